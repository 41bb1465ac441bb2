import { weaponOf } from '../../player/attacking.ts';
import type { ItemStack } from '../../view.ts';

/** What a weapon adds to a mob's own blow; none for a bare hand. */
export function weaponDamage(stack: ItemStack | null): number {
  return stack === null ? 0 : Math.max(0, weaponOf(stack)[0] - 1);
}
