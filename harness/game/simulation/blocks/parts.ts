import { blockKinds } from '../block-kinds.ts';
import type { Cell } from '../view.ts';
import { propertiesOf, rulesOf } from './cell.ts';
import type { ReadCell } from './support.ts';

/** From a bed's foot to its head, by its facing. */
const ahead: Readonly<Record<string, readonly [number, number]>> = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };

/** 1 for every kind of block, by index, that has two halves. */
export const hasHalves = Uint8Array.from(blockKinds, ({ states }) =>
  states.some(({ half, part }) => half === 'lower' || half === 'upper' || part !== undefined) ? 1 : 0,
);

/** A place in the world. */
export type Place = readonly [x: number, y: number, z: number];

/** Where the other half of a block of two halves is to be: of a door, a tall plant or a bed. Null for blocks of one cell. */
export function otherPart(cell: Cell, x: number, y: number, z: number): Place | null {
  const { half, part, facing } = propertiesOf(cell);
  if (half === 'lower') return [x, y + 1, z];
  if (half === 'upper') return [x, y - 1, z];
  if (part === undefined) return null;
  const [dx, dz] = ahead[facing!]!;
  return part === 'foot' ? [x + dx, y, z + dz] : [x - dx, y, z - dz];
}

/** All places of the block at a place: one, or two where it has two halves that are both there. */
export function partsOf(at: ReadCell, x: number, y: number, z: number): readonly Place[] {
  const cell = at(x, y, z);
  const other = otherPart(cell, x, y, z);
  const whole = other !== null && rulesOf(at(...other)).name === rulesOf(cell).name;
  return whole ? [[x, y, z], other] : [[x, y, z]];
}

/** Whether a block of two halves at a place has lost the other one, by a change at another place. */
export function lostHalf(at: ReadCell, [x, y, z]: Place, [cx, cy, cz]: Place): boolean {
  const cell = at(x, y, z);
  const other = otherPart(cell, x, y, z);
  if (other === null || other[0] !== cx || other[1] !== cy || other[2] !== cz) return false;
  const back = otherPart(at(cx, cy, cz), cx, cy, cz);
  const theirs = back !== null && back[0] === x && back[1] === y && back[2] === z;
  return !theirs || rulesOf(at(cx, cy, cz)).name !== rulesOf(cell).name;
}
