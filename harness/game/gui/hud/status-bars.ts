import { mix32 } from '../../simulation/random/position-hash.ts';
import type { PlayerView } from '../../simulation/view.ts';
import { textWidth } from '../font.ts';
import { guiSprites } from '../gui-sheet.ts';
import { palette } from '../palette.ts';
import type { SpriteName } from '../sprite-art.ts';
import type { Stage } from '../stage.ts';
import { armourPoints } from './armour-points.ts';
import { drawHearts, heartRows } from './hearts.ts';

const signs = 10;
const pitch = 8;
const half = 91;
const fullAir = 300;
const firstArmourSlot = 5;
const levelColor = 0xffd27f;

type Fillable = 'food' | 'food-stale' | 'armour';

/** Ten signs for 0..20 half points, from the left or from the right. */
function row(stage: Stage, sign: Fillable, points: number, y: number, fromRight: boolean, lift: (i: number) => number): void {
  const middle = Math.floor(stage.width / 2);
  for (let i = 0; i < signs; i++) {
    const x = fromRight ? middle + half - 9 - i * pitch : middle - half + i * pitch;
    const filled: SpriteName = points >= 2 * i + 2 ? sign : points >= 2 * i + 1 ? `${sign}-half` : `${sign}-empty`;
    stage.painter.sprite(filled, x, y - lift(i));
  }
}

const still = (): number => 0;

/** Bubbles as the air runs out: the last one drawn is popping (minecraft.wiki, "Damage", "Drowning": 300 ticks for ten bubbles). */
function air(stage: Stage, left: number, y: number): void {
  const whole = Math.max(0, Math.ceil(((left - 2) * signs) / fullAir));
  const all = Math.max(0, Math.ceil((left * signs) / fullAir));
  const middle = Math.floor(stage.width / 2);
  for (let i = 0; i < all; i++) stage.painter.sprite(i < whole ? 'air' : 'air-popping', middle + half - 9 - i * pitch, y);
}

/** The bar of experience, with the level on it. */
function experience(stage: Stage, player: PlayerView, y: number): void {
  const { painter, width } = stage;
  const left = Math.floor(width / 2) - half;
  painter.sprite('bar-empty', left, y);
  const filled = Math.floor(Math.min(1, Math.max(0, player.experience)) * guiSprites['bar-full'].width);
  if (filled > 0) painter.sprite('bar-full', left, y, { width: filled });
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

/** Hearts, food, armour, air and experience of a player who can be hurt. */
export function drawStatusBars(stage: Stage, player: PlayerView): void {
  const { height, host } = stage;
  const y = height - 39;
  drawHearts(stage, player, Math.floor(stage.width / 2) - half, y);
  const hungry = player.effects.some(({ effect }) => effect === 'hunger');
  // Without saturation the food jumps now and then, more often as less of it is left (Java Edition's).
  const starving = player.saturation <= 0 && host.ticks % (player.food * 3 + 1) === 0;
  const jump = (i: number): number => (starving ? ((mix32(host.ticks * 17 + i) >>> 0) % 3) - 1 : 0);
  row(stage, hungry ? 'food-stale' : 'food', player.food, y, true, jump);
  let armour = 0;
  for (let i = 0; i < 4; i++) armour += armourPoints(player.inventory[firstArmourSlot + i]?.item ?? '');
  if (armour > 0) row(stage, 'armour', armour, y - 10 * heartRows(player), false, still);
  if (player.air < fullAir) air(stage, player.air, y - 10);
  experience(stage, player, height - 29);
}
