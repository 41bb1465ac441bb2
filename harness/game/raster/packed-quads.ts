import type { SectionMesh } from '../display/display-list.ts';
import { scanConvex } from './convex-scan.ts';
import { depthSlack, isCovered } from './covered.ts';
import { faceAxes } from './face-axes.ts';
import { clipNear, createViewCorners } from './near-clip.ts';
import { quadPlace, shadePacked } from './packed-shade.ts';
import { quadFill } from './packed-spans.ts';
import type { PassState } from './pass-state.ts';
import { viewTerm } from './view-frame.ts';

const corners = createViewCorners();

/** Fills the view terms of the 17 lattice planes of a section, each axis. */
export function fillSectionTerms(state: PassState, section: SectionMesh): void {
  const { view, terms } = state;
  const { rows } = view;
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

/** Mip level of a face from its area in pixels, so that a texel is about a pixel: 0 (16x16 texels) to 4 (one). */
function levelOf(area: number): number {
  if (area >= 24) return area >= 96 ? 0 : 1;
  return area >= 6 ? 2 : area >= 1.5 ? 3 : 4;
}

/** Draws one face group of a section whose view terms are filled. */
export function drawPackedFace(state: PassState, section: SectionMesh, face: number, quads: Uint32Array): void {
  const axes = faceAxes[face];
  const { normal, offset, outward, u: axisU, v: axisV, uSign, vSign } = axes;
  const { view, top, bottom, scan, terms } = state;
  const { width, depth } = state.target;
  const { cx, cy, near } = view;
  const { x: xs, y: ys, left, right } = scan;
  const eyes = [view.camX, view.camY, view.camZ];
  const places = [section.x, section.y, section.z];
  const farU = uSign > 0 ? 0 : 1;
  const farV = vSign > 0 ? 0 : 1;
  const placeN = places[normal] + offset;
  const placeU = places[axisU] + farU;
  const placeV = places[axisV] + farV;
  const eyeN = eyes[normal];
  const eyeU = eyes[axisU];
  const eyeV = eyes[axisV];
  const shiftN = normal * 4;
  const shiftU = axisU * 4;
  const shiftV = axisV * 4;
  const baseN = (normal * 17 + offset) * 3;
  const baseU0 = (axisU * 17 + farU) * 3;
  const baseU1 = (axisU * 17 + 1 - farU) * 3;
  const baseV0 = (axisV * 17 + farV) * 3;
  const baseV1 = (axisV * 17 + 1 - farV) * 3;

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
    const nearZ = terms[n + 2] + terms[v0 + 2];
    const farZ = terms[n + 2] + terms[v1 + 2];
    const z0 = nearZ + terms[u0 + 2];
    const z1 = nearZ + terms[u1 + 2];
    const z2 = farZ + terms[u1 + 2];
    const z3 = farZ + terms[u0 + 2];
    const upperX = terms[n] + terms[v0];
    const lowerX = terms[n] + terms[v1];
    const upperY = terms[n + 1] + terms[v0 + 1];
    const lowerY = terms[n + 1] + terms[v1 + 1];
    let count = 4;
    let level = 0;
    let firstRow: number;
    let lastRow: number;
    if (z0 >= near && z1 >= near && z2 >= near && z3 >= near) {
      const i0 = 1 / z0;
      const i1 = 1 / z1;
      const i2 = 1 / z2;
      const i3 = 1 / z3;
      const y0 = cy - (upperY + terms[u0 + 1]) * i0;
      const y1 = cy - (upperY + terms[u1 + 1]) * i1;
      const y2 = cy - (lowerY + terms[u1 + 1]) * i2;
      const y3 = cy - (lowerY + terms[u0 + 1]) * i3;
      // Out of the band, or no row of pixel centres between the highest and the lowest corner.
      firstRow = Math.max(top, Math.ceil(Math.min(y0, y1, y2, y3) - 0.5)) | 0;
      lastRow = Math.min(bottom, Math.ceil(Math.max(y0, y1, y2, y3) - 0.5)) | 0;
      if (firstRow >= lastRow) continue;
      const x0 = cx + (upperX + terms[u0]) * i0;
      const x1 = cx + (upperX + terms[u1]) * i1;
      const x2 = cx + (lowerX + terms[u1]) * i2;
      const x3 = cx + (lowerX + terms[u0]) * i3;
      const firstColumn = Math.max(0, Math.ceil(Math.min(x0, x1, x2, x3) - 0.5)) | 0;
      const lastColumn = Math.min(width, Math.ceil(Math.max(x0, x1, x2, x3) - 0.5)) | 0;
      if (firstColumn >= lastColumn) continue;
      // Half of a view's faces lie behind others.
      const nearest = Math.max(i0, i1, i2, i3) * depthSlack;
      if (isCovered(depth, width, nearest, firstColumn, lastColumn, firstRow, lastRow)) continue;
      xs[0] = x0;
      xs[1] = x1;
      xs[2] = x2;
      xs[3] = x3;
      ys[0] = y0;
      ys[1] = y1;
      ys[2] = y2;
      ys[3] = y3;
      level = levelOf(((x2 - x0) * (y3 - y1) - (x3 - x1) * (y2 - y0)) * 0.5);
    } else {
      if (z0 < near && z1 < near && z2 < near && z3 < near) continue;
      setCorner(0, upperX + terms[u0], upperY + terms[u0 + 1], z0);
      setCorner(1, upperX + terms[u1], upperY + terms[u1 + 1], z1);
      setCorner(2, lowerX + terms[u1], lowerY + terms[u1 + 1], z2);
      setCorner(3, lowerX + terms[u0], lowerY + terms[u0 + 1], z3);
      count = clipNear(corners, near, cx, cy, scan);
      if (count < 3) continue;
      let minY = ys[0];
      let maxY = ys[0];
      for (let i = 1; i < count; i++) {
        minY = Math.min(minY, ys[i]);
        maxY = Math.max(maxY, ys[i]);
      }
      firstRow = Math.max(top, Math.ceil(minY - 0.5)) | 0;
      lastRow = Math.min(bottom, Math.ceil(maxY - 0.5)) | 0;
      if (firstRow >= lastRow) continue;
    }
    scanConvex(xs, ys, count, width, top, bottom, left, right);
    quadFill.firstRow = firstRow;
    quadFill.lastRow = lastRow;
    quadPlace[0] = planeN;
    quadPlace[1] = placeU + cellU - eyeU;
    quadPlace[2] = placeV + cellV - eyeV;
    shadePacked(state, axes, quads, q, level);
  }
}

function setCorner(at: number, x: number, y: number, z: number): void {
  corners.x[at] = x;
  corners.y[at] = y;
  corners.z[at] = z;
}
