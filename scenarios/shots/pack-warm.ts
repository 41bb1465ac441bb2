import type { ShotPlan } from '../../still/shot-plan.ts';

/** The game's own pack for warm light: low sun, haze, soft corners. */
export const shot: ShotPlan = {
  name: 'pack-warm',
  title: 'A meadow at dusk through the pack horizon-warm',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4, shaderPack: 'horizon-warm' },
  steps: ['command time set 12400', 'command tp @s -11.5 67 -1.5 60 8', 'command fill -19 65 -8 -8 69 6 air replace tall_grass', 'key f1'],
  screen: 'game',
  settleTicks: 60,
  facts: [
    {
      kind: 'brighter',
      says: 'the middle of the sky is brighter than its corner',
      area: { x: 400, y: 40, width: 60, height: 40 },
      than: { x: 0, y: 0, width: 60, height: 40 },
      by: 25,
    },
    { kind: 'color', says: 'the corners are dark and warm', area: { x: 0, y: 470, width: 10, height: 10 }, color: 0x4a3a18, within: 50 },
    { kind: 'painted', says: 'the meadow has many colours', area: { x: 100, y: 280, width: 400, height: 150 }, colors: 250 },
    { kind: 'state', says: 'the sun is going down', path: 'world.day_time', equals: 12400 },
  ],
};
