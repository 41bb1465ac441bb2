import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Player } from './player.ts';
import { touchedCells } from './touched-cells.ts';

/** How high honey reaches in its cell, and half of its width. */
const honeyTop = 0.9375;
const honeyHalf = 0.4375;
/** Speeds down in blocks a tick: slower falls do not slide, and a slide is no faster than this. */
const slidesFrom = -0.08;
const fastFrom = -0.13;
const slideSpeed = -0.05;
const tolerance = 1e-7;
const reach = 0.07;

/** The speed before gravity and drag had their part in it, and after. */
const before = (vy: number): number => vy / 0.98 + 0.08;
const after = (vy: number): number => (vy - 0.08) * 0.98;

/** Who falls along the side of a honey block slides down slowly and lands softly (minecraft.wiki, "Honey Block", "Sliding"). */
export function slideDownHoney(player: Player, at: ReadCell): void {
  if (player.onGround || before(player.vy) >= slidesFrom) return;
  const side = honeyHalf + player.width / 2;
  const slides = touchedCells(player, reach).some(([x, y, z]) => {
    if (rulesOf(at(x, y, z)).name !== 'honey_block' || player.y > y + honeyTop - tolerance || player.y + player.height < y) return false;
    const [dx, dz] = [Math.abs(x + 0.5 - player.x), Math.abs(z + 0.5 - player.z)];
    return dx + tolerance > side || dz + tolerance > side;
  });
  if (!slides) return;
  if (before(player.vy) < fastFrom) {
    const brake = slideSpeed / before(player.vy);
    player.vx *= brake;
    player.vz *= brake;
  }
  player.vy = after(slideSpeed);
  player.fallDistance = 0;
}
