import { randomBytes } from 'node:crypto';

const seedBits = 64;

/** Java's String.hashCode, as a signed 32-bit number: s[0]·31^(n-1) + … + s[n-1] (Java language API). */
function javaHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/**
 * The seed that a text stands for: a whole number of 64 bits is itself, any other text is hashed, an empty one is chosen at random
 * (minecraft.wiki, "World seed").
 * @param chosen the seed for an empty text.
 */
export function seedOf(text: string, chosen: () => bigint = randomSeed): bigint {
  const trimmed = text.trim();
  if (trimmed === '') return chosen();
  if (/^[+-]?\d{1,20}$/.test(trimmed)) {
    const value = BigInt(trimmed.replace(/^\+/, ''));
    if (BigInt.asIntN(seedBits, value) === value) return value;
  }
  return BigInt(javaHash(trimmed));
}

function randomSeed(): bigint {
  return randomBytes(8).readBigInt64BE();
}
