import { itemData } from '../items/item-data.ts';
import type { ItemStack } from '../view.ts';

/** The part of a whole item's durability that comes on top of what both have left. */
const bonus = 0.05;

/**
 * What two worn items of a kind become in a crafting grid: one with the uses that both have left and a twentieth more, without their
 * enchantments and names (minecraft.wiki, "Item repair"). Null when the grid holds something else.
 */
export function repaired(grid: readonly (ItemStack | null)[]): ItemStack | null {
  const stacks = grid.filter((stack) => stack !== null);
  const [one, other] = stacks;
  if (one === undefined || other === undefined || stacks.length > 2 || one.item !== other.item) return null;
  const most = itemData(one.item)?.durability ?? null;
  if (most === null || one.count > 1 || other.count > 1) return null;
  const left = 2 * most - (one.damage ?? 0) - (other.damage ?? 0) + Math.floor(most * bonus);
  const damage = Math.max(0, most - left);
  return { item: one.item, count: 1, ...(damage === 0 ? {} : { damage }) };
}
