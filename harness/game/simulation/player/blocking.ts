import { type DamageSource, damageRule } from '../damage/damage-types.ts';
import { lookVector } from '../world/raycast.ts';
import type { WorldState } from '../world/world-state.ts';
import type { Player } from './player.ts';
import { wearHeld } from './wear.ts';

/** Ticks that a shield has to be up before it keeps anything off, and the least damage that wears it (minecraft.wiki, "Shield"). */
const raisedAfter = 5;
const wearsFrom = 3;
const offHandSlot = 45;

/** Whether a raised shield keeps a hit off: one that comes from before the player, and that armour would help against, too. */
export function isBlocked(player: Player, { type, from }: DamageSource): boolean {
  const { using } = player;
  if (using?.item !== 'shield' || using.ticks < raisedAfter || from === undefined || damageRule(type).pastArmour === true) return false;
  const [lx, , lz] = lookVector(player.yaw, 0);
  return (from[0] - player.x) * lx + (from[2] - player.z) * lz > 0;
}

/** What a hit that was kept off does to the shield. */
export function wearShield(player: Player, world: WorldState, amount: number): void {
  if (amount < wearsFrom) return;
  const slot = player.using?.offHand === true ? offHandSlot : 36 + player.selected;
  wearHeld({ player, world }, slot, 1 + Math.floor(amount));
}
