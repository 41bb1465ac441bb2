import { displayName } from '../simulation/display-name.ts';
import { itemData } from '../simulation/items/item-data.ts';
import type { ItemStack } from '../simulation/view.ts';

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/**
 * What is told of a stack: its own or its item's name, then a line for each enchantment.
 * @param advanced whether its wear and its item's id are told too (minecraft.wiki, "Debug screen", advanced tooltips).
 */
export function tooltipLines({ item, name, enchantments, damage = 0 }: ItemStack, advanced = false): readonly string[] {
  const levels = Object.entries(enchantments ?? {}).map(([id, level]) => `${displayName(id)} ${numerals[level] ?? level}`);
  const durability = itemData(item)?.durability ?? null;
  const wear = durability === null || damage === 0 ? [] : [`Durability: ${durability - damage} / ${durability}`];
  return [name ?? displayName(item), ...levels, ...(advanced ? [...wear, `minecraft:${item}`] : [])];
}
