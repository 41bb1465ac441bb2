import { type BlockRules, blockKinds } from '../block-kinds.ts';
import { packCell } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Body } from '../world/move-box.ts';

/** So that rounding hides no cell from who looks closer. */
const slack = 1e-6;

/** A mark of 1 for the cells of all kinds of blocks that fit. */
export function markCells(fits: (kind: BlockRules) => boolean): Uint8Array {
  const marks = new Uint8Array(65536);
  for (const kind of blockKinds) if (fits(kind)) for (const state of kind.states.keys()) marks[packCell(kind.index, state)] = 1;
  return marks;
}

/**
 * Whether a body's box, grown to the sides and a little downward, reaches into a cell that has a mark other than 0. Every entity asks this
 * every tick, so that what marked cells do is worked out only where there are any.
 */
export function meetsMarked(marks: Uint8Array, at: ReadCell, body: Body, grown: number): boolean {
  const half = body.width / 2 + grown + slack;
  const x0 = Math.floor(body.x - half);
  const x1 = Math.floor(body.x + half);
  const y1 = Math.floor(body.y + body.height);
  const z0 = Math.floor(body.z - half);
  const z1 = Math.floor(body.z + half);
  for (let y = Math.floor(body.y - 0.001); y <= y1; y++) {
    for (let z = z0; z <= z1; z++) {
      for (let x = x0; x <= x1; x++) if (marks[at(x, y, z)] !== 0) return true;
    }
  }
  return false;
}
