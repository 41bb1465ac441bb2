import type { PlayerView } from '../../simulation/view.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

const barWidth = 16;
const barHeight = 3;
/** Rows below the middle of the picture, under the crosshair. */
const barDrop = 9;
const side = 18;

/** How ready the next blow is, under the crosshair, while it is not (minecraft.wiki, "Heads-up display", attack indicator). */
function underCrosshair({ painter, width, height }: Stage, ready: number): void {
  const left = Math.floor(width / 2) - barWidth / 2;
  const top = Math.floor(height / 2) + barDrop;
  painter.rect(left, top, barWidth, barHeight, palette.ink, 150);
  painter.rect(left, top, Math.floor(ready * (barWidth + 1)), barHeight, palette.paper, 220);
}

/** The same as a square beside the hotbar that fills from below. */
function besideHotbar({ painter, width, height }: Stage, ready: number): void {
  const left = Math.floor(width / 2) + 91 + 6;
  const top = height - side - 2;
  const filled = Math.floor(ready * (side + 1));
  painter.rect(left, top, side, side, palette.ink, 150);
  painter.rect(left, top + side - filled, side, filled, palette.paper, 220);
  painter.frame(left, top, side, side, palette.slate500);
}

/** Draws how ready the next blow is, where the option has it; nothing once it is. */
export function drawAttackIndicator(stage: Stage, player: PlayerView): void {
  const ready = player.attackCooldown ?? 1;
  if (ready >= 1) return;
  const { attackIndicator } = stage.host.options;
  if (attackIndicator === 'hotbar') besideHotbar(stage, ready);
  else if (attackIndicator === 'crosshair' && !stage.host.seenFromOutside) underCrosshair(stage, ready);
}
