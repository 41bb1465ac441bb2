import type { Cell } from '../view.ts';
import { packCell, rulesOf, stateOf } from './cell.ts';
import type { ReadCell } from './support.ts';

/** A place of the world and what is to be there. */
type Change = readonly [x: number, y: number, z: number, cell: Cell];

/** The state bit that says open, by the shapes that a hand opens. */
const openBit: Readonly<Record<string, number>> = { door: 8, trapdoor: 8, gate: 4 };

/** State bit of a door's upper half. */
const upperBit = 4;

/** The other half of a door: where it is, up or down. */
export function otherHalf(cell: Cell): 1 | -1 {
  return stateOf(cell) & upperBit ? -1 : 1;
}

/** Whether two cells are the halves of one door. */
export function areHalves(cell: Cell, other: Cell): boolean {
  return rulesOf(cell) === rulesOf(other) && (stateOf(cell) & upperBit) !== (stateOf(other) & upperBit);
}

/**
 * What changes when a hand uses the block at a place: doors (both halves), trapdoors and gates open and close. A gate swings away from
 * who looks along `facing` (0 north, 1 south, 2 west, 3 east). Nothing for all other blocks, nor for
 * those of iron, which only a signal opens.
 */
export function used(at: ReadCell, x: number, y: number, z: number, facing: number): readonly Change[] {
  const cell = at(x, y, z);
  const { shape, index, name } = rulesOf(cell);
  const bit = openBit[shape];
  if (bit === undefined || name.startsWith('iron_')) return [];
  const state = stateOf(cell) ^ bit;
  if (shape === 'gate') {
    const swings = (state & bit) !== 0 && (state & 2) === (facing & 2);
    return [[x, y, z, packCell(index, swings ? bit | facing : state)]];
  }
  const changes: Change[] = [[x, y, z, packCell(index, state)]];
  if (shape !== 'door') return changes;
  const up = y + otherHalf(cell);
  const half = at(x, up, z);
  if (areHalves(cell, half)) changes.push([x, up, z, packCell(index, (stateOf(half) & ~bit) | (state & bit))]);
  return changes;
}
