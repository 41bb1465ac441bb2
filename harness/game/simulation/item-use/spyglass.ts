import type { ItemUse } from './item-use.ts';

/** Looks through a spyglass for as long as the button is held, at most a minute (minecraft.wiki, "Spyglass"). */
export const looking: ItemUse = {
  takes: ({ item }) => item === 'spyglass',
  held: { ticks: () => 1200, ready: () => true },
};
