import type { NbtFields } from './nbt-fields.ts';
import { playerUuid } from './player-uuid.ts';

/** The first half of the UUIDs that entities of this game get; the second half is their number. The version and variant bits are random UUIDs'. */
const uuidHead = [0x486f7269, 0x7a6f4000] as const;
const variantBits = 0x80000000;
const numberBits = 0x001fffff;

/** The double precision number kept beside a float, unless another program has changed the float since. */
export function exact(fields: NbtFields, name: string, float: number): number {
  const double = fields.number(name, float);
  return Math.fround(double) === Math.fround(float) ? double : float;
}

/** The UUID of an entity's number. */
export function uuidOf(id: number): readonly number[] {
  return [...uuidHead, variantBits | (Math.floor(id / 2 ** 32) & numberBits), (id % 2 ** 32) | 0];
}

/** The number in an entity's UUID. */
export function numberOf(uuid: readonly number[]): number {
  const [, , high, low] = uuid as [number, number, number, number];
  return (high & numberBits) * 2 ** 32 + (low >>> 0);
}

/** The UUID of whom an id means: 0 is the player. */
export function ownerUuid(id: number): readonly number[] {
  return id === 0 ? playerUuid : uuidOf(id);
}

/** Whom a UUID means: 0 for the player. */
export function ownerNumber(uuid: readonly number[]): number {
  return playerUuid.every((part, i) => part === uuid[i]) ? 0 : numberOf(uuid);
}
