import { freeFlags } from '../display/display-list.ts';
import { scanConvex } from './convex-scan.ts';
import { fillFreeMixed, fillFreeSolid, freeFill, freeForms } from './free-spans.ts';
import { clipNear, createViewCorners } from './near-clip.ts';
import type { PassState } from './pass-state.ts';
import { levelOffsets, tileStride } from './prepared-textures.ts';
import { viewTerm } from './view-frame.ts';

/**
 * How a free quad meets what is already drawn.
 * solid: depth test and write, texels under alpha 128 are holes. blended: depth test, mixed by alpha. backdrop: mixed where nothing solid
 * has been drawn, whatever the distance. over: like blended, but holes as in solid (hand and held item).
 */
export const freeModes = { solid: 0, blended: 1, backdrop: 2, over: 3 } as const;
export type FreeMode = (typeof freeModes)[keyof typeof freeModes];

/** Turns a product of a channel 0..255 and a factor 0..1 into a factor of 0..65536. */
const factorUnit = 65536 / 255;

/** Turns two channels of 0..255 into their product as a factor 0..1. */
const productUnit = 1 / (255 * 255);

const corners = createViewCorners();

/** Draws the quad that starts at `data[at]`, whose coordinates are relative to the given origin in the world of the state's view. */
export function drawFreeQuad(state: PassState, data: Float32Array, at: number, x: number, y: number, z: number, mode: FreeMode): void {
  const flags = data[at + 19] | 0;
  placeCorners(state, data, at, x, y, z, (flags & freeFlags.triangle) !== 0);
  if (!setGeometry(state, (flags & freeFlags.twoSided) !== 0)) return;
  // A triangle covers half of the area that its texels are laid over.
  if (flags & freeFlags.triangle) freeForms[13] *= 2;
  const alpha = mode === freeModes.solid ? 255 : clampAlpha(data[at + 15]);
  if (alpha === 0) return;
  setTexture(state.tiles, data, at, (flags & freeFlags.untextured) === 0);
  setColor(state, data, at, (flags & freeFlags.fullBright) !== 0);
  freeFill.fogged = (flags & freeFlags.noFog) === 0;
  if (mode === freeModes.solid) {
    fillFreeSolid(state);
    return;
  }
  freeFill.alpha = alpha;
  freeFill.additive = (flags & freeFlags.additive) !== 0;
  freeFill.behind = mode === freeModes.backdrop;
  freeFill.through = (flags & freeFlags.through) !== 0;
  freeFill.writes = mode !== freeModes.backdrop && (flags & freeFlags.noDepthWrite) === 0;
  freeFill.holes = mode === freeModes.over;
  fillFreeMixed(state);
}

/** A triangle has its third corner where its fourth is, so that the edge between them covers nothing. */
function placeCorners(state: PassState, data: Float32Array, at: number, x: number, y: number, z: number, triangle: boolean): void {
  const { rows, camX, camY, camZ } = state.view;
  for (let i = 0; i < 4; i++) {
    const u = i === 1 || (i === 2 && !triangle) ? 1 : 0;
    const v = i >= 2 ? 1 : 0;
    const dx = x + (data[at] + data[at + 3] * u + data[at + 6] * v) - camX;
    const dy = y + (data[at + 1] + data[at + 4] * u + data[at + 7] * v) - camY;
    const dz = z + (data[at + 2] + data[at + 5] * u + data[at + 8] * v) - camZ;
    corners.x[i] = viewTerm(dx, rows[0]) + viewTerm(dy, rows[1]) + viewTerm(dz, rows[2]);
    corners.y[i] = viewTerm(dx, rows[3]) + viewTerm(dy, rows[4]) + viewTerm(dz, rows[5]);
    corners.z[i] = viewTerm(dx, rows[6]) + viewTerm(dy, rows[7]) + viewTerm(dz, rows[8]);
  }
}

/**
 * Scans the quad in `corners` and sets its forms: with O its corner and U and V its edges in view space, the rows of the inverse of [U V O]
 * applied to a ray give u/z, v/z and 1/z. False when nothing of it can show.
 */
function setGeometry(state: PassState, twoSided: boolean): boolean {
  const { view, top, bottom, scan } = state;
  const { width } = state.target;
  const { x: vx, y: vy, z: vz } = corners;
  const ox = vx[0];
  const oy = vy[0];
  const oz = vz[0];
  const ux = vx[1] - ox;
  const uy = vy[1] - oy;
  const uz = vz[1] - oz;
  const wx = vx[3] - ox;
  const wy = vy[3] - oy;
  const wz = vz[3] - oz;
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  const determinant = nx * ox + ny * oy + nz * oz;
  if (determinant === 0 || (determinant > 0 && !twoSided)) return false;
  const count = clipNear(corners, view.near, view.cx, view.cy, scan);
  if (count < 3) return false;

  const { x: xs, y: ys } = scan;
  let minX = xs[0];
  let maxX = xs[0];
  let minY = ys[0];
  let maxY = ys[0];
  for (let i = 1; i < count; i++) {
    minX = Math.min(minX, xs[i]);
    maxX = Math.max(maxX, xs[i]);
    minY = Math.min(minY, ys[i]);
    maxY = Math.max(maxY, ys[i]);
  }
  if (maxX <= 0.5 || minX > width - 0.5 || maxY <= top + 0.5 || minY > bottom - 0.5) return false;
  const firstRow = minY - 0.5 <= top ? top : Math.ceil(minY - 0.5);
  const lastRow = maxY - 0.5 >= bottom ? bottom : Math.ceil(maxY - 0.5);
  if (firstRow >= lastRow) return false;
  freeForms[13] = count === 4 ? Math.abs((xs[2] - xs[0]) * (ys[3] - ys[1]) - (xs[3] - xs[1]) * (ys[2] - ys[0])) * 0.5 : 0;
  freeFill.firstRow = firstRow;
  freeFill.lastRow = lastRow;
  freeFill.backwards = determinant > 0;
  // Corners of a quad seen from behind run the other way round: its spans are read swapped.
  scanConvex(xs, ys, count, width, top, bottom, scan.left, scan.right);

  const inverse = 1 / determinant;
  freeForms[0] = (wy * oz - wz * oy) * inverse;
  freeForms[1] = (wz * ox - wx * oz) * inverse;
  freeForms[2] = (wx * oy - wy * ox) * inverse;
  freeForms[3] = (oy * uz - oz * uy) * inverse;
  freeForms[4] = (oz * ux - ox * uz) * inverse;
  freeForms[5] = (ox * uy - oy * ux) * inverse;
  freeForms[6] = nx * inverse;
  freeForms[7] = ny * inverse;
  freeForms[8] = nz * inverse;
  return true;
}

function setTexture(tiles: Uint16Array, data: Float32Array, at: number, textured: boolean): void {
  const u0 = data[at + 10];
  const v0 = data[at + 11];
  const spanU = data[at + 12] - u0;
  const spanV = data[at + 13] - v0;
  const area = freeForms[13];
  const level = textured && area > 0 ? levelOf(area, u0, v0, spanU, spanV) : 0;
  const scale = 1 / (1 << level);
  freeFill.textured = textured;
  freeFill.level = level;
  freeFill.base = tiles[data[at + 9] | 0] * tileStride + levelOffsets[level];
  freeForms[9] = u0 * scale;
  freeForms[10] = spanU * scale;
  freeForms[11] = v0 * scale;
  freeForms[12] = spanV * scale;
}

/** Mip level from pixels a texel; a part of a tile uses no level whose texels would straddle its border. */
function levelOf(area: number, u0: number, v0: number, spanU: number, spanV: number): number {
  const texels = Math.abs(spanU * spanV) * 0.375;
  let level = 0;
  let cell = 2;
  while (level < 4 && area * (1 << (2 * level)) < texels) {
    if (!(isMultiple(u0, cell) && isMultiple(v0, cell) && isMultiple(spanU, cell) && isMultiple(spanV, cell))) break;
    level++;
    cell *= 2;
  }
  return level;
}

/** The same as `value % of === 0` for a power of two, without the slow remainder of doubles. */
function isMultiple(value: number, of: number): boolean {
  const share = value / of;
  return Math.floor(share) === share;
}

/** Tint, light and face shade in one factor a channel. */
function setColor(state: PassState, data: Float32Array, at: number, fullBright: boolean): void {
  const tint = data[at + 14] | 0;
  const shade = data[at + 18] * factorUnit;
  let red = shade;
  let green = shade;
  let blue = shade;
  if (!fullBright) {
    const entry = state.light[((clampLight(data[at + 17]) >> 2) << 6) | (clampLight(data[at + 16]) >> 2)];
    const intensity = (entry >>> 24) * productUnit;
    red *= (entry & 255) * intensity;
    green *= ((entry >> 8) & 255) * intensity;
    blue *= ((entry >> 16) & 255) * intensity;
  }
  freeFill.red = clampFactor(((tint >> 16) & 255) * red);
  freeFill.green = clampFactor(((tint >> 8) & 255) * green);
  freeFill.blue = clampFactor((tint & 255) * blue);
}

function clampLight(value: number): number {
  return value <= 0 ? 0 : value >= 240 ? 240 : value | 0;
}

function clampFactor(value: number): number {
  return value <= 0 ? 0 : value >= 65536 ? 65536 : (value + 0.5) | 0;
}

function clampAlpha(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? 255 : (value * 255 + 0.5) | 0;
}
