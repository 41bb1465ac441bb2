import { boneMeal } from '../block-ticks/bone-meal.ts';
import type { ItemUse } from './item-use.ts';
import { takeOne } from './take-one.ts';

/** Bone meal lets plants grow (minecraft.wiki, "Bone Meal"); none is used up where nothing can. */
export const fertilizing: ItemUse = {
  takes: ({ item }) => item === 'bone_meal',
  onBlock(use, { x, y, z }) {
    const { player, blocks } = use.hand;
    if (player.mode === 'adventure' || !boneMeal(blocks(x, y, z), x, y, z)) return false;
    takeOne(use);
    return true;
  },
};
