import { withCount } from '../items/item-stack.ts';
import { addToInventory } from '../player/inventory.ts';
import type { UsedItem } from './item-use.ts';

/** Uses one of a stack up, but in creative mode. */
export function takeOne({ hand: { player }, slot, stack }: UsedItem): void {
  if (player.mode !== 'creative') player.inventory[slot] = withCount(stack, stack.count - 1);
}

/**
 * Turns one of a stack into another item: in place when it was the last one, else into the inventory, or to the ground when that is full.
 * In creative mode the stack stays, and the other item comes only if the player has none.
 */
export function exchangeOne(use: UsedItem, item: string): void {
  const { hand, slot, stack } = use;
  const { player } = hand;
  const other = { item, count: 1 };
  if (player.mode === 'creative') {
    if (!player.inventory.some((each) => each?.item === item)) addToInventory(player, other);
    return;
  }
  if (stack.count === 1) {
    player.inventory[slot] = other;
    return;
  }
  takeOne(use);
  if (addToInventory(player, other) > 0) hand.throw(other);
}
