import { blockKinds } from '../block-kinds.ts';
import { collisionBoxes } from '../blocks/block-boxes.ts';
import { packCell } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { Body } from '../world/move-box.ts';

/** What of a cell stops bodies: nothing, the whole of it, or something else. */
const open = 0;
const whole = 1;
const partly = 2;
/** Room for rounding, more than that of moves. */
const slack = 1e-6;

function fillOf(cell: Cell): number {
  const boxes = collisionBoxes(() => cell, 0, 0, 0);
  if (boxes.length === 0) return open;
  return boxes.length === 1 && boxes[0].every((side, i) => side === (i < 3 ? 0 : 1)) ? whole : partly;
}

const fillOfCell = new Uint8Array(65536);
for (const kind of blockKinds) {
  for (const state of kind.states.keys()) fillOfCell[packCell(kind.index, state)] = fillOf(packCell(kind.index, state));
}

/**
 * Whether a body stands on a whole block under its middle and touches nothing else but other whole blocks of the same floor: then a
 * small fall moves it by nothing at all. Most bodies do so most of the time, and to see it takes a fraction of what a move takes.
 */
export function standsFree(at: ReadCell, body: Body): boolean {
  const { x, y, z } = body;
  if (!Number.isInteger(y) || fillOfCell[at(Math.floor(x), y - 1, Math.floor(z))] !== whole) return false;
  const half = body.width / 2 + slack;
  const x0 = Math.floor(x - half);
  const x1 = Math.floor(x + half);
  const z0 = Math.floor(z - half);
  const z1 = Math.floor(z + half);
  const y1 = Math.floor(y + body.height + slack);
  for (let by = y - 1; by <= y1; by++) {
    for (let bz = z0; bz <= z1; bz++) {
      for (let bx = x0; bx <= x1; bx++) {
        const fill = fillOfCell[at(bx, by, bz)];
        if (fill === partly || (fill === whole && by >= y)) return false;
      }
    }
  }
  return true;
}
