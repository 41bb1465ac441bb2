import type { ItemStack } from '../view.ts';

/** The menus that blocks open. */
export type MenuKind = 'crafting' | 'furnace' | 'smoker' | 'blast-furnace' | 'chest' | 'double-chest' | 'barrel';

/** An open menu of a block. */
export interface MenuView {
  readonly kind: MenuKind;
  readonly title: string;
  /** What lies in each slot, by Java's slot numbers of this menu: the block's own first, then the main inventory, then the hotbar. */
  readonly slots: readonly (ItemStack | null)[];
  /** The block; of a double chest the half whose slots come first. */
  readonly position: readonly [number, number, number];
  /** How much of the fuel is left and how far the smelting is, 0..1 each; null for what is no furnace. */
  readonly furnace: { readonly burning: number; readonly cooked: number } | null;
}
