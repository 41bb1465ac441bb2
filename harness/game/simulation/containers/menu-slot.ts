import { stackLimit } from '../items/item-data.ts';
import type { ItemStack } from '../view.ts';

/** Where stacks lie, by number. */
export interface StackStore {
  get(index: number): ItemStack | null;
  set(index: number, stack: ItemStack | null): void;
}

/** One slot of a menu. */
export interface MenuSlot {
  readonly store: StackStore;
  readonly index: number;
  /** How many of a stack may lie there; 0 for what does not belong there. */
  room(stack: ItemStack): number;
  /** Nothing can be put in, and what was crafted is taken whole or not at all. */
  readonly output?: 'crafted' | 'smelted';
  /** Told of what was taken out. */
  taken?(stack: ItemStack): void;
}

/** A slot for anything. */
export function plainSlot(store: StackStore, index: number): MenuSlot {
  return { store, index, room: (stack) => stackLimit(stack.item) };
}

/** Slots for anything, in the order of their indices. */
export function plainSlots(store: StackStore, indices: readonly number[]): readonly MenuSlot[] {
  return indices.map((index) => plainSlot(store, index));
}

/** Whole numbers from one to another, both inclusive. */
export function span(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
