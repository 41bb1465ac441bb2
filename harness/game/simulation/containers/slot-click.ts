import type { ItemStack } from '../view.ts';

/** The slot number of a click beside all slots. */
export const outsideSlot = -999;

/** How a drag spreads the pointer's stack: evenly, one each, or (in creative mode) a full stack each. */
export type DragButton = 'left' | 'right' | 'middle';

/** What a player does with a menu: the slot protocol of the game (what Java's click packets tell; minecraft.wiki, "Inventory"). */
export type SlotClick =
  /** Takes or puts a stack, with the right button a half or one. Slot -999 throws what the pointer carries. */
  | { readonly kind: 'click'; readonly slot: number; readonly button: 'left' | 'right' }
  /** Sends a stack to the other part of the menu, as Shift and a click do. */
  | { readonly kind: 'quick-move'; readonly slot: number }
  /** Swaps with a slot of the player's inventory: 36..44 the hotbar, 45 the off hand. */
  | { readonly kind: 'swap'; readonly slot: number; readonly with: number }
  /** Throws one of a stack, or all of it, into the world. */
  | { readonly kind: 'throw'; readonly slot: number; readonly whole: boolean }
  /** Takes a full stack out of nowhere, in creative mode. */
  | { readonly kind: 'clone'; readonly slot: number }
  /** Gathers all that is like the pointer's stack, as a double click does. */
  | { readonly kind: 'gather'; readonly slot: number }
  | { readonly kind: 'drag'; readonly slots: readonly number[]; readonly button: DragButton }
  /** Puts anything or nothing onto the pointer, in creative mode. */
  | { readonly kind: 'conjure'; readonly stack: ItemStack | null }
  /** Lays a recipe out in the grid, once or as often as it goes (Shift in the recipe book). */
  | { readonly kind: 'recipe'; readonly recipe: number; readonly all: boolean };
