import { type BlockRules, blockKinds } from '../block-kinds.ts';
import type { Cell } from '../view.ts';
import { facings } from './block-states.ts';
import { packCell, rulesOf, stateOf } from './cell.ts';
import { furnitureBoxes } from './furniture-boxes.ts';
import type { ReadCell } from './support.ts';
import { type Box, sixteenths, turned } from './turned-box.ts';

export type { Box } from './turned-box.ts';

/** What a cell fills for those who walk, who aim and who look. */
interface Boxes {
  readonly stops: readonly Box[];
  readonly aim: readonly Box[];
  readonly seen: readonly Box[];
}

const alike = (boxes: readonly Box[]): Boxes => ({ stops: boxes, aim: boxes, seen: boxes });
const nothing = alike([]);

const full: Box = [0, 0, 0, 1, 1, 1];
const lowerHalf: Box = [0, 0, 0, 1, 0.5, 1];
const upperHalf: Box = [0, 0.5, 0, 1, 1, 1];

/** Arms of a post that joins its neighbours: turned from the one that reaches north. */
const arms = (state: number, north: Box): readonly Box[] =>
  facings.filter((_, i) => (state >> i) & 1).map((facing) => turned[facing](north));

function fenceBoxes(state: number): Boxes {
  const post = sixteenths(6, 0, 6, 10, 16, 10);
  // Nobody jumps a fence: it is half a block higher than it looks.
  const stops = [sixteenths(6, 0, 6, 10, 24, 10), ...arms(state, sixteenths(6, 0, 0, 10, 24, 6))];
  const rails = [...arms(state, sixteenths(7, 12, 0, 9, 15, 6)), ...arms(state, sixteenths(7, 6, 0, 9, 9, 6))];
  return { stops, aim: [post, ...arms(state, sixteenths(6, 0, 0, 10, 16, 6))], seen: [post, ...rails] };
}

/** Half a gate's leaf, closed across the cell or swung forward, for a gate that faces north. */
const closedGate = [
  sixteenths(0, 5, 7, 2, 16, 9),
  sixteenths(14, 5, 7, 16, 16, 9),
  sixteenths(2, 12, 7, 14, 15, 9),
  sixteenths(2, 6, 7, 14, 9, 9),
  sixteenths(6, 9, 7, 10, 12, 9),
];
const openGate = [
  sixteenths(0, 5, 7, 2, 16, 9),
  sixteenths(14, 5, 7, 16, 16, 9),
  ...[0, 14].flatMap((x) => [sixteenths(x, 12, 1, x + 2, 15, 7), sixteenths(x, 6, 1, x + 2, 9, 7), sixteenths(x, 9, 1, x + 2, 12, 3)]),
];

function gateBoxes(state: number): Boxes {
  const turn = turned[facings[state & 3]];
  const open = state >= 4;
  return {
    stops: open ? [] : [turn(sixteenths(0, 0, 6, 16, 24, 10))],
    aim: [turn(sixteenths(0, 0, 6, 16, 16, 10))],
    seen: (open ? openGate : closedGate).map(turn),
  };
}

const openDoor = { left: sixteenths(0, 0, 0, 3, 16, 16), right: sixteenths(13, 0, 0, 16, 16, 16) };

function doorBoxes(state: number, kind: BlockRules): Boxes {
  const open = state >= 8;
  const swung = openDoor[kind.states[state]?.hinge === 'right' ? 'right' : 'left'];
  return alike([turned[facings[state & 3]](open ? swung : sixteenths(0, 0, 13, 16, 16, 16))]);
}

/** A wall: a post, and arms that nobody jumps over. Straight walls have no post. */
function wallBoxes(state: number): Boxes {
  const straight = state === 0b0011 || state === 0b1100;
  const post = straight ? [] : [sixteenths(4, 0, 4, 12, 16, 12)];
  const reach = (height: number): readonly Box[] => arms(state, sixteenths(5, 0, 0, 11, height, 8));
  return {
    stops: [...(straight ? [] : [sixteenths(4, 0, 4, 12, 24, 12)]), ...reach(24)],
    aim: [...post, ...reach(14)],
    seen: [...post, ...reach(14)],
  };
}

function vineBoxes(state: number): Boxes {
  const seen = arms(state, sixteenths(0, 0, 0.5, 16, 16, 0.75));
  return { stops: [], aim: arms(state, sixteenths(0, 0, 0, 16, 16, 1)), seen };
}

/** Crops grow: the crosshair hits two sixteenths for each of eight ages. */
function cropBoxes(state: number, kind: BlockRules): Boxes {
  const aim: Box = [0, 0, 0, 1, (2 * Math.floor(((state + 1) * 8) / kind.states.length)) / 16, 1];
  return { stops: [], aim: [aim], seen: [aim] };
}

function trapdoorBoxes(state: number): Boxes {
  if (state >= 8) return alike([turned[facings[state & 3]](sixteenths(0, 0, 13, 16, 16, 16))]);
  return alike([state & 4 ? sixteenths(0, 13, 0, 16, 16, 16) : sixteenths(0, 0, 0, 16, 3, 16)]);
}

const paneBoxes = (state: number): Boxes => alike([sixteenths(7, 0, 7, 9, 16, 9), ...arms(state, sixteenths(7, 0, 0, 9, 16, 7))]);

const ladderBox = sixteenths(0, 0, 13, 16, 16, 16);
const carpetBox = sixteenths(0, 0, 0, 16, 1, 16);
const plateBox = sixteenths(1, 0, 1, 15, 1, 15);
const pressedBox = sixteenths(1, 0, 1, 15, 0.5, 15);
const cross: Box = [0.15, 0, 0.15, 0.85, 0.8, 0.85];
const torch: Box = [0.375, 0, 0.375, 0.625, 0.625, 0.625];
const wallTorch: Box = [0.34375, 0.1875, 0.6875, 0.65625, 0.8125, 1];
const only = (aim: Box): Boxes => ({ stops: [], aim: [aim], seen: [] });
const heights = (height: number): readonly Box[] => (height === 0 ? [] : [[0, 0, 0, 1, height, 1]]);

const byShape: Readonly<Record<BlockRules['shape'], (state: number, kind: BlockRules) => Boxes>> = {
  none: () => nothing,
  liquid: () => nothing,
  cube: () => alike([full]),
  leaves: () => alike([full]),
  glass: () => alike([full]),
  slab: (state) => alike([[lowerHalf, upperHalf, full][state]]),
  // Snow stops one layer less than it shows, as in Java.
  layer: (state) => ({ ...alike(heights((state + 1) / 8)), stops: heights(state / 8) }),
  cactus: () => ({ stops: [[0.0625, 0, 0.0625, 0.9375, 0.9375, 0.9375]], aim: [[0.0625, 0, 0.0625, 0.9375, 1, 0.9375]], seen: [] }),
  cross: () => only(cross),
  torch: (state, kind) => only(kind.support === 'wall' ? turned[facings[state]](wallTorch) : torch),
  stairs: (state) => stairBoxes[state * stairShapes],
  fence: fenceBoxes,
  gate: gateBoxes,
  door: doorBoxes,
  trapdoor: trapdoorBoxes,
  pane: paneBoxes,
  ladder: (state) => alike([turned[facings[state]](ladderBox)]),
  carpet: () => alike([carpetBox]),
  plate: (state) => ({ stops: [], aim: [plateBox], seen: [state === 1 ? pressedBox : plateBox] }),
  fire: () => only(carpetBox),
  wall: wallBoxes,
  vine: vineBoxes,
  crop: cropBoxes,
  boxes: (state, kind) => furnitureBoxes(kind.name, kind.states[state]),
};

/** Straight, and the corners: outer left and right, inner left and right. */
const stairShapes = 5;
const outerLeft = 1;
const outerRight = 2;
const innerLeft = 3;
const innerRight = 4;

/** The steps over (or under) the half that is whole, for stairs that face north. */
const steps: readonly (readonly Box[])[] = [
  [[0, 0.5, 0, 1, 1, 0.5]],
  [[0, 0.5, 0, 0.5, 1, 0.5]],
  [[0.5, 0.5, 0, 1, 1, 0.5]],
  [
    [0, 0.5, 0, 1, 1, 0.5],
    [0, 0.5, 0.5, 0.5, 1, 1],
  ],
  [
    [0, 0.5, 0, 1, 1, 0.5],
    [0.5, 0.5, 0.5, 1, 1, 1],
  ],
];

const upsideDown = ([x0, y0, z0, x1, y1, z1]: Box): Box => [x0, 1 - y1, z0, x1, 1 - y0, z1];

/** By state * stairShapes + shape. */
const stairBoxes: readonly Boxes[] = Array.from({ length: 8 * stairShapes }, (_, i) => {
  const state = Math.floor(i / stairShapes);
  const high = state >= 4;
  const step = steps[i % stairShapes].map(turned[facings[state & 3]]);
  return alike([high ? upperHalf : lowerHalf, ...(high ? step.map(upsideDown) : step)]);
});

/** From each facing one step ahead, and the facing to its left. */
const ahead = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
const leftOf = [2, 3, 1, 0];

const isStairs = (cell: Cell): boolean => rulesOf(cell).shape === 'stairs';

/**
 * Which corner stairs make with those before and behind them (minecraft.wiki, "Stairs", "Placement"): with stairs of the same half
 * turned to the side, unless stairs like themselves beside them go on straight.
 */
function stairShape(cell: Cell, at: ReadCell, x: number, y: number, z: number): number {
  const state = stateOf(cell);
  const facing = state & 3;
  const beside = (side: number, sign: number): Cell => at(x + ahead[side][0] * sign, y, z + ahead[side][1] * sign);
  const sameHalf = (other: Cell): boolean => isStairs(other) && (stateOf(other) & 4) === (state & 4);
  const crosses = (other: Cell): boolean => sameHalf(other) && (stateOf(other) & 2) !== (facing & 2);
  const goesOn = (side: number, sign: number): boolean => {
    const other = beside(side, sign);
    return sameHalf(other) && (stateOf(other) & 3) === facing;
  };
  const before = beside(facing, 1);
  if (crosses(before) && !goesOn(stateOf(before) & 3, -1)) return (stateOf(before) & 3) === leftOf[facing] ? outerLeft : outerRight;
  const behind = beside(facing, -1);
  if (crosses(behind) && !goesOn(stateOf(behind) & 3, 1)) return (stateOf(behind) & 3) === leftOf[facing] ? innerLeft : innerRight;
  return 0;
}

const table: (Boxes | undefined)[] = [];
for (const kind of blockKinds) {
  for (const state of kind.states.keys()) table[packCell(kind.index, state)] = byShape[kind.shape](state, kind);
}

/** Boxes of a cell by itself; stairs are straight. A cell that no kind has is empty. */
function own(cell: Cell): Boxes {
  return table[cell] ?? nothing;
}

function placed(at: ReadCell, x: number, y: number, z: number): Boxes {
  const cell = at(x, y, z);
  if (cell === 0) return nothing;
  const boxes = own(cell);
  return boxes.stops.length === 2 && isStairs(cell) ? stairBoxes[stateOf(cell) * stairShapes + stairShape(cell, at, x, y, z)] : boxes;
}

/** What of the cell at a place stops bodies. A fence's boxes reach half a block above its cell. */
export function collisionBoxes(at: ReadCell, x: number, y: number, z: number): readonly Box[] {
  return placed(at, x, y, z).stops;
}

/** What of the cell at a place the crosshair can hit. */
export function outlineBoxes(at: ReadCell, x: number, y: number, z: number): readonly Box[] {
  return placed(at, x, y, z).aim;
}

/** What is seen of the cell at a place, for shapes that are made of boxes. */
export function modelBoxes(at: ReadCell, x: number, y: number, z: number): readonly Box[] {
  return placed(at, x, y, z).seen;
}

/** What is seen of a cell that stands alone. */
export function loneModelBoxes(cell: Cell): readonly Box[] {
  return own(cell).seen;
}

function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const reach = (axis: number): number =>
    axis < 3 ? Math.min(...boxes.map((box) => box[axis])) : Math.max(...boxes.map((box) => box[axis]));
  return boxes.length === 1 ? boxes[0] : [reach(0), reach(1), reach(2), reach(3), reach(4), reach(5)];
}

const stopUnions: (Box | null)[] = [];
const aimUnions: (Box | null)[] = [];
table.forEach((boxes, cell) => {
  stopUnions[cell] = union(boxes?.stops ?? []);
  aimUnions[cell] = union(boxes?.aim ?? []);
});

/** The one box around all that stops bodies in a cell; null when nothing does. */
export function collisionBox(cell: Cell): Box | null {
  return stopUnions[cell] ?? null;
}

/** The one box around all that the crosshair can hit in a cell; null for air and liquids. */
export function outlineBox(cell: Cell): Box | null {
  return aimUnions[cell] ?? null;
}
