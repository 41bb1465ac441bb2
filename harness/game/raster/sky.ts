import type { Sky } from '../display/display-list.ts';
import type { PassState } from './pass-state.ts';

/** Sines of the elevations at which the zenith's and the lower colour are reached. */
const zenithReach = 0.55;
const belowReach = 0.18;

/** Columns between the places where the colour is computed; between them it runs straight, which no eye can tell. */
const step = 8;

/** A sky's colours as numbers 0..255, ready for mixing: horizon, the way from it to the zenith and downwards, the glow. */
interface Palette {
  readonly horizon: Float64Array;
  readonly up: Float64Array;
  readonly down: Float64Array;
  readonly glow: Float64Array;
  readonly direction: Float64Array;
  readonly strength: number;
}

/** Colour at the last two places computed, red, green, blue each. */
const here = new Float64Array(3);
const next = new Float64Array(3);

/**
 * Paints the sky wherever the depth is 0. The colour goes with the sine of the pixel's elevation, from the horizon's quadratically to the
 * zenith's or straight to the lower one; the glow lies around its direction and hugs the horizon.
 */
export function drawSky(state: PassState, sky: Sky): void {
  const { top, bottom } = state;
  const { width, color, depth } = state.target;
  if (isPlain(sky)) {
    fillPlain(state, sky.horizon);
    return;
  }
  const palette = createPalette(sky);
  for (let row = top; row < bottom; row++) {
    const line = row * width;
    let known = -1;
    for (let column = 0; column < width; column += step) {
      const end = line + Math.min(column + step, width);
      let first = line + column;
      while (first < end && depth[first] !== 0) first++;
      if (first === end) continue;
      if (known === column) {
        here[0] = next[0];
        here[1] = next[1];
        here[2] = next[2];
      } else computeColor(state, palette, column, row, here);
      known = column + step;
      computeColor(state, palette, known, row, next);
      const slopeR = (next[0] - here[0]) / step;
      const slopeG = (next[1] - here[1]) / step;
      const slopeB = (next[2] - here[2]) / step;
      const baseR = here[0] + 0.5;
      const baseG = here[1] + 0.5;
      const baseB = here[2] + 0.5;
      const last = step - 1;
      const paint = 0xff000000 | (baseB << 16) | (baseG << 8) | baseR;
      // Along a line between the two the colour only grows or only falls: the same at both ends, it is the same throughout.
      if (paint === (0xff000000 | ((baseB + slopeB * last) << 16) | ((baseG + slopeG * last) << 8) | (baseR + slopeR * last))) {
        for (let i = first; i < end; i++) if (depth[i] === 0) color[i] = paint;
        continue;
      }
      for (let i = first; i < end; i++) {
        if (depth[i] !== 0) continue;
        const along = i - line - column;
        color[i] = 0xff000000 | ((baseB + slopeB * along) << 16) | ((baseG + slopeG * along) << 8) | (baseR + slopeR * along);
      }
    }
  }
}

/** Whether a sky has one colour all over, as the blind see it. */
function isPlain({ zenith, horizon, below, glow }: Sky): boolean {
  return zenith === horizon && below === horizon && (glow === null || glow.strength <= 0);
}

function fillPlain(state: PassState, rgb: number): void {
  const { width, color, depth } = state.target;
  const paint = 0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | ((rgb >> 16) & 255);
  const end = state.bottom * width;
  for (let i = state.top * width; i < end; i++) if (depth[i] === 0) color[i] = paint;
}

function createPalette(sky: Sky): Palette {
  const horizon = channels(sky.horizon);
  const { glow } = sky;
  return {
    horizon,
    up: channels(sky.zenith).map((value, i) => value - horizon[i]),
    down: channels(sky.below).map((value, i) => value - horizon[i]),
    glow: channels(glow === null ? 0 : glow.color),
    direction: Float64Array.from(glow === null ? [0, 0, 0] : glow.direction),
    strength: glow === null ? 0 : glow.strength,
  };
}

function channels(color: number): Float64Array {
  return Float64Array.of((color >> 16) & 255, (color >> 8) & 255, color & 255);
}

function computeColor(state: PassState, palette: Palette, column: number, row: number, out: Float64Array): void {
  const { ray, rayColumn, rayRow } = state.view;
  const { horizon, glow, direction, strength } = palette;
  const x = ray[0] + rayRow[0] * row + rayColumn[0] * column;
  const y = ray[1] + rayRow[1] * row + rayColumn[1] * column;
  const z = ray[2] + rayRow[2] * row + rayColumn[2] * column;
  const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
  const sine = y * inverse;
  const reach = sine >= 0 ? Math.min(1, sine / zenithReach) : Math.min(1, -sine / belowReach);
  const share = sine >= 0 ? reach * (2 - reach) : reach;
  const towards = sine >= 0 ? palette.up : palette.down;
  let shine = 0;
  if (strength > 0) {
    const near = (x * direction[0] + y * direction[1] + z * direction[2]) * inverse;
    const height = sine < 0 ? 1 + sine * 3 : 1 - sine * 1.6;
    if (near > 0 && height > 0) shine = strength * near * near * near * height * height;
  }
  for (let c = 0; c < 3; c++) {
    const value = horizon[c] + towards[c] * share;
    out[c] = value + (glow[c] - value) * shine;
  }
}
