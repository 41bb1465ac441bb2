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

/** Whether a wall reaches to a side. */
const reach = (bits: number, at: number): string => ((bits >> at) & 1 ? 'low' : 'none');

/** All six facings, in the order of the state numbers. */
export const allFacings = ['down', 'up', ...facings] as const;

const attachments = ['floor', 'wall', 'ceiling'].flatMap((face) => facings.map((facing) => ({ face, facing })));

const doorStates = (hinge: string) =>
  flags.flatMap((open) => ['lower', 'upper'].flatMap((half) => facings.map((facing) => ({ facing, half, hinge, open, powered: 'false' }))));

/** Every table in use, by a short name. */
export const stateTables = {
  single: [{}],
  /** 0 y, 1 x, 2 z. */
  axis: [{ axis: 'y' }, { axis: 'x' }, { axis: 'z' }],
  /** 0 north, 1 south, 2 west, 3 east. */
  facing: facings.map((facing) => ({ facing })),
  /** As facing; 4 more when lit. */
  furnace: ['false', 'true'].flatMap((lit) => facings.map((facing) => ({ facing, lit }))),
  /** As facing; 4 more for the left, 8 more for the right half of a double chest (left as seen by the chest). */
  chest: ['single', 'left', 'right'].flatMap((type) => facings.map((facing) => ({ facing, type, waterlogged: 'false' }))),
  /** 0 bottom, 1 top, 2 double. */
  slab: ['bottom', 'top', 'double'].map((type) => ({ type, waterlogged: 'false' })),
  /** 0 for 1 layer to 7 for 8 layers. */
  layers: numbers(8, 1).map((layers) => ({ layers })),
  /** 0 is a source. */
  level: numbers(16, 0).map((level) => ({ level })),
  age: numbers(16, 0).map((age) => ({ age })),
  /** Steps to the nearest log less one, and 7 more for leaves that a player placed. */
  leaves: flags.flatMap((persistent) => numbers(7, 1).map((distance) => ({ distance, persistent, waterlogged: 'false' }))),
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
  /** As facing; 4 more for the upper half, 8 more when open. */
  door: doorStates('left'),
  rightDoor: doorStates('right'),
  /** As facing; 4 more when open. */
  gate: flags.flatMap((open) => facings.map((facing) => ({ facing, in_wall: 'false', open, powered: 'false' }))),
  /** As facing; 4 more at the top of the cell, 8 more when open. */
  trapdoor: flags.flatMap((open) =>
    ['bottom', 'top'].flatMap((half) => facings.map((facing) => ({ facing, half, open, powered: 'false', waterlogged: 'false' }))),
  ),
  ladder: facings.map((facing) => ({ facing, waterlogged: 'false' })),
  plate: [{ powered: 'false' }, { powered: 'true' }],
  /** By age. Where it burns at walls follows from the neighbours. */
  fire: numbers(16, 0).map((age) => ({ age, east: 'false', north: 'false', south: 'false', up: 'false', west: 'false' })),
  age4: numbers(4, 0).map((age) => ({ age })),
  age8: numbers(8, 0).map((age) => ({ age })),
  moisture: numbers(8, 0).map((moisture) => ({ moisture })),
  stage: numbers(2, 0).map((stage) => ({ stage })),
  /** 0 the lower half, 1 the upper. */
  half: ['lower', 'upper'].map((half) => ({ half })),
  /** As facing, the way from foot to head; 4 more for the head, 8 more while someone sleeps in it. */
  bed: flags.flatMap((occupied) => ['foot', 'head'].flatMap((part) => facings.map((facing) => ({ facing, occupied, part })))),
  /** A bit for each side at which it hangs. */
  vine: Array.from({ length: 16 }, (_, bits) => ({
    north: side(bits, 0),
    south: side(bits, 1),
    west: side(bits, 2),
    east: side(bits, 3),
    up: 'false',
  })),
  /** A bit for each side that it reaches to. */
  wall: Array.from({ length: 16 }, (_, bits) => ({
    north: reach(bits, 0),
    south: reach(bits, 1),
    west: reach(bits, 2),
    east: reach(bits, 3),
    up: 'true',
    waterlogged: 'false',
  })),
  /** As facing; 4 more on a wall, 8 more at a ceiling. */
  button: attachments.map((at) => ({ ...at, powered: 'false' })),
  grindstone: attachments,
  /** By all six facings; 6 more when open. */
  barrel: flags.flatMap((open) => allFacings.map((facing) => ({ facing, open }))),
  dispenser: allFacings.map((facing) => ({ facing, triggered: 'false' })),
  out: allFacings.map((facing) => ({ facing })),
  hopper: ['down', ...facings].map((facing) => ({ enabled: 'true', facing })),
  lectern: facings.map((facing) => ({ facing, has_book: 'false', powered: 'false' })),
  /** Bits of the three bottles. */
  brewing: Array.from({ length: 8 }, (_, bits) => ({
    has_bottle_0: side(bits, 0),
    has_bottle_1: side(bits, 1),
    has_bottle_2: side(bits, 2),
  })),
  composter: numbers(9, 0).map((level) => ({ level })),
  cauldron: numbers(3, 1).map((level) => ({ level })),
  cake: numbers(7, 0).map((bites) => ({ bites })),
  /** 0 standing, 1 hanging. */
  lantern: flags.map((hanging) => ({ hanging, waterlogged: 'false' })),
  chain: ['y', 'x', 'z'].map((axis) => ({ axis, waterlogged: 'false' })),
  /** As facing; 4 more when it is out. */
  campfire: ['true', 'false'].flatMap((lit) => facings.map((facing) => ({ facing, lit, signal_fire: 'false', waterlogged: 'false' }))),
  /** As facing; 4 more with an eye in it. */
  portalFrame: flags.flatMap((eye) => facings.map((facing) => ({ eye, facing }))),
  unstable: flags.map((unstable) => ({ unstable })),
  record: flags.map((has_record) => ({ has_record })),
  note: [{ instrument: 'harp', note: '0', powered: 'false' }],
  power: numbers(16, 0).map((power) => ({ power })),
  weighted: numbers(16, 0).map((power) => ({ power })),
} as const satisfies Record<string, StateTable>;

export type StateTableName = keyof typeof stateTables;
