import type { FaceAxes } from './face-axes.ts';
import { fillFlat, fillLit, fillTextured, quadFill, quadForms } from './packed-spans.ts';
import { fogShare, type PassState } from './pass-state.ts';
import { levelOffsets, tileStride } from './prepared-textures.ts';

/** Brightness by ambient occlusion 0..3: three, two, one or no neighbour in the corner. Java Edition averages 0.2 for each with 1 for the open. */
const occlusion = new Float64Array([0.4, 0.6, 0.8, 1]);

/** Turns a brightness of 0..255 into one of 0..4096. */
const fullBright = 4096 / 255;

/** Turns a product of two channels of 0..255 into a factor of 0..256. */
const factorUnit = 256 / (255 * 255);

const cornerLight = new Float64Array(4);
const whole = 0x1010101;

/** From the eye to a quad: its plane along the normal, and its corner (u0, v0) along the axes of u and v. Blocks. */
export const quadPlace = new Float64Array(3);

/**
 * Fills the scanned rows of packed quad `q` of a face group. Depth and texture come from the face's plane and the pixel's ray R (affine in
 * column and row): with d the plane's distance along its axis, 1/z = R_n/d and position = R*z. So faces in one plane agree on depth.
 */
export function shadePacked(state: PassState, axes: FaceAxes, quads: Uint32Array, q: number, level: number): void {
  const { view, mips, tiles, light, fog } = state;
  const word = quads[q];
  const sky = quads[q + 1];
  const block = quads[q + 2];
  const look = quads[q + 3];
  const spin = (look >>> 24) & 1;
  const ao = word >>> 24;
  const forms = quadForms;
  const planeN = quadPlace[0];
  const planeU = quadPlace[1];
  const planeV = quadPlace[2];
  const { uSign, vSign, normal } = axes;

  // Light: a hue for the quad, a brightness at each corner.
  const meanSky = ((sky & 255) + ((sky >> 8) & 255) + ((sky >> 16) & 255) + (sky >>> 24)) >> 2;
  const meanBlock = ((block & 255) + ((block >> 8) & 255) + ((block >> 16) & 255) + (block >>> 24)) >> 2;
  const mean = light[((meanBlock >> 2) << 6) | (meanSky >> 2)];
  quadFill.red = (((look >> 16) & 255) * (mean & 255) * factorUnit + 0.5) | 0;
  quadFill.green = (((look >> 8) & 255) * ((mean >> 8) & 255) * factorUnit + 0.5) | 0;
  quadFill.blue = ((look & 255) * ((mean >> 16) & 255) * factorUnit + 0.5) | 0;
  const shade = axes.shade * fullBright;
  let even = true;
  if (state.flat) forms[11] = (mean >>> 24) * shade;
  else if (ao === 255 && (sky & 255) * whole === sky && (block & 255) * whole === block) forms[11] = (mean >>> 24) * shade;
  else {
    for (let c = 0; c < 4; c++) {
      const shift = c * 8;
      const entry = light[((((block >> shift) & 255) >> 2) << 6) | (((sky >> shift) & 255) >> 2)];
      cornerLight[c] = (entry >>> 24) * occlusion[(ao >> (c * 2)) & 3] * shade;
    }
    // A turned tile begins at the next corner.
    const k0 = cornerLight[spin];
    const k1 = cornerLight[1 + spin];
    const k2 = cornerLight[(2 + spin) & 3];
    const k3 = cornerLight[(3 + spin) & 3];
    even = level >= 3;
    if (even) forms[11] = (k0 + k1 + k2 + k3) * 0.25;
    else {
      const texel = 1 / (16 >> level);
      forms[11] = k0;
      forms[12] = (k1 - k0) * texel;
      forms[13] = (k3 - k0) * texel;
      forms[14] = (k2 - k3 - k1 + k0) * texel * texel;
    }
  }

  const inverseN = 1 / planeN;
  forms[0] = view.ray[normal] * inverseN;
  forms[1] = view.rayColumn[normal] * inverseN;
  forms[2] = view.rayRow[normal] * inverseN;
  const midU = planeU + 0.5 * uSign;
  const midV = planeV + 0.5 * vSign;
  const distance = Math.sqrt(planeN * planeN + midU * midU + midV * midV);
  const base = tiles[(word >> 12) & 4095] * tileStride + levelOffsets[level];
  if (level === 4) {
    const texel = mips[base];
    if (texel < 0) fillFlat(state, flatPaint(state, texel, forms[11] | 0, fogShare(fog, distance)));
    return;
  }

  quadFill.base = base;
  quadFill.level = level;
  const size = 16 >> level;
  if (spin === 0) {
    setAxis(state, 3, axes.u, uSign * size, -planeU * uSign * size);
    setAxis(state, 6, axes.v, vSign * size, -planeV * vSign * size);
  } else {
    setAxis(state, 3, axes.v, vSign * size, -planeV * vSign * size);
    setAxis(state, 6, axes.u, -uSign * size, size + planeU * uSign * size);
  }
  // A face's corner is at most 0.71 blocks from its middle.
  const fogged = distance + 0.75 > fog.start;
  if (even && !fogged) fillTextured(state);
  else {
    if (even) {
      forms[12] = 0;
      forms[13] = 0;
      forms[14] = 0;
    }
    fillLit(state, fogged);
  }
}

/** One texture coordinate: the ray's component along `axis`, times `factor`; `constant` is added after the division by depth. */
function setAxis(state: PassState, at: number, axis: number, factor: number, constant: number): void {
  const { ray, rayColumn, rayRow } = state.view;
  quadForms[at] = ray[axis] * factor;
  quadForms[at + 1] = rayColumn[axis] * factor;
  quadForms[at + 2] = rayRow[axis] * factor;
  quadForms[at === 3 ? 9 : 10] = constant;
}

function flatPaint(state: PassState, texel: number, bright: number, fogged: number): number {
  const { fog } = state;
  const r = (Math.imul(Math.imul(texel & 255, quadFill.red), bright) + 0x80000) >>> 20;
  const g = (Math.imul(Math.imul((texel >> 8) & 255, quadFill.green), bright) + 0x80000) >>> 20;
  const b = (Math.imul(Math.imul((texel >> 16) & 255, quadFill.blue), bright) + 0x80000) >>> 20;
  return (
    0xff000000 |
    ((b + (((fog.blue - b) * fogged) >> 8)) << 16) |
    ((g + (((fog.green - g) * fogged) >> 8)) << 8) |
    (r + (((fog.red - r) * fogged) >> 8))
  );
}
