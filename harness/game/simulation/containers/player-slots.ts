import { type MenuSlot, plainSlots, type StackStore, span } from './menu-slot.ts';

/** The player's own slots at the end of a block's menu, by number in that menu. */
export interface OwnSlots {
  readonly slots: readonly MenuSlot[];
  readonly main: readonly number[];
  readonly hotbar: readonly number[];
  /** Both, from the last to the first: the order in which what comes out of a block looks for room. */
  readonly backward: readonly number[];
  /** Both, from the first to the last. */
  readonly forward: readonly number[];
}

/** The main inventory and the hotbar, numbered from `first` on. */
export function ownSlots(store: StackStore, first: number): OwnSlots {
  const main = span(first, first + 26);
  const hotbar = span(first + 27, first + 35);
  const forward = [...main, ...hotbar];
  return { slots: plainSlots(store, span(9, 44)), main, hotbar, forward, backward: forward.toReversed() };
}

/** The other of the two parts of the player's own slots. */
export function otherPart(own: OwnSlots, slot: number): readonly number[] {
  return own.hotbar.includes(slot) ? own.main : own.hotbar;
}
