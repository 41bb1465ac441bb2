import { withCount } from '../items/item-stack.ts';
import { matchRecipe } from '../recipes/match-recipe.ts';
import { remainderOf } from '../recipes/remainders.ts';
import { repaired } from '../recipes/repair.ts';
import type { ItemStack } from '../view.ts';
import { type MenuSlot, plainSlots, type StackStore, span } from './menu-slot.ts';

/** Who crafts. */
export interface Crafter {
  /** Gets what is left of ingredients and finds no room in the grid. */
  giveBack(stack: ItemStack): void;
  /** Told of every result that is taken. */
  crafted(stack: ItemStack): void;
}

/** The slots of a crafting grid, the result first, and what sets the result. */
export interface Crafting {
  readonly slots: readonly MenuSlot[];
  /** To be called when the grid changed. */
  readonly changed: () => void;
}

/**
 * A square crafting grid in a store: place 0 is the result, the grid follows row by row. Taking the result uses one of every
 * ingredient up and leaves its remainder, in its place where that is free, else with the player.
 */
export function crafting(store: StackStore, columns: number, crafter: Crafter): Crafting {
  const places = span(1, columns * columns);
  const changed = (): void => {
    const grid = places.map((place) => store.get(place));
    store.set(0, matchRecipe(grid, columns)?.result ?? repaired(grid));
  };
  const useUp = (result: ItemStack): void => {
    crafter.crafted(result);
    for (const place of places) {
      const stack = store.get(place);
      if (stack === null) continue;
      const left = withCount(stack, stack.count - 1);
      const remainder = remainderOf(stack.item);
      store.set(place, left ?? (remainder === null ? null : { item: remainder, count: 1 }));
      if (left !== null && remainder !== null) crafter.giveBack({ item: remainder, count: 1 });
    }
  };
  const result: MenuSlot = { store, index: 0, room: () => 0, output: 'crafted', taken: useUp };
  return { slots: [result, ...plainSlots(store, places)], changed };
}
