import { collisionBox } from '../blocks/block-boxes.ts';
import { rulesOf } from '../blocks/cell.ts';
import { fluidOfCell } from '../blocks/fluid.ts';
import type { Cell } from '../view.ts';

/** What stops a fluid although it is small, and what a fluid flows through although it is large (minecraft.wiki, "Water", "Spread"). */
const holds = new Set(['lantern', 'soul_lantern', 'iron_chain', 'cake', 'sugar_cane', 'ladder', 'end_portal_frame']);
const holdingShapes = new Set(['door', 'plate', 'gate', 'trapdoor']);
const gives = new Set(['end_rod', 'cobweb']);

const known = new Map<Cell, boolean>();

function find(cell: Cell): boolean {
  const { name, shape } = rulesOf(cell);
  if (fluidOfCell[cell] !== 0) return shape === 'liquid';
  if (holds.has(name) || holdingShapes.has(shape)) return false;
  if (name === 'cobweb' || gives.has(name) || shape === 'layer') return true;
  const box = collisionBox(cell);
  if (box === null) return true;
  const [wide, high, deep] = [box[3] - box[0], box[4] - box[1], box[5] - box[2]];
  return (wide + high + deep) / 3 < 0.7291666666666666 && high < 1;
}

/** Whether a fluid can flow into a cell: into air, and into what it washes away, which is what is small. */
export function letsFluidIn(cell: Cell): boolean {
  let answer = known.get(cell);
  if (answer === undefined) {
    answer = find(cell);
    known.set(cell, answer);
  }
  return answer;
}

/** Whether a block stops bodies and fluids: Java's "blocks motion". */
export const blocksMotion = (cell: Cell): boolean => fluidOfCell[cell] === 0 && (!letsFluidIn(cell) || holds.has(rulesOf(cell).name));
