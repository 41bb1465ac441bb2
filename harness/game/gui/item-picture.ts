import { dialItem } from '../display/dial-items.ts';
import { iconGlint, shines } from '../display/glint.ts';
import { itemIcon } from '../display/item-icon.ts';
import { itemData } from '../simulation/items/item-data.ts';
import type { ItemStack, SimulationView } from '../simulation/view.ts';
import { blend } from './blend.ts';
import { textWidth } from './font.ts';
import type { Painter } from './painter.ts';
import { palette } from './palette.ts';

/** Side of an item's picture in a slot, GUI pixels. */
export const itemSize = 16;

const barWidth = 13;

/** The bar under a worn item: as long as what is left of it, green while it is as new, red before it breaks. */
function durabilityBar(painter: Painter, worn: number, most: number, x: number, y: number): void {
  const left = Math.min(most, Math.max(0, most - worn));
  painter.rect(x, y, barWidth, 2, palette.ink);
  painter.rect(x, y, Math.round((left * barWidth) / most), 1, blend(palette.red, palette.green, left, most));
}

/** The stack as it is pictured now: a clock and a compass follow the world and the view. */
export function pictured(stack: ItemStack, simulation: SimulationView | null): ItemStack {
  return simulation === null ? stack : { ...stack, item: dialItem(stack.item, simulation) };
}

/** Draws a stack's item, 16x16, with its count when there is more than one and a bar when it is worn. */
export function itemPicture(painter: Painter, stack: ItemStack, x: number, y: number): void {
  const icon = itemIcon(stack.item);
  painter.icon(icon, x, y);
  if (shines(stack)) painter.icon(iconGlint(icon, painter.ticks), x, y);
  const most = stack.damage ? itemData(stack.item)?.durability : null;
  if (stack.damage && most) durabilityBar(painter, stack.damage, most, x + 2, y + 13);
  if (stack.count === 1) return;
  const count = String(stack.count);
  painter.text(count, x + itemSize + 1 - textWidth(count), y + 9, palette.paper);
}
