import { atan2Degrees } from '../exact-trigonometry.ts';
import type { Player } from './player.ts';
import { nextPose } from './pose.ts';

/** Degrees under which the hand counts as settled. */
const settled = 0.01;

const wrap = (degrees: number): number => degrees - 360 * Math.floor((degrees + 180) / 360);

/**
 * What the first-person view needs each tick: the hand comes half the way to the view, as in Java, and the walked distance that makes
 * the view bob grows by the way on the ground.
 */
export function settleView(player: Player): void {
  const turned = [wrap(player.yaw - player.lastYaw), player.pitch - player.lastPitch];
  player.lastYaw = player.yaw;
  player.lastPitch = player.pitch;
  const ease = (lag: number): number => (Math.abs(lag) < settled ? 0 : lag);
  player.handLag = [ease((player.handLag[0] + turned[0]) * 0.5), ease((player.handLag[1] + turned[1]) * 0.5)];
  const dx = player.x - player.oldX;
  const dz = player.z - player.oldZ;
  player.pose = nextPose(player, dx === 0 && dz === 0 ? player.yaw : atan2Degrees(-dx, dz));
  player.walkedOld = player.walked;
  if (!player.onGround || player.dead) return;
  player.walked += Math.sqrt(dx * dx + dz * dz);
}
