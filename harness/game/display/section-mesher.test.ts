import { describe, expect, test } from 'vitest';
import type { SectionMesh } from './display-list.ts';
import { freeFlags, freeFloats, packedWords } from './display-list.ts';
import { meshSection } from './section-mesher.ts';
import type { Placed } from './testing/block-world.ts';
import { blockWorld } from './testing/block-world.ts';
import { tileIndex } from './tile-table.ts';

/** Section 8 starts at y 64. */
const ground = 64;
const meshOf = (blocks: readonly Placed[]): SectionMesh => meshSection(blockWorld(blocks), 0, 8, 0, 1);
const solidCount = (mesh: SectionMesh) => mesh.solid.reduce((sum, group) => sum + group.length / packedWords, 0);
const at = (x: number, y: number, z: number, name: string, properties: Record<string, string> = {}): Placed => ({
  x,
  y: ground + y,
  z,
  name,
  properties,
});
const floor = (name: string): Placed[] => Array.from({ length: 256 }, (_, i) => at(i & 15, 0, i >> 4, name));
const quadAt = (mesh: SectionMesh, face: number, x: number, y: number, z: number): readonly number[] => {
  const group = mesh.solid[face]!;
  for (let i = 0; i < group.length; i += packedWords) {
    if ((group[i]! & 0xfff) === (x | (y << 4) | (z << 8))) return [...group.subarray(i, i + packedWords)];
  }
  throw new Error(`No quad of face ${face} at ${x} ${y} ${z}.`);
};

describe('faces', () => {
  test('a lone cube has six, one in each group', () => {
    const mesh = meshOf([at(5, 5, 5, 'stone')]);
    expect(mesh.solid.map((group) => group.length / packedWords)).toEqual([1, 1, 1, 1, 1, 1]);
    expect([mesh.x, mesh.y, mesh.z, mesh.id]).toEqual([0, 64, 0, '0,4,0']);
  });

  test('the lowest layer of the world shows its lower faces to the void, unlit', () => {
    const mesh = meshSection(blockWorld([{ x: 5, y: -64, z: 5, name: 'bedrock' }]), 0, 0, 0, 1);
    expect(mesh.solid.map((group) => group.length / packedWords)).toEqual([1, 1, 1, 1, 1, 1]);
    expect([...mesh.solid[0].subarray(1, 3)]).toEqual([0, 0]);
  });

  test('two touching cubes have ten', () => {
    expect(solidCount(meshOf([at(5, 5, 5, 'stone'), at(6, 5, 5, 'dirt')]))).toBe(10);
  });

  test('a cube at the rim hides its face against one in the next section', () => {
    expect(solidCount(meshOf([at(0, 5, 5, 'stone'), at(-1, 5, 5, 'stone')]))).toBe(5);
    expect(solidCount(meshOf([at(5, 15, 5, 'stone'), at(5, 16, 5, 'stone')]))).toBe(5);
  });

  test('glass has no face to glass, but stone behind glass keeps its own', () => {
    expect(solidCount(meshOf([at(5, 5, 5, 'glass'), at(6, 5, 5, 'glass')]))).toBe(10);
    expect(solidCount(meshOf([at(5, 5, 5, 'glass'), at(6, 5, 5, 'stone')]))).toBe(11);
  });

  test('leaves show the inner face only behind an outermost leaf', () => {
    const row = [4, 5, 6, 7, 8].map((x) => at(x, 5, 5, 'oak_leaves'));
    // Four sides of five leaves, two ends, and the faces seen through the two outermost: one from each end.
    expect(solidCount(meshOf(row))).toBe(20 + 2 + 2);
  });

  test('a grass block shows its overlay before the dirt of the same side', () => {
    const mesh = meshOf([at(5, 5, 5, 'grass_block')]);
    expect(solidCount(mesh)).toBe(10);
    const north = mesh.solid[2]!;
    expect((north[0]! >> 12) & 0xfff).toBe(tileIndex('grass_block_overlay'));
    expect(north[3]! & 0xffffff).toBe(0x80c060);
    expect((north[4]! >> 12) & 0xfff).toBe(tileIndex('grass_block_side'));
    expect(north[7]! & 0xffffff).toBe(0xffffff);
  });

  test('a log along x shows its ends west and east and turns the tiles of its other faces', () => {
    const mesh = meshOf([at(5, 5, 5, 'oak_log', { axis: 'x' })]);
    const tiles = mesh.solid.map((group) => (group[0]! >> 12) & 0xfff);
    const side = tileIndex('oak_log');
    const end = tileIndex('oak_log_top');
    expect(tiles).toEqual([side, side, side, side, end, end]);
    expect(mesh.solid.map((group) => (group[3]! >> 24) & 1)).toEqual([1, 1, 1, 1, 0, 0]);
  });

  test('the tops of a meadow lie both ways round, its sides one', () => {
    const mesh = meshOf(floor('grass_block'));
    const turns = (face: number) =>
      new Set(
        Array.from({ length: mesh.solid[face]!.length / packedWords }, (_, i) => (mesh.solid[face]![i * packedWords + 3]! >> 24) & 1),
      );
    expect(turns(1)).toEqual(new Set([0, 1]));
    expect(turns(2)).toEqual(new Set([0]));
  });
});

describe('corners', () => {
  test('a face in the open is lit fully and evenly', () => {
    const [word, sky, block] = quadAt(meshOf([at(5, 5, 5, 'stone')]), 1, 5, 5, 5);
    expect(word! >>> 24).toBe(0b11111111);
    expect(sky! >>> 0).toBe(0xf0f0f0f0);
    expect(block).toBe(0);
  });

  test('a cube on a floor shades the two corners of the floor beside it by one', () => {
    const [word] = quadAt(meshOf([...floor('stone'), at(6, 1, 5, 'stone')]), 1, 5, 0, 5);
    // Corners 1 and 2 lie to the east: u runs east, v south.
    expect(word! >>> 24).toBe(0b11_10_10_11);
  });

  test('a corner between two cubes is dark whatever stands behind it', () => {
    const two = [...floor('stone'), at(6, 1, 5, 'stone'), at(5, 1, 4, 'stone')];
    const [open] = quadAt(meshOf(two), 1, 5, 0, 5);
    const [closed] = quadAt(meshOf([...two, at(6, 1, 4, 'stone')]), 1, 5, 0, 5);
    expect((open! >>> 26) & 3).toBe(0);
    expect((closed! >>> 26) & 3).toBe(0);
  });

  test('block light at a corner is the mean of four cells', () => {
    const mesh = meshOf([...floor('stone'), at(5, 1, 5, 'torch')]);
    const [, , block] = quadAt(mesh, 1, 5, 0, 5);
    // The torch's cell has 14, its four neighbours 13, the diagonal ones 12: (14 + 13 + 13 + 12) * 4 at every corner.
    expect(block! >>> 0).toBe((208 * 0x01010101) >>> 0);
  });
});

describe('shapes', () => {
  const flagsOf = (mesh: SectionMesh, i: number, list: 'shapes' | 'blended' = 'shapes') => mesh[list].data[i * freeFloats + 19]!;

  test('a flower is two planes seen from both sides', () => {
    const mesh = meshOf([at(5, 1, 5, 'poppy')]);
    expect(mesh.shapes.count).toBe(2);
    expect(flagsOf(mesh, 0)).toBe(freeFlags.twoSided);
  });

  test('a torch is four planes and a cap', () => {
    expect(meshOf([at(5, 1, 5, 'torch')]).shapes.count).toBe(5);
    expect(meshOf([at(5, 1, 5, 'wall_torch', { facing: 'east' })]).shapes.count).toBe(5);
  });

  test('a lower slab has six faces, its upper one at half height', () => {
    const mesh = meshOf([at(5, 1, 5, 'oak_slab', { type: 'bottom' })]);
    expect(mesh.shapes.count).toBe(6);
    expect(mesh.shapes.data[freeFloats + 1]).toBe(1.5);
    expect(solidCount(meshOf([at(5, 1, 5, 'oak_slab', { type: 'double' })]))).toBe(6);
  });

  test('snow of one layer hides the face under it and is an eighth high', () => {
    const mesh = meshOf([at(5, 0, 5, 'dirt'), at(5, 1, 5, 'snow')]);
    expect(solidCount(mesh)).toBe(5);
    expect(mesh.shapes.count).toBe(5);
    expect(mesh.shapes.data[1]).toBe(1.125);
  });

  test('lava is solid and shines by itself', () => {
    const mesh = meshOf([at(5, 1, 5, 'lava')]);
    expect(mesh.blended.count).toBe(0);
    expect(mesh.shapes.count).toBe(6);
    expect(flagsOf(mesh, 0) & freeFlags.fullBright).toBe(freeFlags.fullBright);
  });
});

test('a section of an unloaded chunk has no quads', () => {
  const mesh = meshSection(blockWorld([at(5, 5, 5, 'stone')]), 40, 8, 0, 1);
  expect(solidCount(mesh) + mesh.shapes.count + mesh.blended.count).toBe(0);
});

test('a section meshed twice is the same', () => {
  const world = blockWorld([...floor('grass_block'), at(3, 1, 3, 'fern'), at(4, 1, 4, 'water'), at(7, 1, 7, 'oak_leaves')]);
  expect(meshSection(world, 0, 8, 0, 1)).toEqual(meshSection(world, 0, 8, 0, 1));
});
