import type { ItemStack } from '../view.ts';
import type { Player } from './player.ts';
import type { PoseView } from './pose-view.ts';

/** How fast the hand sinks and rises, legs take up a walk and the view widens: parts of the way a tick (Java Edition's). */
const handStep = 0.4;
const strideEase = 0.4;
const fovEase = 0.5;
const bodyEase = 0.3;
/** Degrees that the head turns before the body follows. */
const neck = 50;
/** Under this difference what eases is there. */
const settled = 0.002;
/** Below this height the hand has let go of the old thing and holds the new one. */
const letGo = 0.1;

const wrap = (degrees: number): number => degrees - 360 * Math.floor((degrees + 180) / 360);
const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));
const eased = (from: number, to: number, part: number): number => (Math.abs(to - from) < settled ? to : from + (to - from) * part);

/** A pose at rest with nothing in hand. */
export const restingPose: PoseView = {
  handHeight: 1,
  oldHandHeight: 1,
  shownHeld: null,
  stride: 0,
  oldStride: 0,
  bodyYaw: 0,
  oldBodyYaw: 0,
  fovScale: 1,
  oldFovScale: 1,
};

const alike = (a: ItemStack | null, b: ItemStack | null): boolean => a?.item === b?.item;

/** How far a drawn bow narrows the view, and the ticks until it does in full (Java Edition's). */
const bowNarrows = 0.15;
const bowTicks = 20;

function bowView({ using }: Player): number {
  if (using?.item !== 'bow') return 1;
  const drawn = Math.min(1, using.ticks / bowTicks);
  return 1 - drawn * drawn * bowNarrows;
}

/** How much wider the view is by what the player does: half of what the legs gain, a tenth for flight, less for a drawn bow (Java Edition's). */
function fovAim(player: Player): number {
  const { sprinting, flying, activeEffects } = player;
  const speed = (sprinting ? 1.3 : 1) * (1 + 0.2 * activeEffects.level('speed')) * Math.max(0, 1 - 0.15 * activeEffects.level('slowness'));
  return ((speed + 1) / 2) * (flying ? 1.1 : 1) * bowView(player);
}

/** The way the body turns to: along a walk (backward ones too), else as it stands, never further from the view than the neck lets it. */
function bodyAim(player: Player, dx: number, dz: number, from: number, way: number): number {
  let turn = 0;
  if (player.swing > 0) turn = wrap(player.yaw - from);
  else if (dx * dx + dz * dz > 0.0025) {
    const backward = Math.abs(wrap(player.yaw - way)) > 95;
    turn = wrap((backward ? way + 180 : way) - from);
  }
  const next = from + turn * bodyEase;
  const apart = wrap(player.yaw - next);
  return Math.abs(apart) <= neck ? next : player.yaw - within(apart, neck);
}

/** The pose one tick on. `way` is the direction of the last move in degrees of yaw. */
export function nextPose(player: Player, way: number): PoseView {
  const old = player.pose;
  const held = player.held;
  const same = alike(old.shownHeld, held);
  const handHeight = Math.max(0, Math.min(1, old.handHeight + within((same ? 1 : 0) - old.handHeight, handStep)));
  const dx = player.x - player.oldX;
  const dz = player.z - player.oldZ;
  const speed = Math.min(1, Math.sqrt(dx * dx + dz * dz) * 4);
  return {
    handHeight,
    oldHandHeight: old.handHeight,
    shownHeld: same || handHeight < letGo ? held : old.shownHeld,
    stride: eased(old.stride, player.dead ? 0 : speed, strideEase),
    oldStride: old.stride,
    bodyYaw: bodyAim(player, dx, dz, old.bodyYaw, way),
    oldBodyYaw: old.bodyYaw,
    fovScale: eased(old.fovScale, fovAim(player), fovEase),
    oldFovScale: old.fovScale,
  };
}
