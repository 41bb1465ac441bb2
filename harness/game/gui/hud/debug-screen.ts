import { ellipsis, lineHeight, textWidth } from '../font.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

const margin = 2;
/** A right line with less room than this beside its left neighbour is left out. */
const leastRoom = 40;

function line(stage: Stage, text: string, x: number, y: number): void {
  stage.painter.rect(x - 1, y - 1, textWidth(text) + 3, lineHeight, palette.ink, 140);
  stage.painter.text(text, x, y, palette.paper, { shadow: false });
}

/** The F3 screen: lines down the left and the right edge. Where both meet, the left one goes first. */
export function drawDebugScreen(stage: Stage): void {
  const { host, width, height } = stage;
  if (!host.debugLines) return;
  const { left, right } = host.debugLines;
  const rows = Math.floor((height - margin) / lineHeight);
  for (let i = 0; i < Math.min(rows, Math.max(left.length, right.length)); i++) {
    const y = margin + i * lineHeight;
    const first = ellipsis(left[i] ?? '', width - 2 * margin);
    if (first !== '') line(stage, first, margin, y);
    const room = width - 2 * margin - (first === '' ? 0 : textWidth(first) + 8);
    const second = right[i] ?? '';
    if (second === '' || room < leastRoom) continue;
    const shown = ellipsis(second, room);
    line(stage, shown, width - margin - textWidth(shown), y);
  }
}
