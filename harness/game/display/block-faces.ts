import type { BlockKind } from '../simulation/view.ts';
import type { FaceRow } from './block-rows.ts';
import { faceRows as rows, stateRow } from './block-rows.ts';
import { faceAxes } from './box-quads.ts';
import { hasTile, tileIndex } from './tile-table.ts';
import type { Tint } from './tint.ts';
import { untinted } from './tint.ts';

export { type Tint, untinted } from './tint.ts';

/** What the six faces of a block show, in the order down, up, north, south, west, east. */
export interface BlockFaces {
  readonly tiles: readonly number[];
  readonly tints: readonly Tint[];
  /** Bit f is set when the tile of face f is turned by 90 degrees. */
  readonly turned: number;
  /** Tile drawn over the sides, cut-out and tinted by `overlayTint`; -1 for none. */
  readonly overlay: number;
  readonly overlayTint: Tint;
  /** Bit f is set when the tile of face f is shown the other way round: a door's, whose handle is at one side for both faces. */
  readonly mirrored: number;
  /** Quarter turns of the upper tile, clockwise: its head lies north, east, south or west. */
  readonly upTurn: number;
  /** The upper tile may lie either way round, chosen by place, so that plains show no pattern. */
  readonly scattered: boolean;
}

/** Blocks of even grain, whose upper tile has no right way round. */
const scatteredBlocks: ReadonlySet<string> = new Set([
  'grass_block',
  'dirt',
  'coarse_dirt',
  'podzol',
  'sand',
  'red_sand',
  'gravel',
  'snow_block',
  'stone',
  'netherrack',
]);

/** Where a door's handle is, as a place in the cell, for one that faces north: closed, and open. */
const handles = { false: [13 / 16, 14.5 / 16], true: [1.5 / 16, 3 / 16] } as const;
const turns: Readonly<Record<string, (x: number, z: number) => readonly [number, number]>> = {
  north: (x, z) => [x, z],
  south: (x, z) => [1 - x, 1 - z],
  west: (x, z) => [z, 1 - x],
  east: (x, z) => [1 - z, x],
};

/** The sides of a door whose tile must be mirrored for its handle, painted at the right, to be where the handle is. */
function mirroredSides(properties: Readonly<Record<string, string>>): number {
  if (properties.hinge === undefined) return 0;
  const [x, z] = turns[properties.facing ?? 'north']!(...handles[properties.open === 'true' ? 'true' : 'false']);
  const right = [2, 3, 4, 5].filter((face) => {
    const { u } = faceAxes[face]!;
    const along = u[0] !== 0 ? x * u[0] : z * u[2];
    return (along < 0 ? 1 + along : along) < 0.5;
  });
  return right.reduce((bits, face) => bits | (1 << face), 0);
}

/** Facings by the quarter turns that lead from the north to them. */
const quarters = ['north', 'east', 'south', 'west'];

const opposite: Readonly<Record<string, string>> = { north: 'south', south: 'north', west: 'east', east: 'west', up: 'down', down: 'up' };

/** Plants of two cells show a tile of their own in each. */
function halved(name: string, { half }: Readonly<Record<string, string>>): FaceRow | undefined {
  const tile = half === 'upper' ? `${name}_top` : half === 'lower' ? `${name}_bottom` : null;
  return tile !== null && hasTile(tile) ? { all: tile } : undefined;
}

const faceNames = ['down', 'up', 'north', 'south', 'west', 'east'];

/** Turned faces of a pillar lying along x or z: bit by face. Its ends are never turned. */
const turnedByAxis: Readonly<Record<string, number>> = { x: 0b001111, z: 0b110000 };

/** Endings of what is cut from a block: `oak_slab` shows the planks, `cobblestone_stairs` the cobblestone, `red_carpet` the wool. */
const cuts = ['_slab', '_stairs', '_fence', '_fence_gate', '_pressure_plate', '_carpet', '_wall', '_button'];

function rowOf(name: string): FaceRow {
  const row = rows[name];
  if (row) return row;
  const cut = hasTile(name) ? undefined : cuts.find((ending) => name.endsWith(ending));
  if (cut !== undefined) {
    const base = name.slice(0, -cut.length);
    const whole = [base, `${base}s`, `${base}_planks`, `${base}_wool`, `${base}_block`].find((tile) => tile in rows || hasTile(tile));
    return (whole && rows[whole]) || { all: whole ?? name };
  }
  // Wood is bark all round, with and without it.
  if (name.endsWith('_wood')) return { all: `${name.slice(0, -5)}_log` };
  if (name.endsWith('_glass_pane')) {
    const glass = name.slice(0, -5);
    return { all: glass, up: `${glass}_edge`, down: `${glass}_edge` };
  }
  if (hasTile(`${name}_top`)) return { up: `${name}_top`, down: `${name}_top`, side: hasTile(`${name}_side`) ? `${name}_side` : name };
  return { all: name };
}

/**
 * The faces of a block by name and properties as Java names them. Blocks without a row of their own show the tile called like them (with
 * `_top` and `_side` where such tiles exist); without any tile they show `missing`.
 */
export function blockFaces(name: string, properties: Readonly<Record<string, string>> = {}): BlockFaces {
  const half = properties.hinge === undefined ? '' : properties.half === 'upper' ? '_top' : '_bottom';
  const row = half === '' ? (stateRow(name, properties) ?? halved(name, properties) ?? rowOf(name)) : { all: name + half };
  const facing = properties.facing ?? 'north';
  const axis = properties.axis ?? 'y';
  const ends = row.points
    ? [opposite[facing]!, facing]
    : axis === 'x'
      ? ['west', 'east']
      : axis === 'z'
        ? ['north', 'south']
        : ['down', 'up'];
  const tiles = faceNames.map((face) => {
    if (row.front && face === facing) return tileIndex(row.front);
    if (face === ends[0]) return tileIndex(row.down ?? row.all ?? name);
    if (face === ends[1]) return tileIndex(row.up ?? row.all ?? name);
    if (row.flank && (face === 'west' || face === 'east')) return tileIndex(row.flank);
    return tileIndex(row.side ?? row.all ?? name);
  });
  const tints = faceNames.map((face) => row.tint ?? (face === 'up' ? (row.upTint ?? untinted) : untinted));
  return {
    tiles,
    tints,
    turned: turnedByAxis[axis] ?? 0,
    mirrored: mirroredSides(properties),
    upTurn: row.turns ? Math.max(0, quarters.indexOf(facing)) : 0,
    overlay: row.overlay ? tileIndex(row.overlay) : -1,
    overlayTint: row.overlayTint ?? untinted,
    scattered: scatteredBlocks.has(name),
  };
}

/** Whether a kind fills its whole cell with one box and is drawn by packed quads. */
export function isFullCube(kind: Pick<BlockKind, 'shape'>, properties: Readonly<Record<string, string>>): boolean {
  return (
    kind.shape === 'cube' ||
    (kind.shape === 'slab' && properties.type === 'double') ||
    (kind.shape === 'layer' && properties.layers === '8')
  );
}

const knownParts = new Map<string, BlockFaces>();

/** The faces of a part by its row (see partRow). */
export function partFaces(row: string): BlockFaces {
  const faces = knownParts.get(row) ?? blockFaces(row);
  knownParts.set(row, faces);
  return faces;
}
