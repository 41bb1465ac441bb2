import type { Layer, Ramp } from './tile-canvas.ts';
import { blend, colorAt, put, rampColor, scaleColor } from './tile-canvas.ts';
import { cloudy, hashFraction, mix } from './tile-noise.ts';

/** Short fur or skin: one colour, mottled, a little darker toward the foot of the tile. */
export function hide(color: number, grain = 0.16): Layer {
  return (tile, seed) => {
    const soft = cloudy(seed, 4, 4);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const tone = 1.03 - 0.006 * y + grain * (0.6 * (soft(x, y) - 0.5) + 0.5 * (hashFraction(seed, x, y) - 0.5));
        put(tile, x, y, scaleColor(color, tone));
      }
    }
  };
}

/** Patches of another colour where a slow noise is high; `share` of the tile, about. */
export function patches(color: number, share: number): Layer {
  return (tile, seed) => {
    const where = mix([0.75, cloudy(seed + 41, 8, 8)], [0.25, cloudy(seed + 42, 2, 2)]);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        if (where(x, y) < 1 - share) continue;
        put(tile, x, y, scaleColor(color, 0.97 + 0.1 * (hashFraction(seed + 43, x, y) - 0.5)));
      }
    }
  };
}

/** Curls of wool: bright lumps with soft seams, grey so that it can be dyed. */
export function curls(ramp: Ramp): Layer {
  return (tile, seed) => {
    const lumps = mix([0.6, cloudy(seed, 4, 4)], [0.4, cloudy(seed + 1, 2, 2)]);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const slope = lumps(x, y) - lumps(x - 1, y - 1);
        put(tile, x, y, rampColor(ramp, 0.55 + 0.9 * slope + 0.35 * (lumps(x, y) - 0.5)));
      }
    }
  };
}

/** Rows `from` to `to`, inclusive, in a colour with grain. */
export function rows(color: number, from: number, to: number): Layer {
  return (tile, seed) => {
    for (let y = from; y <= to; y++)
      for (let x = 0; x < 16; x++) put(tile, x, y, scaleColor(color, 0.96 + 0.12 * (hashFraction(seed + 7, x, y) - 0.5)));
  };
}

/** A ragged edge: columns of `color` from row `from` down, each with its own length up to `to`. */
export function ragged(color: number, from: number, to: number): Layer {
  return (tile, seed) => {
    for (let x = 0; x < 16; x++) {
      const end = from + Math.floor((to - from + 1) * hashFraction(seed + 17, x, 0));
      for (let y = from; y <= end; y++) put(tile, x, y, scaleColor(color, 0.96 + 0.14 * (hashFraction(seed + 18, x, y) - 0.5)));
    }
  };
}

/** Shades a rectangle by a factor, corners inclusive. */
export function shaded(factor: number, x0: number, y0: number, x1: number, y1: number): Layer {
  return (tile) => {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) put(tile, x, y, scaleColor(colorAt(tile, x, y), factor));
  };
}

/** Square blotches in several tones, as camouflage. */
export function blotches(colors: readonly number[], size: number): Layer {
  return (tile, seed) => {
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const coarse = hashFraction(seed + 3, Math.floor(x / size), Math.floor(y / size));
        const fine = hashFraction(seed + 4, x, y);
        const color = colors[Math.floor((0.7 * coarse + 0.3 * fine) * colors.length)]!;
        put(tile, x, y, blend(color, colors[0]!, 0.15 * fine));
      }
    }
  };
}

/** Holes: texels of a rectangle that show what is behind, corners inclusive. */
export function hole(x0: number, y0: number, x1: number, y1: number): Layer {
  return (tile) => {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) put(tile, x, y, 0, 0);
  };
}
