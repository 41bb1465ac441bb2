import type { DamageType } from '../damage/damage-types.ts';
import { thornsOf } from '../damage/thorns.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import type { Mob } from '../entities/mobs/mob.ts';
import { armourSlots } from '../player/wounds.ts';
import { hurtMob } from './hurt-mob.ts';

/** Hurts the player by a mob, or by what a mob sent. False when the harm did not count. */
export function hurtPlayer(
  game: EntityGame,
  amount: number,
  type: DamageType,
  attacker: Mob | null,
  from: readonly [number, number, number],
  knockback?: number,
): boolean {
  const counted = game.survival.hurt(amount, {
    type,
    from,
    ...(attacker === null ? {} : { attacker: { kind: attacker.kind, id: attacker.id, name: attacker.name } }),
    ...(knockback === undefined ? {} : { knockback }),
  });
  if (counted && attacker !== null) prick(game, attacker);
  return counted;
}

/** The thorns of the player's armour hurt back. */
function prick(game: EntityGame, attacker: Mob): void {
  const { player, world } = game;
  const worn = armourSlots.map((slot) => player.inventory[slot] ?? null);
  const harm = thornsOf(worn, world.randoms.combat);
  if (harm > 0) hurtMob(attacker, game, harm, { kind: 'blow', by: 0 });
}
