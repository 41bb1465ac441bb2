import { cosDegrees, sinDegrees, tanDegrees } from '../simulation/exact-trigonometry.ts';
import type { PlayerView } from '../simulation/view.ts';
import type { Camera } from './display-list.ts';

/** How the view is set. */
export interface CameraInput {
  readonly player: PlayerView;
  /** Part of the current tick that has passed, 0..1. */
  readonly partial: number;
  /** Vertical field of view in degrees. */
  readonly fov: number;
  readonly bob: boolean;
  /** In chunks. */
  readonly renderDistance: number;
  /** How strongly the view tilts after a hit, 0..1; fully when absent. */
  readonly damageTilt?: number;
}

/** Swing of the view while walking. */
export interface Bob {
  /** Shift of the picture in blocks: to the right and up. */
  readonly right: number;
  readonly up: number;
  /** Degrees about the view direction and about its right. */
  readonly roll: number;
  readonly pitch: number;
}

const still: Bob = { right: 0, up: 0, roll: 0, pitch: 0 };

/** Walked distance of one tick per block of speed (Java Edition counts 0.6 of the way). */
const stride = 0.6;

/** The bob at a moment: a full sway every two blocks of walked distance, as strong as the walk is fast (Java Edition's view bobbing). */
export function viewBob(player: PlayerView, partial: number): Bob {
  const step = player.walked - player.walkedOld;
  if (step === 0 || !player.onGround) return still;
  const strength = Math.min(0.1, Math.abs(step) / stride);
  const phase = -(player.walkedOld + step * partial) * 180;
  return {
    right: sinDegrees(phase) * strength * 0.5,
    up: -Math.abs(cosDegrees(phase) * strength),
    roll: sinDegrees(phase) * strength * 3,
    pitch: Math.abs(cosDegrees(phase - 11.46) * strength) * 5,
  };
}

type Vector = readonly [number, number, number];

const combine = (a: Vector, s: number, b: Vector, t: number): Vector => [a[0] * s + b[0] * t, a[1] * s + b[1] * t, a[2] * s + b[2] * t];

/** Ticks that a hit shakes the view, and the most that it tilts, degrees (Java Edition). */
const hurtTicks = 10;
const mostTilt = 14;

/** How far the view is tilted by the last hit, degrees. */
function hurtTilt(player: PlayerView, partial: number): number {
  const left = ((player.hurtTime ?? 0) - partial) / hurtTicks;
  if (left <= 0) return 0;
  return -sinDegrees(left * left * left * left * 180) * mostTilt;
}

/**
 * The camera of a first-person view. Yaw 0 looks south (+z) and grows to the west; pitch is positive downward. The position is taken
 * between the last two ticks, the angles as they are.
 */
export function buildCamera(input: CameraInput): Camera {
  const { player, partial } = input;
  const sinYaw = sinDegrees(player.yaw);
  const cosYaw = cosDegrees(player.yaw);
  const sinPitch = sinDegrees(player.pitch);
  const cosPitch = cosDegrees(player.pitch);
  let right: Vector = [-cosYaw, 0, -sinYaw];
  let up: Vector = [-sinYaw * sinPitch, cosPitch, cosYaw * sinPitch];
  let forward: Vector = [-sinYaw * cosPitch, -sinPitch, cosYaw * cosPitch];
  let x = player.oldX + (player.x - player.oldX) * partial;
  let y = player.oldY + (player.y - player.oldY) * partial + player.eyeHeight;
  let z = player.oldZ + (player.z - player.oldZ) * partial;
  const bob = input.bob ? viewBob(player, partial) : still;
  if (bob !== still) {
    x -= right[0] * bob.right + up[0] * bob.up;
    y -= right[1] * bob.right + up[1] * bob.up;
    z -= right[2] * bob.right + up[2] * bob.up;
    const sinTilt = sinDegrees(bob.pitch);
    const cosTilt = cosDegrees(bob.pitch);
    // Down by the bob's pitch, then about the new direction by its roll.
    const ahead = combine(forward, cosTilt, up, -sinTilt);
    const upright = combine(up, cosTilt, forward, sinTilt);
    const sinRoll = sinDegrees(bob.roll);
    const cosRoll = cosDegrees(bob.roll);
    forward = ahead;
    up = combine(upright, cosRoll, right, sinRoll);
    right = combine(right, cosRoll, upright, -sinRoll);
  }
  const tilt = hurtTilt(player, partial) * (input.damageTilt ?? 1);
  if (tilt !== 0) {
    // About the direction that the hit came from: from the side it rolls, from ahead it nods.
    const from = player.hurtDirection ?? 0;
    const roll = tilt * cosDegrees(from);
    const nod = tilt * sinDegrees(from);
    const [sinRoll, cosRoll] = [sinDegrees(roll), cosDegrees(roll)];
    const [sinNod, cosNod] = [sinDegrees(nod), cosDegrees(nod)];
    const rolled = combine(up, cosRoll, right, sinRoll);
    right = combine(right, cosRoll, up, -sinRoll);
    up = combine(rolled, cosNod, forward, sinNod);
    forward = combine(forward, cosNod, rolled, -sinNod);
  }
  return { x, y, z, right, up, forward, tanHalfFov: tanDegrees(input.fov / 2), near: 0.05, far: Math.max(256, input.renderDistance * 64) };
}
