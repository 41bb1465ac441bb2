import { afterArmour, armourOf } from '../damage/armour.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import type { Mob } from '../entities/mobs/mob.ts';
import { dropLoot } from '../entities/mobs/mob-loot.ts';
import { atan2Degrees } from '../exact-trigonometry.ts';

/** How a mob is hurt. */
export type MobHarm =
  | 'fall'
  | 'drown'
  | 'wall'
  | 'cactus'
  | 'fire'
  | 'lava'
  | 'void'
  | 'blow'
  | 'arrow'
  | 'explosion'
  | 'lightning'
  | 'command';

/** What hurts a mob. */
export interface MobHarmSource {
  readonly kind: MobHarm;
  /** Who did it: an entity's id, 0 for the player. */
  readonly by?: number | undefined;
  /** Where the push comes from. */
  readonly from?: readonly [x: number, z: number];
  /** Strength of the push beside the usual one. */
  readonly knockback?: number;
}

/** Ticks in which only a stronger harm counts, and of the red flash. */
const shieldTicks = 20;
const flashTicks = 10;
const usualPush = 0.4;
/** Harm that armour does not lessen (minecraft.wiki, "Armor", "Mechanics"). */
const pastArmor: readonly MobHarm[] = ['fall', 'drown', 'wall', 'void', 'command'];

/** Hurts a mob. False when the harm did not count. */
export function hurtMob(mob: Mob, game: EntityGame, amount: number, source: MobHarmSource): boolean {
  const sure = source.kind === 'command' || source.kind === 'void';
  if (mob.dead || amount <= 0 || (mob.invulnerable && !sure)) return false;
  const { mind } = mob;
  let counted = amount;
  if (mind.shield > shieldTicks / 2 && !sure) {
    if (amount <= mind.lastHarm) return false;
    counted = amount - mind.lastHarm;
    mind.lastHarm = amount;
  } else {
    mind.lastHarm = amount;
    mind.shield = shieldTicks;
    mob.hurtTime = flashTicks;
    if (source.from !== undefined) pushFrom(mob, source.from, usualPush);
  }
  if (source.knockback !== undefined && source.from !== undefined && source.knockback > 0) pushFrom(mob, source.from, source.knockback);
  const taken = Math.min(mob.health, pastArmor.includes(source.kind) ? counted : armored(counted, mob));
  mob.health -= taken;
  if (source.by === 0) game.world.statistics.add('custom', 'damage_dealt', Math.round(taken * 10));
  mind.attackedAt = game.world.time;
  if (source.by !== undefined && source.by !== mob.id) {
    mind.attacker = source.by;
    if (source.by === 0) mind.hurtByPlayerAt = game.world.time;
  } else if (source.by === undefined) mind.attacker = null;
  if (mob.health <= 0) die(mob, game, source);
  return true;
}

/** What its own hide and what it wears leave of harm. */
function armored(amount: number, mob: Mob): number {
  const { head, chest, legs, feet } = mob.equipment;
  const worn = armourOf([head, chest, legs, feet].map((stack) => stack ?? null));
  return afterArmour(amount, { ...worn, points: worn.points + mob.numbers.armor });
}

/** A push away from a place, with a hop when it stands (Java's LivingEntity.knockback). */
export function pushFrom(mob: Mob, [x, z]: readonly [number, number], strength: number): void {
  const left = strength * (1 - mob.numbers.steadiness);
  if (left <= 0 || mob.noAi) return;
  const [dx, dz] = [mob.x - x, mob.z - z];
  const length = Math.sqrt(dx * dx + dz * dz);
  const [ux, uz] = length < 1e-4 ? [0, 1] : [dx / length, dz / length];
  mob.vx = mob.vx / 2 + ux * left;
  mob.vz = mob.vz / 2 + uz * left;
  if (mob.onGround) mob.vy = Math.min(0.4, mob.vy / 2 + left);
}

function die(mob: Mob, game: EntityGame, { by }: MobHarmSource): void {
  if (by === 0) {
    game.world.statistics.add('killed', mob.kind);
    game.world.statistics.add('custom', 'mob_kills');
  }
  mob.deathTime = 0;
  mob.mind.goals = [];
  mob.mind.path = [];
  mob.mind.move = null;
  dropLoot(mob, game);
}

/** The yaw from one place to another. */
export function yawTo(dx: number, dz: number): number {
  return atan2Degrees(-dx, dz);
}
