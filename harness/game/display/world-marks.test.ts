import { describe, expect, test } from 'vitest';
import type { Dimension, EntityView, WorldView } from '../simulation/view.ts';
import { beamParts, beamQuads } from './beacon-beam.ts';
import { borderQuads } from './border-wall.ts';
import { buildCamera } from './camera.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import { nameTagQuads } from './name-tags.ts';
import { blockWorld, type Placed } from './testing/block-world.ts';
import { stillEntity, stillMob } from './testing/still-entity.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { skyFlash, thingQuads } from './thing-quads.ts';
import { tileFramesAt } from './tile-frames.ts';
import { tileIndex } from './tile-table.ts';
import { buildWorldDisplay } from './world-display.ts';

const cameraAt = (x: number, y: number, z: number) =>
  buildCamera({ player: stillPlayer(x, y, z), partial: 1, fov: 70, bob: false, renderDistance: 4 });
const camera = cameraAt(0.5, 64, 0.5);

/** A world of air with something else about it. */
function world(more: Partial<WorldView>, blocks: readonly Placed[] = []): WorldView {
  const plain = blockWorld(blocks);
  return new Proxy(plain as unknown as WorldView, {
    get: (target, key) => {
      if (key in more) return more[key as keyof WorldView];
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('the border of the world', () => {
  const border = (size: number, moving: -1 | 0 | 1 = 0) => ({ centerX: 0, centerZ: 0, size, moving, warningBlocks: 5 });

  test('is a wall where the eye is near, and nothing far away', () => {
    expect(borderQuads(world({ border: border(20) }), camera).count).toBeGreaterThan(50);
    expect(borderQuads(world({ border: border(2000) }), camera).count).toBe(0);
    expect(borderQuads(world({}), camera).count).toBe(0);
  });

  test('tells by its colour whether it rests, grows or shrinks', () => {
    const tints = ([-1, 0, 1] as const).map((moving) => borderQuads(world({ border: border(20, moving) }), camera).data[14]);
    expect(new Set(tints).size).toBe(3);
  });

  test('has stripes that wander with the ticks', () => {
    expect(tileFramesAt(0)[tileIndex('border')]).not.toBe(tileFramesAt(6)[tileIndex('border')]);
  });
});

describe('a beacon', () => {
  const base = (name: string): Placed[] => [0, 1, 2].flatMap((x) => [0, 1, 2].map((z) => ({ x, y: 63, z, name })));
  const on = (name: string, more: readonly Placed[] = []) => world({}, [...base(name), { x: 1, y: 64, z: 1, name: 'beacon' }, ...more]);

  test('shines on a base of metal under the open sky alone', () => {
    expect(beamQuads(on('iron_block'), camera, 0).count).toBeGreaterThan(0);
    expect(beamQuads(on('stone'), camera, 0).count).toBe(0);
    expect(beamQuads(on('iron_block', [{ x: 1, y: 70, z: 1, name: 'stone' }]), camera, 0).count).toBe(0);
    expect(beamQuads(on('iron_block', [{ x: 1, y: 70, z: 1, name: 'glass' }]), camera, 0).count).toBeGreaterThan(0);
  });

  test('takes the colour of the glass above it, and mixes those of several', () => {
    const parts = beamParts(
      on('gold_block', [
        { x: 1, y: 66, z: 1, name: 'red_stained_glass' },
        { x: 1, y: 68, z: 1, name: 'blue_stained_glass' },
      ]),
      1,
      64,
      1,
    );
    expect(parts.map(({ from }) => from)).toEqual([64, 66, 68]);
    expect(new Set(parts.map(({ color }) => color)).size).toBe(3);
  });

  test('turns its beam with the time of the world', () => {
    const shining = on('iron_block');
    expect(beamQuads(shining, camera, 3)).toEqual(beamQuads(shining, camera, 3));
    expect(beamQuads(shining, camera, 3)).not.toEqual(beamQuads(shining, camera, 4));
  });
});

describe('things', () => {
  const input = (entity: EntityView) => {
    const place = [entity.x - camera.x, entity.y - camera.y, entity.z - camera.z] as const;
    return { world: world({}), entity, place, camera, age: entity.age, light: { sky: 240, block: 0 } };
  };

  test('each kind has a picture of its own', () => {
    const stone = world({}, [{ x: 0, y: 60, z: 0, name: 'stone' }]).cell(0, 60, 0);
    for (const kind of ['arrow', 'experience_orb', 'falling_block', 'tnt', 'end_crystal', 'lightning_bolt', 'snowball']) {
      const quads = thingQuads(input(stillEntity(kind, [3, 64, 3], { block: stone, fuse: 40, age: 2 })));
      expect(quads?.count, kind).toBeGreaterThan(0);
    }
    expect(thingQuads(input(stillEntity('wandering_whale', [3, 64, 3])))).toBeNull();
  });

  test('an end crystal begins its spin from its place, and turns by its age', () => {
    const at = (x: number, age: number) => thingQuads(input(stillEntity('end_crystal', [x, 64, 3], { age })))!;
    const shape = (x: number, age: number) => at(x, age).data.filter((_, i) => i % freeFloats > 2 && i % freeFloats < 9);
    expect(shape(3, 5)).toEqual(shape(3, 5));
    expect(shape(3, 5)).not.toEqual(shape(3, 6));
    expect(shape(3, 5)).not.toEqual(shape(4, 5));
  });

  test('lightning lights up the sky and fades, unless flashes are hidden', () => {
    const bolt = stillEntity('lightning_bolt', [20, 64, 3], { age: 1 });
    expect(skyFlash([bolt], 0)).toBeGreaterThan(skyFlash([{ ...bolt, age: 4 }], 0));
    expect(skyFlash([{ ...bolt, age: 30 }], 0)).toBe(0);
    const simulation = {
      ...stillSimulation(world({ totalDayTime: 18000 } as Partial<WorldView>), stillPlayer(0.5, 64, 0.5)),
      entities: [bolt],
    };
    const view = { simulation, meshes: [], partial: 1, fov: 70, width: 64, height: 48, gamma: 0, bob: false, renderDistance: 2 };
    const list = (more: object) => buildWorldDisplay({ ...view, showHand: false, showOutline: false, ticks: 0, ...more });
    expect(list({}).sky).not.toEqual(list({ hideFlashes: true }).sky);
    expect(list({}).lightmap).not.toEqual(list({ hideFlashes: true }).lightmap);
  });
});

describe('the skies of other worlds', () => {
  const list = (dimension: Dimension) => {
    const simulation = stillSimulation(world({ dimension }), stillPlayer(0.5, 64, 0.5));
    const view = { simulation, meshes: [], partial: 1, fov: 70, width: 64, height: 48, gamma: 0, bob: false, renderDistance: 8 };
    return buildWorldDisplay({ ...view, showHand: false, showOutline: false, ticks: 0 });
  };

  test('the nether is a red haze without sun, near and nowhere black', () => {
    const { sky, fog, backdrop, lightmap } = list('the_nether');
    expect(sky.glow).toBeNull();
    expect(backdrop.count).toBe(0);
    expect(fog.end).toBeLessThan(list('overworld').fog.end);
    expect(fog.color >> 16).toBeGreaterThan((fog.color & 255) * 2);
    expect(Math.min(...lightmap)).toBeGreaterThan(40);
  });

  test('the end is dark static all round', () => {
    const { backdrop, sky } = list('the_end');
    expect(backdrop.count).toBeGreaterThan(100);
    expect(new Set(Array.from({ length: backdrop.count }, (_, i) => backdrop.data[i * freeFloats + 9]))).toEqual(
      new Set([tileIndex('end_sky')]),
    );
    expect(sky.zenith).toBeLessThan(0x202020);
  });
});

describe('names over heads', () => {
  const inkOf = (text: string) => ({ width: text.length * 6, runs: [...text].map((_, i) => [i * 6, 0, 5] as const) });
  const named = (more: Partial<EntityView>) => stillEntity('cow', [0.5, 64, -3], { mob: stillMob(), name: 'Berta', ...more });
  const tags = (entity: EntityView, target: EntityView | null = null) => {
    const simulation = { ...stillSimulation(world({}), stillPlayer(0.5, 64, 0.5)), entities: [entity], targetEntity: () => target };
    return nameTagQuads(simulation, camera, 1, inkOf);
  };

  test('are shown always, or while one looks at who has one', () => {
    const shy = named({ nameVisible: false });
    expect(tags(named({ nameVisible: true })).count).toBe(11);
    expect(tags(shy).count).toBe(0);
    expect(tags(shy, shy).count).toBe(11);
    expect(tags(named({ name: null, nameVisible: true })).count).toBe(0);
    expect(tags(named({ nameVisible: true, oldZ: -90, z: -90 })).count).toBe(0);
  });

  test('come dim through walls and bright where nothing is in between', () => {
    const { count, data } = tags(named({ nameVisible: true }));
    const through = Array.from({ length: count }, (_, i) => (data[i * freeFloats + 19]! & freeFlags.through) !== 0);
    expect(through.filter(Boolean)).toHaveLength(6);
    for (const [i, each] of through.entries()) expect(data[i * freeFloats + 15]! < 1).toBe(each);
  });
});
