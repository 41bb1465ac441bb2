import { toolOf } from '../items/item-data.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { ItemStack } from '../view.ts';
import type { Blow } from './creatures.ts';
import type { Player } from './player.ts';

/** Damage of each kind of weapon by material, and hits a second (minecraft.wiki, "Damage", "Melee", "Attack speed"). */
const materials = ['wooden', 'golden', 'stone', 'copper', 'iron', 'diamond', 'netherite'] as const;
type Row = readonly [wooden: number, golden: number, stone: number, copper: number, iron: number, diamond: number, netherite: number];
const damages: Readonly<Record<string, Row>> = {
  sword: [4, 4, 5, 5, 6, 7, 8],
  axe: [7, 7, 9, 9, 9, 9, 10],
  pickaxe: [2, 2, 3, 3, 4, 5, 6],
  shovel: [2.5, 2.5, 3.5, 3.5, 4.5, 5.5, 6.5],
  hoe: [1, 1, 1, 1, 1, 1, 1],
};
const speeds: Readonly<Record<string, Row>> = {
  sword: [1.6, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6],
  axe: [0.8, 1, 0.8, 0.8, 0.9, 1, 1],
  pickaxe: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2],
  shovel: [1, 1, 1, 1, 1, 1, 1],
  hoe: [1, 1, 2, 2, 3, 4, 4],
};
/** What is no tool but hits all the same. */
const others: Readonly<Record<string, readonly [damage: number, speed: number]>> = { trident: [9, 1.1], mace: [6, 0.6] };
const bareHand = [1, 4] as const;
const ticksASecond = 20;
/** From this part of the full strength on a hit can be critical, sweep or throw back in a sprint. */
const nearlyFull = 0.9;
const criticalFactor = 1.5;
const strengthPerLevel = 3;
const weaknessPerLevel = 4;
const sprintKnockback = 1;
const fireSeconds = 4;

/** Damage of a hit with an item, and hits a second with it. */
export function weaponOf(stack: ItemStack | null): readonly [damage: number, speed: number] {
  if (stack === null) return bareHand;
  const tool = toolOf(stack.item);
  if (tool === null) return others[stack.item] ?? bareHand;
  const column = materials.indexOf(tool.material as (typeof materials)[number]);
  return column < 0 ? bareHand : [damages[tool.kind][column], speeds[tool.kind][column]];
}

/** Uses that a hit takes from what is held: one from a weapon, two from a tool, none from the rest (minecraft.wiki, "Durability"). */
export function wearOfHitting(stack: ItemStack | null): number {
  if (stack === null) return 0;
  const tool = toolOf(stack.item);
  if (tool === null) return others[stack.item] === undefined ? 0 : 1;
  return tool.kind === 'sword' ? 1 : 2;
}

/** How far the strength has come back `ticks` after a hit, 0..1. */
export function attackStrength(stack: ItemStack | null, ticks: number): number {
  return Math.min(1, (ticks * weaponOf(stack)[1]) / ticksASecond);
}

/** What enchantments add against everyone (minecraft.wiki, "Sharpness"). */
const sharpness = (level: number): number => (level === 0 ? 0 : 0.5 * level + 0.5);

/** What enchantments against a kind of creature add a level (minecraft.wiki, "Smite", "Bane of Arthropods"). */
const perLevelAgainst = 2.5;

/** The blow that the player can strike now (minecraft.wiki, "Damage", "Melee attack"). `climbing` players strike none that is critical. */
export function blowOf(player: Player, climbing: boolean): Blow {
  const { held, activeEffects } = player;
  const strength = Math.min(1, ((player.attackTicks + 0.5) * weaponOf(held)[1]) / ticksASecond);
  const effects = strengthPerLevel * activeEffects.level('strength') - weaknessPerLevel * activeEffects.level('weakness');
  const base = Math.max(0, weaponOf(held)[0] + effects) * (0.2 + strength * strength * 0.8);
  const full = strength > nearlyFull;
  const falling = player.fallDistance > 0 && !player.onGround && !climbing && !player.inWater;
  const critical = full && falling && !player.sprinting && activeEffects.level('blindness') === 0;
  const sprint = full && player.sprinting ? sprintKnockback : 0;
  const damage = base * (critical ? criticalFactor : 1) + sharpness(enchantmentLevel(held, 'sharpness')) * strength;
  const sword = held !== null && toolOf(held.item)?.kind === 'sword';
  const sweeping = enchantmentLevel(held, 'sweeping_edge');
  return {
    damage,
    smite: perLevelAgainst * enchantmentLevel(held, 'smite') * strength,
    bane: perLevelAgainst * enchantmentLevel(held, 'bane_of_arthropods') * strength,
    knockback: sprint + enchantmentLevel(held, 'knockback'),
    fire: fireSeconds * enchantmentLevel(held, 'fire_aspect'),
    critical,
    sweep: sword && full && !critical && sprint === 0 && player.onGround ? 1 + (damage * sweeping) / (sweeping + 1) : null,
  };
}
