import type { NbtFields } from './nbt-fields.ts';

type Three = readonly [number, number, number];

/** How far out Java lets anything be when it reads it, in blocks: a little past the largest world border (decompiled `Entity.load`). */
const farthest = { level: 30_000_512, height: 20_000_000 } as const;
/** A faster motion, in blocks a tick along one axis, counts as damage and as none (`Entity.load`). */
const fastest = 10;

function clamped(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}

/**
 * Where an entity is, kept inside the world. Beyond 2^53 chunks have no neighbours any more, so no world could be built there.
 * @throws NbtError when it is no place.
 */
export function decodePosition(fields: NbtFields): Three {
  const [x, y, z] = fields.numbers('Pos', 3) as unknown as Three;
  return [clamped(x, farthest.level), clamped(y, farthest.height), clamped(z, farthest.level)];
}

/** How an entity moves. @throws NbtError when it is no motion. */
export function decodeMotion(fields: NbtFields): Three {
  const motion = fields.numbers('Motion', 3).map((speed) => (speed > fastest || speed < -fastest ? 0 : speed));
  return motion as unknown as Three;
}
