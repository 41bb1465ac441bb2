import type { FurnaceKind } from './smelting.ts';

/** Ticks for which an item burns in a furnace, by its name (minecraft.wiki, "Smelting", "Fuel"). */
const named: Readonly<Record<string, number>> = {
  lava_bucket: 20000,
  coal_block: 16000,
  dried_kelp_block: 4001,
  blaze_rod: 2400,
  coal: 1600,
  charcoal: 1600,
  bamboo_block: 300,
  stripped_bamboo_block: 300,
  bamboo_mosaic: 300,
  bamboo_mosaic_slab: 150,
  bamboo_mosaic_stairs: 300,
  bamboo: 50,
  scaffolding: 50,
  stick: 100,
  bowl: 100,
  bookshelf: 300,
  chiseled_bookshelf: 300,
  lectern: 300,
  jukebox: 300,
  note_block: 300,
  chest: 300,
  trapped_chest: 300,
  barrel: 300,
  crafting_table: 300,
  cartography_table: 300,
  fletching_table: 300,
  smithing_table: 300,
  loom: 300,
  composter: 300,
  daylight_detector: 300,
  ladder: 300,
  bow: 300,
  crossbow: 300,
  fishing_rod: 300,
  mangrove_roots: 300,
  wooden_sword: 200,
  wooden_shovel: 200,
  wooden_pickaxe: 200,
  wooden_axe: 200,
  wooden_hoe: 200,
  wooden_spear: 200,
  dead_bush: 100,
  short_dry_grass: 100,
  tall_dry_grass: 100,
  leaf_litter: 100,
  azalea: 100,
  flowering_azalea: 100,
};

const woods = 'oak|spruce|birch|jungle|acacia|dark_oak|mangrove|cherry|pale_oak|bamboo';
/** Families of items, of which the first that agrees counts. Wood of the Nether does not burn. */
const families: readonly (readonly [names: RegExp, ticks: number])[] = [
  [new RegExp(`^(stripped_)?(${woods})_(log|wood|planks|stairs|pressure_plate|trapdoor|fence|fence_gate|shelf)$`), 300],
  [new RegExp(`^(${woods})_(door|sign)$`), 200],
  [new RegExp(`^(${woods})_hanging_sign$`), 800],
  [new RegExp(`^(${woods})_slab$`), 150],
  [new RegExp(`^(${woods})_button$`), 100],
  [/_chest_boat$|_boat$|_raft$/, 1200],
  [/_sapling$|^mangrove_propagule$/, 100],
  [/_wool$/, 100],
  [/_carpet$/, 67],
  [/_banner$/, 300],
];

/** Ticks for which one of an item burns in a furnace of that kind; 0 for what is no fuel. The fast furnaces use fuel up twice as fast. */
export function burnTicks(kind: FurnaceKind, item: string): number {
  const ticks = named[item] ?? families.find(([names]) => names.test(item))?.[1] ?? 0;
  return kind === 'furnace' ? ticks : Math.floor(ticks / 2);
}
