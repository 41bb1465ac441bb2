import { canCraft, plainCounts } from '../simulation/containers/plan-recipe.ts';
import { displayName } from '../simulation/display-name.ts';
import { fits, type Recipe, recipes } from '../simulation/recipes/recipe.ts';
import type { ItemStack } from '../simulation/view.ts';

/** One item that can be made, and the recipe that a click lays out. */
export interface BookEntry {
  readonly item: string;
  readonly name: string;
  /** The first of its recipes that the ingredients last for; else the first of them. */
  readonly recipe: Recipe;
  readonly craftable: boolean;
}

const ofColumns = new Map<number, ReadonlyMap<string, readonly Recipe[]>>();

/** Recipes that fit a square grid, by what they make, in the table's order. */
function byResult(columns: number): ReadonlyMap<string, readonly Recipe[]> {
  const known = ofColumns.get(columns);
  if (known !== undefined) return known;
  const grouped = new Map<string, Recipe[]>();
  for (const recipe of recipes) {
    if (!fits(recipe, columns, columns)) continue;
    const list = grouped.get(recipe.result.item);
    if (list === undefined) grouped.set(recipe.result.item, [recipe]);
    else list.push(recipe);
  }
  ofColumns.set(columns, grouped);
  return grouped;
}

/** What can be made in a square grid, with whether the stacks last for it: what can be made now comes first. */
export class CraftableRecipes {
  readonly #columns: number;
  #key = '';
  #entries: readonly BookEntry[] = [];

  constructor(columns: number) {
    this.#columns = columns;
  }

  /** The entries for these stacks. They are found anew only when the stacks changed. */
  entries(stacks: readonly (ItemStack | null)[]): readonly BookEntry[] {
    const counts = plainCounts(stacks);
    const key = [...counts].map(([item, count]) => `${item} ${count}`).join();
    if (key === this.#key && this.#entries.length > 0) return this.#entries;
    this.#key = key;
    const all = [...byResult(this.#columns)].map(([item, list]): BookEntry => {
      const possible = list.find((recipe) => canCraft(recipe, counts));
      return { item, name: displayName(item), recipe: possible ?? list[0]!, craftable: possible !== undefined };
    });
    this.#entries = [...all.filter(({ craftable }) => craftable), ...all.filter(({ craftable }) => !craftable)];
    return this.#entries;
  }
}
