import type { ShotPlan } from '../../still/shot-plan.ts';

/** Beams in the colours of the glass they go through, at dusk. */
export const shot: ShotPlan = {
  name: 'beacons',
  title: 'Three beacons at dusk: plain, red, and red that turns to violet',
  size: [854, 480],
  world: { name: 'beams', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 12700',
    'command gamerule spawn_mobs false',
    'command fill -12 139 -12 12 139 12 grass_block',
    'command fill -7 140 -5 -5 140 -3 iron_block',
    'command setblock -6 141 -4 beacon',
    'command fill -1 140 -5 1 140 -3 gold_block',
    'command setblock 0 141 -4 beacon',
    'command setblock 0 143 -4 red_stained_glass',
    'command fill 5 140 -5 7 140 -3 diamond_block',
    'command setblock 6 141 -4 beacon',
    'command setblock 6 143 -4 red_stained_glass',
    'command setblock 6 145 -4 blue_stained_glass',
    'command tp @s 0.5 140 6.5 180 -12',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    {
      kind: 'brighter',
      says: 'the plain beam is brighter than the sky beside it',
      area: { x: 245, y: 20, width: 9, height: 30 },
      than: { x: 40, y: 20, width: 40, height: 60 },
      by: 60,
    },
    { kind: 'painted', says: 'the beacons stand on their bases', area: { x: 150, y: 300, width: 560, height: 120 }, colors: 80 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
