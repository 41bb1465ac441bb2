import { afterArmour, afterEnchantments, armourOf } from '../damage/armour.ts';
import { type DamageSource, damageRule } from '../damage/damage-types.ts';
import { atan2Degrees } from '../exact-trigonometry.ts';
import type { WorldView } from '../view.ts';
import type { Player } from './player.ts';

/** Slots of the armour in the inventory, head first. */
export const armourSlots = [5, 6, 7, 8] as const;

/** What the difficulty makes of harm by creatures and explosions (minecraft.wiki, "Difficulty"). */
const scaled: Readonly<Record<WorldView['difficulty'], (amount: number) => number>> = {
  peaceful: () => 0,
  easy: (amount) => Math.min(amount / 2 + 1, amount),
  normal: (amount) => amount,
  hard: (amount) => amount * 1.5,
};

/** Harm as the difficulty has it. */
export function byDifficulty(amount: number, source: DamageSource, difficulty: WorldView['difficulty']): number {
  const caused = source.attacker !== undefined && source.attacker.kind !== 'player';
  return caused || damageRule(source.type).scales === true ? scaled[difficulty](amount) : amount;
}

/** What armour, resistance and enchantments leave of harm, in this order (minecraft.wiki, "Damage", "Damage reduction"). */
export function afterProtection(player: Player, amount: number, { type }: DamageSource): number {
  const rule = damageRule(type);
  const worn = armourSlots.map((slot) => player.inventory[slot]);
  if (rule.fire === true && player.activeEffects.level('fire_resistance') > 0) return 0;
  let left = rule.pastArmour === true ? amount : afterArmour(amount, armourOf(worn));
  if (rule.pastEffects !== true) left = (left * Math.max(0, 5 - player.activeEffects.level('resistance'))) / 5;
  return rule.pastEverything === true ? left : afterEnchantments(left, type, worn);
}

const usualKnockback = 0.4;

/** Throws the player back from where a hit came, and tilts its view away from there (minecraft.wiki, "Knockback (mechanic)"). */
export function throwBack(player: Player, source: DamageSource): void {
  const { from } = source;
  if (from === undefined) {
    player.hurtDirection = 0;
    return;
  }
  const [dx, dz] = [from[0] - player.x, from[2] - player.z];
  player.hurtDirection = dx === 0 && dz === 0 ? 0 : atan2Degrees(dz, dx) - player.yaw;
  const resistance = armourOf(armourSlots.map((slot) => player.inventory[slot])).knockbackResistance;
  player.knockBack(source.knockback ?? usualKnockback, dx, dz, resistance);
}
