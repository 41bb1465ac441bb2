import { enchantmentLevel } from '../../items/item-stack.ts';
import type { EntityGame } from '../entity-game.ts';
import { scatterOrbs } from '../orbs.ts';
import type { Mob } from './mob.ts';
import type { MobName } from './mob-kinds.ts';

interface Drop {
  readonly item: string;
  readonly min: number;
  readonly max: number;
  /** 0..1. */
  readonly chance?: number;
  /** Given only when a player killed it. */
  readonly byPlayer?: true;
  /** What it is when the mob died burning. */
  readonly cooked?: string;
  /** How many more each level of looting can give. */
  readonly looting?: number;
}

/** What each kind leaves (minecraft.wiki, the mobs' pages, "Drops"). */
const lootOfMob: Readonly<Record<MobName, readonly Drop[]>> = {
  armor_stand: [{ item: 'armor_stand', min: 1, max: 1 }],
  chicken: [
    { item: 'feather', min: 0, max: 2, looting: 1 },
    { item: 'chicken', min: 1, max: 1, cooked: 'cooked_chicken', looting: 1 },
  ],
  cow: [
    { item: 'leather', min: 0, max: 2, looting: 1 },
    { item: 'beef', min: 1, max: 3, cooked: 'cooked_beef', looting: 1 },
  ],
  creeper: [{ item: 'gunpowder', min: 0, max: 2, looting: 1 }],
  pig: [{ item: 'porkchop', min: 1, max: 3, cooked: 'cooked_porkchop', looting: 1 }],
  sheep: [{ item: 'mutton', min: 1, max: 2, cooked: 'cooked_mutton', looting: 1 }],
  skeleton: [
    { item: 'arrow', min: 0, max: 2, looting: 1 },
    { item: 'bone', min: 0, max: 2, looting: 1 },
  ],
  spider: [
    { item: 'string', min: 0, max: 2, looting: 1 },
    { item: 'spider_eye', min: 1, max: 1, chance: 1 / 3, byPlayer: true },
  ],
  villager: [],
  zombie: [
    { item: 'rotten_flesh', min: 0, max: 2, looting: 1 },
    { item: 'iron_ingot', min: 1, max: 1, chance: 0.025 / 3, byPlayer: true },
    { item: 'carrot', min: 1, max: 1, chance: 0.025 / 3, byPlayer: true },
    { item: 'potato', min: 1, max: 1, chance: 0.025 / 3, byPlayer: true, cooked: 'baked_potato' },
  ],
};

/** Ticks after a player's hit in which a death counts as the player's. */
const creditTicks = 100;
const equipmentChance = 0.085;

/** Leaves what a dead mob leaves: nothing of a baby but an armour stand's own. */
export function dropLoot(mob: Mob, game: EntityGame): void {
  const { world, drops } = game;
  const { mobs } = world.randoms;
  const byPlayer = world.time - mob.mind.hurtByPlayerAt <= creditTicks;
  const looting = byPlayer ? enchantmentLevel(game.player.held, 'looting') : 0;
  if (!world.gameRules.on('mob_drops')) return;
  if (!mob.baby) {
    for (const row of lootOfMob[mob.kind]) {
      if (row.byPlayer === true && !byPlayer) continue;
      if (row.chance !== undefined && mobs.unit() >= row.chance) continue;
      const more = looting > 0 && row.looting !== undefined ? mobs.between(0, looting * row.looting) : 0;
      const count = (row.min === row.max ? row.min : mobs.between(row.min, row.max)) + more;
      const item = mob.onFire ? (row.cooked ?? row.item) : row.item;
      if (count > 0) drops.popFrom(mob.x, mob.y, mob.z, { item, count });
    }
    if (mob.kind === 'sheep' && !mob.sheared) drops.popFrom(mob.x, mob.y, mob.z, { item: `${mob.color}_wool`, count: 1 });
  }
  for (const stack of Object.values(mob.equipment)) {
    if (mob.kind === 'armor_stand' || (byPlayer && mobs.unit() < equipmentChance)) drops.popFrom(mob.x, mob.y, mob.z, stack);
  }
  const [least, most] = mob.numbers.experience;
  if (byPlayer && most > 0 && !mob.baby) scatterOrbs(game, mob.x, mob.y, mob.z, least === most ? least : mobs.between(least, most));
}
