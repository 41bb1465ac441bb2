import type { PassState } from './pass-state.ts';

/**
 * The quad being filled. Affine forms over the picture, value at the centre of pixel (x, y) = f[i] + f[i+1]*x + f[i+2]*y: 0 inverse depth 1/z,
 * 3 and 6 the texture coordinates over z without their constants 9 and 10 (texels of the level). Light over the texture: 11 at its
 * corner, 12 and 13 a texel along s and t, 14 their product; 4096 is full.
 */
export const quadForms = new Float64Array(15);

/** Whole numbers of the quad: rows from and to, first texel, mip level, colour factors 0..256 (red, green, blue). */
export interface QuadFill {
  firstRow: number;
  lastRow: number;
  base: number;
  level: number;
  red: number;
  green: number;
  blue: number;
}

/** The quad being filled, its whole numbers. */
export const quadFill: QuadFill = { firstRow: 0, lastRow: 0, base: 0, level: 0, red: 0, green: 0, blue: 0 };

/** Fills the spans with one colour. */
export function fillFlat(state: PassState, paint: number): void {
  const { scan } = state;
  const { width, color, depth } = state.target;
  const { left, right } = scan;
  const { firstRow, lastRow } = quadFill;
  const atZero = quadForms[0];
  const perColumn = quadForms[1];
  const perRow = quadForms[2];
  for (let row = firstRow; row < lastRow; row++) {
    const start = left[row];
    const line = row * width;
    const end = line + right[row];
    let iz = atZero + perRow * row + perColumn * start;
    for (let i = line + start; i < end; i++) {
      const near = Math.fround(iz);
      if (near > depth[i]) {
        depth[i] = near;
        color[i] = paint;
      }
      iz += perColumn;
    }
  }
}

/** Fills the spans with texels under even light, no fog. */
export function fillTextured(state: PassState): void {
  const { scan, mips } = state;
  const { width, color, depth } = state.target;
  const { left, right } = scan;
  const { firstRow, lastRow, base, level, red, green, blue } = quadFill;
  const forms = quadForms;
  const shift = 4 - level;
  const most = (16 >> level) - 1;
  const bright = forms[11] | 0;
  const lightR = Math.imul(red, bright) >> 4;
  const lightG = Math.imul(green, bright) >> 4;
  const lightB = Math.imul(blue, bright) >> 4;
  const stepZ = forms[1];
  const stepS = forms[4];
  const stepT = forms[7];
  const addS = forms[9];
  const addT = forms[10];
  for (let row = firstRow; row < lastRow; row++) {
    const start = left[row];
    const line = row * width;
    const end = line + right[row];
    let iz = forms[0] + forms[2] * row + stepZ * start;
    let s = forms[3] + forms[5] * row + stepS * start;
    let t = forms[6] + forms[8] * row + stepT * start;
    for (let i = line + start; i < end; i++) {
      const near = Math.fround(iz);
      if (near > depth[i]) {
        const z = 1 / iz;
        let si = (s * z + addS) | 0;
        let ti = (t * z + addT) | 0;
        // Only rounding at the border can leave the tile.
        if (si < 0) si = 0;
        else if (si > most) si = most;
        if (ti < 0) ti = 0;
        else if (ti > most) ti = most;
        const texel = mips[base + (ti << shift) + si];
        if (texel < 0) {
          depth[i] = near;
          color[i] =
            0xff000000 |
            ((Math.imul((texel >> 16) & 255, lightB) + 0x8000) & 0xff0000) |
            (((Math.imul((texel >> 8) & 255, lightG) + 0x8000) >> 8) & 0xff00) |
            ((Math.imul(texel & 255, lightR) + 0x8000) >>> 16);
        }
      }
      iz += stepZ;
      s += stepS;
      t += stepT;
    }
  }
}

/** Fills the spans with texels under light that varies over the quad, and fog by the distance of each pixel. */
export function fillLit(state: PassState, fogged: boolean): void {
  const { scan, mips, fog, view } = state;
  const { width, color, depth } = state.target;
  const { left, right } = scan;
  const { firstRow, lastRow, base, level, red, green, blue } = quadFill;
  const forms = quadForms;
  const shift = 4 - level;
  const most = (16 >> level) - 1;
  const stepZ = forms[1];
  const stepS = forms[4];
  const stepT = forms[7];
  const addS = forms[9];
  const addT = forms[10];
  const light0 = forms[11];
  const lightS = forms[12];
  const lightT = forms[13];
  const lightST = forms[14];
  const { start: fogStart, scale: fogScale, red: fogR, green: fogG, blue: fogB } = fog;
  const { cx, cy } = view;
  const inverseFocal = 1 / (view.focal * view.focal);
  for (let row = firstRow; row < lastRow; row++) {
    const start = left[row];
    const line = row * width;
    const end = line + right[row];
    let iz = forms[0] + forms[2] * row + stepZ * start;
    let s = forms[3] + forms[5] * row + stepS * start;
    let t = forms[6] + forms[8] * row + stepT * start;
    const dy = row + 0.5 - cy;
    const rowSquare = 1 + dy * dy * inverseFocal;
    for (let i = line + start; i < end; i++) {
      const near = Math.fround(iz);
      if (near > depth[i]) {
        const z = 1 / iz;
        const su = s * z + addS;
        const tv = t * z + addT;
        let si = su | 0;
        let ti = tv | 0;
        if (si < 0) si = 0;
        else if (si > most) si = most;
        if (ti < 0) ti = 0;
        else if (ti > most) ti = most;
        const texel = mips[base + (ti << shift) + si];
        if (texel < 0) {
          depth[i] = near;
          const lit = (light0 + su * lightS + tv * (lightT + su * lightST)) | 0;
          const bright = lit < 0 ? 0 : Math.min(lit, 4096);
          let r = (Math.imul(Math.imul(texel & 255, red), bright) + 0x80000) >>> 20;
          let g = (Math.imul(Math.imul((texel >> 8) & 255, green), bright) + 0x80000) >>> 20;
          let b = (Math.imul(Math.imul((texel >> 16) & 255, blue), bright) + 0x80000) >>> 20;
          if (fogged) {
            const dx = i - line + 0.5 - cx;
            const share = (z * Math.sqrt(rowSquare + dx * dx * inverseFocal) - fogStart) * fogScale + 1e-6;
            const f = share <= 0 ? 0 : share >= 256 ? 256 : share | 0;
            r += ((fogR - r) * f) >> 8;
            g += ((fogG - g) * f) >> 8;
            b += ((fogB - b) * f) >> 8;
          }
          color[i] = 0xff000000 | (b << 16) | (g << 8) | r;
        }
      }
      iz += stepZ;
      s += stepS;
      t += stepT;
    }
  }
}
