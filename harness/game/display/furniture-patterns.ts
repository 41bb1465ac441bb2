import { ramps } from './palette.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { put, scaleColor } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** Cast iron, dark to light. */
export const darkIron: Ramp = [0x2e2f33, 0x3a3b40, 0x46474d, 0x55565c, 0x6b6c72];

/** Grooves of boards that run up: a barrel's staves. */
export const staves: Layer = (tile, seed) => {
  for (let i = 0; i < 256; i++) {
    const [x, y] = [i & 15, i >> 4];
    const tone = 0.86 + 0.2 * hashFraction(seed, x >> 2, 3) + 0.1 * (hashFraction(seed + 1, x, y >> 2) - 0.5);
    put(tile, x, y, scaleColor(ramps.spruce[3], (x & 3) === 3 ? 0.62 : tone));
  }
};
