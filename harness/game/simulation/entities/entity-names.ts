import { mobKinds } from './mobs/mob-kinds.ts';

/** Every kind of entity that this game has but the player, by Java id without `minecraft:`. */
export const entityNames: readonly string[] = [
  ...Object.keys(mobKinds),
  'arrow',
  'egg',
  'ender_pearl',
  'end_crystal',
  'experience_orb',
  'falling_block',
  'item',
  'lightning_bolt',
  'snowball',
  'tnt',
].sort();
