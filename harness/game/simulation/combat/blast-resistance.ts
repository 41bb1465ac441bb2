import type { BlockRules } from '../block-kinds.ts';

/** Names, or their ends after `*`, of blocks whose resistance differs from their hardness (the field's table for 26.1). */
const rows: readonly (readonly [resistance: number, names: string])[] = [
  [
    1200,
    '*_anvil obsidian enchanting_table anvil netherite_block ancient_debris crying_obsidian respawn_anchor ' +
      'reinforced_deepslate heavy_core',
  ],
  [600, 'ender_chest'],
  [9, 'end_stone dragon_egg end_stone_bricks end_stone_brick_stairs end_stone_brick_slab end_stone_brick_wall'],
  [
    6,
    '*_copper *_coral_block *_bars *_chain *_bulb *_grate *_statue *_copper_slab *_copper_stairs *_copper_door ' +
      '*_copper_chest *_lightning_rod *_copper_trapdoor *_sandstone_slab *_blackstone *_nether_bricks *_tuff *_tiles ' +
      '*_copper_block *_deepslate_slab *_deepslate_wall *_deepslate_stairs *_blackstone_bricks stone granite ' +
      'polished_granite diorite polished_diorite andesite polished_andesite cobblestone gold_block iron_block bricks ' +
      'mossy_cobblestone diamond_block cobblestone_stairs jukebox stone_bricks mossy_stone_bricks ' +
      'cracked_stone_bricks chiseled_stone_bricks brick_stairs stone_brick_stairs resin_bricks resin_brick_stairs ' +
      'resin_brick_slab resin_brick_wall chiseled_resin_bricks nether_bricks nether_brick_fence nether_brick_stairs ' +
      'emerald_block cobblestone_wall mossy_cobblestone_wall redstone_block prismarine prismarine_bricks ' +
      'dark_prismarine prismarine_stairs prismarine_brick_stairs dark_prismarine_stairs prismarine_slab ' +
      'prismarine_brick_slab dark_prismarine_slab coal_block stone_slab smooth_stone_slab sandstone_slab ' +
      'petrified_oak_slab cobblestone_slab brick_slab stone_brick_slab nether_brick_slab quartz_slab purpur_slab ' +
      'smooth_stone smooth_sandstone smooth_quartz smooth_red_sandstone purpur_block purpur_pillar purpur_stairs ' +
      'polished_granite_stairs smooth_red_sandstone_stairs mossy_stone_brick_stairs polished_diorite_stairs ' +
      'mossy_cobblestone_stairs stone_stairs smooth_sandstone_stairs smooth_quartz_stairs granite_stairs ' +
      'andesite_stairs red_nether_brick_stairs polished_andesite_stairs diorite_stairs polished_granite_slab ' +
      'mossy_stone_brick_slab polished_diorite_slab mossy_cobblestone_slab smooth_quartz_slab granite_slab ' +
      'andesite_slab red_nether_brick_slab polished_andesite_slab diorite_slab brick_wall prismarine_wall ' +
      'mossy_stone_brick_wall granite_wall stone_brick_wall nether_brick_wall andesite_wall red_nether_brick_wall ' +
      'diorite_wall grindstone blackstone blackstone_stairs blackstone_wall blackstone_slab ' +
      'polished_blackstone_brick_slab polished_blackstone_brick_stairs polished_blackstone_brick_wall ' +
      'polished_blackstone_stairs polished_blackstone_slab polished_blackstone_wall tuff tuff_slab tuff_stairs ' +
      'tuff_wall polished_tuff_slab polished_tuff_stairs polished_tuff_wall tuff_bricks tuff_brick_slab ' +
      'tuff_brick_stairs tuff_brick_wall chiseled_tuff_bricks copper_block copper_door copper_trapdoor copper_chest ' +
      'lightning_rod deepslate cobbled_deepslate polished_deepslate deepslate_tile_stairs deepslate_tile_slab ' +
      'deepslate_tile_wall deepslate_bricks deepslate_brick_stairs deepslate_brick_slab deepslate_brick_wall ' +
      'chiseled_deepslate cracked_deepslate_bricks raw_iron_block raw_gold_block',
  ],
  [4.8, 'hopper'],
  [
    4.2,
    '*_basalt basalt white_terracotta orange_terracotta magenta_terracotta light_blue_terracotta yellow_terracotta ' +
      'lime_terracotta pink_terracotta gray_terracotta light_gray_terracotta cyan_terracotta purple_terracotta ' +
      'blue_terracotta brown_terracotta green_terracotta red_terracotta black_terracotta terracotta',
  ],
  [3.5, 'crafter'],
  [
    3,
    '*_gate *_shelf *_planks *_ore *_oak_fence *_oak_stairs bamboo_mosaic oak_stairs oak_fence packed_mud ' +
      'mud_bricks mud_brick_stairs cocoa spruce_stairs birch_stairs jungle_stairs acacia_stairs cherry_stairs ' +
      'mangrove_stairs bamboo_stairs bamboo_mosaic_stairs oak_slab spruce_slab birch_slab jungle_slab acacia_slab ' +
      'cherry_slab dark_oak_slab pale_oak_slab mangrove_slab bamboo_slab bamboo_mosaic_slab mud_brick_slab ' +
      'spruce_fence birch_fence jungle_fence acacia_fence cherry_fence mangrove_fence bamboo_fence mud_brick_wall ' +
      'crimson_slab warped_slab crimson_fence warped_fence crimson_stairs warped_stairs pointed_dripstone',
  ],
  [2.5, 'dried_kelp_block'],
  [1, 'dripstone_block'],
  [0.75, 'infested_cobblestone infested_deepslate'],
];

const exact = new Map<string, number>();
const ends: (readonly [end: string, resistance: number])[] = [];
for (const [resistance, names] of rows) {
  for (const name of names.split(' ')) {
    if (name.startsWith('*')) ends.push([name.slice(1), resistance]);
    else exact.set(name, resistance);
  }
}

/** How much a kind weakens the rays of an explosion: mostly its hardness. */
export function blastResistance({ name, hardness }: BlockRules): number {
  const known = exact.get(name);
  if (known !== undefined) return known;
  const resistance = ends.find(([end]) => name.endsWith(end))?.[1] ?? (hardness < 0 ? 3600000 : hardness);
  exact.set(name, resistance);
  return resistance;
}
