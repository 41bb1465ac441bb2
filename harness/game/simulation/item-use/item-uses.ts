import type { ItemStack } from '../view.ts';
import { carving, dousing, flattening, stripping, tilling } from './block-changes.ts';
import { placing } from './block-placing.ts';
import { drawing } from './bow.ts';
import { pouring, scooping } from './buckets.ts';
import { fertilizing } from './fertilizing.ts';
import { floating } from './floating.ts';
import { eating } from './food.ts';
import { igniting } from './igniting.ts';
import type { ItemUse } from './item-use.ts';
import { shielding } from './shield.ts';
import { hatching, standing } from './spawning.ts';
import { looking } from './spyglass.ts';
import { throwing } from './throwing.ts';
import { wearing } from './wearing.ts';

/** Every family of items that can be used, in the order in which they are asked. */
const families: readonly ItemUse[] = [
  tilling,
  flattening,
  dousing,
  stripping,
  carving,
  igniting,
  fertilizing,
  scooping,
  pouring,
  floating,
  placing,
  hatching,
  standing,
  eating,
  drawing,
  looking,
  shielding,
  throwing,
  wearing,
];

/** What using a stack does: of each family that takes it, in order. */
export function usesOf(stack: ItemStack): readonly ItemUse[] {
  return families.filter((family) => family.takes(stack));
}
