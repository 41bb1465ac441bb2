import { mix32 } from '../../simulation/random/position-hash.ts';
import type { PlayerView } from '../../simulation/view.ts';
import type { SpriteName } from '../sprite-art.ts';
import type { Stage } from '../stage.ts';
import { armourPoints } from './armour-points.ts';
import { drawHearts, heartRows } from './hearts.ts';

const signs = 10;
const pitch = 8;
const half = 91;
const fullAir = 300;
const firstArmourSlot = 5;

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

/** Hearts, food, armour and air of a player who can be hurt. */
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
}
