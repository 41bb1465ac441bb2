import { stackLimit } from '../items/item-data.ts';
import { isPlain, withCount } from '../items/item-stack.ts';
import type { Player } from '../player/player.ts';
import { fits, type Recipe, recipes } from '../recipes/recipe.ts';
import type { ItemStack } from '../view.ts';
import { giveBack } from './give-back.ts';
import type { Menu } from './menu.ts';
import { span } from './menu-slot.ts';
import { planRecipe } from './plan-recipe.ts';

/** Slots of the inventory that ingredients are taken from, in the order in which they are. */
const sources = [...span(36, 44), ...span(9, 35)];

/** The cell of a grid for each cell of a recipe: shapes begin at the upper left corner. */
function gridCells(recipe: Recipe, columns: number): readonly number[] {
  if (recipe.width === 0) return [...recipe.cells.keys()];
  return recipe.cells.map((_, i) => Math.floor(i / recipe.width) * columns + (i % recipe.width));
}

/**
 * Lays a recipe out in the open grid from what the player has, as the recipe book does (minecraft.wiki, "Recipe book"): what lay in
 * the grid goes back first. A recipe that lies there already gets one more of each; with `all` as many as go. Nothing happens when
 * the ingredients do not last for one, or the recipe does not fit the grid.
 */
export function layRecipe(
  menu: Menu,
  player: Player,
  drop: (stack: ItemStack) => void,
  { recipe: index, all }: { readonly recipe: number; readonly all: boolean },
): void {
  const { grid, slots } = menu.spec;
  const recipe = recipes[index];
  if (grid === undefined || recipe === undefined || !fits(recipe, grid.columns, grid.slots.length / grid.columns)) return;
  const cells = gridCells(recipe, grid.columns);
  const lying = grid.slots.map((id) => slots[id]!.store.get(slots[id]!.index));
  const before = cells.map((cell, i) => (recipe.cells[i] === null ? null : (lying[cell] ?? null)));
  const same = lying.every((stack, cell) => {
    const wanted = recipe.cells[cells.indexOf(cell)] ?? null;
    return wanted === null ? stack === null : stack !== null && wanted.includes(stack.item);
  });
  const had = same ? Math.min(...before.flatMap((stack) => (stack === null ? [] : [stack.count]))) : 0;
  for (const id of grid.slots) {
    const slot = slots[id]!;
    giveBack(player, slot.store.get(slot.index), drop);
    slot.store.set(slot.index, null);
  }
  const plan = planRecipe(recipe, player.inventory, all ? null : had + 1) ?? planRecipe(recipe, player.inventory, had);
  if (plan !== null) {
    recipe.cells.forEach((_, i) => {
      const item = plan.items[i];
      if (item == null) return;
      const slot = slots[grid.slots[cells[i]!]!]!;
      slot.store.set(slot.index, take(player, item, plan.count));
    });
  }
  menu.spec.changed?.();
}

/** Takes so many of an item out of the inventory, plain ones only. */
function take(player: Player, item: string, count: number): ItemStack {
  let left = count;
  for (const slot of sources) {
    const stack = player.inventory[slot];
    if (left === 0 || stack === null || !isPlain(stack) || stack.item !== item) continue;
    const taken = Math.min(left, stack.count);
    player.inventory[slot] = withCount(stack, stack.count - taken);
    left -= taken;
  }
  if (left > 0 || count > stackLimit(item))
    throw new Error(`${count} ${item} were planned and not all are there; this is a fault of planRecipe.`);
  return { item, count };
}
