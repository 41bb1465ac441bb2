import { lineHeight, textWidth } from '../font.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { styledCentred, styledWidth } from '../styled-line.ts';

const playerName = 'Player';
const top = 10;
const margin = 6;
const gap = 12;
const leastWidth = 120;
const scoreColor = 0xffd54a;
const ticksADay = 24000;

/** The list of who plays, while its key is held: the world's name above, the players with their score of the listed objective, the day below. */
export function drawPlayerList(stage: Stage): void {
  const { painter, host, width } = stage;
  const { simulation } = host;
  if (!simulation) return;
  const { world, hud, player } = simulation;
  const score = hud.playerList?.rows.find(({ name }) => name === playerName)?.score;
  const rowWidth = textWidth(playerName) + (score === undefined ? 0 : gap + textWidth(String(score)));
  const footer = `Day ${Math.floor(world.time / ticksADay) + 1}, ${player.mode}`;
  const inside = Math.max(leastWidth, styledWidth(world.name), rowWidth, textWidth(footer));
  const left = Math.floor((width - inside) / 2) - margin;
  const middle = Math.floor(width / 2);
  const rowTop = top + lineHeight + 6;
  painter.rect(left, top, inside + 2 * margin, 3 * lineHeight + 14, palette.night, 170);
  painter.centred(world.name, middle, top + 3, palette.amber300);
  painter.rect(left + 2, rowTop, inside + 2 * margin - 4, lineHeight + 1, palette.slate500, 70);
  painter.text(playerName, left + margin, rowTop + 2, palette.paper);
  if (score !== undefined) painter.text(String(score), left + margin + inside - textWidth(String(score)), rowTop + 2, scoreColor);
  styledCentred(stage, footer, middle, rowTop + lineHeight + 5, palette.slate400);
}
