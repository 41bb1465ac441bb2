import { describe, expect, test } from 'vitest';
import { blockKinds } from '../simulation/block-kinds.ts';
import { itemNames } from '../simulation/items/item-names.ts';
import { blockFaces } from './block-faces.ts';
import { itemIcon } from './item-icon.ts';
import { hasTile, itemTile, paintTiles, tileIndex, tileNames, tilePixels } from './tile-table.ts';

const drawn = blockKinds.filter((kind) => kind.shape !== 'none');

/**
 * How far two tiles are apart: the mean distance in RGB of the texels that either has, a hole against a texel counting as black against
 * white.
 */
function distanceOf(a: number, b: number): number {
  const first = tilePixels(a);
  const second = tilePixels(b);
  let sum = 0;
  let covered = 0;
  for (let i = 0; i < 256; i++) {
    const [solidA, solidB] = [first[i * 4 + 3]! >= 128, second[i * 4 + 3]! >= 128];
    if (solidA || solidB) covered++;
    if (solidA !== solidB) sum += 442;
    if (!solidA || !solidB) continue;
    let square = 0;
    for (let c = 0; c < 3; c++) square += (first[i * 4 + c]! - second[i * 4 + c]!) ** 2;
    sum += Math.sqrt(square);
  }
  return covered === 0 ? 0 : sum / covered;
}

/** Pairs that differ by more than the faces of their first box: by where they hang, what is in them, how they burn. */
const otherwiseApart: ReadonlySet<string> = new Set([
  'torch wall_torch',
  'soul_torch soul_wall_torch',
  'cauldron water_cauldron',
  'campfire soul_campfire',
]);

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

  test('no two kinds look alike: some face of theirs is well apart', () => {
    const known = new Map<number, number>();
    const apart = (a: number, b: number): number => {
      const key = Math.min(a, b) * 4096 + Math.max(a, b);
      const distance = a === b ? 0 : (known.get(key) ?? distanceOf(a, b));
      known.set(key, distance);
      return distance;
    };
    const alike: string[] = [];
    for (const [i, a] of drawn.entries()) {
      for (const b of drawn.slice(i + 1)) {
        // A torch on a wall is a torch, snow lies as layers or blocks, a slab is cut from its block: told apart by shape.
        if (a.shape !== b.shape || a.name === b.name) continue;
        // New and grown: young carrots and young potatoes are the same leaves.
        const looks = [0, -1].map((state) => [blockFaces(a.name, a.states.at(state)), blockFaces(b.name, b.states.at(state))] as const);
        const tinted = looks.some(([first, second]) => first.tints.join() !== second.tints.join());
        const distance = Math.max(
          ...looks.flatMap(([first, second]) => first.tiles.map((tile, face) => (face === 0 ? 0 : apart(tile, second.tiles[face]!)))),
        );
        if (distance < 14 && !tinted) alike.push(`${a.name} ${b.name}`);
      }
    }
    expect(alike.filter((pair) => !otherwiseApart.has(pair))).toEqual([]);
  });

  test('painting is the same every time and fills the sheet', () => {
    const first = paintTiles();
    expect(Buffer.compare(first, paintTiles())).toBe(0);
    expect(first.length).toBe(tileNames.length * 1024);
    const index = tileIndex('oak_planks');
    expect(Buffer.compare(first.subarray(index * 1024, index * 1024 + 1024), tilePixels(index))).toBe(0);
  });

  test('no tile but the air of a picture is empty', () => {
    // The lower side of a sleeve, and what of a face has no eyes.
    const open = /^armour\/.*\/(top|bottom)$|^mob\/spider_eyes$/;
    for (const [i, name] of tileNames.entries()) {
      if (open.test(name)) continue;
      expect(
        tilePixels(i).some((value, at) => at % 4 === 3 && value > 0),
        name,
      ).toBe(true);
    }
  });

  test('an index fits the twelve bits of a packed quad', () => {
    expect(tileNames.length).toBeLessThan(4096);
  });
});

describe('items', () => {
  test('an item without a picture gets a stand-in, always the same one', () => {
    expect(tileNames[itemTile('sculk_shrieker')]).toMatch(/^stand_in\//);
    expect(itemTile('sculk_shrieker')).toBe(itemTile('minecraft:sculk_shrieker'));
    expect(itemTile('sculk_shrieker')).not.toBe(itemTile('structure_void'));
  });

  test('no two pictures of items look alike, and none is a stand-in or missing', () => {
    const flat = itemNames.filter((name) => hasTile(`item/${name}`));
    expect(flat.length).toBeGreaterThan(300);
    const alike: string[] = [];
    for (const [i, a] of flat.entries()) {
      for (const b of flat.slice(i + 1)) {
        if (distanceOf(itemTile(a), itemTile(b)) < 8) alike.push(`${a} ${b}`);
      }
    }
    expect(alike).toEqual([]);
    for (const { item } of drawn) if (item !== null) expect(tileNames[itemIcon(item)[0]!.tile], item).not.toMatch(/^stand_in|^missing/);
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
