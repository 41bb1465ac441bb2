/**
 * The states a kind can be in, at most 16. A state's number is its place in the table and stands in the top 4 bits of a cell; 0 is
 * the state of natural blocks. Property names and values are Java's.
 */
export type StateTable = readonly Readonly<Record<string, string>>[];

export const facings = ['north', 'south', 'west', 'east'] as const;
export type Facing = (typeof facings)[number];

const flags = ['false', 'true'] as const;
/** Bit of each side in the states of what joins its neighbours: north 1, south 2, west 4, east 8. */
const side = (bits: number, at: number): string => flags[(bits >> at) & 1];

const numbers = (count: number, from: number): string[] => Array.from({ length: count }, (_, i) => String(i + from));

/** Every table in use, by a short name. */
export const stateTables = {
  single: [{}],
  /** 0 y, 1 x, 2 z. */
  axis: [{ axis: 'y' }, { axis: 'x' }, { axis: 'z' }],
  /** 0 north, 1 south, 2 west, 3 east. */
  facing: facings.map((facing) => ({ facing })),
  /** As facing; 4 more when lit. */
  furnace: ['false', 'true'].flatMap((lit) => facings.map((facing) => ({ facing, lit }))),
  chest: facings.map((facing) => ({ facing, type: 'single', waterlogged: 'false' })),
  /** 0 bottom, 1 top, 2 double. */
  slab: ['bottom', 'top', 'double'].map((type) => ({ type, waterlogged: 'false' })),
  /** 0 for 1 layer to 7 for 8 layers. */
  layers: numbers(8, 1).map((layers) => ({ layers })),
  /** 0 is a source. */
  level: numbers(16, 0).map((level) => ({ level })),
  age: numbers(16, 0).map((age) => ({ age })),
  /** 0 natural, 1 placed by a player. */
  leaves: [
    { distance: '1', persistent: 'false', waterlogged: 'false' },
    { distance: '7', persistent: 'true', waterlogged: 'false' },
  ],
  /** 0 plain, 1 under snow. */
  snowy: [{ snowy: 'false' }, { snowy: 'true' }],
  ore: [{ lit: 'false' }, { lit: 'true' }],
  /** As facing; 4 more for the upper half. Corners follow from the neighbours, so a state is always straight. */
  stairs: ['bottom', 'top'].flatMap((half) => facings.map((facing) => ({ facing, half, shape: 'straight', waterlogged: 'false' }))),
  /** What joins its neighbours: a bit for each side that it reaches to. */
  sides: Array.from({ length: 16 }, (_, bits) => ({
    north: side(bits, 0),
    south: side(bits, 1),
    west: side(bits, 2),
    east: side(bits, 3),
    waterlogged: 'false',
  })),
  /** As facing; 4 more for the upper half, 8 more when open. Hinges are on the left. */
  door: flags.flatMap((open) =>
    ['lower', 'upper'].flatMap((half) => facings.map((facing) => ({ facing, half, hinge: 'left', open, powered: 'false' }))),
  ),
  /** As facing; 4 more when open. */
  gate: flags.flatMap((open) => facings.map((facing) => ({ facing, in_wall: 'false', open, powered: 'false' }))),
  /** As facing; 4 more at the top of the cell, 8 more when open. */
  trapdoor: flags.flatMap((open) =>
    ['bottom', 'top'].flatMap((half) => facings.map((facing) => ({ facing, half, open, powered: 'false', waterlogged: 'false' }))),
  ),
  ladder: facings.map((facing) => ({ facing, waterlogged: 'false' })),
  plate: [{ powered: 'false' }, { powered: 'true' }],
  fire: [{ age: '0', east: 'false', north: 'false', south: 'false', up: 'false', west: 'false' }],
} as const satisfies Record<string, StateTable>;

export type StateTableName = keyof typeof stateTables;
