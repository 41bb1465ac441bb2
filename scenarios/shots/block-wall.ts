import type { ShotPlan } from '../../still/shot-plan.ts';

const kinds = [
  'stone granite diorite andesite deepslate cobblestone mossy_cobblestone stone_bricks bricks',
  'dirt grass_block sand sandstone gravel clay snow_block ice obsidian',
  'oak_log birch_log spruce_log oak_planks birch_planks spruce_planks bookshelf crafting_table furnace',
  'coal_ore iron_ore gold_ore diamond_ore redstone_ore lapis_ore glowstone pumpkin hay_block',
  'white_wool red_wool blue_wool green_wool yellow_wool glass oak_leaves birch_leaves netherrack',
].map((row) => row.split(' '));

/** A wall of block kinds, one beside the other: every texture told from its neighbours at a glance. */
export const shot: ShotPlan = {
  name: 'block-wall',
  title: 'A wall of 45 kinds of block',
  size: [854, 480],
  world: { name: 'wall', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command fill -20 90 -14 4 90 4 stone_bricks',
    ...kinds.flatMap((row, y) => row.map((kind, x) => `command setblock ${-12 + x} ${95 - y} -4 ${kind}`)),
    'command tp @s -7.5 91 1.9 180 -8',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 20,
  facts: [
    { kind: 'painted', says: 'the wall has many colours', area: { x: 150, y: 60, width: 560, height: 280 }, colors: 200 },
    {
      kind: 'brighter',
      says: 'the white wool is brighter than the obsidian',
      area: { x: 110, y: 345, width: 45, height: 50 },
      than: { x: 670, y: 140, width: 45, height: 40 },
      by: 40,
    },
    { kind: 'state', says: 'the player looks north at the wall', path: 'player.facing', equals: 'north' },
  ],
};
