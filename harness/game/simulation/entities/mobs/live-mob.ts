import type { EntityGame } from '../entity-game.ts';
import { think } from './brain.ts';
import type { Mob } from './mob.ts';
import { feelSurroundings } from './mob-life.ts';
import { pushApart, travel } from './mob-motion.ts';
import { tickTraits } from './mob-traits.ts';

/** Ticks that a dead body still lies there. */
const lyingTicks = 20;

/** What a living body does in a tick: feels, thinks, moves. */
export function liveMob(mob: Mob, game: EntityGame): void {
  if (mob.hurtTime > 0) mob.hurtTime--;
  if (mob.mind.shield > 0) mob.mind.shield--;
  if (mob.dead) {
    if (++mob.deathTime >= lyingTicks) mob.gone = true;
  } else feelSurroundings(mob, game);
  mob.forward = 0;
  mob.sideways = 0;
  if (!mob.dead && !mob.noAi) think(mob, game);
  if (!mob.dead) tickTraits(mob, game);
  travel(mob, game);
  if (!mob.dead) pushApart(mob, game);
}
