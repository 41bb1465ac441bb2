import { blockData } from './block-data.ts';
import type { NamedRow, PaletteRow } from './palette-row.ts';
import * as row from './palette-row.ts';

/** The sixteen colours of dyes, in Java's order. */
export const dyes = [
  'white',
  'orange',
  'magenta',
  'light_blue',
  'yellow',
  'lime',
  'pink',
  'gray',
  'light_gray',
  'cyan',
  'purple',
  'blue',
  'brown',
  'green',
  'red',
  'black',
] as const;

/** The woods of the game's trees. */
export const woods = ['oak', 'birch', 'spruce', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak'] as const;

/** What is made of each wood: WOOD stands for its name. Doors have two rows, one for each side of their hinges. */
const woodParts: readonly NamedRow[] = [
  ['WOOD_log', row.pillar],
  ['WOOD_wood', row.pillar],
  ['stripped_WOOD_log', row.pillar],
  ['stripped_WOOD_wood', row.pillar],
  ['WOOD_planks', row.cube],
  ['WOOD_leaves', row.leaves],
  ['WOOD_sapling', row.sapling],
  ['WOOD_slab', row.slab],
  ['WOOD_stairs', row.stairs],
  ['WOOD_fence', row.fence],
  ['WOOD_fence_gate', row.gate],
  ['WOOD_door', row.door],
  ['WOOD_door', row.rightDoor],
  ['WOOD_trapdoor', row.trapdoor],
  ['WOOD_pressure_plate', row.plate],
  ['WOOD_button', row.button],
];

/** Rows for the names of the pattern that Java has (a mangrove has no sapling, a smooth stone no stairs). */
const existing = (rows: readonly NamedRow[]): readonly NamedRow[] => rows.filter(([name]) => blockData(name) !== null);

export const woodRows = existing(woods.flatMap((wood) => woodParts.map(([name, part]): NamedRow => [name.replace('WOOD', wood), part])));

/** Stones that are cut, by the name of the whole block and of what is cut from it. */
const masonry: readonly (readonly [whole: string, cut: string])[] = [
  ['stone', 'stone'],
  ['smooth_stone', 'smooth_stone'],
  ['cobblestone', 'cobblestone'],
  ['mossy_cobblestone', 'mossy_cobblestone'],
  ['stone_bricks', 'stone_brick'],
  ['mossy_stone_bricks', 'mossy_stone_brick'],
  ['granite', 'granite'],
  ['polished_granite', 'polished_granite'],
  ['diorite', 'diorite'],
  ['polished_diorite', 'polished_diorite'],
  ['andesite', 'andesite'],
  ['polished_andesite', 'polished_andesite'],
  ['cobbled_deepslate', 'cobbled_deepslate'],
  ['polished_deepslate', 'polished_deepslate'],
  ['deepslate_bricks', 'deepslate_brick'],
  ['deepslate_tiles', 'deepslate_tile'],
  ['tuff', 'tuff'],
  ['polished_tuff', 'polished_tuff'],
  ['tuff_bricks', 'tuff_brick'],
  ['bricks', 'brick'],
  ['mud_bricks', 'mud_brick'],
  ['sandstone', 'sandstone'],
  ['smooth_sandstone', 'smooth_sandstone'],
  ['cut_sandstone', 'cut_sandstone'],
  ['red_sandstone', 'red_sandstone'],
  ['smooth_red_sandstone', 'smooth_red_sandstone'],
  ['cut_red_sandstone', 'cut_red_sandstone'],
  ['nether_bricks', 'nether_brick'],
  ['red_nether_bricks', 'red_nether_brick'],
  ['blackstone', 'blackstone'],
  ['polished_blackstone', 'polished_blackstone'],
  ['polished_blackstone_bricks', 'polished_blackstone_brick'],
  ['end_stone_bricks', 'end_stone_brick'],
  ['purpur_block', 'purpur'],
  ['prismarine', 'prismarine'],
  ['prismarine_bricks', 'prismarine_brick'],
  ['dark_prismarine', 'dark_prismarine'],
  ['quartz_block', 'quartz'],
  ['smooth_quartz', 'smooth_quartz'],
];

const alone = [
  'chiseled_stone_bricks',
  'cracked_stone_bricks',
  'chiseled_deepslate',
  'cracked_deepslate_bricks',
  'cracked_deepslate_tiles',
  'chiseled_sandstone',
  'chiseled_red_sandstone',
  'cracked_nether_bricks',
  'chiseled_nether_bricks',
  'chiseled_tuff',
  'chiseled_tuff_bricks',
];

export const masonryRows = existing([
  ...masonry.flatMap(([whole, cut]): readonly NamedRow[] => [
    [whole, row.cube],
    [`${cut}_stairs`, row.stairs],
    [`${cut}_slab`, row.slab],
    [`${cut}_wall`, row.wall],
  ]),
  ...alone.map((name): NamedRow => [name, row.cube]),
  ['nether_brick_fence', row.fence],
  ['stone_button', row.button],
  ['polished_blackstone_button', row.button],
  ['polished_blackstone_pressure_plate', row.plate],
]);

/** What comes in every colour: DYE stands for its name. */
const dyedParts: readonly NamedRow[] = [
  ['DYE_wool', row.cube],
  ['DYE_carpet', row.carpet],
  ['DYE_terracotta', row.cube],
  ['DYE_concrete', row.cube],
  ['DYE_concrete_powder', row.cube],
  ['DYE_stained_glass', row.clear],
  ['DYE_stained_glass_pane', row.pane],
  ['DYE_bed', row.bed],
];

export const dyedRows: readonly NamedRow[] = [
  ['terracotta', row.cube],
  ...dyes.flatMap((dye) => dyedParts.map(([name, part]): NamedRow => [name.replace('DYE', dye), part])),
];

const litOre: PaletteRow = { shape: 'cube', states: 'ore' };
const ores = ['coal', 'iron', 'copper', 'gold', 'redstone', 'emerald', 'lapis', 'diamond'] as const;
const metals = [
  'coal',
  'iron',
  'copper',
  'gold',
  'redstone',
  'emerald',
  'lapis',
  'diamond',
  'netherite',
  'raw_iron',
  'raw_copper',
  'raw_gold',
  'amethyst',
];

export const metalAndOreRows: readonly NamedRow[] = [
  ...ores.flatMap((ore) => ['', 'deepslate_'].map((rock): NamedRow => [`${rock}${ore}_ore`, ore === 'redstone' ? litOre : row.cube])),
  ...['nether_gold_ore', 'nether_quartz_ore', 'ancient_debris'].map((name): NamedRow => [name, row.cube]),
  ...metals.map((metal): NamedRow => [`${metal}_block`, row.cube]),
  ['heavy_weighted_pressure_plate', { ...row.plate, states: 'weighted' }],
  ['light_weighted_pressure_plate', { ...row.plate, states: 'weighted' }],
];
