import type { ItemStack } from '../view.ts';
import { itemData } from './item-data.ts';

function sameEnchantments(a: ItemStack['enchantments'] = {}, b: ItemStack['enchantments'] = {}): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Whether two stacks are alike in all but their count, so that they can merge. */
export function sameItem(a: ItemStack, b: ItemStack): boolean {
  return (
    a.item === b.item &&
    (a.damage ?? 0) === (b.damage ?? 0) &&
    a.name === b.name &&
    (a.repairCost ?? 0) === (b.repairCost ?? 0) &&
    sameEnchantments(a.enchantments, b.enchantments)
  );
}

/** Neither worn nor enchanted nor named: what the recipe book dares to use up. */
export function isPlain(stack: ItemStack): boolean {
  return sameItem(stack, { item: stack.item, count: 1 });
}

/** The level of an enchantment on a stack; 0 without it. */
export function enchantmentLevel(stack: ItemStack | null, enchantment: string): number {
  return stack?.enchantments?.[enchantment] ?? 0;
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
