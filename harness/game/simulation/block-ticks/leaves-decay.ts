import { packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';

/** Steps from a log at which leaves decay. */
const farthest = 7;

const around = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const;

const isLog = (name: string): boolean => name.endsWith('_log') || name.endsWith('_wood');

/** Steps from the nearest log to a cell, as far as its state knows. */
function distanceOf(cell: Cell): number {
  const { shape, name } = rulesOf(cell);
  if (shape === 'leaves') return (stateOf(cell) % farthest) + 1;
  return isLog(name) ? 0 : farthest;
}

/** Leaves count anew how far the nearest log is (minecraft.wiki, "Leaves", "Decay"). */
export function measureLeaves({ at, editor }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  const near = Math.min(...around.map(([dx, dy, dz]) => distanceOf(at(x + dx, y + dy, z + dz))));
  const distance = Math.min(farthest, near + 1);
  const persistent = stateOf(cell) >= farthest ? farthest : 0;
  editor.set(x, y, z, packCell(rulesOf(cell).index, persistent + distance - 1));
}

/** A random tick of leaves: those of trees decay when no log is near. */
export function decayLeaves(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (stateOf(cell) === farthest - 1) game.breakBlock(x, y, z);
}
