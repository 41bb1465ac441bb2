import type { ItemUse } from './item-use.ts';

/** Holds a shield up for as long as the button is held; player/blocking.ts says what it keeps off (minecraft.wiki, "Shield"). */
export const shielding: ItemUse = {
  takes: ({ item }) => item === 'shield',
  held: { ticks: () => 72000, ready: () => true },
};
