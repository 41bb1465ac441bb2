import { rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { Cell } from '../view.ts';
import { minY } from '../world/world-shape.ts';
import type { BlockGame } from './block-game.ts';

/** Ticks from losing its ground to falling (minecraft.wiki, "Falling Block"). */
export const fallDelay = 2;

const names = new Set(['sand', 'red_sand', 'gravel', 'anvil', 'chipped_anvil', 'damaged_anvil']);

/** Whether a kind of block falls without ground. */
export const isHeavy = (name: string): boolean => names.has(name) || name.endsWith('_concrete_powder');

/** Whether a block falls through a cell: air, fire, fluids and what is replaced. */
export function isFree(cell: Cell): boolean {
  const { replaceable, shape } = rulesOf(cell);
  return cell === 0 || shape === 'fire' || fluidOf(cell) !== null || replaceable;
}

/** A heavy block's tick: it falls when nothing is under it. */
export function fallIfFree(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (y > minY && isFree(game.at(x, y - 1, z))) game.fall(x, y, z, cell);
}
