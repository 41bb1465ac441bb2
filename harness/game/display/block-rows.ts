import type { Tint } from './tint.ts';

/** How a block's tiles are named where they are not simply called like the block. */
export interface FaceRow {
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
  /** The upper tile is turned as the block is: its head lies where the block's `facing` says. */
  readonly turns?: true;
  /** `up` and `down` lie along the block's `facing`, which may be upright too. */
  readonly points?: true;
}

const furnace = (name: string, lit: boolean): FaceRow => ({
  up: `${name}_top`,
  down: `${name}_top`,
  side: `${name}_side`,
  front: `${name}_front${lit ? '_on' : ''}`,
});
const chest: FaceRow = { up: 'chest_top', down: 'chest_top', side: 'chest_side' };
const gourd = { up: 'pumpkin_top', down: 'pumpkin_top', side: 'pumpkin_side' } as const;
const anvil = (top: string): FaceRow => ({ all: 'anvil', up: top, turns: true });
const fall = (name: string): FaceRow => ({ all: name, tint: 'grass' });

/** Tints that do not come from the biome are the game's own constants, a little warmer here. */
export const faceRows: Readonly<Record<string, FaceRow>> = {
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
  'mycelium snowy': { up: 'snow', down: 'dirt', side: 'grass_block_snow' },
  dirt_path: { up: 'dirt_path_top', down: 'dirt', side: 'dirt_path_side' },
  farmland: { all: 'dirt', up: 'farmland_top' },
  'farmland wet': { all: 'dirt', up: 'farmland_wet' },
  deepslate: { up: 'deepslate_top', down: 'deepslate_top', side: 'deepslate' },
  sandstone: { up: 'sandstone_top', down: 'sandstone_bottom', side: 'sandstone' },
  red_sandstone: { up: 'red_sandstone_top', down: 'red_sandstone_top', side: 'red_sandstone' },
  cut_sandstone: { all: 'cut_sandstone', up: 'sandstone_top', down: 'sandstone_top' },
  cut_red_sandstone: { all: 'cut_red_sandstone', up: 'red_sandstone_top', down: 'red_sandstone_top' },
  chiseled_sandstone: { all: 'chiseled_sandstone', up: 'sandstone_top', down: 'sandstone_top' },
  chiseled_red_sandstone: { all: 'chiseled_red_sandstone', up: 'red_sandstone_top', down: 'red_sandstone_top' },
  snow_block: { all: 'snow' },
  water: { all: 'water', tint: 0x4c8bf2 },
  wall_torch: { all: 'torch' },
  soul_wall_torch: { all: 'soul_torch' },
  oak_leaves: { all: 'oak_leaves', tint: 'foliage' },
  jungle_leaves: { all: 'jungle_leaves', tint: 'foliage' },
  acacia_leaves: { all: 'acacia_leaves', tint: 'foliage' },
  dark_oak_leaves: { all: 'dark_oak_leaves', tint: 'foliage' },
  mangrove_leaves: { all: 'mangrove_leaves', tint: 'foliage' },
  birch_leaves: { all: 'birch_leaves', tint: 0x88b456 },
  spruce_leaves: { all: 'spruce_leaves', tint: 0x6ca070 },
  short_grass: fall('short_grass'),
  fern: fall('fern'),
  bush: fall('bush'),
  'tall_grass lower': fall('tall_grass_bottom'),
  'tall_grass upper': fall('tall_grass_top'),
  'large_fern lower': fall('large_fern_bottom'),
  'large_fern upper': fall('large_fern_top'),
  tall_grass: fall('tall_grass'),
  large_fern: fall('large_fern'),
  vine: { all: 'vine', tint: 'foliage' },
  lily_pad: { all: 'lily_pad', tint: 0x3f8a4a },
  crafting_table: { up: 'crafting_table_top', down: 'oak_planks', side: 'crafting_table_front', flank: 'crafting_table_side' },
  furnace: furnace('furnace', false),
  'furnace lit': furnace('furnace', true),
  smoker: furnace('smoker', false),
  'smoker lit': furnace('smoker', true),
  blast_furnace: furnace('blast_furnace', false),
  'blast_furnace lit': furnace('blast_furnace', true),
  chest: { ...chest, front: 'chest_front' },
  'chest left': { ...chest, front: 'chest_front_left' },
  'chest right': { ...chest, front: 'chest_front_right' },
  ender_chest: { up: 'ender_chest_top', down: 'ender_chest_top', side: 'ender_chest_side', front: 'ender_chest_front' },
  bookshelf: { up: 'oak_planks', down: 'oak_planks', side: 'bookshelf' },
  tnt: { up: 'tnt_top', down: 'tnt_bottom', side: 'tnt_side' },
  cactus: { up: 'cactus_top', down: 'cactus_top', side: 'cactus_side' },
  pumpkin: gourd,
  carved_pumpkin: { ...gourd, front: 'carved_pumpkin' },
  jack_o_lantern: { ...gourd, front: 'jack_o_lantern' },
  melon: { up: 'melon_top', down: 'melon_top', side: 'melon_side' },
  glass_pane: { all: 'glass', up: 'glass_pane_edge', down: 'glass_pane_edge' },
  hay_block: { up: 'hay_block_top', down: 'hay_block_top', side: 'hay_block_side' },
  bone_block: { up: 'bone_block_top', down: 'bone_block_top', side: 'bone_block_side' },
  ancient_debris: { all: 'ancient_debris_side', up: 'ancient_debris', down: 'ancient_debris' },
  lodestone: { up: 'lodestone_top', down: 'lodestone_top', side: 'lodestone_side' },
  jukebox: { up: 'jukebox_top', down: 'jukebox_side', side: 'jukebox_side' },
  target: { up: 'target_top', down: 'target_top', side: 'target_side' },
  'redstone_lamp lit': { all: 'redstone_lamp_on' },
  smithing_table: { up: 'smithing_table_top', down: 'dark_oak_planks', side: 'smithing_table_side' },
  cartography_table: { up: 'cartography_table_top', down: 'dark_oak_planks', side: 'cartography_table_side' },
  fletching_table: { up: 'fletching_table_top', down: 'birch_planks', side: 'fletching_table_side' },
  loom: { up: 'loom_top', down: 'oak_planks', side: 'loom_side', front: 'loom_front' },
  barrel: { up: 'barrel_top', down: 'barrel_bottom', side: 'barrel_side', points: true },
  'barrel open': { up: 'barrel_top_open', down: 'barrel_bottom', side: 'barrel_side', points: true },
  dispenser: { up: 'dispenser_top', down: 'dispenser_top', side: 'dispenser_side', front: 'dispenser_front' },
  dropper: { up: 'dispenser_top', down: 'dispenser_top', side: 'dispenser_side', front: 'dropper_front' },
  hopper: { all: 'hopper_side', up: 'hopper_top' },
  enchanting_table: { all: 'enchanting_table_side', up: 'enchanting_table_top', down: 'obsidian' },
  anvil: anvil('anvil_top'),
  chipped_anvil: anvil('chipped_anvil_top'),
  damaged_anvil: anvil('damaged_anvil_top'),
  stonecutter: { all: 'stonecutter_side', up: 'stonecutter_top', down: 'stone', turns: true },
  grindstone: { all: 'grindstone_side' },
  lectern: { all: 'lectern_side', up: 'lectern_top', front: 'lectern_front', down: 'oak_planks' },
  brewing_stand: { all: 'brewing_stand_base' },
  composter: { all: 'composter_side', up: 'composter_side', down: 'composter_bottom' },
  cauldron: { all: 'cauldron_side' },
  water_cauldron: { all: 'cauldron_side' },
  cake: { all: 'cake_side', up: 'cake_top', down: 'cake_side' },
  'cake bitten': { all: 'cake_side', up: 'cake_top', down: 'cake_side', flank: 'cake_inner' },
  lantern: { all: 'lantern_side' },
  soul_lantern: { all: 'soul_lantern_side' },
  iron_chain: { all: 'iron_chain_side' },
  campfire: { all: 'campfire_log' },
  'campfire lit': { all: 'campfire_log_lit' },
  soul_campfire: { all: 'campfire_log' },
  'soul_campfire lit': { all: 'campfire_log_lit' },
  end_portal_frame: { up: 'end_portal_frame_top', down: 'end_stone', side: 'end_portal_frame_side' },
  heavy_weighted_pressure_plate: { all: 'iron_block' },
  light_weighted_pressure_plate: { all: 'gold_block' },
  moss_carpet: { all: 'moss_block' },
  attached_pumpkin_stem: { all: 'gourd_stem_bent', tint: 0xe8b84a },
  attached_melon_stem: { all: 'gourd_stem_bent', tint: 0xa8c84a },
  'part planks': { all: 'bed_planks' },
  'part ash': { all: 'campfire_ash' },
  'part ember': { all: 'magma_block' },
  'part water': { all: 'water', tint: 0x4c8bf2 },
  'part compost': { all: 'compost' },
  'part leg': { all: 'grindstone_leg' },
  'part rod': { all: 'brewing_stand_rod' },
  'part chain': { all: 'iron_chain_side' },
  'part soil': { all: 'dirt' },
};

/** Which of its looks a crop has at each age; wheat has one for every age. */
const cropLooks: Readonly<Record<string, readonly number[]>> = {
  wheat: [0, 1, 2, 3, 4, 5, 6, 7],
  carrots: [0, 0, 1, 1, 2, 2, 2, 3],
  potatoes: [0, 0, 1, 1, 2, 2, 2, 3],
  beetroots: [0, 1, 2, 3],
  nether_wart: [0, 1, 1, 2],
  sweet_berry_bush: [0, 1, 2, 3],
};

/** Stems turn from green to the colour of the ripe one's. */
const stemTint = (name: string, age: number): Tint => {
  const ripe = name === 'pumpkin_stem' ? [0xff, 0xc0, 0x50] : [0xd0, 0xf0, 0x50];
  const young = [0xa0, 0xf0, 0x90];
  const channel = (i: number): number => Math.floor(young[i]! + ((ripe[i]! - young[i]!) * age) / 7);
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
};

type Properties = Readonly<Record<string, string>>;

/** The words by which a state's look differs: keys of faceRows are a name, a blank and such a word. */
const variants: readonly ((properties: Properties) => string | undefined)[] = [
  ({ snowy }) => (snowy === 'true' ? 'snowy' : undefined),
  ({ lit }) => (lit === 'true' ? 'lit' : undefined),
  ({ open }) => (open === 'true' ? 'open' : undefined),
  ({ moisture }) => (moisture === '7' ? 'wet' : undefined),
  ({ type }) => type,
  ({ bites }) => (bites !== undefined && bites !== '0' ? 'bitten' : undefined),
  ({ half }) => half,
];

/** The row of a state that has a look of its own; undefined for the block's usual row. */
export function stateRow(name: string, properties: Properties): FaceRow | undefined {
  const age = Number(properties.age ?? '0');
  const looks = cropLooks[name];
  if (looks) return { all: `${name}_${looks[age] ?? 0}` };
  if (name === 'pumpkin_stem' || name === 'melon_stem') return { all: `gourd_stem_${Math.min(7, age)}`, tint: stemTint(name, age) };
  if (properties.part !== undefined && name.endsWith('_bed')) {
    return { all: `${name}_side`, up: `${name}_${properties.part}`, down: 'bed_planks', turns: true };
  }
  for (const variant of variants) {
    const word = variant(properties);
    const row = word === undefined ? undefined : faceRows[`${name} ${word}`];
    if (row) return row;
  }
  return undefined;
}

/** The rows of boxes that do not show what the block's first one does: by block, box and how many there are. */
const parts: Readonly<Record<string, (box: number, count: number, properties: Properties) => string | null>> = {
  bed: (box) => (box > 0 ? 'part planks' : null),
  water_cauldron: (box, count) => (box === count - 1 ? 'part water' : null),
  composter: (box) => (box >= 5 ? 'part compost' : null),
  campfire: (box, _, { lit }) => (box === 4 ? (lit === 'true' ? 'part ember' : 'part ash') : null),
  soul_campfire: (box) => (box === 4 ? 'part ash' : null),
  lantern: (box) => (box > 0 ? 'part chain' : null),
  soul_lantern: (box) => (box > 0 ? 'part chain' : null),
  grindstone: (box) => (box > 0 ? 'part leg' : null),
  brewing_stand: (box) => (box > 0 ? 'part rod' : null),
};

/** The row that a box of a block of boxes shows instead of the block's; null for the block's own. */
export function partRow(name: string, properties: Properties, box: number, count: number): string | null {
  return parts[name.endsWith('_bed') ? 'bed' : name]?.(box, count, properties) ?? null;
}
