import type { Player } from '../player/player.ts';
import type { ItemStack } from '../view.ts';
import type { StackStore } from './menu-slot.ts';

/** Stacks in a row, told of every change. */
export class StackArray implements StackStore {
  readonly stacks: (ItemStack | null)[];
  readonly #changed: () => void;

  constructor(stacks: readonly (ItemStack | null)[], changed: () => void = () => {}) {
    this.stacks = [...stacks];
    this.#changed = changed;
  }

  get(index: number): ItemStack | null {
    return this.stacks[index] ?? null;
  }

  set(index: number, stack: ItemStack | null): void {
    this.stacks[index] = stack;
    this.#changed();
  }
}

/** The player's own slots, numbered as in PlayerView.inventory. */
export function inventoryStore(player: Player): StackStore {
  return {
    get: (index) => player.inventory[index] ?? null,
    set: (index, stack) => {
      player.inventory[index] = stack;
    },
  };
}
