import type { Sky } from '../display/display-list.ts';
import type { PassState } from './pass-state.ts';

/** Sines of the elevations at which the zenith's and the lower colour are reached. */
const zenithReach = 0.55;
const belowReach = 0.18;

/**
 * Paints the sky wherever the depth is 0. The colour goes with the sine of the pixel's elevation, from the horizon's quadratically to the
 * zenith's or to the lower one; the glow lies around its direction and hugs the horizon.
 */
export function drawSky(state: PassState, sky: Sky): void {
  const { view, top, bottom } = state;
  const { width, color, depth } = state.target;
  const { ray, rayColumn, rayRow } = view;
  const [stepX, stepY, stepZ] = rayColumn;
  const horizonR = (sky.horizon >> 16) & 255;
  const horizonG = (sky.horizon >> 8) & 255;
  const horizonB = sky.horizon & 255;
  const upR = ((sky.zenith >> 16) & 255) - horizonR;
  const upG = ((sky.zenith >> 8) & 255) - horizonG;
  const upB = (sky.zenith & 255) - horizonB;
  const downR = ((sky.below >> 16) & 255) - horizonR;
  const downG = ((sky.below >> 8) & 255) - horizonG;
  const downB = (sky.below & 255) - horizonB;
  const glow = sky.glow !== null && sky.glow.strength > 0 ? sky.glow : null;
  const [glowX, glowY, glowZ] = glow === null ? [0, 0, 0] : glow.direction;
  const strength = glow === null ? 0 : glow.strength;
  const glowR = glow === null ? 0 : (glow.color >> 16) & 255;
  const glowG = glow === null ? 0 : (glow.color >> 8) & 255;
  const glowB = glow === null ? 0 : glow.color & 255;

  for (let row = top; row < bottom; row++) {
    const line = row * width;
    const rowX = ray[0] + rayRow[0] * row;
    const rowY = ray[1] + rayRow[1] * row;
    const rowZ = ray[2] + rayRow[2] * row;
    for (let column = 0; column < width; column++) {
      if (depth[line + column] !== 0) continue;
      const x = rowX + stepX * column;
      const y = rowY + stepY * column;
      const z = rowZ + stepZ * column;
      const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
      const sine = y * inverse;
      let r = horizonR;
      let g = horizonG;
      let b = horizonB;
      if (sine >= 0) {
        const q = sine >= zenithReach ? 1 : sine / zenithReach;
        const t = q * (2 - q);
        r += upR * t;
        g += upG * t;
        b += upB * t;
      } else {
        const q = sine <= -belowReach ? 1 : -sine / belowReach;
        r += downR * q;
        g += downG * q;
        b += downB * q;
      }
      if (strength > 0) {
        const near = (x * glowX + y * glowY + z * glowZ) * inverse;
        const height = sine < 0 ? 1 + sine * 3 : 1 - sine * 1.6;
        if (near > 0 && height > 0) {
          const t = strength * near * near * near * height * height;
          r += (glowR - r) * t;
          g += (glowG - g) * t;
          b += (glowB - b) * t;
        }
      }
      color[line + column] = 0xff000000 | (((b + 0.5) | 0) << 16) | (((g + 0.5) | 0) << 8) | ((r + 0.5) | 0);
    }
  }
}
