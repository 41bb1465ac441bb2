import type { ShotPlan } from '../../still/shot-plan.ts';

const steps = [0, 1, 2, 3];

/** Two flights of stairs up to a landing. */
const flights = steps.flatMap((i) => [
  `fill ${-8 + i} ${91 + i} -11 ${-8 + i} ${91 + i} -9 oak_stairs[facing=east]`,
  `fill ${4 - i} ${91 + i} -11 ${4 - i} ${91 + i} -9 stone_brick_stairs[facing=west]`,
  ...(i === 0
    ? []
    : [`fill ${-8 + i} 91 -11 ${-8 + i} ${90 + i} -9 oak_planks`, `fill ${4 - i} 91 -11 ${4 - i} ${90 + i} -9 stone_bricks`]),
]);

const door = (x: number, name: string, open: boolean): readonly string[] =>
  ['lower', 'upper'].map((half, i) => `setblock ${x} ${91 + i} -8 ${name}[facing=north,half=${half},open=${open}]`);

/** One of each shape that is not a cube, joined to its neighbours as it joins by itself. */
export const shot: ShotPlan = {
  name: 'stairs-and-fences',
  title: 'A hall of stairs, fences, doors, panes and other shapes',
  size: [854, 480],
  world: { name: 'shapes', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    ...[
      'time set 4000',
      'fill -12 90 -12 12 90 8 spruce_planks',
      'fill -12 91 -12 12 96 -12 stone_bricks',
      ...flights,
      'fill -4 91 -11 0 94 -9 oak_planks',
      'fill -4 95 -9 0 95 -9 oak_fence',
      'fill 6 91 -8 11 95 -8 bricks',
      ...door(7, 'oak_door', false),
      ...door(9, 'oak_door', true),
      ...door(10, 'spruce_door', false),
      'setblock 8 93 -8 glass_pane',
      'fill 9 94 -8 10 94 -8 iron_bars',
      'fill -11 91 -4 -6 91 -4 oak_fence',
      'fill -11 91 -3 -11 91 -1 oak_fence',
      'fill -11 91 0 -6 91 0 spruce_fence',
      'setblock -8 91 0 oak_fence_gate[facing=south,open=true]',
      'setblock -9 91 -4 oak_fence_gate[facing=south]',
      'fill -3 91 -4 1 93 -4 glass_pane',
      'fill 1 91 -3 1 93 -2 glass_pane',
      'fill 3 91 -3 4 91 -3 cobblestone_stairs[facing=north]',
      'fill 5 91 -3 5 91 -2 cobblestone_stairs[facing=west]',
      'setblock 5 91 -1 cobblestone_stairs[facing=south]',
      'setblock 3 91 0 brick_stairs[facing=west,half=top]',
      'setblock 2 91 0 brick_stairs[facing=west]',
      'fill -4 91 1 -2 91 3 red_carpet',
      'setblock -1 91 2 blue_carpet',
      'setblock 1 91 2 stone_pressure_plate',
      'setblock 2 91 3 oak_pressure_plate',
      'setblock 7 91 -2 netherrack',
      'setblock 7 92 -2 fire',
      'setblock 9 91 0 oak_trapdoor[half=bottom]',
      'setblock 10 91 0 oak_trapdoor[open=true,facing=south]',
      'fill 11 91 -7 11 94 -7 oak_planks',
      'fill 11 91 -6 11 94 -6 ladder[facing=south]',
      'setblock 5 91 2 sea_lantern',
      'setblock 6 91 2 magma_block',
      'fill 0 91 7 1 93 8 spruce_planks',
      'tp @s 0.5 94 7.2 180 18',
    ].map((line) => `command ${line}`),
    'key f1',
  ],
  screen: 'game',
  settleTicks: 60,
  facts: [
    {
      kind: 'brighter',
      says: 'the fire is brighter than the stone wall',
      area: { x: 655, y: 240, width: 45, height: 20 },
      than: { x: 200, y: 120, width: 100, height: 60 },
      by: 40,
    },
    { kind: 'painted', says: 'the hall has many colours', area: { x: 200, y: 100, width: 500, height: 340 }, colors: 300 },
    { kind: 'state', says: 'the player looks north', path: 'player.facing', equals: 'north' },
  ],
};
