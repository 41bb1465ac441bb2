import { enchantmentLevel, worn } from '../items/item-stack.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { ItemStack } from '../view.ts';
import type { HandContext } from './hand-context.ts';

/** The part of wear that unbreaking never takes from armour (minecraft.wiki, "Unbreaking"). */
const armourShare = 0.6;

/**
 * The uses that count after unbreaking: a tool is spared with a chance of level/(level + 1), armour with four tenths of that
 * (minecraft.wiki, "Unbreaking").
 */
export function countedWear(stack: ItemStack, uses: number, random: RandomStream, armour = false): number {
  const level = enchantmentLevel(stack, 'unbreaking');
  if (level === 0) return uses;
  let counted = 0;
  for (let i = 0; i < uses; i++) {
    const always = armour && random.unit() < armourShare;
    if (always || random.unit() < 1 / (level + 1)) counted++;
  }
  return counted;
}

/** Wears what a slot of the inventory holds; it is gone when it breaks. Nothing wears in creative mode. */
export function wearHeld({ player, world }: Pick<HandContext, 'player' | 'world'>, slot: number, uses: number, armour = false): void {
  const stack = player.inventory[slot];
  if (stack === null || uses === 0 || !player.mortal) return;
  player.inventory[slot] = worn(stack, countedWear(stack, uses, world.randoms.drops, armour));
  if (player.inventory[slot] !== null) return;
  player.moments.mark('item-break');
  world.statistics.add('broken', stack.item);
}
