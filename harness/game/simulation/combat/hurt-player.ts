import type { DamageType } from '../damage/damage-types.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import type { Mob } from '../entities/mobs/mob.ts';

/** Hurts the player by a mob, or by what a mob sent. False when the harm did not count. */
export function hurtPlayer(
  { survival }: Pick<EntityGame, 'survival'>,
  amount: number,
  type: DamageType,
  attacker: Mob | null,
  from: readonly [number, number, number],
  knockback?: number,
): boolean {
  return survival.hurt(amount, {
    type,
    from,
    ...(attacker === null ? {} : { attacker: { kind: attacker.kind, id: attacker.id, name: attacker.name } }),
    ...(knockback === undefined ? {} : { knockback }),
  });
}
