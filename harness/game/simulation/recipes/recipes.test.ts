import { describe, expect, it } from 'vitest';
import { itemData } from '../items/item-data.ts';
import type { ItemStack } from '../view.ts';
import { burnTicks } from './fuels.ts';
import { matchRecipe } from './match-recipe.ts';
import { fits, recipes } from './recipe.ts';
import { remainderOf } from './remainders.ts';
import { repaired } from './repair.ts';
import { smeltable, smeltingOf } from './smelting.ts';

/** What a grid makes, drawn by rows of items with '-' for an empty cell. */
function made(rows: readonly string[]): string | null {
  const cells = rows.map((row) => row.split(' '));
  const grid = cells.flat().map((item): ItemStack | null => (item === '-' ? null : { item, count: 1 }));
  const recipe = matchRecipe(grid, cells[0]!.length);
  return recipe === null ? null : `${recipe.result.count} ${recipe.result.item}`;
}

describe('the recipes', () => {
  it('are made of items that the version has, and fit a crafting table', () => {
    expect(recipes.length).toBeGreaterThan(900);
    for (const recipe of recipes) {
      const names = [recipe.result.item, ...recipe.cells.flatMap((cell) => cell ?? [])];
      expect(
        names.filter((name) => itemData(name) === null),
        recipe.result.item,
      ).toEqual([]);
      expect(fits(recipe, 3, 3)).toBe(true);
    }
  });

  it('lead from a log to a pickaxe', () => {
    expect(made(['- -', 'oak_log -'])).toBe('4 oak_planks');
    expect(made(['oak_planks -', 'birch_planks -'])).toBe('4 stick');
    expect(made(['oak_planks spruce_planks', 'birch_planks oak_planks'])).toBe('1 crafting_table');
    expect(made(['oak_planks oak_planks oak_planks', '- stick -', '- stick -'])).toBe('1 wooden_pickaxe');
    expect(made(['cobblestone cobblestone cobblestone', 'cobblestone - cobblestone', 'cobblestone cobblestone cobblestone'])).toBe(
      '1 furnace',
    );
  });

  it('hold mirrored and anywhere in the grid, but not turned or with more beside them', () => {
    expect(made(['iron_ingot iron_ingot -', 'iron_ingot stick -', '- stick -'])).toBe('1 iron_axe');
    expect(made(['- iron_ingot iron_ingot', '- stick iron_ingot', '- stick -'])).toBe('1 iron_axe');
    expect(made(['- - coal', '- - stick', '- - -'])).toBe('4 torch');
    expect(made(['- - stick', '- - coal', '- - -'])).toBe(null);
    expect(made(['- - coal', '- - stick', '- - dirt'])).toBe(null);
  });

  it('without a shape hold in any arrangement, each ingredient once', () => {
    expect(made(['red_mushroom bowl', '- brown_mushroom'])).toBe('1 mushroom_stew');
    expect(made(['brown_mushroom -', 'bowl red_mushroom'])).toBe('1 mushroom_stew');
    expect(made(['brown_mushroom -', 'bowl brown_mushroom'])).toBe(null);
  });

  it('make nothing of an empty grid', () => {
    expect(made(['- -', '- -'])).toBe(null);
  });

  it('give buckets and bottles back', () => {
    expect(['milk_bucket', 'lava_bucket', 'honey_bottle', 'coal'].map(remainderOf)).toEqual(['bucket', 'bucket', 'glass_bottle', null]);
  });
});

describe('two worn tools', () => {
  const pick = (damage: number, more: Partial<ItemStack> = {}): ItemStack => ({ item: 'iron_pickaxe', count: 1, damage, ...more });

  it('make one with the uses of both and a twentieth more, without enchantments', () => {
    expect(repaired([pick(200, { enchantments: { efficiency: 1 } }), null, pick(150), null])).toEqual(pick(88));
    expect(repaired([pick(20), pick(30)])).toEqual({ item: 'iron_pickaxe', count: 1 });
  });

  it('must be alike and alone', () => {
    expect(repaired([pick(200), { item: 'stone_pickaxe', count: 1, damage: 3 }])).toBe(null);
    expect(repaired([pick(200), pick(2), pick(3)])).toBe(null);
    expect(repaired([pick(200)])).toBe(null);
    expect(
      repaired([
        { item: 'stone', count: 1 },
        { item: 'stone', count: 1 },
      ]),
    ).toBe(null);
  });
});

describe('smelting', () => {
  it('knows only items that the version has', () => {
    const names = [...smeltable].flatMap(([item, { result }]) => [item, result]);
    expect(names.filter((name) => itemData(name) === null)).toEqual([]);
  });

  it('is for food alone in a smoker and for ores and metal alone in a blast furnace', () => {
    expect(['raw_iron', 'beef', 'sand'].map((item) => smeltingOf('furnace', item)?.result)).toEqual(['iron_ingot', 'cooked_beef', 'glass']);
    expect(['raw_iron', 'beef', 'sand'].map((item) => smeltingOf('smoker', item)?.result)).toEqual([undefined, 'cooked_beef', undefined]);
    expect(['raw_iron', 'beef', 'sand'].map((item) => smeltingOf('blast_furnace', item)?.result)).toEqual([
      'iron_ingot',
      undefined,
      undefined,
    ]);
  });

  it('burns fuels for their time, half of it in the fast furnaces', () => {
    const items = ['coal', 'oak_planks', 'stripped_birch_log', 'oak_slab', 'stick', 'oak_boat', 'crimson_planks', 'stone'];
    expect(items.map((item) => burnTicks('furnace', item))).toEqual([1600, 300, 300, 150, 100, 1200, 0, 0]);
    expect(burnTicks('blast_furnace', 'coal')).toBe(800);
  });
});
