import type { Cell } from '../view.ts';
import { propertiesOf, rulesOf, stateOf } from './cell.ts';
import { areHalves, otherHalf } from './opening.ts';

/** Reads the cell at a place of the world. */
export type ReadCell = (x: number, y: number, z: number) => Cell;

const soils = new Set(['grass_block', 'dirt', 'coarse_dirt', 'podzol']);
const drySoils = new Set([...soils, 'sand']);

/** From a wall torch's facing to the block it hangs at. */
const wallBehind: Readonly<Record<string, readonly [number, number]>> = { north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] };

/** Whether the top of a cell is a whole square that things stand on. */
function fullTop(cell: Cell): boolean {
  const kind = rulesOf(cell);
  if (kind.shape === 'slab') return stateOf(cell) !== 0;
  if (kind.shape === 'layer') return stateOf(cell) === 7;
  if (kind.shape === 'stairs') return stateOf(cell) >= 4;
  return kind.shape === 'cube' || kind.shape === 'glass';
}

function fullSide(cell: Cell): boolean {
  const { shape } = rulesOf(cell);
  return shape === 'cube' || shape === 'glass' || (shape === 'slab' && stateOf(cell) === 2);
}

function cactusStands(at: ReadCell, x: number, y: number, z: number): boolean {
  const below = rulesOf(at(x, y - 1, z)).name;
  if (below !== 'sand' && below !== 'cactus') return false;
  return Object.values(wallBehind).every(([dx, dz]) => !rulesOf(at(x + dx, y, z + dz)).solid);
}

/** Whether a block may be, or stay, at a place: what each kind has to stand on or hang at (minecraft.wiki, the blocks' pages). */
export function isSupported(cell: Cell, at: ReadCell, x: number, y: number, z: number): boolean {
  const kind = rulesOf(cell);
  if (kind.support === 'none') return true;
  const below = at(x, y - 1, z);
  switch (kind.support) {
    case 'soil':
      return soils.has(rulesOf(below).name);
    case 'dry-soil':
      return drySoils.has(rulesOf(below).name);
    case 'sand':
      return cactusStands(at, x, y, z);
    case 'floor':
      return fullTop(below) || rulesOf(below).shape === 'fence';
    case 'any-floor':
      return rulesOf(below).shape !== 'none' && rulesOf(below).shape !== 'liquid';
    case 'door': {
      const upper = otherHalf(cell) < 0;
      return areHalves(cell, at(x, y + otherHalf(cell), z)) && (upper || fullTop(below));
    }
    case 'full-floor':
      return (fullTop(below) && rulesOf(below).name !== 'ice') || rulesOf(below).shape === 'leaves';
    case 'wall': {
      const [dx, dz] = wallBehind[propertiesOf(cell).facing];
      return fullSide(at(x + dx, y, z + dz));
    }
  }
}
