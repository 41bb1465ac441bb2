import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { cosDegrees, sinDegrees } from '../exact-trigonometry.ts';
import type { PlayerControls } from '../view.ts';
import type { Player } from './player.ts';

/** How far ahead of the feet a block is met that the player walks against, in blocks. */
const reach = 0.7;
/** Blocks over the step that must be free for the body. */
const bodyHeight = 2;

/**
 * Whether a player that walks against a block jumps up it by itself: one block high, with room for the body above it (minecraft.wiki,
 * "Auto-jump").
 */
export function stepsUp(player: Player, controls: PlayerControls, at: ReadCell): boolean {
  if (controls.autoJump !== true || !controls.forward || controls.sneak || !player.hitWall) return false;
  const x = Math.floor(player.x - sinDegrees(player.yaw) * reach);
  const z = Math.floor(player.z + cosDegrees(player.yaw) * reach);
  const y = Math.floor(player.y + 0.5);
  const solid = (up: number): boolean => rulesOf(at(x, y + up, z)).solid;
  if (!solid(0)) return false;
  for (let up = 1; up <= bodyHeight; up++) if (solid(up)) return false;
  return true;
}
