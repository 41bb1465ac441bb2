import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';

/** Ticks in a day. */
export const dayLength = 24000;

/**
 * How far the sun has turned since noon, in degrees 0..360: noon is 0, sunset about 90, midnight 180. It lingers at noon and midnight
 * as in Java Edition (wiki, "Daylight cycle": two parts even motion, one part cosine).
 */
export function sunTurn(dayTime: number): number {
  const shifted = dayTime / dayLength - 0.25;
  const even = shifted - Math.floor(shifted);
  const eased = 0.5 - cosDegrees(even * 180) / 2;
  return ((even * 2 + eased) / 3) * 360;
}

/** Where the sun stands: a unit vector. It rises in the east (+x) and sets in the west. */
export function sunDirection(dayTime: number): readonly [number, number, number] {
  const turn = sunTurn(dayTime);
  return [-sinDegrees(turn), cosDegrees(turn), 0];
}

/** Height of the sun, -1..1: the sine of its elevation. */
export function sunHeight(dayTime: number): number {
  return cosDegrees(sunTurn(dayTime));
}

/** How much daylight there is, 0 at night to 1 by day. */
export function daylight(dayTime: number): number {
  return Math.max(0, Math.min(1, sunHeight(dayTime) * 2 + 0.5));
}

/** Phase of the moon on a day, 0 full to 7. */
export function moonPhase(time: number): number {
  return Math.floor(time / dayLength) % 8;
}
