import { capHeight, ellipsis, textWidth } from './font.ts';
import type { Painter } from './painter.ts';
import { palette } from './palette.ts';

const rim = 5;
const offset = 9;

/** GUI pixels from line to line. */
const lineHeight = 10;

/** Lines of text in a small box beside a point, the first one brighter; to its left where there is no room to its right, always whole in the picture. */
export function tooltip(painter: Painter, text: string | readonly string[], x: number, y: number): void {
  const lines = (typeof text === 'string' ? [text] : text).map((line) => ellipsis(line, painter.width - 2 * rim));
  const width = Math.max(...lines.map(textWidth)) + 2 * rim;
  const height = capHeight + 2 * rim + 1 + (lines.length - 1) * lineHeight;
  const right = x + offset;
  const left = right + width <= painter.width ? right : Math.max(0, x - offset - width);
  const top = Math.max(0, Math.min(y - offset, painter.height - height));
  painter.nineSlice('tooltip', left, top, width, height);
  for (const [i, line] of lines.entries())
    painter.text(line, left + rim, top + rim + i * lineHeight, i === 0 ? palette.paper : palette.slate300);
}
