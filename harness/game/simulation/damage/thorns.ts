import { enchantmentLevel } from '../items/item-stack.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { ItemStack } from '../view.ts';

/** Chance a level that a piece hurts who hits, and the least and most that it does (minecraft.wiki, "Thorns"). */
const chancePerLevel = 0.15;
const harm = [1, 4] as const;

/** What the thorns of worn armour do to an attacker; 0 for nothing. */
export function thornsOf(worn: readonly (ItemStack | null)[], random: RandomStream): number {
  let done = 0;
  for (const stack of worn) {
    const level = enchantmentLevel(stack, 'thorns');
    if (level > 0 && random.unit() < level * chancePerLevel) done = Math.max(done, random.between(...harm));
  }
  return done;
}
