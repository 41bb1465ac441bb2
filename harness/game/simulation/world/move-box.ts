import { type Box, collisionBoxes } from '../blocks/block-boxes.ts';
import type { ReadCell } from '../blocks/support.ts';

/** Boxes that overlap by less do not touch: room for rounding (Java uses the same width). */
const tolerance = 1e-7;

/** A body's box in the world and how it moves. */
export interface Body {
  /** Feet. */
  x: number;
  y: number;
  z: number;
  readonly width: number;
  readonly height: number;
}

/** How a move went: what was moved, and on which axes something was in the way. */
export interface Moved {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly hitX: boolean;
  readonly hitY: boolean;
  readonly hitZ: boolean;
}

type Vector = readonly [number, number, number];

/** The box of a body, in blocks of the world. */
export function bodyBox(body: Body): Box {
  const half = body.width / 2;
  return [body.x - half, body.y, body.z - half, body.x + half, body.y + body.height, body.z + half];
}

const shift = (box: Box, [dx, dy, dz]: Vector): Box => [box[0] + dx, box[1] + dy, box[2] + dz, box[3] + dx, box[4] + dy, box[5] + dz];

/** All block boxes that touch a box stretched by a move. */
function obstacles(at: ReadCell, box: Box, [dx, dy, dz]: Vector): readonly Box[] {
  const found: Box[] = [];
  const x1 = Math.floor(box[3] + Math.max(0, dx) + tolerance);
  const y1 = Math.floor(box[4] + Math.max(0, dy) + tolerance);
  const z1 = Math.floor(box[5] + Math.max(0, dz) + tolerance);
  // A fence reaches half a block above its cell.
  for (let y = Math.floor(box[1] + Math.min(0, dy) - 0.5 - tolerance); y <= y1; y++) {
    for (let z = Math.floor(box[2] + Math.min(0, dz) - tolerance); z <= z1; z++) {
      for (let x = Math.floor(box[0] + Math.min(0, dx) - tolerance); x <= x1; x++) {
        for (const shape of collisionBoxes(at, x, y, z)) found.push(shift(shape, [x, y, z]));
      }
    }
  }
  return found;
}

/** How far a box can go along one axis (0 x, 1 y, 2 z). */
function clip(box: Box, axis: number, distance: number, boxes: readonly Box[]): number {
  if (Math.abs(distance) < tolerance) return 0;
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
  let left = distance;
  for (const other of boxes) {
    if (box[a + 3] <= other[a] + tolerance || box[a] >= other[a + 3] - tolerance) continue;
    if (box[b + 3] <= other[b] + tolerance || box[b] >= other[b + 3] - tolerance) continue;
    if (left > 0 && box[axis + 3] <= other[axis] + tolerance) left = Math.min(left, other[axis] - box[axis + 3]);
    else if (left < 0 && box[axis] >= other[axis + 3] - tolerance) left = Math.max(left, other[axis + 3] - box[axis]);
  }
  return left;
}

/** Java's order: up and down first, then the longer of the other two. */
function slide(box: Box, move: Vector, boxes: readonly Box[]): Vector {
  const dy = clip(box, 1, move[1], boxes);
  const lifted = shift(box, [0, dy, 0]);
  if (Math.abs(move[0]) >= Math.abs(move[2])) {
    const dx = clip(lifted, 0, move[0], boxes);
    return [dx, dy, clip(shift(lifted, [dx, 0, 0]), 2, move[2], boxes)];
  }
  const dz = clip(lifted, 2, move[2], boxes);
  return [clip(shift(lifted, [0, 0, dz]), 0, move[0], boxes), dy, dz];
}

const sideways = (v: Vector): number => v[0] * v[0] + v[2] * v[2];

/** The same move done from a step higher, then let down: up to `step` blocks. Null when that brings it no further. */
function stepUp(at: ReadCell, box: Box, move: Vector, flat: Vector, step: number): Vector | null {
  const boxes = obstacles(at, box, [move[0], step, move[2]]);
  let best = slide(box, [move[0], step, move[2]], boxes);
  const rise = clip(stretch(box, move), 1, step, boxes);
  if (rise < step) {
    const over = slide(shift(box, [0, rise, 0]), [move[0], 0, move[2]], boxes);
    if (sideways(over) > sideways(best)) best = [over[0], rise, over[2]];
  }
  if (sideways(best) <= sideways(flat)) return null;
  const raised = shift(box, best);
  const down = clip(raised, 1, -best[1] + move[1], obstacles(at, raised, [0, -best[1] + move[1], 0]));
  return [best[0], best[1] + down, best[2]];
}

const stretch = (box: Box, move: Vector): Box => [
  box[0] + Math.min(0, move[0]),
  box[1],
  box[2] + Math.min(0, move[2]),
  box[3] + Math.max(0, move[0]),
  box[4],
  box[5] + Math.max(0, move[2]),
];

/**
 * Moves a body as far as blocks let it, stepping up to `step` blocks when it stands on the ground (minecraft.wiki, "Entity", and the
 * order of axes of Java's own movement).
 */
export function moveBox(at: ReadCell, body: Body, move: Vector, step: number, onGround: boolean): Moved {
  const box = bodyBox(body);
  let done = slide(box, move, obstacles(at, box, move));
  const differs = (i: 0 | 1 | 2): boolean => Math.abs(done[i] - move[i]) > tolerance;
  const hitX = differs(0);
  const hitY = differs(1);
  const hitZ = differs(2);
  if (step > 0 && (hitX || hitZ) && (onGround || (hitY && move[1] < 0))) done = stepUp(at, box, move, done, step) ?? done;
  body.x += done[0];
  body.y += done[1];
  body.z += done[2];
  return { dx: done[0], dy: done[1], dz: done[2], hitX: hitX && differs(0), hitY, hitZ: hitZ && differs(2) };
}

/** Whether a body could be at a place without touching a block. */
export function isFree(at: ReadCell, body: Body, [dx, dy, dz]: Vector): boolean {
  const box = shift(bodyBox(body), [dx, dy, dz]);
  return obstacles(at, box, [0, 0, 0]).every(
    (other) =>
      box[3] <= other[0] + tolerance ||
      box[0] >= other[3] - tolerance ||
      box[4] <= other[1] + tolerance ||
      box[1] >= other[4] - tolerance ||
      box[5] <= other[2] + tolerance ||
      box[2] >= other[5] - tolerance,
  );
}
