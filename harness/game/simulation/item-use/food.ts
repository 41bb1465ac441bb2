import type { EffectId } from '../effects/effect-table.ts';
import { giveEffect, takeEffects } from '../effects/player-effects.ts';
import { itemData } from '../items/item-data.ts';
import type { ItemStack } from '../view.ts';
import type { ItemUse, UsedItem } from './item-use.ts';
import { exchangeOne, takeOne } from './take-one.ts';

interface FoodEffect {
  readonly effect: EffectId;
  readonly amplifier: number;
  /** Ticks. */
  readonly duration: number;
  /** 0..1. */
  readonly chance: number;
}

/** What food does beside filling (minecraft.wiki, "Food", and the foods' pages). */
interface Consumable {
  readonly effects?: readonly FoodEffect[];
  /** Effects that it takes away; all of them for null. */
  readonly cures?: readonly EffectId[] | null;
  /** What is left over. */
  readonly leaves?: string;
  /** Ticks that it takes. */
  readonly ticks?: number;
  /** Whether those who are full can take it, too. */
  readonly always?: boolean;
}

const second = 20;
const usualTicks = 32;
const gives = (effect: EffectId, level: number, seconds: number, chance = 1): FoodEffect => ({
  effect,
  amplifier: level - 1,
  duration: seconds * second,
  chance,
});

const consumables: Readonly<Record<string, Consumable>> = {
  chicken: { effects: [gives('hunger', 1, 30, 0.3)] },
  rotten_flesh: { effects: [gives('hunger', 1, 30, 0.8)] },
  spider_eye: { effects: [gives('poison', 1, 5)] },
  poisonous_potato: { effects: [gives('poison', 1, 5, 0.6)] },
  pufferfish: { effects: [gives('hunger', 3, 15), gives('poison', 2, 60)] },
  golden_apple: { always: true, effects: [gives('regeneration', 2, 5), gives('absorption', 1, 120)] },
  enchanted_golden_apple: {
    always: true,
    effects: [gives('regeneration', 2, 20), gives('resistance', 1, 300), gives('fire_resistance', 1, 300), gives('absorption', 4, 120)],
  },
  dried_kelp: { ticks: 16 },
  honey_bottle: { always: true, ticks: 40, cures: ['poison'], leaves: 'glass_bottle' },
  milk_bucket: { always: true, cures: null, leaves: 'bucket' },
  mushroom_stew: { leaves: 'bowl' },
  rabbit_stew: { leaves: 'bowl' },
  beetroot_soup: { leaves: 'bowl' },
  suspicious_stew: { always: true, leaves: 'bowl' },
  chorus_fruit: { always: true },
};

const edible = ({ item }: ItemStack): boolean => consumables[item] !== undefined || (itemData(item)?.food ?? null) !== null;

function eat(use: UsedItem): void {
  const { player, survival, world } = use.hand;
  const { item } = use.stack;
  const food = itemData(item)?.food ?? null;
  if (food !== null) {
    player.food = Math.min(20, player.food + food.points);
    player.saturation = Math.min(player.food, player.saturation + food.saturation);
  }
  const { effects = [], cures = [], leaves } = consumables[item] ?? {};
  if (cures === null) takeEffects(player, null);
  else for (const effect of cures) takeEffects(player, effect);
  for (const { chance, ...effect } of effects) {
    if (chance === 1 || world.randoms.player.unit() < chance) giveEffect(player, survival, { ...effect, showIcon: true });
  }
  player.moments.mark('eat');
  if (leaves === undefined) takeOne(use);
  else exchangeOne(use, leaves);
}

/** Eats and drinks. Who is full eats nothing but what works on those, too. */
export const eating: ItemUse = {
  takes: edible,
  held: {
    ticks: ({ item }) => consumables[item]?.ticks ?? usualTicks,
    ready: ({ hand: { player }, stack }) => player.food < 20 || player.mode === 'creative' || consumables[stack.item]?.always === true,
    done: eat,
  },
};
