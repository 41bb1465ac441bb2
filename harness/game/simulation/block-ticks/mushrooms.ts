import { rulesOf } from '../blocks/cell.ts';
import { isSupported } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { rawLight } from './daylight.ts';

/** Mushrooms of a kind within four blocks, beyond which they spread no more. */
const crowd = 5;
/** Brightest that they stand, where they grow on any ground. */
const dim = 12;

/** A random tick of a mushroom: one in 25 spreads it by up to four steps through the dark (minecraft.wiki, "Mushroom"). */
export function spreadMushroom({ at, editor, dice, world }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (dice.below(25) !== 0) return;
  const kind = rulesOf(cell);
  let count = 0;
  for (let dx = -4; dx <= 4; dx++) {
    for (let dz = -4; dz <= 4; dz++) for (let dy = -1; dy <= 1; dy++) if (rulesOf(at(x + dx, y + dy, z + dz)) === kind) count++;
  }
  if (count >= crowd) return;
  const stands = (px: number, py: number, pz: number): boolean =>
    at(px, py, pz) === 0 && rawLight(world, px, py, pz) <= dim && isSupported(cell, at, px, py, pz);
  const step = (): readonly [number, number, number] => [x + dice.below(3) - 1, y + dice.below(2) - dice.below(2), z + dice.below(3) - 1];
  let next = step();
  for (let i = 0; i < 4; i++) {
    if (stands(...next)) [x, y, z] = next;
    next = step();
  }
  if (stands(...next)) editor.set(...next, cell);
}
