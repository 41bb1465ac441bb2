import { blockKinds } from '../block-kinds.ts';
import type { Cell } from '../view.ts';
import { knownCell, packCell, rulesOf, stateOf } from './cell.ts';

/** What can flow. */
export type Fluid = 'water' | 'lava';

/** Plants that live in water: their cell is full of it as well. */
const wetPlants: ReadonlySet<string> = new Set(['seagrass', 'tall_seagrass', 'kelp', 'kelp_plant']);

/** The fluid of every cell: 0 none, 1 water, 2 lava. */
export const fluidOfCell = new Uint8Array(65536);
for (const kind of blockKinds) {
  const fluid = kind.name === 'water' || wetPlants.has(kind.name) ? 1 : kind.name === 'lava' ? 2 : 0;
  for (const state of kind.states.keys()) fluidOfCell[packCell(kind.index, state)] = fluid;
}

/** The fluid in a cell; null where there is none. Plants of the sea are full of water. */
export function fluidOf(cell: Cell): Fluid | null {
  const fluid = fluidOfCell[cell];
  return fluid === 0 ? null : fluid === 1 ? 'water' : 'lava';
}

/** Whether a cell holds a source of its fluid. */
export function isSource(cell: Cell): boolean {
  return fluidOfCell[cell] !== 0 && (rulesOf(cell).shape !== 'liquid' || stateOf(cell) === 0);
}

/** How full a cell is of its fluid: 8 for sources and what falls, 7 to 1 for what flows, 0 for none (minecraft.wiki, "Fluid"). */
export function fluidAmount(cell: Cell): number {
  if (fluidOfCell[cell] === 0) return 0;
  if (rulesOf(cell).shape !== 'liquid') return 8;
  const level = stateOf(cell);
  return level === 0 || level >= 8 ? 8 : 8 - level;
}

const index: Readonly<Record<Fluid, number>> = { water: knownCell('water'), lava: knownCell('lava') };

/** A source of a fluid. */
export const sourceOf = (fluid: Fluid): Cell => index[fluid];

/** A flowing cell of a fluid: `amount` 1 to 8; what falls is always full. */
export function flowing(fluid: Fluid, amount: number, falling: boolean): Cell {
  return packCell(index[fluid], falling ? 8 : 8 - amount);
}

/** Whether a cell's fluid falls. */
export function isFalling(cell: Cell): boolean {
  return rulesOf(cell).shape === 'liquid' && stateOf(cell) >= 8;
}
