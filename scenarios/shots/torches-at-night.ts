import type { ShotPlan } from '../../still/shot-plan.ts';

/** Block light against moonlight. */
export const shot: ShotPlan = {
  name: 'torches-at-night',
  title: 'Torches and glowstone light a meadow at night',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 18000',
    'command tp @s -11.5 67 -1.5 60 12',
    'command fill -22 65 -8 -8 69 6 air replace tall_grass',
    'command setblock -15 67 1 torch',
    'command setblock -14 67 -3 torch',
    'command setblock -18 67 1 glowstone',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 20,
  facts: [
    {
      kind: 'brighter',
      says: 'the lit grass is brighter than the night sky',
      area: { x: 160, y: 260, width: 120, height: 60 },
      than: { x: 20, y: 10, width: 120, height: 40 },
      by: 15,
    },
    { kind: 'state', says: 'it is midnight', path: 'world.day_time', equals: 18000 },
    { kind: 'state', says: 'the world stands still, and so do the flames', path: 'world.frozen', equals: true },
  ],
};
