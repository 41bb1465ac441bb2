import type { SavedMob } from '../../persistence.ts';
import type { RandomStream } from '../../random/random-stream.ts';
import type { EquipmentSlot, ItemStack } from '../../view.ts';
import type { EntityGame } from '../entity-game.ts';
import { newMob } from './mob.ts';
import type { MobName } from './mob-kinds.ts';

/** How a mob comes into the world. */
export interface BirthWish {
  /** Where it faces; by chance when not said. */
  readonly yaw?: number | undefined;
  readonly by: 'command' | 'nature' | 'parents';
  /** Who throws the dice; the stream of spawning when not said. */
  readonly random?: RandomStream;
}

/** A sheep's colour by chance, in percent (minecraft.wiki, "Sheep", "Natural colors"). */
const sheepColors = [
  ['black', 5],
  ['gray', 10],
  ['light_gray', 15],
  ['brown', 18],
  ['pink', 18.164],
] as const;

const professions = ['none', 'farmer', 'librarian', 'cleric', 'butcher', 'fletcher', 'shepherd'] as const;
const babyGrowth = -24000;
/** The part of each kind that comes as a young one by nature. */
const babyChance: Readonly<Partial<Record<MobName, number>>> = { chicken: 0.05, cow: 0.05, pig: 0.05, sheep: 0.05, zombie: 0.05 };

/** A mob with what chance gives it: facing, colour, weapon, age. */
export function birth(
  game: Pick<EntityGame, 'world'>,
  kind: MobName,
  position: readonly [number, number, number],
  wish: BirthWish,
): Omit<SavedMob, 'id'> {
  const random = wish.random ?? game.world.randoms.spawning;
  const chosen = Math.fround(random.unit() * 360);
  const yaw = kind === 'armor_stand' ? (wish.yaw ?? 0) : (wish.yaw ?? chosen);
  return newMob(kind, position, {
    yaw,
    growth: wish.by === 'parents' || (wish.by === 'nature' && random.unit() < (babyChance[kind] ?? 0)) ? babyGrowth : 0,
    traits: traitsBy(kind, random),
    equipment: equipmentBy(kind, random),
  });
}

function traitsBy(kind: MobName, random: RandomStream): SavedMob['traits'] {
  if (kind === 'sheep') {
    const roll = random.unit() * 100;
    return { Color: sheepColors.find(([, below]) => roll < below)?.[0] ?? 'white', Sheared: false };
  }
  if (kind === 'chicken') return { EggLayTime: random.between(6000, 12000) };
  if (kind === 'villager') return { profession: professions[random.between(0, professions.length - 1)], type: 'plains' };
  return {};
}

function equipmentBy(kind: MobName, random: RandomStream): Readonly<Partial<Record<EquipmentSlot, ItemStack>>> {
  if (kind === 'skeleton') return { mainhand: { item: 'bow', count: 1 } };
  if (kind === 'zombie' && random.unit() < 0.01)
    return { mainhand: { item: random.unit() < 1 / 3 ? 'iron_sword' : 'iron_shovel', count: 1 } };
  return {};
}
