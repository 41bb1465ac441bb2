import type { Cell } from '../view.ts';
import { packCell, rulesOf, stateOf } from './cell.ts';
import type { ReadCell } from './support.ts';

/** Steps to the sides, in the order of the facings. */
const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Whole cubes that nothing joins to, as in Java Edition. */
const aloof: ReadonlySet<string> = new Set(['pumpkin', 'carved_pumpkin', 'jack_o_lantern']);

/** Whether a kind of cell is a whole side that fences and panes reach to. */
function isWhole(cell: Cell): boolean {
  const { shape, name } = rulesOf(cell);
  return (shape === 'cube' || shape === 'glass' || (shape === 'slab' && stateOf(cell) === 2)) && !aloof.has(name);
}

/** Whether what stands at a side (0 north, 1 south, 2 west, 3 east) is joined by a fence. A gate's posts are at its sides. */
function joinsFence(other: Cell, side: number): boolean {
  const { shape } = rulesOf(other);
  if (shape === 'gate') return (stateOf(other) & 2) !== (side & 2);
  return shape === 'fence' || isWhole(other);
}

const joinsPane = (other: Cell): boolean => rulesOf(other).shape === 'pane' || isWhole(other);

/** The cell at a place with the sides that it reaches to as its neighbours are now; cells that join nothing as they are. */
export function connected(at: ReadCell, x: number, y: number, z: number): Cell {
  const cell = at(x, y, z);
  const { shape, index } = rulesOf(cell);
  if (shape !== 'fence' && shape !== 'pane') return cell;
  let bits = 0;
  sides.forEach(([dx, dz], side) => {
    const other = at(x + dx, y, z + dz);
    if (shape === 'fence' ? joinsFence(other, side) : joinsPane(other)) bits |= 1 << side;
  });
  return packCell(index, bits);
}
