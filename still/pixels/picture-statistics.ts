import type { Box } from './difference.ts';

/** What an area of a picture looks like as a whole. */
export interface AreaStatistics {
  /** Pixels in the area after it was cut to the picture; 0 when it lies outside. */
  readonly pixels: number;
  /** Mean of each channel, 0..255. */
  readonly mean: readonly [number, number, number];
  /** Mean luminance by Rec. 709 weights, 0..255. */
  readonly luminance: number;
  /** Distinct RGB colours, counted up to 4096. */
  readonly colors: number;
  /** Share of the pixels that have the commonest of the counted colours, 0..1. */
  readonly commonest: number;
}

const mostColors = 4096;

/** Measures an area, or the whole picture. `pixels` is RGBA, `width` the picture's. */
export function areaStatistics(pixels: Uint8Array, width: number, height: number, area?: Box): AreaStatistics {
  const left = Math.max(0, Math.floor(area?.x ?? 0));
  const top = Math.max(0, Math.floor(area?.y ?? 0));
  const right = Math.min(width, Math.ceil(area === undefined ? width : area.x + area.width));
  const bottom = Math.min(height, Math.ceil(area === undefined ? height : area.y + area.height));
  const counts = new Map<number, number>();
  const sums = [0, 0, 0];
  let last = -1;
  let run = 0;
  const count = (): void => {
    const known = counts.get(last);
    if (known !== undefined || counts.size < mostColors) counts.set(last, (known ?? 0) + run);
  };
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      sums[0]! += r;
      sums[1]! += g;
      sums[2]! += b;
      const color = (r << 16) | (g << 8) | b;
      if (color === last) run++;
      else {
        if (run > 0) count();
        last = color;
        run = 1;
      }
    }
  }
  if (run > 0) count();
  const size = Math.max(0, right - left) * Math.max(0, bottom - top);
  const mean = sums.map((sum) => (size === 0 ? 0 : sum / size)) as [number, number, number];
  return {
    pixels: size,
    mean,
    luminance: 0.2126 * mean[0] + 0.7152 * mean[1] + 0.0722 * mean[2],
    colors: counts.size,
    commonest: size === 0 ? 0 : Math.max(...counts.values()) / size,
  };
}

/**
 * Says why a picture shows nothing, or null when it shows something: one colour over (nearly) all of it is a lost context, a cleared
 * buffer or a window that was never drawn, and never a right picture.
 */
export function blankness(pixels: Uint8Array, width: number, height: number): string | null {
  const { colors, commonest, mean } = areaStatistics(pixels, width, height);
  if (colors === 1) return `every pixel is ${hexColor(mean)}`;
  if (commonest > 0.9995) return `${((1 - commonest) * width * height).toFixed(0)} pixels are not ${hexColor(mean)}, all others are`;
  return null;
}

/**
 * Whether more than `enough` of these RGBA pixels are of another colour than the commonest; cheap, and may miss what has no majority
 * colour only by answering yes.
 */
export function manyColored(pixels: Uint8Array, enough: number): boolean {
  // The majority vote of Boyer and Moore: if any colour has more than half, it is the one that is left.
  let candidate = -1;
  let votes = 0;
  const color = (at: number): number => (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
  for (let at = 0; at < pixels.length; at += 4) {
    const here = color(at);
    if (votes === 0) candidate = here;
    votes += here === candidate ? 1 : -1;
  }
  let others = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (color(at) !== candidate && ++others > enough) return true;
  }
  return false;
}

/** `#rrggbb` of a colour given as three channels. */
export function hexColor(color: readonly [number, number, number]): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
