import type { ItemStack } from '../view.ts';
import { type Recipe, recipesWith } from './recipe.ts';

type Grid = readonly (ItemStack | null)[];

/** The filled part of a grid. */
interface Filled {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function filledPart(grid: Grid, columns: number): Filled {
  const filled = [...grid.keys()].filter((i) => grid[i] !== null);
  const xs = filled.map((i) => i % columns);
  const ys = filled.map((i) => Math.floor(i / columns));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

function matchesShape(recipe: Recipe, grid: Grid, columns: number, part: Filled, mirrored: boolean): boolean {
  if (recipe.width !== part.width || recipe.height !== part.height) return false;
  return recipe.cells.every((cell, i) => {
    const column = i % recipe.width;
    const x = part.left + (mirrored ? recipe.width - 1 - column : column);
    const there = grid[(part.top + Math.floor(i / recipe.width)) * columns + x] ?? null;
    return cell === null ? there === null : there !== null && cell.includes(there.item);
  });
}

/** Whether the stacks can be given to the cells one to one. A recipe has nine cells at most, so trying in order is quick. */
function matchesAny(cells: Recipe['cells'], items: readonly string[]): boolean {
  const [item, ...rest] = items;
  if (item === undefined) return cells.length === 0;
  return cells.some((cell, i) => cell?.includes(item) === true && matchesAny([...cells.slice(0, i), ...cells.slice(i + 1)], rest));
}

/** The recipe that the stacks in a grid of that many columns make; null when they make nothing (minecraft.wiki, "Crafting"). */
export function matchRecipe(grid: Grid, columns: number): Recipe | null {
  const items = grid.flatMap((stack) => (stack === null ? [] : [stack.item]));
  if (items.length === 0) return null;
  const part = filledPart(grid, columns);
  const matches = (recipe: Recipe): boolean => {
    if (recipe.width > 0) return [false, true].some((mirrored) => matchesShape(recipe, grid, columns, part, mirrored));
    return recipe.cells.length === items.length && matchesAny(recipe.cells, items);
  };
  return recipesWith(items[0]!).find(matches) ?? null;
}
