import type { Openings } from './section-openings.ts';
import { openSection } from './section-openings.ts';

/** The part of the world that a walk covers: a square of chunk columns with the eye's in the middle. */
export interface SightRequest {
  /** Section that the eye is in, counted from the bottom of the world; may lie outside it. */
  readonly eye: number;
  /** Sections from the bottom to the top of the world. */
  readonly count: number;
  /** In chunks; the view is round. Column (dx, dz) of the square has number (dz + distance) * (2 * distance + 1) + dx + distance. */
  readonly distance: number;
  /** Openings of a section; null where its chunk is not loaded. */
  openings(column: number, index: number): Openings | null;
  /** Whether section (dx, index, dz) may be in the picture. */
  inPicture(dx: number, index: number, dz: number): boolean;
}

const stepX = [0, 0, 0, 0, -1, 1];
const stepY = [-1, 1, 0, 0, 0, 0];
const stepZ = [0, 0, -1, 1, 0, 0];

/** Scratch of the walk: faces that a section was come in by, and the order of sections. */
let entries = new Uint8Array(0);
let order = new Int32Array(0);

/**
 * Calls `visit` for every section that may be seen from the eye's section, nearest first. A line of sight never turns back along an
 * axis, so the walk only steps away from the eye; it passes through a section when the face it leaves by is open to one it came in by.
 * What is left out cannot be seen. Which sections are visited depends on the world and the camera alone.
 */
export function walkSight(request: SightRequest, visit: (column: number, index: number) => void): void {
  const { distance, count } = request;
  const side = 2 * distance + 1;
  const layer = side * side;
  // One layer of open air below and above the world, for eyes that are there.
  const layers = count + 2;
  const eye = Math.max(-1, Math.min(count, request.eye)) + 1;
  const limit = (distance + 0.5) * (distance + 0.5);
  if (entries.length < layer * layers) {
    entries = new Uint8Array(layer * layers);
    order = new Int32Array(layer * layers);
  } else entries.fill(0);
  const start = eye * layer + distance * side + distance;
  entries[start] = 0b111111;
  order[0] = start;
  let tail = 1;
  // A section joins the queue after all that lie nearer, since every step adds one to the distance in steps.
  for (let head = 0; head < tail; head++) {
    const at = order[head]!;
    const y = Math.floor(at / layer);
    const column = at - y * layer;
    const dz = Math.floor(column / side) - distance;
    const dx = (column % side) - distance;
    const inside = y > 0 && y <= count;
    const openings = inside ? request.openings(column, y - 1) : openSection;
    if (openings === null) continue;
    if (inside) visit(column, y - 1);
    const entry = entries[at]!;
    let exits = 0;
    // The eye may be in any hollow of its own section.
    if (at === start) exits = 0b111111;
    else for (let face = 0; face < 6; face++) if ((entry >> face) & 1) exits |= openings[face]!;
    for (let face = 0; face < 6; face++) {
      if (!((exits >> face) & 1)) continue;
      const sx = stepX[face]!;
      const sy = stepY[face]!;
      const sz = stepZ[face]!;
      if (sx * dx < 0 || sy * (y - eye) < 0 || sz * dz < 0) continue;
      const x = dx + sx;
      const z = dz + sz;
      if (y + sy < 0 || y + sy >= layers || x * x + z * z > limit) continue;
      const next = at + sy * layer + sz * side + sx;
      if (entries[next] === 0) {
        if (!request.inPicture(x, y + sy - 1, z)) continue;
        order[tail++] = next;
      }
      entries[next]! |= 1 << (face ^ 1);
    }
  }
}
