import { type Box, collisionBoxes, outlineBoxes } from '../blocks/block-boxes.ts';
import type { ReadCell } from '../blocks/support.ts';
import { cosDegrees, sinDegrees } from '../exact-trigonometry.ts';
import type { Face, Target } from '../view.ts';

type Vector = readonly [number, number, number];

/** The unit vector a view looks along: yaw 0 is south (+z), 90 west (-x); pitch 90 is straight down. */
export function lookVector(yaw: number, pitch: number): Vector {
  const flat = cosDegrees(pitch);
  return [-sinDegrees(yaw) * flat, -sinDegrees(pitch), cosDegrees(yaw) * flat];
}

/** The faces of a box at its low and high ends, by axis. */
const lowFaces: readonly Face[] = ['west', 'down', 'north'];
const highFaces: readonly Face[] = ['east', 'up', 'south'];

/** Where a ray enters a box; null when it misses or ends before. From inside, the face it would leave by is behind it: distance 0. */
function enter(box: Box, corner: Vector, from: Vector, along: Vector): { readonly at: number; readonly face: Face } | null {
  let near = -1;
  let far = Number.POSITIVE_INFINITY;
  let face: Face = 'up';
  for (let axis = 0; axis < 3; axis++) {
    const low = box[axis] + corner[axis] - from[axis];
    const high = box[axis + 3] + corner[axis] - from[axis];
    if (along[axis] === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    const first = (along[axis] > 0 ? low : high) / along[axis];
    const last = (along[axis] > 0 ? high : low) / along[axis];
    if (first > near) {
      near = first;
      face = along[axis] > 0 ? lowFaces[axis] : highFaces[axis];
    }
    far = Math.min(far, last);
  }
  return near > far || far < 0 ? null : { at: Math.max(0, near), face };
}

/** Where a ray first enters one of a cell's boxes. */
function nearest(boxes: readonly Box[], corner: Vector, from: Vector, along: Vector): ReturnType<typeof enter> {
  let first: ReturnType<typeof enter> = null;
  for (const box of boxes) {
    const met = enter(box, corner, from, along);
    if (met !== null && (first === null || met.at < first.at)) first = met;
  }
  return first;
}

/** The first box of a cell that a ray meets within `reach` blocks, with where. */
interface Met {
  readonly cell: Vector;
  readonly face: Face;
  readonly distance: number;
}

type BoxesOf = (at: ReadCell, x: number, y: number, z: number) => readonly Box[];

/** Walks a ray from cell to cell (J. Amanatides, A. Woo, "A Fast Voxel Traversal Algorithm", 1987). */
function walk(at: ReadCell, from: Vector, along: Vector, reach: number, boxesOf: BoxesOf): Met | null {
  const cell = from.map(Math.floor);
  const step = along.map((a) => (a > 0 ? 1 : -1));
  const next = along.map((a, i) => (a === 0 ? Number.POSITIVE_INFINITY : (cell[i] + (a > 0 ? 1 : 0) - from[i]) / a));
  const delta = along.map((a) => (a === 0 ? Number.POSITIVE_INFINITY : Math.abs(1 / a)));
  let passed = 0;
  while (passed <= reach) {
    const [x, y, z] = cell;
    const met = nearest(boxesOf(at, x, y, z), [x, y, z], from, along);
    if (met !== null) return met.at > reach ? null : { cell: [x, y, z], face: met.face, distance: met.at };
    const axis = next[0] < next[1] ? (next[0] < next[2] ? 0 : 2) : next[1] < next[2] ? 1 : 2;
    passed = next[axis];
    cell[axis] += step[axis];
    next[axis] += delta[axis];
  }
  return null;
}

/** The first block outline that a ray meets within `reach` blocks. */
export function raycast(at: ReadCell, from: Vector, along: Vector, reach: number): Target | null {
  const met = walk(at, from, along, reach, outlineBoxes);
  if (met === null) return null;
  const [x, y, z] = met.cell;
  const way = met.distance;
  return { x, y, z, face: met.face, hit: [from[0] + along[0] * way, from[1] + along[1] * way, from[2] + along[2] * way] };
}

/** The first block that a ray cannot pass within `reach` blocks, with how far off it is; `along` has a length of 1. */
export function meetBoxes(
  at: ReadCell,
  from: Vector,
  along: Vector,
  reach: number,
): { readonly cell: Vector; readonly distance: number } | null {
  return walk(at, from, along, reach, collisionBoxes);
}

/** Whether nothing solid is between two places. */
export function hasSight(at: ReadCell, from: Vector, to: Vector): boolean {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
  if (length === 0) return true;
  return walk(at, from, [way[0] / length, way[1] / length, way[2] / length], length, collisionBoxes) === null;
}
