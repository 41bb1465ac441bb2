import type { Player } from './player.ts';

const offHandSlot = 45;

/** Swaps what the main hand and the off hand hold (minecraft.wiki, "Controls", swap item with off hand). */
export function swapHands(player: Player): void {
  const { held } = player;
  player.held = player.inventory[offHandSlot] ?? null;
  player.inventory[offHandSlot] = held;
}
