import type { ItemStack } from '../view.ts';
import { itemData } from './item-data.ts';

/** Whether two stacks are of the same kind and wear, so that they can merge. */
export function sameItem(a: ItemStack, b: ItemStack): boolean {
  return a.item === b.item && (a.damage ?? 0) === (b.damage ?? 0);
}

/** The stack with another count; null for none left. */
export function withCount(stack: ItemStack, count: number): ItemStack | null {
  return count <= 0 ? null : { ...stack, count };
}

/** The stack after wear; null when it broke. Items that do not wear stay as they are. */
export function worn(stack: ItemStack, uses: number): ItemStack | null {
  const durability = itemData(stack.item)?.durability ?? null;
  if (durability === null || uses === 0) return stack;
  const damage = (stack.damage ?? 0) + uses;
  return damage >= durability ? null : { ...stack, damage };
}
