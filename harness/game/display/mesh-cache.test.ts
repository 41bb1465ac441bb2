import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createInlineRenderer } from '../raster/inline-renderer.ts';
import { knownCell } from '../simulation/blocks/cell.ts';
import type { WorldView } from '../simulation/view.ts';
import type { DisplayList } from './display-list.ts';
import { MeshCache } from './mesh-cache.ts';
import { blockWorld, terrainWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { buildTextureSet } from './texture-set.ts';
import { buildWorldDisplay, meshRequest } from './world-display.ts';

const everything = { cx: 0, cz: 0, renderDistance: 1, budget: Number.POSITIVE_INFINITY };
const blank = { width: 1, height: 1, pixels: new Uint8Array(4) };

test('an unchanged world hands out the same meshes again and builds nothing', () => {
  const world = blockWorld([{ x: 5, y: 70, z: 5, name: 'stone' }]);
  const cache = new MeshCache();
  const first = cache.update(world, everything);
  const built = cache.built;
  const second = cache.update(world, everything);
  expect(second).toHaveLength(1);
  expect(second[0]).toBe(first[0]);
  expect(cache.built).toBe(built);
});

test('a changed block gives its section and the neighbours it touches new meshes with new versions', () => {
  const world = blockWorld([
    { x: 15, y: 70, z: 5, name: 'stone' },
    { x: 16, y: 70, z: 5, name: 'stone' },
  ]);
  const cache = new MeshCache();
  const before = cache.update(world, everything);
  world.map.get(0, 0)!.setCell(15, 70, 5, 0);
  const after = cache.update(world, everything);
  expect(before.map((mesh) => mesh.id)).toEqual(['0,4,0', '1,4,0']);
  expect(after.map((mesh) => mesh.id)).toEqual(['1,4,0']);
  expect(after[0]!.version).toBeGreaterThan(before[1]!.version);
  expect(after[0]!.solid[4]).toHaveLength(4);
});

test('a budget spreads the work over calls and says when it is done', () => {
  const world = terrainWorld(7n, 1);
  const whole = new MeshCache().update(world, everything);
  const cache = new MeshCache();
  let calls = 0;
  do {
    cache.update(world, { ...everything, budget: 10 });
    calls++;
  } while (!cache.complete && calls < 100);
  expect(calls).toBeGreaterThan(1);
  const pieces = cache.update(world, everything);
  expect(pieces.map(({ id, solid }) => [id, solid])).toEqual(whole.map(({ id, solid }) => [id, solid]));
});

/** Where to stand in the lowest hollow of three by three by three cells above y 0 in the middle chunk. */
function caveIn(world: WorldView): [number, number, number] {
  for (let y = 1; y < 60; y++) {
    for (let i = 0; i < 196; i++) {
      const [x, z] = [1 + (i % 14), 1 + Math.floor(i / 14)];
      const around = Array.from({ length: 27 }, (_, k) =>
        world.cell(x - 1 + (k % 3), y + (Math.floor(k / 3) % 3), z - 1 + Math.floor(k / 9)),
      );
      if (around.every((cell) => cell === 0)) return [x + 0.5, y, z + 0.5];
    }
  }
  throw new Error('No cave in the middle chunk; choose another seed.');
}

test('what the view leaves out would not have changed a pixel', async () => {
  const world = terrainWorld(3n, 2);
  // A shaft down into the ground, so that a cave's worth of hollows can be seen from above.
  for (let y = 40; y < 130; y++) world.map.get(0, 0)!.setCell(8, y, 8, 0);
  world.map.get(0, 0)!.setCell(8, 40, 8, knownCell('glowstone'));
  const renderer = createInlineRenderer();
  await renderer.setTextures(buildTextureSet({ font: blank, gui: blank }));
  const cache = new MeshCache();
  for (const [yaw, pitch, x, y, z] of [
    [180, 10, 8.5, 100, 8.5],
    [37, 80, 8.5, 75, 8.5],
    [-110, -5, ...caveIn(world)],
  ] as const) {
    const simulation = stillSimulation(world, stillPlayer(x, y, z, { yaw, pitch }));
    const source = { simulation, partial: 1, fov: 70, width: 320, height: 180, gamma: 1, bob: false, renderDistance: 2 } as const;
    const rest = {
      ...source,
      showHand: false,
      showOutline: false,
      ticks: 0,
      gui: { count: 0, data: new Int32Array(0) },
    } as const;
    const draw = async (request: Parameters<MeshCache['update']>[1]) => {
      const meshes = cache.update(world, request);
      const { gui, ...input } = rest;
      const list: DisplayList = { ...buildWorldDisplay({ ...input, meshes }), gui };
      const { pixels } = await renderer.render(list);
      return { digest: createHash('sha256').update(pixels).digest('hex'), count: meshes.length };
    };
    const seen = meshRequest(source, Number.POSITIVE_INFINITY);
    const { view: _, ...all } = seen;
    const narrow = await draw(seen);
    const wide = await draw(all);
    expect(narrow.digest).toBe(wide.digest);
    expect(narrow.count).toBeLessThan(wide.count);
  }
  await renderer.close();
});
