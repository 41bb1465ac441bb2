import { describe, expect, test } from 'vitest';
import { bandDigests, frameDigest } from './frame-digest.ts';
import { hashAt } from './hash-kernel.ts';
import { arena, arenaAt, kernels } from './kernels.ts';
import { seededBytes } from './test-pictures.ts';

/** Length and XXH3-128 (seed 0) of that many seeded bytes, from the reference implementation's Python binding. */
const vectors: readonly (readonly [number, string])[] = [
  [241, 'e75e577a31d24834d6afac6f8fa85b01'],
  [244, '1c6f06b9d0e5d4f20b93c206b4eaf093'],
  [256, '5f3bd3b68315e0249e6593bab96413da'],
  [1024, '1ac8856c8b289d9abb9f0c3761cdfd54'],
  [1028, '05af57df3d5b951340ffea47e39bd96a'],
  [1088, '1d6f34c84443eb69e8391a3978cbcf06'],
  [2048, 'dda6abe2811d8216278f7a6a39416b51'],
  [2052, 'e65e88a911cceca6a4ed6fc6afe6812e'],
  [4096, '4c4887f46fb49f41436f521f6688c5ed'],
  [65536, '9f30f0a857570d69b25b6166131fa281'],
  [218624, '0a97535c7759f872ba005d7d0fe6b1b5'],
  [327680, '8e3136bc1bcc493bb33c25c6ac347162'],
];

describe('the band hash', () => {
  test.each(vectors)('of %i bytes is the published XXH3-128', (length, expected) => {
    arena(length).set(seededBytes(length));
    const { hashBand, memory } = kernels();
    hashBand(arenaAt, length);
    expect(
      Buffer.from(memory.buffer.slice(hashAt, hashAt + 16))
        .reverse()
        .toString('hex'),
    ).toBe(expected);
  });

  test('of a whole band is that of its bytes', () => {
    expect(bandDigests(seededBytes(1280 * 64 * 4), 1280, 64)).toEqual(['8e3136bc1bcc493bb33c25c6ac347162']);
  });
});

describe('a frame digest', () => {
  test('is pinned, so that goldens of yesterday stay comparable', () => {
    expect(frameDigest(seededBytes(854 * 480 * 4), 854, 480)).toMatchInlineSnapshot(`
      {
        "bands": [
          "0a97535c7759f872ba005d7d0fe6b1b5",
          "e76d232c8283e549a5c4a769769e8449",
          "1d753119feafa1e8de0cec1c1504bc5f",
          "b802242f009658c2923d018432e64f8f",
          "e9be672b39a55547f5cf41d30b56ed6f",
          "82ac954e0d9e81e1d02ca707653c36ef",
          "a1913f4b6347cbbcf992afdc4755804c",
          "8369517680520551f5a90a2120b88c01",
        ],
        "digest": "9f686ed454514680b4d6ee1e82e1e8c28b093704ffbbe186127c5e5cdcc29dc7",
      }
    `);
  });

  test('names the one band that a single changed byte lies in', () => {
    const before = seededBytes(100 * 200 * 4);
    const was = frameDigest(before, 100, 200);
    for (const [byte, band] of [
      [0, 0],
      [100 * 64 * 4 - 1, 0],
      [100 * 64 * 4, 1],
      [100 * 200 * 4 - 1, 3],
    ] as const) {
      const after = before.slice();
      after[byte]! ^= 1;
      const now = frameDigest(after, 100, 200);
      expect(now.digest).not.toBe(was.digest);
      expect(now.bands.flatMap((digest, i) => (digest === was.bands[i] ? [] : [i]))).toEqual([band]);
    }
  });

  test('differs between two shapes of the same bytes', () => {
    const pixels = seededBytes(64 * 32 * 4);
    expect(frameDigest(pixels, 64, 32).digest).not.toBe(frameDigest(pixels, 32, 64).digest);
  });

  test('of a picture of few pixels depends on each of them', () => {
    const digests = new Set<string>();
    for (let size = 1; size <= 60; size++) digests.add(frameDigest(new Uint8Array(size * 4), size, 1).digest);
    for (let byte = 0; byte < 4; byte++) {
      const pixels = new Uint8Array(4);
      pixels[byte] = 1;
      digests.add(frameDigest(pixels, 1, 1).digest);
    }
    expect(digests.size).toBe(64);
  });

  test('is refused for a buffer of another size', () => {
    expect(() => frameDigest(new Uint8Array(15), 2, 2)).toThrow(/15 bytes are no 2x2 RGBA picture; give exactly 16 bytes/);
    expect(() => frameDigest(new Uint8Array(0), 0, 0)).toThrow(/cannot be 0x0/);
  });
});
