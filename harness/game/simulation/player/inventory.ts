import { stackLimit } from '../items/item-data.ts';
import { sameItem, withCount } from '../items/item-stack.ts';
import type { ItemStack } from '../view.ts';
import type { Player } from './player.ts';

const hotbar = Array.from({ length: 9 }, (_, i) => 36 + i);
const main = Array.from({ length: 27 }, (_, i) => 9 + i);

/** Slots in the order in which picked-up items look for room: the hotbar, then the rest (the held slot and the off hand come first for merging). */
const fillOrder = [...hotbar, ...main];

/** Puts as much of a stack as fits into the inventory. Answers the count that is left over. */
export function addToInventory(player: Player, stack: ItemStack): number {
  const limit = stackLimit(stack.item);
  let left = stack.count;
  for (const slot of [36 + player.selected, 45, ...fillOrder]) {
    const there = player.inventory[slot];
    if (left === 0 || there === null || !sameItem(there, stack)) continue;
    const moved = Math.max(0, Math.min(left, limit - there.count));
    player.inventory[slot] = { ...there, count: there.count + moved };
    left -= moved;
  }
  for (const slot of fillOrder) {
    if (left === 0 || player.inventory[slot] !== null) continue;
    const moved = Math.min(left, limit);
    player.inventory[slot] = withCount(stack, moved);
    left -= moved;
  }
  return left;
}

/** How many of a stack would fit. */
export function roomFor(player: Player, stack: ItemStack): number {
  const limit = stackLimit(stack.item);
  let room = 0;
  for (const slot of [45, ...fillOrder]) {
    const there = player.inventory[slot];
    if (there === null) room += slot === 45 ? 0 : limit;
    else if (sameItem(there, stack)) room += Math.max(0, limit - there.count);
  }
  return Math.min(room, stack.count);
}

/**
 * The pick key: selects the hotbar slot that holds the item, or swaps it in from the rest of the inventory; in creative mode a missing
 * item comes out of nowhere, into an empty hotbar slot if there is one.
 */
export function pickItem(player: Player, item: string): void {
  const held = hotbar.findIndex((slot) => player.inventory[slot]?.item === item);
  if (held >= 0) {
    player.selected = held;
    return;
  }
  const stored = main.find((slot) => player.inventory[slot]?.item === item);
  if (stored === undefined && player.mode !== 'creative') return;
  const empty = [player.selected, ...hotbar.keys()].find((i) => player.inventory[36 + i] === null);
  if (empty !== undefined) player.selected = empty;
  const before = player.held;
  if (stored !== undefined) {
    player.held = player.inventory[stored];
    player.inventory[stored] = before;
  } else {
    const room = main.find((slot) => player.inventory[slot] === null);
    if (before !== null && room !== undefined) player.inventory[room] = before;
    player.held = { item, count: 1 };
  }
}
