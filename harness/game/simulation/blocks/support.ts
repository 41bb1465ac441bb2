import type { Cell } from '../view.ts';
import { propertiesOf, rulesOf, stateOf } from './cell.ts';
import { flammability } from './flammability.ts';
import { fluidOf, isSource } from './fluid.ts';
import type { Support } from './palette-row.ts';

/** Reads the cell at a place of the world. */
export type ReadCell = (x: number, y: number, z: number) => Cell;

/** A place where a block is, or is to be. */
interface Spot {
  readonly cell: Cell;
  readonly below: Cell;
  readonly at: ReadCell;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const names = (...list: readonly string[]): ReadonlySet<string> => new Set(list);
const soils = names(
  'grass_block',
  'dirt',
  'coarse_dirt',
  'podzol',
  'farmland',
  'rooted_dirt',
  'mycelium',
  'moss_block',
  'mud',
  'muddy_mangrove_roots',
);
const sands = names('sand', 'red_sand');
const hardened = names('terracotta');
const caneSoils = names('grass_block', 'dirt', 'coarse_dirt', 'podzol', 'rooted_dirt', 'mycelium', 'moss_block', 'mud', 'sand', 'red_sand');
const fungalSoils = names('mycelium', 'podzol');

const nameOf = (cell: Cell): string => rulesOf(cell).name;

/** From what hangs at a side, by its facing, to the block behind it. */
const behind: Readonly<Record<string, readonly [number, number]>> = { north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] };
const sides = Object.values(behind);

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

/** Whether the middle of a cell's top, or of its lower side, holds a torch or a lantern. */
const middleTop = (cell: Cell): boolean => fullTop(cell) || ['fence', 'wall', 'pane'].includes(rulesOf(cell).shape);
function middleBottom(cell: Cell): boolean {
  const kind = rulesOf(cell);
  if (kind.shape === 'slab') return stateOf(cell) !== 1;
  if (kind.shape === 'stairs') return stateOf(cell) < 4;
  return fullSide(cell) || ['fence', 'wall', 'pane'].includes(kind.shape) || kind.name === 'iron_chain';
}

/** Whether a fire at a place has something to burn beside it. */
export function hasFuel(at: ReadCell, x: number, y: number, z: number): boolean {
  const burns = (dx: number, dy: number, dz: number): boolean => flammability(at(x + dx, y + dy, z + dz)).catches > 0;
  return burns(0, -1, 0) || burns(0, 1, 0) || sides.some(([dx, dz]) => burns(dx, 0, dz));
}

function cactusStands({ below, at, x, y, z }: Spot): boolean {
  if (!sands.has(nameOf(below)) && nameOf(below) !== 'cactus') return false;
  if (rulesOf(at(x, y + 1, z)).shape === 'liquid') return false;
  return sides.every(([dx, dz]) => !rulesOf(at(x + dx, y, z + dz)).solid && nameOf(at(x + dx, y, z + dz)) !== 'lava');
}

function caneStands({ below, at, x, y, z }: Spot): boolean {
  if (nameOf(below) === 'sugar_cane') return true;
  if (!caneSoils.has(nameOf(below))) return false;
  return sides.some(([dx, dz]) => fluidOf(at(x + dx, y - 1, z + dz)) === 'water' || nameOf(at(x + dx, y - 1, z + dz)) === 'ice');
}

/** Whether a cell is the upper of two halves, which stands on the lower whatever is under that. */
const isUpper = (cell: Cell): boolean => propertiesOf(cell).half === 'upper';

function seaPlantStands({ cell, below }: Spot): boolean {
  const ground = (lower: Cell): boolean => fullTop(lower) && nameOf(lower) !== 'magma_block';
  if (isUpper(cell)) return true;
  const kelp = nameOf(cell).startsWith('kelp');
  return ground(below) || (kelp && nameOf(below).startsWith('kelp'));
}

/** A vine hangs at whole sides, or from the vine above it. */
function vineHangs({ cell, at, x, y, z }: Spot): boolean {
  const above = at(x, y + 1, z);
  return vineSides.some(([bit, dx, dz]) => {
    if ((stateOf(cell) & bit) === 0) return false;
    return fullSide(at(x + dx, y, z + dz)) || (nameOf(above) === 'vine' && (stateOf(above) & bit) !== 0);
  });
}

/** A vine's sides: state bit and the step to what it hangs at. */
export const vineSides = [
  [1, 0, -1],
  [2, 0, 1],
  [4, -1, 0],
  [8, 1, 0],
] as const;

function attachedHolds({ cell, below, at, x, y, z }: Spot): boolean {
  const { face, facing } = propertiesOf(cell);
  if (face === 'floor') return fullTop(below);
  if (face === 'ceiling') return middleBottom(at(x, y + 1, z));
  const [dx, dz] = behind[facing!]!;
  return fullSide(at(x + dx, y, z + dz));
}

function wallHolds({ cell, at, x, y, z }: Spot): boolean {
  const [dx, dz] = behind[propertiesOf(cell).facing!]!;
  return fullSide(at(x + dx, y, z + dz));
}

/** What each kind of support asks (minecraft.wiki, the blocks' pages). */
const rules: Readonly<Record<Support, (spot: Spot) => boolean>> = {
  none: () => true,
  soil: ({ below }) => soils.has(nameOf(below)),
  'dry-soil': ({ below }) =>
    soils.has(nameOf(below)) || sands.has(nameOf(below)) || hardened.has(nameOf(below)) || nameOf(below).endsWith('_terracotta'),
  cactus: cactusStands,
  floor: ({ below }) => middleTop(below),
  'any-floor': ({ below }) => rulesOf(below).shape !== 'none' && rulesOf(below).shape !== 'liquid',
  door: ({ cell, below }) => isUpper(cell) || fullTop(below),
  'full-floor': ({ below }) => (fullTop(below) && !nameOf(below).endsWith('ice')) || rulesOf(below).shape === 'leaves',
  wall: wallHolds,
  fire: ({ below, at, x, y, z }) => fullTop(below) || hasFuel(at, x, y, z),
  crop: ({ below }) => nameOf(below) === 'farmland',
  cane: caneStands,
  mushroom: ({ below }) => fungalSoils.has(nameOf(below)) || rulesOf(below).opaque,
  'soul-sand': ({ below }) => nameOf(below) === 'soul_sand',
  'tall-plant': ({ cell, below }) => isUpper(cell) || soils.has(nameOf(below)),
  'sea-floor': seaPlantStands,
  'water-top': ({ below, cell, at, x, y, z }) =>
    (isSource(below) && fluidOf(below) === 'water' && (at(x, y, z) === cell || at(x, y, z) === 0)) || nameOf(below) === 'ice',
  lantern: ({ cell, below, at, x, y, z }) => (propertiesOf(cell).hanging === 'true' ? middleBottom(at(x, y + 1, z)) : middleTop(below)),
  attached: attachedHolds,
  vine: vineHangs,
  stem: ({ below }) => nameOf(below) === 'farmland',
};

/** Whether a block may be, or stay, at a place: what each kind has to stand on or hang at. */
export function isSupported(cell: Cell, at: ReadCell, x: number, y: number, z: number): boolean {
  const { support } = rulesOf(cell);
  return support === 'none' || rules[support]({ cell, below: at(x, y - 1, z), at, x, y, z });
}
