import { rulesOf } from '../../blocks/cell.ts';
import { fluidOf } from '../../blocks/fluid.ts';
import type { EntityGame } from '../entity-game.ts';
import type { Mob } from './mob.ts';

type Place = readonly [x: number, y: number, z: number];

const tries = 10;

/**
 * A place to go to within some blocks, out of ten that chance names: the one that the kind likes best, above ground. `away` asks for
 * places on the other side of somebody.
 */
export function somewhere(
  mob: Mob,
  game: EntityGame,
  across: number,
  up: number,
  away: { readonly x: number; readonly z: number } | null = null,
): Place | null {
  const { mobs } = game.world.randoms;
  let best: Place | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const dx = mobs.between(-across, across);
    const dy = mobs.between(-up, up);
    const dz = mobs.between(-across, across);
    if (away !== null && dx * (mob.x - away.x) + dz * (mob.z - away.z) <= 0) continue;
    const place = onGround(game, Math.floor(mob.x) + dx, Math.floor(mob.y) + dy, Math.floor(mob.z) + dz);
    if (place === null) continue;
    const value = liking(mob, game, place);
    if (value <= worth) continue;
    worth = value;
    best = place;
  }
  return best;
}

/** The first free cell on a floor, upward out of blocks or downward out of the air; null in water, and where nothing is loaded. */
function onGround({ at, world }: EntityGame, x: number, y: number, z: number): Place | null {
  if (!world.loaded(x, z)) return null;
  const solid = (height: number): boolean => rulesOf(at(x, height, z)).solid;
  let height = y;
  for (let i = 0; i < 8 && solid(height); i++) height++;
  for (let i = 0; i < 8 && !solid(height - 1); i++) height--;
  if (solid(height) || !solid(height - 1) || fluidOf(at(x, height, z)) !== null) return null;
  return [x, height, z];
}

/** Animals like grass and light, monsters the dark (Java's getWalkTargetValue). */
function liking(mob: Mob, { at, world }: EntityGame, [x, y, z]: Place): number {
  const { sky, block } = world.light(x, y, z);
  const bright = Math.max(sky, block) / 15 - 0.5;
  if (mob.numbers.category === 'monster') return -bright;
  if (mob.numbers.category === 'creature' && rulesOf(at(x, y - 1, z)).name === 'grass_block') return 10;
  return bright;
}
