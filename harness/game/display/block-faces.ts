import type { BlockKind } from '../simulation/view.ts';
import { faceAxes } from './box-quads.ts';
import { hasTile, tileIndex } from './tile-table.ts';

/** Where a face takes its tint from: the biome's colour of its column, or a fixed colour. */
export type Tint = 'grass' | 'foliage' | number;

/** No tint: the texel's own colour. */
export const untinted = 0xffffff;

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

/** How a block's tiles are named where they are not simply called like the block. */
interface FaceRow {
  readonly all?: string;
  readonly up?: string;
  readonly down?: string;
  readonly side?: string;
  /** The face that looks where the block's `facing` says, north when it has none. */
  readonly front?: string;
  /** The fourth of a row of sides that differ in pairs: west and east. */
  readonly flank?: string;
  readonly tint?: Tint;
  readonly upTint?: Tint;
  readonly overlay?: string;
  readonly overlayTint?: Tint;
}

const furnace: FaceRow = { up: 'furnace_top', down: 'furnace_top', side: 'furnace_side', front: 'furnace_front' };

/** Tints that do not come from the biome are the game's own constants, a little warmer here. */
const rows: Readonly<Record<string, FaceRow>> = {
  grass_block: {
    up: 'grass_block_top',
    down: 'dirt',
    side: 'grass_block_side',
    upTint: 'grass',
    overlay: 'grass_block_overlay',
    overlayTint: 'grass',
  },
  'grass_block snowy': { up: 'snow', down: 'dirt', side: 'grass_block_snow' },
  podzol: { up: 'podzol_top', down: 'dirt', side: 'podzol_side' },
  'podzol snowy': { up: 'snow', down: 'dirt', side: 'grass_block_snow' },
  mycelium: { up: 'mycelium_top', down: 'dirt', side: 'mycelium_side' },
  dirt_path: { up: 'dirt_path_top', down: 'dirt', side: 'dirt_path_side' },
  deepslate: { up: 'deepslate_top', down: 'deepslate_top', side: 'deepslate' },
  sandstone: { up: 'sandstone_top', down: 'sandstone_bottom', side: 'sandstone' },
  red_sandstone: { up: 'red_sandstone_top', down: 'red_sandstone_top', side: 'red_sandstone' },
  snow_block: { all: 'snow' },
  water: { all: 'water', tint: 0x4c8bf2 },
  wall_torch: { all: 'torch' },
  oak_leaves: { all: 'oak_leaves', tint: 'foliage' },
  jungle_leaves: { all: 'jungle_leaves', tint: 'foliage' },
  acacia_leaves: { all: 'acacia_leaves', tint: 'foliage' },
  dark_oak_leaves: { all: 'dark_oak_leaves', tint: 'foliage' },
  mangrove_leaves: { all: 'mangrove_leaves', tint: 'foliage' },
  birch_leaves: { all: 'birch_leaves', tint: 0x88b456 },
  spruce_leaves: { all: 'spruce_leaves', tint: 0x6ca070 },
  short_grass: { all: 'short_grass', tint: 'grass' },
  fern: { all: 'fern', tint: 'grass' },
  vine: { all: 'vine', tint: 'foliage' },
  crafting_table: { up: 'crafting_table_top', down: 'oak_planks', side: 'crafting_table_front', flank: 'crafting_table_side' },
  furnace,
  'furnace lit': { ...furnace, front: 'furnace_front_on' },
  chest: { up: 'chest_top', down: 'chest_top', side: 'chest_side', front: 'chest_front' },
  bookshelf: { up: 'oak_planks', down: 'oak_planks', side: 'bookshelf' },
  tnt: { up: 'tnt_top', down: 'tnt_top', side: 'tnt_side' },
  cactus: { up: 'cactus_top', down: 'cactus_top', side: 'cactus_side' },
  pumpkin: { up: 'pumpkin_top', down: 'pumpkin_top', side: 'pumpkin_side' },
  carved_pumpkin: { up: 'pumpkin_top', down: 'pumpkin_top', side: 'pumpkin_side', front: 'carved_pumpkin' },
  jack_o_lantern: { up: 'pumpkin_top', down: 'pumpkin_top', side: 'pumpkin_side', front: 'jack_o_lantern' },
  melon: { up: 'melon_top', down: 'melon_top', side: 'melon_side' },
  glass_pane: { all: 'glass', up: 'glass_pane_edge', down: 'glass_pane_edge' },
  hay_block: { up: 'hay_block_top', down: 'hay_block_top', side: 'hay_block_side' },
  bone_block: { up: 'bone_block_top', down: 'bone_block_top', side: 'bone_block_side' },
};

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

const faceNames = ['down', 'up', 'north', 'south', 'west', 'east'];

/** Turned faces of a pillar lying along x or z: bit by face. Its ends are never turned. */
const turnedByAxis: Readonly<Record<string, number>> = { x: 0b001111, z: 0b110000 };

/** Endings of what is cut from a block: `oak_slab` shows the planks, `cobblestone_stairs` the cobblestone, `red_carpet` the wool. */
const cuts = ['_slab', '_stairs', '_fence', '_fence_gate', '_pressure_plate', '_carpet'];

function rowOf(name: string): FaceRow {
  const row = rows[name];
  if (row) return row;
  const cut = hasTile(name) ? undefined : cuts.find((ending) => name.endsWith(ending));
  if (cut !== undefined) {
    const base = name.slice(0, -cut.length);
    const whole = [base, `${base}s`, `${base}_planks`, `${base}_wool`].find((tile) => tile in rows || hasTile(tile));
    return (whole && rows[whole]) || { all: whole ?? name };
  }
  if (hasTile(`${name}_top`)) return { up: `${name}_top`, down: `${name}_top`, side: hasTile(`${name}_side`) ? `${name}_side` : name };
  return { all: name };
}

/**
 * The faces of a block by name and properties as Java names them. Blocks without a row of their own show the tile called like them (with
 * `_top` and `_side` where such tiles exist); without any tile they show `missing`.
 */
export function blockFaces(name: string, properties: Readonly<Record<string, string>> = {}): BlockFaces {
  const variant = properties.snowy === 'true' ? ' snowy' : properties.lit === 'true' ? ' lit' : '';
  const half = properties.hinge === undefined ? '' : properties.half === 'upper' ? '_top' : '_bottom';
  const row = half === '' ? (rows[name + variant] ?? rowOf(name)) : { all: name + half };
  const axis = properties.axis ?? 'y';
  const ends = axis === 'x' ? ['west', 'east'] : axis === 'z' ? ['north', 'south'] : ['down', 'up'];
  const facing = properties.facing ?? 'north';
  const tiles = faceNames.map((face) => {
    if (face === ends[0]) return tileIndex(row.down ?? row.all ?? name);
    if (face === ends[1]) return tileIndex(row.up ?? row.all ?? name);
    if (row.front && face === facing) return tileIndex(row.front);
    if (row.flank && (face === 'west' || face === 'east')) return tileIndex(row.flank);
    return tileIndex(row.side ?? row.all ?? name);
  });
  const tints = faceNames.map((face) => row.tint ?? (face === 'up' ? (row.upTint ?? untinted) : untinted));
  return {
    tiles,
    tints,
    turned: turnedByAxis[axis] ?? 0,
    mirrored: mirroredSides(properties),
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
