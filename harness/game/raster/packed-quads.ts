import type { SectionMesh } from '../display/display-list.ts';
import { scanConvex } from './convex-scan.ts';
import { faceAxes } from './face-axes.ts';
import { clipNear, createViewCorners } from './near-clip.ts';
import { fogShare, type PassState } from './pass-state.ts';
import { levelOffsets, tileStride } from './prepared-textures.ts';
import { viewTerm } from './view-frame.ts';

/** Brightness by ambient occlusion 0..3, for full light: three, two, one or no neighbour in the corner. Java Edition averages 0.2 for each. */
const occlusion = [0.4, 0.6, 0.8, 1];

const corners = createViewCorners();
const cornerLight = new Float64Array(4);

/** Fills the view terms of the 17 lattice planes of a section, each axis. */
export function fillSectionTerms(state: PassState, section: SectionMesh): void {
  const { view, terms } = state;
  const rows = view.rows;
  for (let axis = 0; axis < 3; axis++) {
    const corner = axis === 0 ? section.x : axis === 1 ? section.y : section.z;
    const eye = axis === 0 ? view.camX : axis === 1 ? view.camY : view.camZ;
    for (let plane = 0; plane < 17; plane++) {
      const distance = corner + plane - eye;
      const at = (axis * 17 + plane) * 3;
      terms[at] = viewTerm(distance, rows[axis]);
      terms[at + 1] = viewTerm(distance, rows[3 + axis]);
      terms[at + 2] = viewTerm(distance, rows[6 + axis]);
    }
  }
}

/**
 * Mip level of a quad from its area in pixels, so that a texel is about a pixel: 0 (16x16) to 4 (one texel).
 */
function levelOf(area: number): number {
  if (area >= 24) return area >= 96 ? 0 : 1;
  return area >= 6 ? 2 : area >= 1.5 ? 3 : 4;
}

/**
 * Draws one face group of a section whose view terms are filled. Depth and texture coordinates come from the plane of the face and the ray
 * of the pixel: with R the ray (affine in column and row) and d the plane's distance along its axis, 1/z = R_n/d and position = R*z. So
 * faces in one plane agree on depth bit for bit wherever they are drawn.
 */
export function drawPackedFace(state: PassState, section: SectionMesh, face: number, quads: Uint32Array): void {
  const { normal, offset, outward, u: axisU, v: axisV, uSign, vSign, shade } = faceAxes[face];
  const { view, top, bottom, scan, terms, mips, light, fog } = state;
  const { width, color, depth } = state.target;
  const { cx, cy, near } = view;
  const xs = scan.x;
  const ys = scan.y;
  const left = scan.left;
  const right = scan.right;
  const rayN0 = view.ray[normal];
  const rayNX = view.rayColumn[normal];
  const rayNY = view.rayRow[normal];
  const eyes = [view.camX, view.camY, view.camZ];
  const places = [section.x, section.y, section.z];
  const placeN = places[normal] + offset;
  const eyeN = eyes[normal];
  const placeU = places[axisU] + (uSign > 0 ? 0 : 1);
  const eyeU = eyes[axisU];
  const placeV = places[axisV] + (vSign > 0 ? 0 : 1);
  const eyeV = eyes[axisV];
  const shiftN = normal * 4;
  const shiftU = axisU * 4;
  const shiftV = axisV * 4;
  const baseN = (normal * 17 + offset) * 3;
  const baseU0 = (axisU * 17 + (uSign > 0 ? 0 : 1)) * 3;
  const baseU1 = (axisU * 17 + (uSign > 0 ? 1 : 0)) * 3;
  const baseV0 = (axisV * 17 + (vSign > 0 ? 0 : 1)) * 3;
  const baseV1 = (axisV * 17 + (vSign > 0 ? 1 : 0)) * 3;
  const fogStart = fog.start;
  const fogScale = fog.scale;
  const fogR = fog.red;
  const fogG = fog.green;
  const fogB = fog.blue;
  const widthEdge = width + 0.5;
  const flatShade = 16.0627451 * shade;

  for (let q = 0; q < quads.length; q += 4) {
    const word = quads[q];
    const cellN = (word >> shiftN) & 15;
    const planeN = placeN + cellN - eyeN;
    if (outward * planeN >= 0) continue;
    const cellU = (word >> shiftU) & 15;
    const cellV = (word >> shiftV) & 15;
    const n = baseN + cellN * 3;
    const u0 = baseU0 + cellU * 3;
    const u1 = baseU1 + cellU * 3;
    const v0 = baseV0 + cellV * 3;
    const v1 = baseV1 + cellV * 3;
    const nz0 = terms[n + 2] + terms[v0 + 2];
    const nz1 = terms[n + 2] + terms[v1 + 2];
    const z0 = nz0 + terms[u0 + 2];
    const z1 = nz0 + terms[u1 + 2];
    const z2 = nz1 + terms[u1 + 2];
    const z3 = nz1 + terms[u0 + 2];
    const nx0 = terms[n] + terms[v0];
    const nx1 = terms[n] + terms[v1];
    const x0 = nx0 + terms[u0];
    const x1 = nx0 + terms[u1];
    const x2 = nx1 + terms[u1];
    const x3 = nx1 + terms[u0];
    const ny0 = terms[n + 1] + terms[v0 + 1];
    const ny1 = terms[n + 1] + terms[v1 + 1];
    const y0 = ny0 + terms[u0 + 1];
    const y1 = ny0 + terms[u1 + 1];
    const y2 = ny1 + terms[u1 + 1];
    const y3 = ny1 + terms[u0 + 1];
    let count = 4;
    let level = 0;
    let minY: number;
    let maxY: number;
    if (z0 >= near && z1 >= near && z2 >= near && z3 >= near) {
      const i0 = 1 / z0;
      const i1 = 1 / z1;
      const i2 = 1 / z2;
      const i3 = 1 / z3;
      const sy0 = cy - y0 * i0;
      const sy1 = cy - y1 * i1;
      const sy2 = cy - y2 * i2;
      const sy3 = cy - y3 * i3;
      const lowY0 = Math.min(sy0, sy1);
      const lowY1 = Math.min(sy2, sy3);
      minY = Math.min(lowY0, lowY1);
      const highY0 = Math.max(sy0, sy1);
      const highY1 = Math.max(sy2, sy3);
      maxY = Math.max(highY0, highY1);
      // Out of the band, or no row of pixel centres between the highest and the lowest corner.
      if (maxY <= top + 0.5 || minY > bottom - 0.5 || Math.ceil(minY - 0.5) >= Math.ceil(maxY - 0.5)) continue;
      const sx0 = cx + x0 * i0;
      const sx1 = cx + x1 * i1;
      const sx2 = cx + x2 * i2;
      const sx3 = cx + x3 * i3;
      const lowX0 = Math.min(sx0, sx1);
      const lowX1 = Math.min(sx2, sx3);
      const minX = Math.min(lowX0, lowX1);
      const highX0 = Math.max(sx0, sx1);
      const highX1 = Math.max(sx2, sx3);
      const maxX = Math.max(highX0, highX1);
      if (maxX <= 0.5 || minX > widthEdge || Math.ceil(minX - 0.5) >= Math.ceil(maxX - 0.5)) continue;
      xs[0] = sx0;
      xs[1] = sx1;
      xs[2] = sx2;
      xs[3] = sx3;
      ys[0] = sy0;
      ys[1] = sy1;
      ys[2] = sy2;
      ys[3] = sy3;
      const area = (sx2 - sx0) * (sy3 - sy1) - (sx3 - sx1) * (sy2 - sy0);
      level = levelOf(area * 0.5);
    } else {
      if (z0 < near && z1 < near && z2 < near && z3 < near) continue;
      corners.x[0] = x0;
      corners.x[1] = x1;
      corners.x[2] = x2;
      corners.x[3] = x3;
      corners.y[0] = y0;
      corners.y[1] = y1;
      corners.y[2] = y2;
      corners.y[3] = y3;
      corners.z[0] = z0;
      corners.z[1] = z1;
      corners.z[2] = z2;
      corners.z[3] = z3;
      count = clipNear(corners, near, cx, cy, scan);
      if (count < 3) continue;
      minY = ys[0];
      maxY = ys[0];
      for (let i = 1; i < count; i++) {
        if (ys[i] < minY) minY = ys[i];
        if (ys[i] > maxY) maxY = ys[i];
      }
    }
    const firstRow = minY - 0.5 <= top ? top : minY > bottom ? bottom : Math.ceil(minY - 0.5) | 0;
    const lastRow = maxY - 0.5 >= bottom ? bottom : maxY < top ? top : Math.ceil(maxY - 0.5) | 0;
    if (firstRow >= lastRow) continue;
    scanConvex(xs, ys, count, width, top, bottom, left, right);

    // Light: brightness at each corner, one hue for the quad.
    const ao = word >>> 24;
    const sky = quads[q + 1];
    const block = quads[q + 2];
    const tint = quads[q + 3];
    const spin = (tint >>> 24) & 1;
    const rgb = tint & 0xffffff;
    const meanSky = ((sky & 255) + ((sky >> 8) & 255) + ((sky >> 16) & 255) + (sky >>> 24)) >> 2;
    const meanBlock = ((block & 255) + ((block >> 8) & 255) + ((block >> 16) & 255) + (block >>> 24)) >> 2;
    const mean = light[((meanBlock >> 2) << 6) | (meanSky >> 2)];
    const mulR = ((rgb >> 16) * (mean & 255) * 0.00393695 + 0.5) | 0;
    const mulG = (((rgb >> 8) & 255) * ((mean >> 8) & 255) * 0.00393695 + 0.5) | 0;
    const mulB = ((rgb & 255) * ((mean >> 16) & 255) * 0.00393695 + 0.5) | 0;
    const uniform = ao === 255 && (sky & 255) * 0x1010101 === sky && (block & 255) * 0x1010101 === block;
    let l0: number;
    let lu = 0;
    let lv = 0;
    let luv = 0;
    if (uniform) l0 = (mean >>> 24) * flatShade;
    else {
      for (let c = 0; c < 4; c++) {
        const shift = c * 8;
        const entry = light[((((block >> shift) & 255) >> 2) << 6) | (((sky >> shift) & 255) >> 2)];
        cornerLight[c] = (entry >>> 24) * occlusion[(ao >> (c * 2)) & 3] * flatShade;
      }
      const k0 = cornerLight[spin];
      const k1 = cornerLight[(1 + spin) & 3];
      const k2 = cornerLight[(2 + spin) & 3];
      const k3 = cornerLight[(3 + spin) & 3];
      l0 = k0;
      lu = k1 - k0;
      lv = k3 - k0;
      luv = k2 - k3 - k1 + k0;
      if (level >= 3) {
        l0 = (k0 + k1 + k2 + k3) * 0.25;
        lu = 0;
        lv = 0;
        luv = 0;
      }
    }

    const planeU = placeU + cellU - eyeU;
    const planeV = placeV + cellV - eyeV;
    const midU = planeU + 0.5 * uSign;
    const midV = planeV + 0.5 * vSign;
    const middle = Math.sqrt(planeN * planeN + midU * midU + midV * midV);
    const inverseN = 1 / planeN;
    const stepZ = rayNX * inverseN;
    const base = ((word >> 12) & 4095) * tileStride + levelOffsets[level];

    if (level === 4) {
      const texel = mips[base];
      if (texel >= 0) continue;
      const k = l0 | 0;
      let r = Math.imul(Math.imul(texel & 255, mulR), k) >>> 20;
      let g = Math.imul(Math.imul((texel >> 8) & 255, mulG), k) >>> 20;
      let b = Math.imul(Math.imul((texel >> 16) & 255, mulB), k) >>> 20;
      const f = fogShare(fog, middle);
      r += ((fogR - r) * f) >> 8;
      g += ((fogG - g) * f) >> 8;
      b += ((fogB - b) * f) >> 8;
      const flat = 0xff000000 | (b << 16) | (g << 8) | r;
      for (let row = firstRow; row < lastRow; row++) {
        const start = left[row];
        const end = right[row];
        if (start >= end) continue;
        let iz = (rayN0 + rayNY * row + rayNX * start) * inverseN;
        const line = row * width;
        for (let i = line + start; i < line + end; i++) {
          const near32 = Math.fround(iz);
          if (near32 > depth[i]) {
            depth[i] = near32;
            color[i] = flat;
          }
          iz += stepZ;
        }
      }
      continue;
    }

    // Texture coordinates in texels of the level: s from the ray's U component, t from its V component; swapped when the tile is turned.
    const size = 16 >> level;
    const most = size - 1;
    const shift = 4 - level;
    const axisS = spin === 0 ? axisU : axisV;
    const axisT = spin === 0 ? axisV : axisU;
    const signS = (spin === 0 ? uSign : vSign) * size;
    const signT = (spin === 0 ? vSign : -uSign) * size;
    const addS = -(spin === 0 ? planeU : planeV) * signS;
    const addT = spin === 0 ? -planeV * signT : size - planeU * signT;
    const s0 = view.ray[axisS] * signS;
    const t0 = view.ray[axisT] * signT;
    const stepS = view.rayColumn[axisS] * signS;
    const stepT = view.rayColumn[axisT] * signT;
    const rowS = view.rayRow[axisS] * signS;
    const rowT = view.rayRow[axisT] * signT;

    if (lu === 0 && lv === 0 && luv === 0 && middle + 0.9 <= fogStart) {
      const k = l0 | 0;
      const lightR = Math.imul(mulR, k) >> 4;
      const lightG = Math.imul(mulG, k) >> 4;
      const lightB = Math.imul(mulB, k) >> 4;
      for (let row = firstRow; row < lastRow; row++) {
        const start = left[row];
        const end = right[row];
        if (start >= end) continue;
        let iz = (rayN0 + rayNY * row + rayNX * start) * inverseN;
        let s = s0 + rowS * row + stepS * start;
        let t = t0 + rowT * row + stepT * start;
        const line = row * width;
        for (let i = line + start; i < line + end; i++) {
          const near32 = Math.fround(iz);
          if (near32 > depth[i]) {
            const z = 1 / iz;
            let si = (s * z + addS) | 0;
            let ti = (t * z + addT) | 0;
            if (si < 0) si = 0;
            else if (si > most) si = most;
            if (ti < 0) ti = 0;
            else if (ti > most) ti = most;
            const texel = mips[base + (ti << shift) + si];
            if (texel < 0) {
              depth[i] = near32;
              color[i] =
                0xff000000 |
                ((Math.imul((texel >> 16) & 255, lightB) & 0xff0000) |
                  ((Math.imul((texel >> 8) & 255, lightG) >> 8) & 0xff00) |
                  (Math.imul(texel & 255, lightR) >>> 16));
            }
          }
          iz += stepZ;
          s += stepS;
          t += stepT;
        }
      }
      continue;
    }

    const fogged = middle + 0.9 > fogStart;
    const scale = 1 / size;
    lu *= scale;
    lv *= scale;
    luv *= scale * scale;
    const focal = view.focal;
    const inverseFocal = 1 / (focal * focal);
    for (let row = firstRow; row < lastRow; row++) {
      const start = left[row];
      const end = right[row];
      if (start >= end) continue;
      let iz = (rayN0 + rayNY * row + rayNX * start) * inverseN;
      let s = s0 + rowS * row + stepS * start;
      let t = t0 + rowT * row + stepT * start;
      const line = row * width;
      const dy = row + 0.5 - cy;
      const rowSquare = 1 + dy * dy * inverseFocal;
      for (let i = line + start; i < line + end; i++) {
        const near32 = Math.fround(iz);
        if (near32 > depth[i]) {
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
            depth[i] = near32;
            const lit = (l0 + su * lu + tv * (lv + su * luv)) | 0;
            const k = lit < 0 ? 0 : Math.min(lit, 4096);
            let r = Math.imul(Math.imul(texel & 255, mulR), k) >>> 20;
            let g = Math.imul(Math.imul((texel >> 8) & 255, mulG), k) >>> 20;
            let b = Math.imul(Math.imul((texel >> 16) & 255, mulB), k) >>> 20;
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
}
