import { textWidth } from '../font.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

const shownTicks = 40;
const fadeTicks = 15;
const text = 'World saved by itself';

/** Tells in the corner that the world has just saved itself, where the option wants that. */
export function drawAutosaveIndicator(stage: Stage): void {
  const { painter, host, width, height } = stage;
  const age = host.since('autosave');
  if (!host.options.showAutosaveIndicator || age >= shownTicks) return;
  const alpha = Math.min(255, Math.floor((255 * (shownTicks - age)) / fadeTicks));
  painter.text(text, width - textWidth(text) - 4, height - 12, palette.slate300, { alpha });
}
