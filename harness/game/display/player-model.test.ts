import { describe, expect, test } from 'vitest';
import { restingPose } from '../simulation/player/pose.ts';
import type { PlayerView } from '../simulation/view.ts';
import { buildCamera } from './camera.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import { handQuads } from './hand.ts';
import { nextPerspective, seenFrom } from './perspective.ts';
import { playerQuads } from './player-model.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { tileNames } from './tile-table.ts';
import { buildWorldDisplay } from './world-display.ts';

const world = blockWorld([]);
const cameraOf = (player: PlayerView) => buildCamera({ player, partial: 1, fov: 70, bob: false, renderDistance: 2 });
const body = (more: Partial<PlayerView> = {}, ticks = 0): FreeQuads => {
  const player = stillPlayer(8, 64, 8, more);
  return playerQuads({ world, player, camera: cameraOf(stillPlayer(8, 64, 8)), partial: 1, ticks });
};

/** The place of each corner of the quads, relative to the player's feet. */
function corners({ count, data }: FreeQuads): readonly (readonly [number, number, number])[] {
  return Array.from({ length: count * 4 }, (_, i) => {
    const at = Math.floor(i / 4) * freeFloats;
    const [u, v] = [i % 4 === 1 || i % 4 === 2 ? 1 : 0, i % 4 >= 2 ? 1 : 0];
    const place = [0, 1, 2].map((axis) => data[at + axis]! + u * data[at + 3 + axis]! + v * data[at + 6 + axis]!);
    return [place[0]!, place[1]! + 1.62, place[2]!] as const;
  });
}
const reach = (quads: FreeQuads, axis: number) => {
  const along = corners(quads).map((corner) => corner[axis]!);
  return [Math.min(...along), Math.max(...along)] as const;
};
const namesOf = ({ count, data }: FreeQuads) => Array.from({ length: count }, (_, i) => tileNames[data[i * freeFloats + 9]!]!);
/** Middle of the quads that show a tile. */
function middleOf(quads: FreeQuads, tile: string): readonly number[] {
  const at = namesOf(quads).indexOf(tile) * 4;
  return [0, 1, 2].map((axis) =>
    corners(quads)
      .slice(at, at + 4)
      .reduce((sum, corner) => sum + corner[axis]! / 4, 0),
  );
}

describe('the player from outside', () => {
  test('stands on its feet, less than two blocks tall, its face where it looks', () => {
    const quads = body({ yaw: 0, pose: { ...restingPose } });
    const [low, high] = reach(quads, 1);
    expect(low).toBeCloseTo(0, 1);
    expect(high).toBeGreaterThan(1.8);
    expect(high).toBeLessThan(1.95);
    expect(middleOf(quads, 'player_face')[2]).toBeGreaterThan(0.2);
    const west = body({ yaw: 90, pose: { ...restingPose, bodyYaw: 90, oldBodyYaw: 90 } });
    expect(middleOf(west, 'player_face')[0]).toBeLessThan(-0.2);
  });

  test('swings its limbs with the way walked, and sways by the ticks while it stands', () => {
    const pose = { ...restingPose, stride: 1, oldStride: 1 };
    const [back, front] = reach(body({ pose, walked: 2.36, walkedOld: 2.36 }), 2);
    expect(front - back).toBeGreaterThan(1);
    expect(body({ pose, walked: 0 })).not.toEqual(body({ pose, walked: 0.3, walkedOld: 0.3 }));
    expect(body({}, 10)).toEqual(body({}, 10));
    expect(body({}, 10)).not.toEqual(body({}, 11));
  });

  test('shows what it holds and wears', () => {
    const inventory = new Array(46).fill(null);
    inventory[36] = { item: 'oak_planks', count: 1 };
    inventory[6] = { item: 'diamond_chestplate', count: 1 };
    const names = namesOf(body({ inventory }));
    expect(names.filter((name) => name === 'oak_planks')).toHaveLength(6);
    // Body and both arms, in the material's own look.
    expect(names.filter((name) => name?.startsWith('armour/diamond_chest'))).toHaveLength(6);
    expect(names.filter((name) => name?.startsWith('armour/diamond_sleeve'))).toHaveLength(12);
  });
});

describe('perspectives', () => {
  test('go round', () => {
    expect([nextPerspective('first'), nextPerspective('back'), nextPerspective('front')]).toEqual(['back', 'front', 'first']);
  });

  test('stand four blocks away, or before what is in the way', () => {
    const camera = cameraOf(stillPlayer(8.5, 64, 8.5, { yaw: 180 }));
    expect(seenFrom(camera, 'first', world)).toBe(camera);
    expect(seenFrom(camera, 'back', world).z).toBeCloseTo(12.5, 6);
    const front = seenFrom(camera, 'front', world);
    expect(front.z).toBeCloseTo(4.5, 6);
    expect(front.forward[2]).toBe(-camera.forward[2]);
    const wall = blockWorld([{ x: 8, y: 65, z: 10, name: 'stone' }]);
    expect(seenFrom(camera, 'back', wall).z).toBeLessThan(10);
    expect(seenFrom(camera, 'back', blockWorld([{ x: 8, y: 65, z: 10, name: 'poppy' }])).z).toBeCloseTo(12.5, 6);
  });

  test('show the body and not the hand from outside, and the hand and not the body from inside', () => {
    const simulation = stillSimulation(world, stillPlayer(8, 64, 8));
    const view = { simulation, meshes: [], partial: 1, fov: 70, width: 64, height: 48, gamma: 0.5, bob: false, renderDistance: 2 };
    const list = (perspective: 'first' | 'back') =>
      buildWorldDisplay({ ...view, showHand: true, showOutline: false, ticks: 0, perspective });
    expect(namesOf(list('first').objects)).not.toContain('player_face');
    expect(list('first').hand.count).toBeGreaterThan(0);
    expect(namesOf(list('back').objects)).toContain('player_face');
    expect(list('back').hand.count).toBe(0);
  });
});

describe('the hand', () => {
  const hand = (more: Partial<PlayerView>) => {
    const player = stillPlayer(8, 64, 8, more);
    const bob = { right: 0, up: 0, roll: 0, pitch: 0 };
    return handQuads({ world, player, camera: cameraOf(player), partial: 1, bob, ticks: 0 } as Parameters<typeof handQuads>[0]);
  };

  test('sinks with what it held and rises with what it holds', () => {
    const inventory = new Array(46).fill(null);
    inventory[36] = { item: 'oak_planks', count: 1 };
    const stone = { item: 'stone', count: 1 };
    const sinking = hand({ inventory, pose: { ...restingPose, handHeight: 0.2, oldHandHeight: 0.6, shownHeld: stone } });
    expect(namesOf(sinking)).toContain('stone');
    const up = hand({ inventory });
    expect(namesOf(up)).toContain('oak_planks');
    expect(sinking.data[1]!).toBeLessThan(up.data[1]!);
  });
});
