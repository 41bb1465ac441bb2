import type { Entity } from '../entities/entity.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { Mob } from '../entities/mobs/mob.ts';
import { hurtMob } from './hurt-mob.ts';

/** Ends an entity: bodies die with all that belongs to it, others vanish. */
export function killEntity(entity: Entity, game: EntityGame): void {
  if (!(entity instanceof Mob)) entity.gone = true;
  else if (entity.kind === 'armor_stand') {
    hurtMob(entity, game, 1e9, { kind: 'command' });
    entity.gone = true;
  } else hurtMob(entity, game, 1e9, { kind: 'command' });
}
