import { itemLines } from '../data/generated-block-data.ts';

/** Every item's id without `minecraft:`, in the table's order; air is none. */
export const itemNames: readonly string[] = itemLines
  .trim()
  .split('\n')
  .map((line) => line.slice(0, line.indexOf(' ')))
  .filter((name) => name !== 'air');
