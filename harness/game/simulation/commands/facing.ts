import { atan2Degrees } from '../exact-trigonometry.ts';

type Triple = readonly [number, number, number];

/** The yaw and pitch that look from one point to another. Straight up or down keeps the yaw. */
export function angles(from: Triple, to: Triple, yaw: number): readonly [yaw: number, pitch: number] {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const level = Math.sqrt(dx * dx + dz * dz);
  return [level === 0 ? yaw : atan2Degrees(-dx, dz), -atan2Degrees(dy, level)];
}
