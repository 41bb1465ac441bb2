import type { PlayerView } from '../../simulation/view.ts';
import { textWidth } from '../font.ts';
import { guiSprites } from '../gui-sheet.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

const half = 91;
const levelColor = 0xffd27f;

/** The bar of experience. */
export function drawExperienceBar({ painter, width }: Stage, player: PlayerView, y: number): void {
  const left = Math.floor(width / 2) - half;
  painter.sprite('bar-empty', left, y);
  const filled = Math.floor(Math.min(1, Math.max(0, player.experience)) * guiSprites['bar-full'].width);
  if (filled > 0) painter.sprite('bar-full', left, y, { width: filled });
}

/** The level on the bar, from the first one on. */
export function drawLevel({ painter, width }: Stage, player: PlayerView, y: number): void {
  if (player.level <= 0) return;
  const level = String(player.level);
  const x = Math.floor((width - textWidth(level)) / 2);
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const) {
    painter.text(level, x + dx, y - 6 + dy, palette.ink, { shadow: false });
  }
  painter.text(level, x, y - 6, levelColor, { shadow: false });
}
