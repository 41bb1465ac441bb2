/** Mixes a 32-bit number so that every input bit reaches every output bit (the finaliser of MurmurHash3, A. Appleby, public domain). */
export function mix32(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A number 0..2^32-1 that depends on seed, place and purpose only: the terrain's dice, free of the order in which chunks are made. */
export function positionHash(seed: number, x: number, y: number, z: number): number {
  return mix32(Math.imul(x, 0x27d4eb2f) ^ mix32(Math.imul(z, 0x165667b1) ^ mix32(Math.imul(y, 0x9e3779b1) ^ seed))) >>> 0;
}

/** A 32-bit seed for one purpose out of a world's 64-bit seed. */
export function purposeSeed(seed: bigint, purpose: string): number {
  let h = mix32(Number(seed & 0xffffffffn)) ^ Number((seed >> 32n) & 0xffffffffn);
  h = mix32(h);
  for (let i = 0; i < purpose.length; i++) h = mix32(h ^ purpose.charCodeAt(i));
  return h;
}
