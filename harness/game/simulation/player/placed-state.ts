import type { BlockRules } from '../block-kinds.ts';
import { allFacings, type Facing, facings } from '../blocks/block-states.ts';
import { knownCell, packCell, propertiesOf, rulesOf, stateOf } from '../blocks/cell.ts';
import { isSupported, type ReadCell, vineSides } from '../blocks/support.ts';
import type { Cell, Face, Target } from '../view.ts';
import type { Edit } from '../world/block-editor.ts';
import { lookVector } from '../world/raycast.ts';
import type { Player } from './player.ts';

/** The directions that are looked along, by quarter turns of yaw from south. */
export const byQuarter: readonly Facing[] = ['south', 'west', 'north', 'east'];

/** One step out of each face. */
export const outward: Readonly<Record<Face, readonly [number, number, number]>> = {
  down: [0, -1, 0],
  up: [0, 1, 0],
  north: [0, 0, -1],
  south: [0, 0, 1],
  west: [-1, 0, 0],
  east: [1, 0, 0],
};

const opposite: Readonly<Record<Face, Face>> = { north: 'south', south: 'north', west: 'east', east: 'west', up: 'down', down: 'up' };
const clockwise: Readonly<Record<Facing, Facing>> = { north: 'east', east: 'south', south: 'west', west: 'north' };
const axisState: Readonly<Record<Face, number>> = { up: 0, down: 0, east: 1, west: 1, north: 2, south: 2 };

/** What is known when a block is placed: by whom, which, where, and at what it was aimed. */
export interface Placing {
  readonly player: Player;
  readonly kind: BlockRules;
  readonly target: Target;
  /** Whether it goes into the clicked cell, which gives way. */
  readonly inside: boolean;
  readonly at: ReadCell;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The way the player looks, of the four sides. */
export const looksAlong = (player: Player): Facing => byQuarter[Math.floor(player.yaw / 90 + 0.5) & 3]!;

/** Whether a cell's upper half was clicked, or its ceiling. */
function high({ target }: Placing): boolean {
  const { face, hit } = target;
  return face === 'down' || (face !== 'up' && hit[1] - Math.floor(hit[1]) > 0.5);
}

/** The way the player looks, of all six. */
function looksMostly(player: Player): Face {
  const [x, y, z] = lookVector(player.yaw, player.pitch);
  if (Math.abs(y) > Math.abs(x) && Math.abs(y) > Math.abs(z)) return y > 0 ? 'up' : 'down';
  if (Math.abs(x) > Math.abs(z)) return x > 0 ? 'east' : 'west';
  return z > 0 ? 'south' : 'north';
}

const side = (facing: Facing): number => facings.indexOf(facing);
const one = (placing: Placing, state: number): readonly Edit[] => [[placing.x, placing.y, placing.z, packCell(placing.kind.index, state)]];
const isSide = (face: Face): face is Facing => face !== 'up' && face !== 'down';

/** The lower and the upper half of what is two cells high. */
function twoHigh({ x, y, z }: Placing, lower: Cell, upper: Cell): readonly Edit[] {
  return [
    [x, y, z, lower],
    [x, y + 1, z, upper],
  ];
}

/**
 * On which side a door's hinge goes (minecraft.wiki, "Door", "Placement"): away from a door beside it, else to the side with more whole
 * blocks, else to the side that was clicked.
 */
function hingeOf({ player, kind, target, at, x, y, z }: Placing): 'left' | 'right' {
  const looks = looksAlong(player);
  const [rx, , rz] = outward[clockwise[looks]];
  const beside = (sign: number, up: number): Cell => at(x + rx * sign, y + up, z + rz * sign);
  const isDoor = (cell: Cell): boolean => rulesOf(cell).name === kind.name && propertiesOf(cell).half === 'lower';
  const whole = (cell: Cell): number => (rulesOf(cell).shape === 'cube' || rulesOf(cell).shape === 'glass' ? 1 : 0);
  const lean = whole(beside(1, 0)) + whole(beside(1, 1)) - whole(beside(-1, 0)) - whole(beside(-1, 1));
  const [doorLeft, doorRight] = [isDoor(beside(-1, 0)), isDoor(beside(1, 0))];
  if ((doorLeft && !doorRight) || lean > 0) return 'right';
  if ((doorRight && !doorLeft) || lean < 0) return 'left';
  const [hx, hz] = [target.hit[0] - Math.floor(target.hit[0]) - 0.5, target.hit[2] - Math.floor(target.hit[2]) - 0.5];
  return hx * rx + hz * rz > 0 ? 'right' : 'left';
}

function door(placing: Placing): readonly Edit[] {
  const state = { facing: looksAlong(placing.player), hinge: hingeOf(placing), open: 'false' };
  const half = (name: string): Cell => knownCell(placing.kind.name, { ...state, half: name });
  return twoHigh(placing, half('lower'), half('upper'));
}

/** A bed lies from its foot, which is placed, toward where the player looks. */
function bed(placing: Placing): readonly Edit[] {
  const facing = looksAlong(placing.player);
  const [dx, , dz] = outward[facing];
  const head: Edit = [placing.x + dx, placing.y, placing.z + dz, packCell(placing.kind.index, side(facing) + 4)];
  return [...one(placing, side(facing)), head];
}

/** Faces the player; joins a single chest beside it that faces the same way, unless the player sneaks (minecraft.wiki, "Chest"). */
function chest(placing: Placing): readonly Edit[] {
  const { player, kind, at, x, y, z } = placing;
  const facing = opposite[looksAlong(player)] as Facing;
  const single = packCell(kind.index, side(facing));
  const [rx, , rz] = outward[clockwise[facing]];
  for (const [sign, own, other] of [
    [1, 4, 8],
    [-1, 8, 4],
  ] as const) {
    const [px, pz] = [x + rx * sign, z + rz * sign];
    if (player.sneaking || at(px, y, pz) !== single) continue;
    return [...one(placing, side(facing) + own), [px, y, pz, packCell(kind.index, side(facing) + other)]];
  }
  return [[x, y, z, single]];
}

/** Hangs at the clicked side, or at any side there is, beside what already hangs in the cell. */
function vine(placing: Placing): readonly Edit[] | null {
  const { kind, target, at, x, y, z } = placing;
  const there = at(x, y, z);
  const old = rulesOf(there) === kind ? stateOf(there) : 0;
  const wanted = isSide(target.face) ? [1 << side(opposite[target.face] as Facing)] : [];
  for (const bit of [...wanted, ...vineSides.map(([bit]) => bit)]) {
    const cell = packCell(kind.index, old | bit);
    if ((old & bit) === 0 && isSupported(packCell(kind.index, bit), at, x, y, z)) return [[x, y, z, cell]];
  }
  return null;
}

function lantern(placing: Placing): readonly Edit[] {
  const hangs = isSupported(packCell(placing.kind.index, 1), placing.at, placing.x, placing.y, placing.z);
  const stands = isSupported(packCell(placing.kind.index, 0), placing.at, placing.x, placing.y, placing.z);
  return one(placing, hangs && (placing.target.face === 'down' || !stands) ? 1 : 0);
}

function attached(placing: Placing): readonly Edit[] {
  const { face } = placing.target;
  if (isSide(face)) return one(placing, side(face) + 4);
  return one(placing, side(looksAlong(placing.player)) + (face === 'down' ? 8 : 0));
}

function torch(placing: Placing): readonly Edit[] {
  const { face } = placing.target;
  if (!isSide(face) || placing.inside) return one(placing, 0);
  const onWall = knownCell(placing.kind.name.replace('torch', 'wall_torch'), { facing: face });
  return [[placing.x, placing.y, placing.z, onWall]];
}

function trapdoor(placing: Placing): readonly Edit[] {
  const { face } = placing.target;
  const facing = isSide(face) ? face : (opposite[looksAlong(placing.player)] as Facing);
  return one(placing, side(facing) + (high(placing) ? 4 : 0));
}

const facesPlayer = (placing: Placing): readonly Edit[] => one(placing, side(opposite[looksAlong(placing.player)] as Facing));

/** How each placement chooses; null where this kind cannot go. */
const rules: Readonly<Record<BlockRules['placement'], (placing: Placing) => readonly Edit[] | null>> = {
  plain: (placing) => one(placing, 0),
  layer: (placing) => one(placing, 0),
  axis: (placing) => one(placing, axisState[placing.target.face]),
  facing: facesPlayer,
  torch,
  slab: (placing) => one(placing, high(placing) ? 1 : 0),
  // Leaves that a player placed never decay: the last state.
  leaves: (placing) => one(placing, placing.kind.states.length - 1),
  stairs: (placing) => one(placing, side(looksAlong(placing.player)) + (high(placing) ? 4 : 0)),
  door,
  ahead: (placing) => one(placing, side(looksAlong(placing.player))),
  trapdoor,
  ladder: (placing) => (isSide(placing.target.face) ? one(placing, side(placing.target.face)) : null),
  chest,
  bed,
  'all-facing': (placing) => one(placing, allFacings.indexOf(opposite[looksMostly(placing.player)])),
  out: (placing) => one(placing, allFacings.indexOf(placing.target.face)),
  lantern,
  attached,
  vine,
  sideways: (placing) => one(placing, side(clockwise[looksAlong(placing.player)])),
  hopper: ({ target, ...rest }) => one({ target, ...rest }, isSide(target.face) ? 1 + side(opposite[target.face] as Facing) : 0),
  'tall-plant': (placing) => twoHigh(placing, packCell(placing.kind.index, 0), packCell(placing.kind.index, 1)),
};

/** The cells that placing a block makes, the placed one first, from the clicked face, the point on it and the view. */
export function placedCells(placing: Placing): readonly Edit[] | null {
  return rules[placing.kind.placement](placing);
}
