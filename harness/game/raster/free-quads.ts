import { freeFlags, freeFloats } from '../display/display-list.ts';
import { scanConvex } from './convex-scan.ts';
import { clipNear, createViewCorners } from './near-clip.ts';
import type { PassState } from './pass-state.ts';
import { levelOffsets, tileStride } from './prepared-textures.ts';
import { viewTerm } from './view-frame.ts';

/**
 * How a free quad meets what is already drawn.
 * solid: depth test and write, texels under alpha 128 are holes. blended: depth test, mixed by alpha. backdrop: mixed where nothing solid
 * has been drawn, whatever the distance. over: like blended, but holes and depth as in solid (hand and held item).
 */
export const freeModes = { solid: 0, blended: 1, backdrop: 2, over: 3 } as const;
export type FreeMode = (typeof freeModes)[keyof typeof freeModes];

/** Decals (quads that write no depth) win against the surface that they lie on: their depth counts as this much nearer. */
const decalBias = 1.0005;

const corners = createViewCorners();

/** Draws quad `index` of `data`, whose coordinates are relative to `origin` in the world of the state's view. */
export function drawFreeQuad(
  state: PassState,
  data: Float32Array,
  index: number,
  originX: number,
  originY: number,
  originZ: number,
  mode: FreeMode,
): void {
  const at = index * freeFloats;
  const { view, top, bottom, scan, mips, fog } = state;
  const { width, color, depth } = state.target;
  const { cx, cy, near, focal } = view;
  const flags = data[at + 19] | 0;
  placeCorners(state, data, at, originX, originY, originZ);
  const vx = corners.x;
  const vy = corners.y;
  const vz = corners.z;
  const ox = vx[0];
  const oy = vy[0];
  const oz = vz[0];
  const ux = vx[1] - ox;
  const uy = vy[1] - oy;
  const uz = vz[1] - oz;
  const wx = vx[3] - ox;
  const wy = vy[3] - oy;
  const wz = vz[3] - oz;

  // Rows of the inverse of [U V O]: applied to a pixel's ray they give u/z, v/z and 1/z.
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  const determinant = nx * ox + ny * oy + nz * oz;
  const backwards = determinant > 0;
  if (determinant === 0 || (backwards && (flags & freeFlags.twoSided) === 0)) return;
  const allInFront = vz[0] >= near && vz[1] >= near && vz[2] >= near && vz[3] >= near;
  if (!allInFront && vz[0] < near && vz[1] < near && vz[2] < near && vz[3] < near) return;

  const count = clipNear(corners, near, cx, cy, scan);
  if (count < 3) return;
  const xs = scan.x;
  const ys = scan.y;
  let minX = xs[0];
  let maxX = xs[0];
  let minY = ys[0];
  let maxY = ys[0];
  let area = 0;
  for (let i = 0; i < count; i++) {
    const j = i + 1 === count ? 0 : i + 1;
    if (xs[i] < minX) minX = xs[i];
    if (xs[i] > maxX) maxX = xs[i];
    if (ys[i] < minY) minY = ys[i];
    if (ys[i] > maxY) maxY = ys[i];
    area += xs[i] * ys[j] - xs[j] * ys[i];
  }
  if (maxX <= 0.5 || minX > width - 0.5 || maxY <= top + 0.5 || minY > bottom - 0.5) return;
  const firstRow = minY - 0.5 <= top ? top : Math.ceil(minY - 0.5);
  const lastRow = maxY - 0.5 >= bottom ? bottom : Math.ceil(maxY - 0.5);
  if (firstRow >= lastRow) return;
  const { left, right } = scan;
  if (backwards) scanConvex(xs, ys, count, width, top, bottom, right, left);
  else scanConvex(xs, ys, count, width, top, bottom, left, right);

  const inverse = 1 / determinant;
  const ax = (wy * oz - wz * oy) * inverse;
  const ay = (wz * ox - wx * oz) * inverse;
  const az = (wx * oy - wy * ox) * inverse;
  const bx = (oy * uz - oz * uy) * inverse;
  const by = (oz * ux - ox * uz) * inverse;
  const bz = (ox * uy - oy * ux) * inverse;
  const izX = nx * inverse;
  const izY = ny * inverse;
  const izZ = nz * inverse;

  // Texture.
  const textured = (flags & freeFlags.untextured) === 0;
  const u0 = data[at + 10];
  const v0 = data[at + 11];
  const spanU = data[at + 12] - u0;
  const spanV = data[at + 13] - v0;
  const level = textured && count === 4 ? levelOf(Math.abs(area) * 0.5, u0, v0, spanU, spanV) : 0;
  const scale = 1 / (1 << level);
  const base = (data[at + 9] | 0) * tileStride + levelOffsets[level];
  const shift = 4 - level;
  const most = (16 >> level) - 1;

  // Colour: tint, light and face shade in one factor a channel, 0..65536.
  const tint = data[at + 14] | 0;
  const shade = data[at + 18];
  let lightR = 1;
  let lightG = 1;
  let lightB = 1;
  if ((flags & freeFlags.fullBright) === 0) {
    const entry = state.light[((clampLight(data[at + 17]) >> 2) << 6) | (clampLight(data[at + 16]) >> 2)];
    const intensity = (entry >>> 24) / 65025;
    lightR = (entry & 255) * intensity;
    lightG = ((entry >> 8) & 255) * intensity;
    lightB = ((entry >> 16) & 255) * intensity;
  }
  const unit = shade * 257.003922;
  const mulR = clampFactor(((tint >> 16) & 255) * lightR * unit);
  const mulG = clampFactor(((tint >> 8) & 255) * lightG * unit);
  const mulB = clampFactor((tint & 255) * lightB * unit);
  const alpha = mode === freeModes.solid ? 255 : clampAlpha(data[at + 15]);
  if (alpha === 0) return;
  const additive = (flags & freeFlags.additive) !== 0;
  const fogged = (flags & freeFlags.noFog) === 0;
  const write = mode !== freeModes.backdrop && (flags & freeFlags.noDepthWrite) === 0;
  const bias = mode === freeModes.blended && !write ? decalBias : 1;
  const holes = mode === freeModes.solid || mode === freeModes.over;
  const plain = mode === freeModes.solid || (mode === freeModes.over && alpha === 255 && !additive);
  const fogR = fog.red;
  const fogG = fog.green;
  const fogB = fog.blue;
  const inverseFocal = 1 / (focal * focal);
  const nearest = 1e-7;
  const furthest = 1 - 1e-7;

  for (let row = firstRow; row < lastRow; row++) {
    const start = left[row];
    const end = right[row];
    if (start >= end) continue;
    const py = cy - row - 0.5;
    const px = start + 0.5 - cx;
    let iz = izX * px + izY * py + izZ;
    let a = ax * px + ay * py + az;
    let b = bx * px + by * py + bz;
    const line = row * width;
    const rowSquare = 1 + py * py * inverseFocal;
    for (let i = line + start; i < line + end; i++, iz += izX, a += ax, b += bx) {
      const near32 = Math.fround(iz);
      if (mode === freeModes.backdrop ? depth[i] !== 0 : !(near32 * bias > depth[i])) continue;
      const z = 1 / iz;
      let texel = -1;
      if (textured) {
        const fu = a * z;
        const fv = b * z;
        const tu = u0 + (fu < nearest ? nearest : Math.min(fu, furthest)) * spanU;
        const tv = v0 + (fv < nearest ? nearest : Math.min(fv, furthest)) * spanV;
        let si = (tu * scale) | 0;
        let ti = (tv * scale) | 0;
        if (si < 0) si = 0;
        else if (si > most) si = most;
        if (ti < 0) ti = 0;
        else if (ti > most) ti = most;
        texel = mips[base + (ti << shift) + si];
        if (holes && texel >= 0) continue;
      }
      let r = (Math.imul(texel & 255, mulR) + 0x8000) >>> 16;
      let g = (Math.imul((texel >> 8) & 255, mulG) + 0x8000) >>> 16;
      let bl = (Math.imul((texel >> 16) & 255, mulB) + 0x8000) >>> 16;
      let cover = 255;
      if (!plain) {
        cover = Math.imul(holes ? 255 : texel >>> 24, alpha) + 128;
        cover = (cover + (cover >> 8)) >> 8;
        if (cover === 0) continue;
      }
      if (fogged) {
        const dx = i - line + 0.5 - cx;
        const share = (z * Math.sqrt(rowSquare + dx * dx * inverseFocal) - fog.start) * fog.scale + 1e-6;
        const f = share <= 0 ? 0 : share >= 256 ? 256 : share | 0;
        if (additive) cover = (cover * (256 - f)) >> 8;
        else {
          r += ((fogR - r) * f) >> 8;
          g += ((fogG - g) * f) >> 8;
          bl += ((fogB - bl) * f) >> 8;
        }
      }
      if (write) depth[i] = near32;
      if (plain) color[i] = 0xff000000 | (bl << 16) | (g << 8) | r;
      else color[i] = additive ? addColor(color[i], r, g, bl, cover) : mixColor(color[i], r, g, bl, cover);
    }
  }
}

function placeCorners(state: PassState, data: Float32Array, at: number, originX: number, originY: number, originZ: number): void {
  const { rows, camX, camY, camZ } = state.view;
  for (let i = 0; i < 4; i++) {
    const u = i === 1 || i === 2 ? 1 : 0;
    const v = i >= 2 ? 1 : 0;
    const dx = originX + (data[at] + data[at + 3] * u + data[at + 6] * v) - camX;
    const dy = originY + (data[at + 1] + data[at + 4] * u + data[at + 7] * v) - camY;
    const dz = originZ + (data[at + 2] + data[at + 5] * u + data[at + 8] * v) - camZ;
    corners.x[i] = viewTerm(dx, rows[0]) + viewTerm(dy, rows[1]) + viewTerm(dz, rows[2]);
    corners.y[i] = viewTerm(dx, rows[3]) + viewTerm(dy, rows[4]) + viewTerm(dz, rows[5]);
    corners.z[i] = viewTerm(dx, rows[6]) + viewTerm(dy, rows[7]) + viewTerm(dz, rows[8]);
  }
}

/** Mip level from pixels a texel; a part of a tile uses no level whose texels would straddle its border. */
function levelOf(area: number, u0: number, v0: number, spanU: number, spanV: number): number {
  const texels = Math.abs(spanU * spanV);
  let level = 0;
  while (level < 4 && area * (4 << (2 * level)) < texels * 1.5) {
    const cell = 2 << level;
    if (u0 % cell !== 0 || v0 % cell !== 0 || spanU % cell !== 0 || spanV % cell !== 0) break;
    level++;
  }
  return level;
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

/** Colour over a pixel with weight `cover` of 255, rounded to nearest, exactly. */
export function mixColor(under: number, r: number, g: number, b: number, cover: number): number {
  const rest = 255 - cover;
  return (
    0xff000000 |
    (divide255((under >> 16) & 255, rest, b, cover) << 16) |
    (divide255((under >> 8) & 255, rest, g, cover) << 8) |
    divide255(under & 255, rest, r, cover)
  );
}

function divide255(a: number, weightA: number, b: number, weightB: number): number {
  const sum = a * weightA + b * weightB + 128;
  return (sum + (sum >> 8)) >> 8;
}

function addColor(under: number, r: number, g: number, b: number, cover: number): number {
  const sumR = (under & 255) + divide255(0, 0, r, cover);
  const sumG = ((under >> 8) & 255) + divide255(0, 0, g, cover);
  const sumB = ((under >> 16) & 255) + divide255(0, 0, b, cover);
  return 0xff000000 | (Math.min(sumB, 255) << 16) | (Math.min(sumG, 255) << 8) | Math.min(sumR, 255);
}
