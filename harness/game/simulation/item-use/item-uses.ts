import type { ItemStack } from '../view.ts';
import { placing } from './block-placing.ts';
import { eating } from './food.ts';
import type { ItemUse } from './item-use.ts';
import { looking } from './spyglass.ts';

/** Every family of items that can be used, in the order in which they are asked. */
const families: readonly ItemUse[] = [looking, placing, eating];

/** What using a stack does: of each family that takes it, in order. */
export function usesOf(stack: ItemStack): readonly ItemUse[] {
  return families.filter((family) => family.takes(stack));
}
