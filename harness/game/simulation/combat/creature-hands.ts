import type { EntityGame } from '../entities/entity-game.ts';
import { Mob } from '../entities/mobs/mob.ts';
import type { Blow, Creatures } from '../player/creatures.ts';
import { meetEntity } from './aim.ts';
import { explode } from './explosion.ts';
import { hurtMob } from './hurt-mob.ts';
import { interactWith } from './interact.ts';
import { killEntity } from './kill-entity.ts';

/** Half a block a tick for each level of knockback. */
const pushPerLevel = 0.5;
const sweepReach = 1;
const crystalPower = 6;

/** What the player's hand does to entities: finds them, hits them, uses things on them. */
export function creatureHands(game: EntityGame): Creatures {
  return {
    aim(from, along, reach) {
      const met = meetEntity(game.entities.list, from, along, reach);
      return met === null ? null : { id: met.entity.id, distance: met.distance };
    },
    attack(id, blow) {
      const entity = game.entities.byId(id);
      if (entity instanceof Mob) return strike(entity, game, blow);
      if (entity?.kind !== 'end_crystal') return false;
      killEntity(entity, game);
      explode(game, [entity.x, entity.y, entity.z], crystalPower, { by: null, blocks: true, decay: 'block_explosion_drop_decay' });
      return true;
    },
    interact(id, hand, slot) {
      const entity = game.entities.byId(id);
      return entity instanceof Mob && !entity.dead && interactWith(entity, game, hand, slot);
    },
  };
}

function strike(mob: Mob, game: EntityGame, blow: Blow): boolean {
  const { player, entities } = game;
  const from = [player.x, player.z] as const;
  if (mob.kind === 'armor_stand') {
    killEntity(mob, game);
    return true;
  }
  const against = (mob.numbers.undead ? blow.smite : 0) + (mob.kind === 'spider' ? blow.bane : 0);
  if (!hurtMob(mob, game, blow.damage + against, { kind: 'blow', by: 0, from, knockback: blow.knockback * pushPerLevel })) return false;
  if (blow.fire > 0) mob.fire = Math.max(mob.fire, blow.fire * 20);
  if (blow.sweep === null) return true;
  const half = mob.width / 2 + sweepReach;
  const beside = entities.bodiesWithin(mob.x - half, mob.y - 0.25, mob.z - half, mob.x + half, mob.y + mob.height + 0.25, mob.z + half);
  for (const other of beside) {
    const [dx, dz] = [other.x - player.x, other.z - player.z];
    if (other === mob || other.kind === 'armor_stand' || dx * dx + dz * dz >= 9) continue;
    hurtMob(other, game, blow.sweep, { kind: 'blow', by: 0, from });
  }
  return true;
}
