import { addColor, divide255, mixColor } from './mix-color.ts';
import type { PassState } from './pass-state.ts';

/**
 * The free quad being filled. Affine forms over view rays, value at the ray (X, Y) of a pixel = f[i]*X + f[i+1]*Y + f[i+2]: 0 u/z, 3 v/z, 6 1/z.
 * 9 u0, 10 the span of u, 11 v0, 12 the span of v, in texels of the level. 13 the area in
 * pixels, 0 when it was cut at the near plane and so is near.
 */
export const freeForms = new Float64Array(14);

/** Whole numbers and switches of the quad being filled. */
export interface FreeFill {
  firstRow: number;
  lastRow: number;
  /** Seen from behind: left and right spans change places. */
  backwards: boolean;
  textured: boolean;
  base: number;
  level: number;
  /** Colour factors, 65536 = as it is. */
  red: number;
  green: number;
  blue: number;
  /** 0..255. */
  alpha: number;
  fogged: boolean;
  additive: boolean;
  /** Depth is written. */
  writes: boolean;
  /** Texels under alpha 128 are holes and the others count as opaque. */
  holes: boolean;
  /** Drawn where nothing is, whatever the distance. */
  behind: boolean;
  /** Drawn whatever is nearer. */
  through: boolean;
}

/** The quad being filled. */
export const freeFill: FreeFill = {
  firstRow: 0,
  lastRow: 0,
  backwards: false,
  textured: false,
  base: 0,
  level: 0,
  red: 0,
  green: 0,
  blue: 0,
  alpha: 0,
  fogged: false,
  additive: false,
  writes: false,
  holes: false,
  behind: false,
  through: false,
};

/** Decals (quads that write no depth) win against the surface that they lie on: their depth counts as this much nearer. */
const decalBias = 1.0005;

/** Keep texture coordinates inside the quad's part of its tile. */
const nearest = 1e-7;
const furthest = 1 - 1e-7;

/** Fills the spans with what hides what is behind it. */
export function fillFreeSolid(state: PassState): void {
  const { scan, mips, fog, view } = state;
  const { width, color, depth } = state.target;
  const { cx, cy } = view;
  const { firstRow, lastRow, backwards, textured, base, level, red, green, blue, fogged } = freeFill;
  const left = backwards ? scan.right : scan.left;
  const right = backwards ? scan.left : scan.right;
  const forms = freeForms;
  const shift = 4 - level;
  const most = (16 >> level) - 1;
  const inverseFocal = 1 / (view.focal * view.focal);
  for (let row = firstRow; row < lastRow; row++) {
    const start = left[row];
    const line = row * width;
    const end = line + right[row];
    const px = start + 0.5 - cx;
    const py = cy - row - 0.5;
    let a = forms[0] * px + forms[1] * py + forms[2];
    let b = forms[3] * px + forms[4] * py + forms[5];
    let iz = forms[6] * px + forms[7] * py + forms[8];
    const rowSquare = 1 + py * py * inverseFocal;
    for (let i = line + start; i < end; i++, a += forms[0], b += forms[3], iz += forms[6]) {
      const near = Math.fround(iz);
      if (!(near > depth[i])) continue;
      const z = 1 / iz;
      let texel = -1;
      if (textured) {
        const u = Math.min(Math.max(a * z, nearest), furthest);
        const v = Math.min(Math.max(b * z, nearest), furthest);
        const si = Math.min(Math.max((forms[9] + u * forms[10]) | 0, 0), most);
        const ti = Math.min(Math.max((forms[11] + v * forms[12]) | 0, 0), most);
        texel = mips[base + (ti << shift) + si];
        if (texel >= 0) continue;
      }
      let r = (Math.imul(texel & 255, red) + 0x8000) >>> 16;
      let g = (Math.imul((texel >> 8) & 255, green) + 0x8000) >>> 16;
      let bl = (Math.imul((texel >> 16) & 255, blue) + 0x8000) >>> 16;
      if (fogged) {
        const dx = i - line + 0.5 - cx;
        const share = (z * Math.sqrt(rowSquare + dx * dx * inverseFocal) - fog.start) * fog.scale + 1e-6;
        const f = share <= 0 ? 0 : share >= 256 ? 256 : share | 0;
        r += ((fog.red - r) * f) >> 8;
        g += ((fog.green - g) * f) >> 8;
        bl += ((fog.blue - bl) * f) >> 8;
      }
      depth[i] = near;
      color[i] = 0xff000000 | (bl << 16) | (g << 8) | r;
    }
  }
}

/** Fills the spans with what is mixed with, or added to, what is there. */
export function fillFreeMixed(state: PassState): void {
  const { scan, mips, fog, view } = state;
  const { width, color, depth } = state.target;
  const { cx, cy } = view;
  const { firstRow, lastRow, backwards, textured, base, level, red, green, blue, alpha, fogged, additive, writes, holes, behind, through } =
    freeFill;
  const left = backwards ? scan.right : scan.left;
  const right = backwards ? scan.left : scan.right;
  const forms = freeForms;
  const shift = 4 - level;
  const most = (16 >> level) - 1;
  const bias = writes ? 1 : decalBias;
  const inverseFocal = 1 / (view.focal * view.focal);
  for (let row = firstRow; row < lastRow; row++) {
    const start = left[row];
    const line = row * width;
    const end = line + right[row];
    const px = start + 0.5 - cx;
    const py = cy - row - 0.5;
    let a = forms[0] * px + forms[1] * py + forms[2];
    let b = forms[3] * px + forms[4] * py + forms[5];
    let iz = forms[6] * px + forms[7] * py + forms[8];
    const rowSquare = 1 + py * py * inverseFocal;
    for (let i = line + start; i < end; i++, a += forms[0], b += forms[3], iz += forms[6]) {
      const near = Math.fround(iz);
      if (behind ? depth[i] !== 0 : !(through || near * bias > depth[i])) continue;
      const z = 1 / iz;
      let texel = -1;
      if (textured) {
        const u = Math.min(Math.max(a * z, nearest), furthest);
        const v = Math.min(Math.max(b * z, nearest), furthest);
        const si = Math.min(Math.max((forms[9] + u * forms[10]) | 0, 0), most);
        const ti = Math.min(Math.max((forms[11] + v * forms[12]) | 0, 0), most);
        texel = mips[base + (ti << shift) + si];
        if (holes && texel >= 0) continue;
      }
      let cover = divide255(Math.imul(holes ? 255 : texel >>> 24, alpha));
      if (cover === 0) continue;
      let r = (Math.imul(texel & 255, red) + 0x8000) >>> 16;
      let g = (Math.imul((texel >> 8) & 255, green) + 0x8000) >>> 16;
      let bl = (Math.imul((texel >> 16) & 255, blue) + 0x8000) >>> 16;
      if (fogged) {
        const dx = i - line + 0.5 - cx;
        const share = (z * Math.sqrt(rowSquare + dx * dx * inverseFocal) - fog.start) * fog.scale + 1e-6;
        const f = share <= 0 ? 0 : share >= 256 ? 256 : share | 0;
        // Light that is added fades in fog; everything else turns into it.
        if (additive) cover = (cover * (256 - f)) >> 8;
        else {
          r += ((fog.red - r) * f) >> 8;
          g += ((fog.green - g) * f) >> 8;
          bl += ((fog.blue - bl) * f) >> 8;
        }
      }
      if (writes) depth[i] = near;
      color[i] = additive ? addColor(color[i], r, g, bl, cover) : mixColor(color[i], r, g, bl, cover);
    }
  }
}
