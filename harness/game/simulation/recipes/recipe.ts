import { ingredientSets, recipeLines } from '../data/generated-recipe-data.ts';

/** A crafting recipe. */
export interface Recipe {
  /** Its place in `recipes`. */
  readonly index: number;
  readonly result: { readonly item: string; readonly count: number };
  /** Columns of the pattern; 0 when the ingredients may lie in any arrangement. */
  readonly width: number;
  /** Rows of the pattern; 0 likewise. */
  readonly height: number;
  /** The items that each cell takes, row by row; null for an empty cell. */
  readonly cells: readonly (readonly string[] | null)[];
}

const sets = ingredientSets.trim().split('\n');

function readLine(text: string, index: number): Recipe {
  const [item, count, columns, pattern, ...letters] = text.split(' ') as [string, string, string, string, ...string[]];
  const choices = letters.map((word) => (word.startsWith('#') ? (sets[Number(word.slice(1))] ?? '') : word).split('|'));
  const cells = [...pattern].map((letter) => (letter === '.' ? null : (choices[letter.charCodeAt(0) - 97] ?? null)));
  const width = Number(columns);
  return { index, result: { item, count: Number(count) }, width, height: width === 0 ? 0 : cells.length / width, cells };
}

/** Every crafting recipe of the version, in the order of the results' ids. */
export const recipes: readonly Recipe[] = recipeLines.trim().split('\n').map(readLine);

const byIngredient = new Map<string, Recipe[]>();
for (const recipe of recipes) {
  // Any stack in the grid must be an ingredient, so the recipes of one of them are all that can match.
  for (const item of new Set(recipe.cells.flatMap((cell) => cell ?? []))) {
    const list = byIngredient.get(item);
    if (list === undefined) byIngredient.set(item, [recipe]);
    else list.push(recipe);
  }
}

/** The recipes that use an item. */
export function recipesWith(item: string): readonly Recipe[] {
  return byIngredient.get(item) ?? [];
}

/** Whether a recipe can be laid out in a grid of that many columns and rows. */
export function fits(recipe: Recipe, columns: number, rows: number): boolean {
  return recipe.width === 0 ? recipe.cells.length <= columns * rows : recipe.width <= columns && recipe.height <= rows;
}
