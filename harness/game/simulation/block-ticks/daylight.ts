import { cosDegrees } from '../exact-trigonometry.ts';
import { dayLength, type WorldState } from '../world/world-state.ts';

/** The last answer for each world: many ask at the same time. */
const known = new WeakMap<WorldState, { time: number; rain: number; thunder: number; darkness: number }>();

/** How many levels the sun's light is weaker than at noon: 0 by day to 11 by night, more in bad weather (minecraft.wiki, "Light"). */
export function skyDarkness(world: WorldState): number {
  const { dayTime: time, rain, thunder } = world;
  const last = known.get(world);
  if (last !== undefined && last.time === time && last.rain === rain && last.thunder === thunder) return last.darkness;
  const darkness = computeDarkness(world);
  known.set(world, { time, rain, thunder, darkness });
  return darkness;
}

function computeDarkness(world: WorldState): number {
  // The sun's angle as Java has it: it lingers a little at noon and at midnight.
  const day = (world.dayTime / dayLength + 0.75) % 1;
  const eased = 0.5 - cosDegrees(day * 180) / 2;
  const angle = (day * 2 + eased) / 3;
  const height = Math.min(0.25, Math.max(-0.25, cosDegrees(angle * 360)));
  return Math.floor((1 - (0.5 + 2 * height) * (1 - (world.rain * 5) / 16) * (1 - (world.thunder * 5) / 16)) * 11);
}

/** Light at a place, 0..15: of the sky as if it were noon, or of blocks. What grows asks this, so that crops grow by night as well. */
export function rawLight(world: WorldState, x: number, y: number, z: number): number {
  const { sky, block } = world.light(x, y, z);
  return Math.max(sky, block);
}

/** Light at a place as it is now, 0..15. */
export function lightNow(world: WorldState, x: number, y: number, z: number): number {
  const { sky, block } = world.light(x, y, z);
  return Math.max(sky - skyDarkness(world), block);
}
