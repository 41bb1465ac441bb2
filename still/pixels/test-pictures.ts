/** Numbers from a seed, for pictures made in code: the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

/** Bytes that look random, from seed 1. */
export function seededBytes(length: number): Uint8Array {
  const next = seeded(1);
  const out = new Uint8Array(length);
  for (let i = 0; i < length; i++) out[i] = next() >>> 16;
  return out;
}

/**
 * An opaque picture with the statistics of a voxel game: a sky gradient over tiles of 16x16 texels with noise, each tile of one hue.
 * About 6 bits a pixel as a PNG.
 */
export function voxelPicture(width: number, height: number, seed = 7): Uint8Array {
  const next = seeded(seed);
  const texture = Array.from({ length: 256 }, () => next() % 41);
  const hues = Array.from({ length: 64 }, () => [60 + (next() % 120), 60 + (next() % 120), 40 + (next() % 100)] as const);
  const out = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const hue = hues[((x >> 5) * 7 + (y >> 5) * 13) & 63]!;
      const noise = texture[((y >> 1) & 15) * 16 + ((x >> 1) & 15)]! + (next() & 15);
      const sky = y < height / 3;
      for (let channel = 0; channel < 3; channel++)
        out[at + channel] = sky ? 120 + (y * 90) / height + channel * 30 : hue[channel]! + noise;
      out[at + 3] = 255;
    }
  }
  return out;
}
