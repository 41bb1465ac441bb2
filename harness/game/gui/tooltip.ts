import { capHeight, ellipsis, textWidth } from './font.ts';
import type { Painter } from './painter.ts';
import { palette } from './palette.ts';

const rim = 5;
const offset = 9;

/** A line of text in a small box beside a point; to its left where there is no room to its right, always whole in the picture. */
export function tooltip(painter: Painter, text: string, x: number, y: number): void {
  const shown = ellipsis(text, painter.width - 2 * rim);
  const width = textWidth(shown) + 2 * rim;
  const height = capHeight + 2 * rim + 1;
  const right = x + offset;
  const left = right + width <= painter.width ? right : Math.max(0, x - offset - width);
  const top = Math.min(Math.max(0, y - offset), painter.height - height);
  painter.nineSlice('tooltip', left, top, width, height);
  painter.text(shown, left + rim, top + rim, palette.paper);
}
