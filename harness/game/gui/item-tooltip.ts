import { displayName } from '../simulation/display-name.ts';
import type { ItemStack } from '../simulation/view.ts';

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** What is told of a stack: its own or its item's name, then a line for each enchantment. */
export function tooltipLines({ item, name, enchantments }: ItemStack): readonly string[] {
  const levels = Object.entries(enchantments ?? {}).map(([id, level]) => `${displayName(id)} ${numerals[level] ?? level}`);
  return [name ?? displayName(item), ...levels];
}
