import { enchantmentLevel } from '../items/item-stack.ts';
import type { Player } from '../player/player.ts';
import type { RandomStream } from '../random/random-stream.ts';

/** Durability that a point of experience brings back (minecraft.wiki, "Mending"). */
const perPoint = 2;
const offHandSlot = 45;
const armour = [5, 6, 7, 8];

/** Lets points repair what the player holds and wears with mending, one piece by chance after another; answers the points that are left. */
export function mend(player: Player, points: number, random: RandomStream): number {
  let left = points;
  while (left > 0) {
    const worn = [36 + player.selected, offHandSlot, ...armour].filter((slot) => {
      const stack = player.inventory[slot];
      return enchantmentLevel(stack, 'mending') > 0 && (stack?.damage ?? 0) > 0;
    });
    if (worn.length === 0) return left;
    const slot = worn[random.between(0, worn.length - 1)]!;
    const stack = player.inventory[slot]!;
    const { damage = 0, ...whole } = stack;
    const repaired = Math.min(left * perPoint, damage);
    player.inventory[slot] = repaired === damage ? whole : { ...stack, damage: damage - repaired };
    left -= Math.ceil(repaired / perPoint);
  }
  return 0;
}
