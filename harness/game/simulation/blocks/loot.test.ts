import { describe, expect, it } from 'vitest';
import { RandomStream } from '../random/random-stream.ts';
import { knownCell } from './cell.ts';
import { type Breaker, experienceOf, lootOf } from './loot.ts';

/** What many blocks of a kind give together, by item. */
function sum(name: string, breaker: Breaker, properties: Readonly<Record<string, string>> = {}, blocks = 400): Record<string, number> {
  const random = RandomStream.fromSeed(7);
  const all: Record<string, number> = {};
  for (let i = 0; i < blocks; i++)
    for (const { item, count } of lootOf(knownCell(name, properties), breaker, random)) all[item] = (all[item] ?? 0) + count;
  return all;
}

describe('loot', () => {
  it('of ores needs a pickaxe that is good enough', () => {
    expect(sum('iron_ore', 'wooden_pickaxe')).toEqual({});
    expect(sum('iron_ore', 'stone_pickaxe')).toEqual({ raw_iron: 400 });
    expect(sum('deepslate_diamond_ore', 'iron_pickaxe')).toEqual({ diamond: 400 });
  });

  it('of ores is more with fortune', () => {
    const lucky = sum('diamond_ore', { item: 'iron_pickaxe', count: 1, enchantments: { fortune: 3 } });
    // Fortune III gives 2.2 times as many on average.
    expect(lucky.diamond! / 400).toBeGreaterThan(2);
    expect(lucky.diamond! / 400).toBeLessThan(2.4);
  });

  it.each(['stone', 'grass_block', 'glass', 'diamond_ore', 'oak_leaves', 'ice', 'bookshelf', 'ender_chest'])(
    'of %s with silk touch is the block',
    (name) => {
      expect(sum(name, { item: 'netherite_pickaxe', count: 1, enchantments: { silk_touch: 1 } })).toEqual({ [name]: 400 });
    },
  );

  it('of a ripe crop is its fruit and some seeds, of a young one its seed', () => {
    expect(sum('wheat', null, { age: '3' })).toEqual({ wheat_seeds: 400 });
    const ripe = sum('wheat', null, { age: '7' });
    expect(ripe.wheat).toBe(400);
    expect(ripe.wheat_seeds! / 400).toBeCloseTo(12 / 7, 0);
    expect(sum('carrots', null, { age: '7' }).carrot! / 400).toBeGreaterThan(2.5);
  });

  it('of what has two halves is one item', () => {
    for (const [name, property, one, other] of [
      ['oak_door', 'half', 'lower', 'upper'],
      ['red_bed', 'part', 'head', 'foot'],
      ['sunflower', 'half', 'lower', 'upper'],
    ] as const) {
      expect(sum(name, null, { [property]: one }, 1)).toEqual({ [name]: 1 });
      expect(sum(name, null, { [property]: other }, 1)).toEqual({});
    }
    expect(sum('oak_slab', 'iron_axe', { type: 'double' }, 1)).toEqual({ oak_slab: 2 });
  });

  it('of plants is themselves only with shears', () => {
    expect(sum('vine', null)).toEqual({});
    expect(sum('vine', 'shears')).toEqual({ vine: 400 });
    expect(sum('large_fern', 'shears', {}, 1)).toEqual({ fern: 2 });
    expect(sum('cobweb', 'iron_sword', {}, 1)).toEqual({ string: 1 });
  });

  it('of some ores has experience, but not with silk touch', () => {
    const random = RandomStream.fromSeed(1);
    const points = Array.from({ length: 200 }, () => experienceOf(knownCell('diamond_ore'), 'iron_pickaxe', random));
    expect([Math.min(...points), Math.max(...points)]).toEqual([3, 7]);
    expect(experienceOf(knownCell('diamond_ore'), { item: 'iron_pickaxe', count: 1, enchantments: { silk_touch: 1 } }, random)).toBe(0);
    expect(experienceOf(knownCell('iron_ore'), 'iron_pickaxe', random)).toBe(0);
  });
});
