import type { ShotPlan } from '../../still/shot-plan.ts';

const woods = ['oak', 'birch', 'spruce', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak'];
const dyes = 'white light_gray gray black brown red orange yellow lime green cyan light_blue blue purple magenta pink'.split(' ');

/** Rows of the wall, from the top. */
const rows: readonly (readonly string[])[] = [
  ...['planks', 'log', 'leaves'].map((part) => woods.map((wood) => `${wood}_${part}`)),
  woods.map((wood) => `stripped_${wood}_log`),
  ...['wool', 'terracotta', 'concrete', 'concrete_powder', 'stained_glass'].map((part) => dyes.map((dye) => `${dye}_${part}`)),
  'stone granite diorite andesite cobblestone mossy_cobblestone stone_bricks mossy_stone_bricks cracked_stone_bricks chiseled_stone_bricks smooth_stone tuff polished_tuff tuff_bricks chiseled_tuff calcite'.split(
    ' ',
  ),
  'deepslate cobbled_deepslate polished_deepslate deepslate_bricks deepslate_tiles chiseled_deepslate bricks mud_bricks packed_mud mud sandstone cut_sandstone chiseled_sandstone red_sandstone cut_red_sandstone chiseled_red_sandstone'.split(
    ' ',
  ),
  'coal_ore iron_ore copper_ore gold_ore redstone_ore emerald_ore lapis_ore diamond_ore deepslate_coal_ore deepslate_iron_ore deepslate_copper_ore deepslate_gold_ore deepslate_redstone_ore deepslate_emerald_ore deepslate_lapis_ore deepslate_diamond_ore'.split(
    ' ',
  ),
  'coal_block iron_block copper_block gold_block redstone_block emerald_block lapis_block diamond_block netherite_block raw_iron_block raw_copper_block raw_gold_block amethyst_block quartz_block quartz_bricks quartz_pillar'.split(
    ' ',
  ),
  'netherrack nether_bricks red_nether_bricks chiseled_nether_bricks nether_gold_ore nether_quartz_ore ancient_debris soul_sand soul_soil magma_block glowstone shroomlight blackstone gilded_blackstone basalt crying_obsidian'.split(
    ' ',
  ),
  'dirt coarse_dirt rooted_dirt grass_block podzol mycelium moss_block sand red_sand gravel clay snow_block ice packed_ice blue_ice obsidian'.split(
    ' ',
  ),
  'end_stone end_stone_bricks purpur_block purpur_pillar prismarine prismarine_bricks dark_prismarine sea_lantern bone_block hay_block pumpkin jack_o_lantern melon sponge honeycomb_block slime_block'.split(
    ' ',
  ),
  'crafting_table furnace smoker blast_furnace loom barrel dispenser bookshelf jukebox note_block target tnt smithing_table cartography_table fletching_table lodestone'.split(
    ' ',
  ),
];

/** A wall of blocks that fill their cell, row by row. */
export const shot: ShotPlan = {
  name: 'hall-of-blocks',
  title: 'A wall of two hundred and fifty blocks',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command gamerule random_tick_speed 0',
    'command fill -13 138 -5 12 156 -5 smooth_stone',
    ...rows.flatMap((row, y) =>
      row.map(
        (kind, x) =>
          `command setblock ${x - (row.length >> 1)} ${155 - y} -4 ${/furnace|smoker|loom|dispenser|lantern$/.test(kind) && kind !== 'sea_lantern' ? `${kind}[facing=south]` : kind}`,
      ),
    ),
    'command setblock 0 145 11 glass',
    'command tp @s 0 146 11 180 0',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'the wall has many colours', area: { x: 240, y: 60, width: 380, height: 360 }, colors: 600 },
    {
      kind: 'brighter',
      says: 'white wool is brighter than black wool',
      area: { x: 240, y: 165, width: 12, height: 12 },
      than: { x: 310, y: 165, width: 12, height: 12 },
      by: 60,
    },
    { kind: 'state', says: 'the player looks north at the wall', path: 'player.facing', equals: 'north' },
  ],
};
