import { itemIcon } from '../display/item-icon.ts';
import type { ItemStack } from '../simulation/view.ts';
import { textWidth } from './font.ts';
import type { Painter } from './painter.ts';
import { palette } from './palette.ts';

/** Side of an item's picture in a slot, GUI pixels. */
export const itemSize = 16;

/** Draws a stack's item, 16x16, with its count when there is more than one. */
export function itemPicture(painter: Painter, stack: ItemStack, x: number, y: number): void {
  painter.icon(itemIcon(stack.item), x, y);
  if (stack.count === 1) return;
  const count = String(stack.count);
  painter.text(count, x + itemSize + 1 - textWidth(count), y + 9, palette.paper);
}
