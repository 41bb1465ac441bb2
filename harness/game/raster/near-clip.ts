import type { ScanBuffer } from './convex-scan.ts';

/** Corners of a quad in view space, four each; x and y carry the focal length. */
export interface ViewCorners {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

export function createViewCorners(): ViewCorners {
  return { x: new Float64Array(4), y: new Float64Array(4), z: new Float64Array(4) };
}

/**
 * Cuts a quad at the near plane and projects what is left into the scan buffer. Returns the number of corners: 0, or 3 to 5. The cut of an
 * edge is computed from its inner to its outer end, so both quads at an edge get the same point.
 */
export function clipNear(corners: ViewCorners, near: number, cx: number, cy: number, scan: ScanBuffer): number {
  let count = 0;
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) & 3;
    const inside = corners.z[i] >= near;
    if (inside) count = put(scan, count, corners.x[i], corners.y[i], corners.z[i], cx, cy);
    if (inside === corners.z[j] >= near) continue;
    const a = inside ? i : j;
    const b = inside ? j : i;
    const t = (near - corners.z[a]) / (corners.z[b] - corners.z[a]);
    const x = corners.x[a] + (corners.x[b] - corners.x[a]) * t;
    const y = corners.y[a] + (corners.y[b] - corners.y[a]) * t;
    count = put(scan, count, x, y, near, cx, cy);
  }
  return count;
}

function put(scan: ScanBuffer, at: number, x: number, y: number, z: number, cx: number, cy: number): number {
  const inverse = 1 / z;
  scan.x[at] = cx + x * inverse;
  scan.y[at] = cy - y * inverse;
  return at + 1;
}
