import { stackLimit } from '../items/item-data.ts';
import { isPlain } from '../items/item-stack.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { ItemStack } from '../view.ts';

/** What goes into each cell of a recipe, and how many of it. */
export interface RecipePlan {
  readonly items: readonly (string | null)[];
  readonly count: number;
}

/** How many plain ones of each item some stacks hold. */
export function plainCounts(stacks: readonly (ItemStack | null)[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const stack of stacks) {
    if (stack !== null && isPlain(stack)) found.set(stack.item, (found.get(stack.item) ?? 0) + stack.count);
  }
  return found;
}

/** The item for each cell that allows `count` of the recipe; null when the inventory does not have them. */
function choose(recipe: Recipe, have: ReadonlyMap<string, number>, count: number): readonly (string | null)[] | null {
  const left = new Map(have);
  // Cells with few choices choose first, so that they are not left without.
  const order = [...recipe.cells.keys()].sort((a, b) => (recipe.cells[a]?.length ?? 0) - (recipe.cells[b]?.length ?? 0) || a - b);
  const items: (string | null)[] = recipe.cells.map(() => null);
  for (const cell of order) {
    const choices = recipe.cells[cell];
    if (choices == null) continue;
    const most = Math.max(...choices.map((item) => left.get(item) ?? 0));
    const item = choices.find((each) => (left.get(each) ?? 0) === most);
    if (item === undefined || most < count || count > stackLimit(item)) return null;
    left.set(item, most - count);
    items[cell] = item;
  }
  return items;
}

/**
 * What of an inventory (numbered as in PlayerView.inventory) makes a recipe so many times; with null as often as it goes. Null when it
 * does not go.
 */
export function planRecipe(recipe: Recipe, inventory: readonly (ItemStack | null)[], count: number | null): RecipePlan | null {
  const have = plainCounts(inventory.slice(9, 45));
  const least = count ?? 1;
  if (least < 1) return null;
  let plan: RecipePlan | null = null;
  for (let n = least; n <= (count ?? 64); n++) {
    const items = choose(recipe, have, n);
    if (items === null) break;
    plan = { items, count: n };
  }
  return plan;
}

/** Whether so many of each item last for a recipe. */
export function canCraft(recipe: Recipe, counts: ReadonlyMap<string, number>): boolean {
  return recipe.cells.every((cell) => cell === null || cell.some((item) => counts.has(item))) && choose(recipe, counts, 1) !== null;
}
