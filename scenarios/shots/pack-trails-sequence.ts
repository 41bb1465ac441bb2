import type { ShotPlan } from '../../still/shot-plan.ts';

/** The pack that accumulates: the same standing scene, and what its lamps leave behind from frame to frame. */
export const shot: ShotPlan = {
  name: 'pack-trails-sequence',
  title: 'Lamps at night through the pack horizon-trails, 22 frames in 8 pictures',
  size: [427, 240],
  world: { name: 'lamps', seed: '42', creative: true },
  options: { renderDistance: 3, shaderPack: 'horizon-trails' },
  steps: [
    'command time set 18000',
    'command fill -2 118 -2 18 118 18 stone_bricks',
    'command tp @s 8.5 119 3.5 0 -8',
    'command setblock 5 121 9 glowstone',
    'command setblock 12 120 10 glowstone',
    'command setblock 9 123 14 glowstone',
    'command setblock 7 119 8 torch',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 60,
  sequence: { frames: 8, between: [], frameMs: 100, pack: { frames: 3, stepMs: 16.666667 } },
  facts: [
    { kind: 'moves', says: 'the trails grow from picture to picture', pixels: 200 },
    {
      kind: 'brighter',
      says: 'a lamp is brighter than the sky',
      area: { x: 284, y: 106, width: 30, height: 22 },
      than: { x: 4, y: 4, width: 40, height: 20 },
      by: 40,
    },
    { kind: 'state', says: 'it is midnight', path: 'world.day_time', equals: 18000 },
  ],
};
