import { describe, expect, test } from 'vitest';
import { blockFaces } from './block-faces.ts';
import type { FreeQuads, SectionMesh } from './display-list.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import { meshSection } from './section-mesher.ts';
import type { Placed } from './testing/block-world.ts';
import { blockWorld } from './testing/block-world.ts';
import { tileIndex } from './tile-table.ts';

const meshOf = (blocks: readonly Placed[]): SectionMesh => meshSection(blockWorld(blocks), 0, 8, 0, 1);
const at = (x: number, y: number, z: number, name: string, properties: Record<string, string> = {}): Placed => ({
  x,
  y: 64 + y,
  z,
  name,
  properties,
});
const rows = ({ count, data }: FreeQuads) =>
  Array.from({ length: count }, (_, i) => [...data.subarray(i * freeFloats, (i + 1) * freeFloats)]);
const isTriangle = (row: readonly number[]) => (row[19]! & freeFlags.triangle) !== 0;

/** A basin of stone, 4 by 4 inside, with a floor. */
const basin: readonly Placed[] = Array.from({ length: 72 }, (_, i) => [i % 6, Math.floor(i / 36), Math.floor(i / 6) % 6] as const)
  .filter(([x, y, z]) => y === 0 || x === 0 || x === 5 || z === 0 || z === 5)
  .map(([x, y, z]) => at(x + 4, y, z + 4, 'stone'));
const lake = (name: string, level: (x: number, z: number) => number): readonly Placed[] =>
  Array.from({ length: 16 }, (_, i) => at(5 + (i & 3), 1, 5 + (i >> 2), name, { level: String(level(i & 3, i >> 2)) }));

describe('liquids', () => {
  test('a lake is level, eight ninths high, and has no faces between its cells', () => {
    const quads = rows(meshOf([...basin, ...lake('water', () => 0)]).blended);
    expect(quads).toHaveLength(16);
    for (const row of quads) {
      expect(row[1]).toBeCloseTo(1 + 8 / 9, 6);
      expect([row[4], row[7], row[9], row[19]]).toEqual([0, 0, tileIndex('water'), freeFlags.twoSided]);
      expect(row[15]).toBeLessThan(1);
    }
  });

  test('a stream falls the way it runs, and its texture runs with it', () => {
    const quads = rows(meshOf([...basin, ...lake('water', (x) => x + 1)]).blended);
    const surfaces = quads.filter((row) => row[18] === 1);
    expect(surfaces.every((row) => row[9] === tileIndex('water_flow'))).toBe(true);
    // Along v of the texture the surface goes east and down.
    for (const row of surfaces) expect([row[6]! > 0, row[7]! < 0, row[8]]).toEqual([true, true, 0]);
  });

  test('the surfaces of neighbours meet, whatever their levels', () => {
    const quads = rows(meshOf([...basin, ...lake('lava', (x, z) => [0, 3, 6, 1, 8, 2, 7, 5, 4, 0, 9, 3, 2, 6, 1, 7][z * 4 + x]!)]).shapes);
    const heights = new Map<string, Set<string>>();
    for (const row of quads.filter((each) => each[18] === 1)) {
      const [x, y, z, ux, uy, uz, vx, vy, vz] = row as [number, number, number, number, number, number, number, number, number];
      const corners = [
        [x, y, z],
        [x + ux, y + uy, z + uz],
        [x + vx, y + vy, z + vz],
        ...(isTriangle(row) ? [] : [[x + ux + vx, y + uy + vy, z + uz + vz]]),
      ];
      for (const [cx, cy, cz] of corners) {
        const key = `${Math.round(cx!)} ${Math.round(cz!)}`;
        heights.set(key, (heights.get(key) ?? new Set()).add(cy!.toFixed(4)));
      }
    }
    expect(heights.size).toBe(25);
    for (const [place, seen] of heights) expect([...seen], place).toHaveLength(1);
  });

  test('a fall is as high as its cell under more of it', () => {
    const quads = rows(meshOf([at(5, 1, 5, 'water', { level: '8' }), at(5, 2, 5, 'water')]).blended);
    const sides = quads.filter((row) => row[1] === 2 && row[7] === -1);
    expect(sides).toHaveLength(4);
    expect(sides.every((row) => row[9] === tileIndex('water_flow'))).toBe(true);
  });
});

describe('shapes of boxes', () => {
  test('stairs leave out what a neighbour hides, and nothing else', () => {
    const alone = meshOf([at(5, 1, 5, 'oak_stairs', { facing: 'north' })]).shapes.count;
    expect(alone).toBe(12);
    // The wall hides the backs of the slab and of the step.
    expect(meshOf([at(5, 1, 5, 'oak_stairs', { facing: 'north' }), at(5, 1, 4, 'stone')]).shapes.count).toBe(alone - 2);
  });

  test('a fence has a post and two rails to each side it joins', () => {
    const count = (properties: Record<string, string>) => meshOf([at(5, 1, 5, 'oak_fence', properties)]).shapes.count;
    expect([count({}), count({ north: 'true' }), count({ north: 'true', east: 'true' })]).toEqual([6, 18, 30]);
  });

  test('what is cut from a block shows that block', () => {
    for (const [name, tile] of [
      ['oak_stairs', 'oak_planks'],
      ['stone_brick_stairs', 'stone_bricks'],
      ['spruce_fence', 'spruce_planks'],
      ['oak_fence_gate', 'oak_planks'],
      ['red_carpet', 'red_wool'],
      ['stone_pressure_plate', 'stone'],
    ] as const)
      expect(blockFaces(name).tiles[1], name).toBe(tileIndex(tile));
  });

  test('the handle of a door is on one side of it, seen from either face', () => {
    for (const facing of ['north', 'south', 'west', 'east']) {
      for (const open of ['false', 'true']) {
        const { mirrored } = blockFaces('oak_door', { facing, open, half: 'lower', hinge: 'left' });
        const wide = (facing === 'north' || facing === 'south') === (open === 'false') ? [2, 3] : [4, 5];
        expect(
          wide.filter((face) => (mirrored >> face) & 1),
          `${facing} ${open}`,
        ).toHaveLength(1);
      }
    }
  });

  test('fire shines, is seen from all sides and moves', () => {
    const quads = rows(meshOf([at(5, 1, 5, 'fire')]).shapes);
    expect(quads).toHaveLength(6);
    for (const row of quads) expect([row[9], row[19]]).toEqual([tileIndex('fire'), freeFlags.twoSided | freeFlags.fullBright]);
  });
});
