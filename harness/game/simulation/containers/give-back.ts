import { withCount } from '../items/item-stack.ts';
import { addToInventory } from '../player/inventory.ts';
import type { Player } from '../player/player.ts';
import type { ItemStack } from '../view.ts';

/** Puts a stack into the inventory; what finds no room there is thrown into the world. */
export function giveBack(player: Player, stack: ItemStack | null, drop: (stack: ItemStack) => void): void {
  if (stack === null) return;
  const left = withCount(stack, addToInventory(player, stack));
  if (left !== null) drop(left);
}
