import type { BlockRules } from '../block-kinds.ts';
import { toolOf } from '../items/item-data.ts';

/** Materials by what they can harvest, least first (gold is as wood, copper as stone). */
const tierRank: Readonly<Record<string, number>> = { wooden: 0, golden: 0, stone: 1, copper: 1, iron: 2, diamond: 3, netherite: 4 };

/** Whether a block drops anything when broken with this item. */
export function canHarvest(kind: BlockRules, held: string | null): boolean {
  if (kind.tier === null) return true;
  const tool = held === null ? null : toolOf(held);
  return tool !== null && tool.kind === kind.tool && tierRank[tool.material] >= tierRank[kind.tier];
}

/** How fast shears are (minecraft.wiki, "Shears"). */
function shearSpeed(kind: BlockRules): number {
  if (kind.shape === 'leaves' || kind.name === 'cobweb') return 15;
  if (kind.name.endsWith('_wool')) return 5;
  return kind.shape === 'vine' ? 2 : 1;
}

/** What a sword cuts half as fast again as a hand does (minecraft.wiki, "Sword"). */
const cutByHalf = ({ shape, name }: BlockRules): boolean =>
  shape === 'leaves' || shape === 'vine' || name === 'melon' || name.endsWith('pumpkin') || name === 'jack_o_lantern';

function speedOf(kind: BlockRules, held: string | null): number {
  if (held === null) return 1;
  if (held === 'shears') return shearSpeed(kind);
  const tool = toolOf(held);
  if (tool === null) return 1;
  if (tool.kind === 'sword') return kind.name === 'cobweb' ? 15 : cutByHalf(kind) ? 1.5 : 1;
  return tool.kind === kind.tool ? tool.speed : 1;
}

/** What digging depends on beside tool and block: five times slower each in water and air, and what enchantments and effects do to it. */
export interface DigHindrance {
  readonly headInWater: boolean;
  readonly inAir: boolean;
  /** Level of efficiency of the tool, and whether the helmet has aqua affinity. */
  readonly efficiency?: number;
  readonly aquaAffinity?: boolean;
  /** Levels of haste and mining fatigue, 0 for none. */
  readonly haste?: number;
  readonly fatigue?: number;
}

/** What each level of mining fatigue leaves of the speed; higher ones are as the last (minecraft.wiki, "Mining Fatigue"). */
const fatigued = [1, 0.3, 0.09, 0.0027, 0.00081];

/**
 * The part of a block that a tick of digging takes away; 1 or more breaks it at once, 0 never does (minecraft.wiki, "Breaking").
 */
export function digPerTick(kind: BlockRules, held: string | null, hindrance: DigHindrance): number {
  if (kind.hardness < 0 || kind.shape === 'liquid') return 0;
  if (kind.hardness === 0) return 1;
  let speed = speedOf(kind, held);
  const efficiency = hindrance.efficiency ?? 0;
  if (speed > 1 && efficiency > 0) speed += efficiency * efficiency + 1;
  speed *= 1 + 0.2 * (hindrance.haste ?? 0);
  speed *= fatigued[Math.min(hindrance.fatigue ?? 0, fatigued.length - 1)]!;
  if (hindrance.headInWater && hindrance.aquaAffinity !== true) speed /= 5;
  if (hindrance.inAir) speed /= 5;
  return speed / kind.hardness / (canHarvest(kind, held) ? 30 : 100);
}
