import type { TreeKind } from './tree.ts';

/** What grows in a biome and what covers it. Chances are per place and out of 1. */
export interface Biome {
  /** Java id. */
  readonly id: string;
  readonly top: string;
  readonly under: string;
  /** Trees per 4x4 blocks, and their kinds, each as likely as it is often in the list. */
  readonly trees: number;
  readonly treeKinds: readonly TreeKind[];
  /** How thick the plants stand that cover the ground, and which they are. */
  readonly grass: number;
  readonly plants: readonly string[];
  /** How thick flowers stand, and which they are. */
  readonly flowers: number;
  readonly flowerKinds: readonly string[];
  /** Snow lies and water freezes. */
  readonly cold: boolean;
  /** It never rains. */
  readonly dry: boolean;
  /** Tints that are the biome's own instead of its climate's, 0xRRGGBB (minecraft.wiki, "Color"). */
  readonly grassTint?: number;
  readonly foliageTint?: number;
}

const bare = { cold: false, dry: false, grass: 0, plants: [], flowers: 0, flowerKinds: [], trees: 0, treeKinds: [] };
const plainFlowers = ['dandelion', 'poppy', 'azure_bluet', 'cornflower', 'oxeye_daisy'];
const woodFlowers = ['dandelion', 'poppy', 'lily_of_the_valley', 'poppy', 'rose_bush', 'lilac'];
const allFlowers = [
  'dandelion',
  'poppy',
  'allium',
  'azure_bluet',
  'red_tulip',
  'orange_tulip',
  'white_tulip',
  'pink_tulip',
  'oxeye_daisy',
  'cornflower',
  'lily_of_the_valley',
  'rose_bush',
  'lilac',
  'peony',
];
const green = { ...bare, top: 'grass_block', under: 'dirt', plants: ['short_grass'], flowerKinds: plainFlowers };
const sandy = { ...bare, top: 'sand', under: 'sand' };
const stony = { ...bare, top: 'stone', under: 'stone' };
const snowy = { ...bare, top: 'snow_block', under: 'stone', cold: true };
const lush = ['short_grass', 'short_grass', 'short_grass', 'short_grass', 'short_grass', 'tall_grass'];
const ferny = ['fern', 'fern', 'short_grass', 'large_fern'];
const dead = ['dead_bush'];

/** The biomes by number. New ones go to the end: far land and tests name some by number. */
export const biomes = [
  { ...green, id: 'plains', trees: 0.012, treeKinds: ['oak', 'oak', 'great_oak'], grass: 0.24, plants: lush, flowers: 0.05 },
  {
    ...green,
    id: 'forest',
    trees: 0.5,
    treeKinds: ['oak', 'oak', 'oak', 'birch', 'great_oak'],
    grass: 0.1,
    flowers: 0.03,
    flowerKinds: woodFlowers,
  },
  {
    ...green,
    id: 'birch_forest',
    trees: 0.45,
    treeKinds: ['birch', 'birch', 'birch', 'oak'],
    grass: 0.12,
    flowers: 0.03,
    flowerKinds: woodFlowers,
  },
  { ...green, id: 'taiga', trees: 0.42, treeKinds: ['spruce', 'spruce', 'tall_spruce'], grass: 0.16, plants: ferny, flowers: 0.004 },
  { ...green, id: 'snowy_plains', trees: 0.01, treeKinds: ['spruce'], grass: 0.02, cold: true },
  { ...green, id: 'snowy_taiga', trees: 0.38, treeKinds: ['spruce', 'tall_spruce'], grass: 0.03, plants: ['fern'], cold: true },
  { ...sandy, id: 'desert', dry: true, trees: 0.02, treeKinds: ['cactus'], grass: 0.008, plants: dead },
  { ...sandy, id: 'beach' },
  { ...sandy, id: 'ocean' },
  { ...sandy, id: 'river' },
  { ...sandy, id: 'frozen_river', cold: true },
  { ...sandy, id: 'frozen_ocean', cold: true },
  { ...green, id: 'windswept_hills', trees: 0.03, treeKinds: ['spruce', 'oak'], grass: 0.12 },
  { ...snowy, id: 'snowy_slopes' },
  {
    ...green,
    id: 'sunflower_plains',
    trees: 0.008,
    treeKinds: ['oak'],
    grass: 0.24,
    plants: lush,
    flowers: 0.12,
    flowerKinds: ['sunflower'],
  },
  {
    ...green,
    id: 'flower_forest',
    trees: 0.2,
    treeKinds: ['oak', 'birch', 'great_oak'],
    grass: 0.12,
    flowers: 0.3,
    flowerKinds: allFlowers,
  },
  {
    ...green,
    id: 'dark_forest',
    trees: 0.74,
    treeKinds: ['dark_oak', 'dark_oak', 'dark_oak', 'dark_oak', 'oak', 'birch'],
    grass: 0.08,
    plants: ['short_grass', 'short_grass', 'fern', 'brown_mushroom', 'red_mushroom'],
    flowers: 0.015,
    flowerKinds: woodFlowers,
    grassTint: 0x507a32,
  },
  { ...green, id: 'old_growth_birch_forest', trees: 0.42, treeKinds: ['tall_birch', 'tall_birch', 'birch'], grass: 0.14, plants: lush },
  {
    ...green,
    id: 'old_growth_spruce_taiga',
    top: 'podzol',
    trees: 0.4,
    treeKinds: ['mega_spruce', 'tall_spruce', 'tall_spruce', 'spruce'],
    grass: 0.18,
    plants: [...ferny, 'brown_mushroom', 'dead_bush'],
  },
  {
    ...green,
    id: 'savanna',
    dry: true,
    trees: 0.045,
    treeKinds: ['acacia', 'acacia', 'acacia', 'oak'],
    grass: 0.42,
    plants: ['short_grass', 'short_grass', 'tall_grass'],
    grassTint: 0xbfb755,
    foliageTint: 0xaea42a,
  },
  {
    ...green,
    id: 'jungle',
    trees: 0.72,
    treeKinds: ['jungle', 'jungle', 'jungle', 'mega_jungle', 'jungle_bush', 'jungle_bush', 'oak'],
    grass: 0.34,
    plants: ['short_grass', 'fern', 'large_fern', 'tall_grass'],
    grassTint: 0x59c93c,
    foliageTint: 0x30bb0b,
  },
  {
    ...green,
    id: 'sparse_jungle',
    trees: 0.13,
    treeKinds: ['jungle', 'jungle_bush', 'oak'],
    grass: 0.3,
    plants: lush,
    flowers: 0.01,
    grassTint: 0x64c73f,
    foliageTint: 0x3eb80f,
  },
  {
    ...green,
    id: 'swamp',
    trees: 0.13,
    treeKinds: ['swamp_oak'],
    grass: 0.18,
    plants: ['short_grass', 'short_grass', 'short_grass', 'tall_grass', 'brown_mushroom', 'dead_bush'],
    flowers: 0.02,
    flowerKinds: ['blue_orchid'],
    grassTint: 0x6a7039,
    foliageTint: 0x6a7039,
  },
  {
    ...green,
    id: 'mangrove_swamp',
    top: 'mud',
    under: 'mud',
    trees: 0.42,
    treeKinds: ['mangrove'],
    grass: 0.05,
    grassTint: 0x6a7039,
    foliageTint: 0x8db127,
  },
  {
    ...bare,
    id: 'badlands',
    top: 'red_sand',
    under: 'terracotta',
    dry: true,
    grass: 0.015,
    plants: dead,
    trees: 0.008,
    treeKinds: ['cactus'],
  },
  {
    ...bare,
    id: 'wooded_badlands',
    top: 'red_sand',
    under: 'terracotta',
    dry: true,
    grass: 0.05,
    plants: ['short_grass', 'dead_bush'],
    trees: 0.12,
    treeKinds: ['oak'],
    grassTint: 0x90814d,
    foliageTint: 0x9e814d,
  },
  {
    ...green,
    id: 'meadow',
    trees: 0.006,
    treeKinds: ['great_oak', 'birch'],
    grass: 0.3,
    plants: lush,
    flowers: 0.16,
    flowerKinds: allFlowers.slice(0, 11),
  },
  {
    ...green,
    id: 'cherry_grove',
    trees: 0.16,
    treeKinds: ['cherry'],
    grass: 0.22,
    plants: lush,
    flowers: 0.05,
    flowerKinds: ['pink_tulip', 'white_tulip', 'allium'],
    grassTint: 0xb6db61,
    foliageTint: 0xb6db61,
  },
  { ...snowy, id: 'grove', under: 'dirt', trees: 0.3, treeKinds: ['spruce', 'tall_spruce'] },
  { ...snowy, id: 'jagged_peaks' },
  { ...snowy, id: 'frozen_peaks', under: 'packed_ice' },
  { ...stony, id: 'stony_peaks' },
  { ...stony, id: 'stony_shore' },
  { ...sandy, id: 'snowy_beach', cold: true },
  { ...sandy, id: 'deep_ocean' },
  { ...sandy, id: 'cold_ocean' },
  { ...sandy, id: 'deep_cold_ocean' },
  { ...sandy, id: 'lukewarm_ocean' },
  { ...sandy, id: 'deep_lukewarm_ocean' },
  { ...sandy, id: 'warm_ocean' },
  { ...sandy, id: 'deep_frozen_ocean', cold: true },
  {
    ...bare,
    id: 'mushroom_fields',
    top: 'mycelium',
    under: 'dirt',
    grass: 0.07,
    plants: ['brown_mushroom', 'brown_mushroom', 'red_mushroom'],
    grassTint: 0x55c93f,
  },
] as const satisfies readonly Biome[];

export type BiomeId = (typeof biomes)[number]['id'];

const numbers = new Map<string, number>(biomes.map((biome, i) => [biome.id, i]));

/** What falls from the sky over a biome in bad weather. Unknown biomes get rain. */
export function precipitation(id: string): 'rain' | 'snow' | 'none' {
  const biome: Biome | undefined = biomes[numbers.get(id) ?? 0];
  if (biome.dry) return 'none';
  return biome.cold ? 'snow' : 'rain';
}

/** A biome's number. */
export function biomeNumber(id: BiomeId): number {
  return numbers.get(id) ?? 0;
}
