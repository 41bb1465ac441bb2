import type { HandContext } from '../player/hand-context.ts';
import type { ItemStack, Target } from '../view.ts';

/** An item in use: whose, which slot of the inventory it is in, and what is there. */
export interface UsedItem {
  readonly hand: HandContext;
  readonly slot: number;
  readonly stack: ItemStack;
}

/** A use that goes on while the button is held: eating, drawing a bow, looking through a spyglass. */
export interface HeldUse {
  /** Ticks after which it is done; Infinity for what goes on until it is let go. */
  readonly ticks: (stack: ItemStack) => number;
  /** Whether it can begin now. */
  readonly ready: (use: UsedItem) => boolean;
  readonly done?: (use: UsedItem) => void;
  /** The button went up after so many ticks. */
  readonly released?: (use: UsedItem, ticks: number) => void;
}

/** What using the items of one family does. Answers are true when something came of it, so that nothing else is tried. */
export interface ItemUse {
  readonly takes: (stack: ItemStack) => boolean;
  /** On the block under the crosshair. */
  readonly onBlock?: (use: UsedItem, target: Target) => boolean;
  /** Wherever the player looks, when nothing came of the block. */
  readonly anywhere?: (use: UsedItem) => boolean;
  readonly held?: HeldUse;
}
