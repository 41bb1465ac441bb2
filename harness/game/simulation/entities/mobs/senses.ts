import type { Player } from '../../player/player.ts';
import { hasSight } from '../../world/raycast.ts';
import type { EntityGame } from '../entity-game.ts';
import { Mob } from './mob.ts';

/** Somebody that a mob can see, follow or hunt. */
export type Body = Mob | Player;

/** The player's id among bodies. */
export const playerId = 0;

/** The body with an id that lives; null when there is none. */
export function bodyById(game: EntityGame, id: number | null): Body | null {
  if (id === null) return null;
  if (id === playerId) return game.player.dead || game.player.mode === 'spectator' ? null : game.player;
  const found = game.entities.byId(id);
  return found instanceof Mob && !found.dead && !found.gone ? found : null;
}

/** The square of the distance between two places. */
export function squareTo(
  from: { readonly x: number; readonly y: number; readonly z: number },
  to: { readonly x: number; readonly y: number; readonly z: number },
): number {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  return dx * dx + dy * dy + dz * dz;
}

/** Whether a mob's eyes meet another's without a block between. */
export function sees(mob: Mob, game: EntityGame, other: Body): boolean {
  return hasSight(game.at, [mob.x, mob.y + mob.eyeHeight, mob.z], [other.x, other.y + other.eyeHeight, other.z]);
}

/** Whether monsters go for the player at all. */
export function huntable({ player, world }: EntityGame): boolean {
  return player.mortal && !player.dead && world.difficulty !== 'peaceful';
}

/** The nearest mob that fits, of equals the one with the lower id; null when there is none within reach. */
export function nearestMob(mob: Mob, game: EntityGame, reach: number, fits: (other: Mob) => boolean): Mob | null {
  let nearest: Mob | null = null;
  let best = reach * reach;
  for (const other of game.entities.mobs) {
    if (other === mob || other.dead || other.gone) continue;
    const square = squareTo(mob, other);
    if (square < best && fits(other)) {
      best = square;
      nearest = other;
    }
  }
  return nearest;
}

/** A chance of one in so many ticks, for what is asked every second tick. */
export function oneIn({ world }: EntityGame, ticks: number): boolean {
  return world.randoms.mobs.unit() * ticks < 2;
}
