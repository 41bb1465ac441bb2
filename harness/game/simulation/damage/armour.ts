import { enchantmentLevel } from '../items/item-stack.ts';
import type { ItemStack } from '../view.ts';
import { type DamageType, damageRule } from './damage-types.ts';

interface Material {
  /** Points of helmet, chestplate, leggings and boots. */
  readonly points: readonly [number, number, number, number];
  /** Of each piece. */
  readonly toughness: number;
  readonly knockbackResistance: number;
}

const pieces = ['helmet', 'chestplate', 'leggings', 'boots'] as const;
const plain = (...points: [number, number, number, number]): Material => ({ points, toughness: 0, knockbackResistance: 0 });

/** Armour by material (minecraft.wiki, "Armor", "Defense points"). */
const materials: Readonly<Record<string, Material>> = {
  leather: plain(1, 3, 2, 1),
  golden: plain(2, 5, 3, 1),
  chainmail: plain(2, 5, 4, 1),
  copper: plain(2, 4, 3, 1),
  iron: plain(2, 6, 5, 2),
  turtle: plain(2, 0, 0, 0),
  diamond: { points: [3, 8, 6, 3], toughness: 2, knockbackResistance: 0 },
  netherite: { points: [3, 8, 6, 3], toughness: 3, knockbackResistance: 0.1 },
};

/** What armour together does. */
export interface ArmourValues {
  readonly points: number;
  readonly toughness: number;
  /** The part of a throw back that it takes away, 0..1. */
  readonly knockbackResistance: number;
}

/** The values of a set of pieces; what is no armour counts for nothing. */
export function armourOf(worn: readonly (ItemStack | null)[]): ArmourValues {
  let [points, toughness, knockbackResistance] = [0, 0, 0];
  for (const stack of worn) {
    const match = stack === null ? null : /^(.+)_(helmet|chestplate|leggings|boots)$/.exec(stack.item);
    const material = match === null ? undefined : materials[match[1]];
    if (match === null || material === undefined) continue;
    points += material.points[pieces.indexOf(match[2] as (typeof pieces)[number])];
    toughness += material.toughness;
    knockbackResistance += material.knockbackResistance;
  }
  return { points, toughness, knockbackResistance };
}

/** What armour leaves of damage: strong hits go through more of it (minecraft.wiki, "Armor", "Damage reduction"). */
export function afterArmour(damage: number, { points, toughness }: ArmourValues): number {
  const kept = Math.min(20, Math.max(points / 5, points - damage / (2 + toughness / 4)));
  return damage * (1 - kept / 25);
}

/** Points of protection a level, by enchantment and what it is good against (minecraft.wiki, "Protection" and the others' pages). */
const protections: readonly (readonly [enchantment: string, points: number, against: (type: DamageType) => boolean])[] = [
  ['protection', 1, () => true],
  ['fire_protection', 2, (type) => damageRule(type).fire === true],
  ['blast_protection', 2, (type) => damageRule(type).explosion === true],
  ['projectile_protection', 2, (type) => damageRule(type).projectile === true],
  ['feather_falling', 3, (type) => damageRule(type).fall === true],
];

/** What the enchantments of worn armour leave of damage: 4 % less a point, at most 20 points. */
export function afterEnchantments(damage: number, type: DamageType, worn: readonly (ItemStack | null)[]): number {
  let points = 0;
  for (const stack of worn) {
    for (const [enchantment, each, against] of protections) {
      if (against(type)) points += each * enchantmentLevel(stack, enchantment);
    }
  }
  return damage * (1 - Math.min(20, points) / 25);
}
