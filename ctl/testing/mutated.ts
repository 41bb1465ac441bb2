import type { Seeded } from './seeded.ts';

/** Values that lengths, counts and types are most often wrong by. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff] as const;

type Change = (bytes: Buffer, random: Seeded) => Buffer;

const place = (bytes: Buffer, random: Seeded): number => random.integer(0, Math.max(0, bytes.length - 1));

/** What happens to files: bits turn, bytes are lost, parts stand twice, numbers become extreme, another text gets in. */
const changes: readonly Change[] = [
  (bytes, random) => {
    const out = Buffer.from(bytes);
    if (out.length > 0) {
      const at = place(out, random);
      out[at] = (out[at] as number) ^ (1 << random.integer(0, 7));
    }
    return out;
  },
  (bytes, random) => {
    const out = Buffer.from(bytes);
    if (out.length > 0) out[place(out, random)] = random.integer(0, 255);
    return out;
  },
  (bytes, random) => bytes.subarray(0, random.integer(0, bytes.length)),
  (bytes, random) => {
    const at = place(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.integer(1, 16))]);
  },
  (bytes, random) => {
    const [at, from] = [place(bytes, random), place(bytes, random)];
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, from + random.integer(1, 64)), bytes.subarray(at)]);
  },
  (bytes, random) => {
    const size = random.pick([1, 2, 4] as const);
    if (bytes.length < size) return bytes;
    const out = Buffer.from(bytes);
    const at = random.integer(0, out.length - size);
    const value = random.pick(extremes) % 2 ** (8 * size);
    if (random.next() < 0.5) out.writeUIntBE(value, at, size);
    else out.writeUIntLE(value, at, size);
    return out;
  },
  (bytes, random) => {
    const at = place(bytes, random);
    const text = random.pick(['\0', '\n', '\r\n', '"', '\\', '../../x', '\ufeff', '{}', '[', 'NaN', '1e999', '-1', '日本', '\ud83c']);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)]);
  },
];

/** Bytes that were changed a few times at random; now and then bytes that have nothing to do with them. */
export function mutated(bytes: Uint8Array, random: Seeded): Buffer {
  if (random.next() < 0.02) return Buffer.from(Array.from({ length: random.integer(0, 200) }, () => random.integer(0, 255)));
  let out = Buffer.from(bytes);
  for (let count = random.integer(1, 4); count > 0; count--) out = Buffer.from(random.pick(changes)(out, random));
  return out;
}
