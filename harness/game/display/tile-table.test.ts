import { describe, expect, test } from 'vitest';
import { blockKinds } from '../simulation/block-kinds.ts';
import { blockFaces } from './block-faces.ts';
import { itemIcon } from './item-icon.ts';
import { hasTile, itemTile, paintTiles, tileIndex, tileNames, tilePixels } from './tile-table.ts';

const drawn = blockKinds.filter((kind) => kind.shape !== 'none');

/** How far two tiles are apart: the mean distance of their texels in RGB, a hole against a texel counting as black against white. */
function apart(a: number, b: number): number {
  const first = tilePixels(a);
  const second = tilePixels(b);
  let sum = 0;
  for (let i = 0; i < 256; i++) {
    const [solidA, solidB] = [first[i * 4 + 3]! >= 128, second[i * 4 + 3]! >= 128];
    if (solidA !== solidB) sum += 442;
    if (!solidA || !solidB) continue;
    let square = 0;
    for (let c = 0; c < 3; c++) square += (first[i * 4 + c]! - second[i * 4 + c]!) ** 2;
    sum += Math.sqrt(square);
  }
  return sum / 256;
}

describe('tiles', () => {
  test('every state of every kind has tiles for all six faces', () => {
    for (const kind of drawn) {
      for (const state of kind.states) {
        const { tiles } = blockFaces(kind.name, state);
        expect(tiles, kind.name).toHaveLength(6);
        expect(tiles, `${kind.name} ${JSON.stringify(state)}`).not.toContain(0);
      }
    }
  });

  test('no two kinds look alike: their sides or their tops are well apart', () => {
    const alike: string[] = [];
    for (const [i, a] of drawn.entries()) {
      for (const b of drawn.slice(i + 1)) {
        // A torch on a wall is a torch, snow lies as layers or blocks, a slab is cut from its block: told apart by shape.
        if (a.shape !== b.shape) continue;
        const first = blockFaces(a.name);
        const second = blockFaces(b.name);
        const tinted = first.tints.join() !== second.tints.join();
        const distance = Math.max(...[1, 2].map((face) => apart(first.tiles[face]!, second.tiles[face]!)));
        if (distance < 14 && !tinted) alike.push(`${a.name} ${b.name} ${distance.toFixed(1)}`);
      }
    }
    expect(alike.filter((pair) => !pair.startsWith('torch wall_torch'))).toEqual([]);
  });

  test('painting is the same every time and fills the sheet', () => {
    const first = paintTiles();
    expect(Buffer.compare(first, paintTiles())).toBe(0);
    expect(first.length).toBe(tileNames.length * 1024);
    const index = tileIndex('oak_planks');
    expect(Buffer.compare(first.subarray(index * 1024, index * 1024 + 1024), tilePixels(index))).toBe(0);
  });

  test('no tile but the air of a picture is empty', () => {
    for (const [i, name] of tileNames.entries())
      expect(
        tilePixels(i).some((value, at) => at % 4 === 3 && value > 0),
        name,
      ).toBe(true);
  });

  test('an index fits the twelve bits of a packed quad', () => {
    expect(tileNames.length).toBeLessThan(4096);
  });
});

describe('items', () => {
  test('an item without a picture gets a stand-in, always the same one', () => {
    expect(tileNames[itemTile('nether_star')]).toMatch(/^stand_in\//);
    expect(itemTile('nether_star')).toBe(itemTile('minecraft:nether_star'));
    expect(itemTile('nether_star')).not.toBe(itemTile('totem_of_undying'));
  });

  test('every kind with an item has an icon', () => {
    for (const { item } of drawn) {
      if (item === null) continue;
      for (const quad of itemIcon(item)) expect(quad.tile, item).toBeGreaterThan(0);
    }
  });

  test('a block is an icon of three faces within the box, a flower and a tool of one', () => {
    const stone = itemIcon('stone');
    expect(stone).toHaveLength(3);
    for (const { corner, u, v } of stone) {
      for (const [s, t] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        for (const axis of [0, 1] as const) {
          const place = corner[axis] + u[axis] * s + v[axis] * t;
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(16);
        }
      }
    }
    expect(itemIcon('poppy')).toHaveLength(1);
    expect(itemIcon('iron_pickaxe')[0]?.tile).toBe(tileIndex('item/iron_pickaxe'));
    expect(hasTile('item/iron_pickaxe')).toBe(true);
  });
});
