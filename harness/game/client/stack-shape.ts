import type { ItemStackShape, SlotShape } from '../../../ctl/shapes.ts';
import type { ItemStack } from '../simulation/view.ts';

/** A stack as replies show it: what differs from its item's own is in `components`, by Java's names. */
export function stackShape({ item, count, damage, enchantments, name, repairCost }: ItemStack): ItemStackShape {
  const components = {
    ...(enchantments === undefined ? {} : { [item === 'enchanted_book' ? 'stored_enchantments' : 'enchantments']: enchantments }),
    ...(name === undefined ? {} : { custom_name: name }),
    ...(repairCost === undefined ? {} : { repair_cost: repairCost }),
  };
  return { item, count, ...(damage === undefined ? {} : { damage }), ...(Object.keys(components).length === 0 ? {} : { components }) };
}

/** The slots that hold something. */
export function slotShapes(stacks: readonly (ItemStack | null)[]): readonly SlotShape[] {
  return stacks.flatMap((stack, slot) => (stack === null ? [] : [{ slot, ...stackShape(stack) }]));
}
