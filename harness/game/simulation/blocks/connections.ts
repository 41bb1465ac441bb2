import { blockKinds } from '../block-kinds.ts';
import type { Cell } from '../view.ts';
import { knownCell, packCell, rulesOf, stateOf } from './cell.ts';
import type { ReadCell } from './support.ts';

/** Steps to the sides, in the order of the facings. */
const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Whole cubes that nothing joins to, as in Java Edition. */
const aloof: ReadonlySet<string> = new Set(['pumpkin', 'carved_pumpkin', 'jack_o_lantern', 'melon']);

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

/** Walls join walls, panes, gates across and whole sides (minecraft.wiki, "Wall"). */
function joinsWall(other: Cell, side: number): boolean {
  const { shape } = rulesOf(other);
  if (shape === 'gate') return (stateOf(other) & 2) !== (side & 2);
  return shape === 'wall' || shape === 'pane' || isWhole(other);
}

const joinsPane = (other: Cell): boolean => ['pane', 'wall'].includes(rulesOf(other).shape) || isWhole(other);

/** A single chest joins the half that reaches for it; half a double chest with no chest at its side is a single one (as in Java). */
function chestJoined(cell: Cell, at: ReadCell, x: number, y: number, z: number): Cell {
  const { index } = rulesOf(cell);
  const state = stateOf(cell);
  const facing = state & 3;
  const [dx, dz] = sides[rightOf[facing]];
  const [left, right] = [at(x - dx, y, z - dz), at(x + dx, y, z + dz)];
  if (state >= 4) return rulesOf(state < 8 ? right : left).index === index ? cell : packCell(index, facing);
  if (right === packCell(index, facing | 8)) return packCell(index, facing | 4);
  return left === packCell(index, facing | 4) ? packCell(index, facing | 8) : cell;
}

/** From each facing to the one to its right. */
const rightOf = [3, 2, 0, 1];

/** Kelp is a stalk wherever more kelp grows on it. */
function kelpStalk(cell: Cell, at: ReadCell, x: number, y: number, z: number): Cell {
  const grown = rulesOf(at(x, y + 1, z)).name.startsWith('kelp');
  if (grown) return kelpPlant;
  return cell === kelpPlant ? kelpTip : cell;
}
const kelpPlant = knownCell('kelp_plant');
const kelpTip = knownCell('kelp');

/** A stem whose fruit is gone stands upright again, grown. */
function stemAlone(cell: Cell, at: ReadCell, x: number, y: number, z: number): Cell {
  const { name } = rulesOf(cell);
  const [dx, dz] = sides[stateOf(cell)];
  const leans = rulesOf(at(x + dx, y, z + dz)).name === (name === 'attached_melon_stem' ? 'melon' : 'pumpkin');
  return leans ? cell : knownCell(name.replace('attached_', ''), { age: '7' });
}

/** Tilled and trodden ground under a solid block is dirt again. */
const uncovered = (cell: Cell, at: ReadCell, x: number, y: number, z: number): Cell => {
  const above = rulesOf(at(x, y + 1, z));
  return above.solid && above.shape !== 'gate' ? dirt : cell;
};
const dirt = knownCell('dirt');

/** Kinds that follow their neighbours in another way than joining. */
const fitted: Readonly<Record<string, (cell: Cell, at: ReadCell, x: number, y: number, z: number) => Cell>> = {
  chest: chestJoined,
  attached_melon_stem: stemAlone,
  attached_pumpkin_stem: stemAlone,
  kelp: kelpStalk,
  kelp_plant: kelpStalk,
  farmland: uncovered,
  dirt_path: uncovered,
};

const joinsOf: Readonly<Record<string, (other: Cell, side: number) => boolean>> = { fence: joinsFence, wall: joinsWall, pane: joinsPane };

/** 1 for every kind of block, by index, that may change with what stands around it. */
export const followsSides = Uint8Array.from(blockKinds, ({ name, shape }) => (shape in joinsOf || name in fitted ? 1 : 0));

/** The cell at a place with the sides that it reaches to as its neighbours are now; cells that join nothing as they are. */
export function connected(at: ReadCell, x: number, y: number, z: number): Cell {
  const cell = at(x, y, z);
  const { shape, index } = rulesOf(cell);
  const joins = joinsOf[shape];
  if (joins === undefined) return fitted[rulesOf(cell).name]?.(cell, at, x, y, z) ?? cell;
  let bits = 0;
  sides.forEach(([dx, dz], side) => {
    const other = at(x + dx, y, z + dz);
    if (joins(other, side)) bits |= 1 << side;
  });
  return packCell(index, bits);
}
