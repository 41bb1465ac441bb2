import { armourSlot } from '../items/item-data.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { ItemUse } from './item-use.ts';

/** Puts armour on, and what was worn there into the hand (minecraft.wiki, "Armor", "Equipping"); a curse of binding keeps it on. */
export const wearing: ItemUse = {
  takes: ({ item }) => item !== 'carved_pumpkin' && armourSlot(item) !== null,
  anywhere({ hand: { player }, slot, stack }) {
    const place = armourSlot(stack.item);
    if (place === null || stack.count > 1) return false;
    const worn = player.inventory[place];
    if (worn !== null && enchantmentLevel(worn, 'binding_curse') > 0) return false;
    player.inventory[place] = stack;
    player.inventory[slot] = worn;
    return true;
  },
};
