import type { ShotPlan } from '../../still/shot-plan.ts';

const shelves: readonly (readonly string[])[] = [
  [
    'chest[facing=south]',
    'ender_chest[facing=south]',
    'enchanting_table',
    'anvil[facing=west]',
    'damaged_anvil[facing=west]',
    'hopper[facing=down]',
    'cauldron',
    'water_cauldron[level=3]',
    'composter[level=5]',
    'grindstone[face=floor,facing=south]',
  ],
  [
    'stonecutter[facing=south]',
    'lectern[facing=south]',
    'brewing_stand',
    'campfire[facing=south,lit=true]',
    'soul_campfire[facing=south,lit=true]',
    'lantern',
    'soul_lantern',
    'cake[bites=3]',
    'flower_pot',
    'end_rod[facing=up]',
  ],
  [
    'oak_stairs[facing=north]',
    'stone_brick_slab',
    'cobblestone_wall[east=low,west=low]',
    'oak_fence[east=true,west=true]',
    'oak_fence_gate[facing=north]',
    'iron_bars[east=true,west=true]',
    'cyan_stained_glass_pane[east=true,west=true]',
    'oak_trapdoor[facing=north,open=true]',
    'beacon',
    'spawner',
  ],
  [
    'wheat[age=7]',
    'carrots[age=7]',
    'potatoes[age=7]',
    'beetroots[age=3]',
    'nether_wart[age=3]',
    'sweet_berry_bush[age=3]',
    'pumpkin_stem[age=7]',
    'sugar_cane',
    'cobweb',
    'honey_block',
  ],
];

/** Blocks that do not fill their cell: furniture, cut stones, crops, and a bed and a door of two cells. */
export const shot: ShotPlan = {
  name: 'hall-of-furniture',
  title: 'Furniture, lamps, cut stones, panes and crops on four shelves',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -12 139 -8 12 139 12 smooth_stone',
    ...shelves.flatMap((shelf, z) => [
      ...(z === 3
        ? ['command fill -9 139 4 9 139 4 farmland[moisture=7]', 'command setblock -1 139 4 soul_sand', 'command setblock 5 139 4 sand']
        : []),
      ...shelf.map((kind, x) => `command setblock ${-9 + x * 2} ${z === 3 ? 140 : 142 - z} ${-5 + z * 3} ${kind}`),
      ...(z < 2 ? [`command fill -10 ${140} ${-5 + z * 3} 10 ${141 - z} ${-5 + z * 3} quartz_block`] : []),
    ]),
    'command setblock -11 140 1 red_bed[facing=north,part=foot]',
    'command setblock -11 140 0 red_bed[facing=north,part=head]',
    'command setblock 11 140 1 iron_door[facing=north,half=lower]',
    'command setblock 11 141 1 iron_door[facing=north,half=upper]',
    'command fill 0 140 10 0 141 10 smooth_stone',
    'command tp @s 0.5 142 10.5 180 20',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'the shelves are full', area: { x: 130, y: 100, width: 600, height: 280 }, colors: 500 },
    { kind: 'state', says: 'the player looks north', path: 'player.facing', equals: 'north' },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
