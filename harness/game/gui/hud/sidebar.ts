import { lineHeight, textWidth } from '../font.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { styledCentred, styledLine, styledWidth } from '../styled-line.ts';

const margin = 3;
const scoreColor = 0xff7a6e;

/** The sidebar: an objective's name over its scores, at the right edge around the middle. */
export function drawSidebar(stage: Stage): void {
  const board = stage.host.simulation?.hud.sidebar;
  if (!board) return;
  const { painter, width, height } = stage;
  const rowWidth = (name: string, score: number): number => styledWidth(name) + textWidth(`: ${score}`);
  const widest = Math.max(styledWidth(board.title), ...board.rows.map(({ name, score }) => rowWidth(name, score)));
  const inside = Math.min(width - 4 * margin, widest);
  const left = width - inside - 2 * margin;
  const top = Math.floor(height / 2) - Math.floor((board.rows.length * lineHeight) / 3) - lineHeight;
  painter.rect(left - margin, top, inside + 2 * margin, lineHeight, palette.ink, 140);
  styledCentred(stage, board.title, left + Math.floor(inside / 2), top + 2, palette.amber300);
  painter.rect(left - margin, top + lineHeight, inside + 2 * margin, board.rows.length * lineHeight, palette.ink, 100);
  for (const [i, { name, score }] of board.rows.entries()) {
    const y = top + (i + 1) * lineHeight + 2;
    styledLine(stage, name, left, y, palette.paper, { shadow: false });
    painter.text(String(score), left + inside - textWidth(String(score)), y, scoreColor, { shadow: false });
  }
}
