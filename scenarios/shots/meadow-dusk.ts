import type { ShotPlan } from '../../still/shot-plan.ts';

/** The same place when the sun goes down: sky, fog and light follow the time of day. */
export const shot: ShotPlan = {
  name: 'meadow-dusk',
  title: 'The sun goes down in the west',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  steps: ['command time set 12300', 'command tp @s -11.5 67 -1.5 90 2', 'command fill -22 65 -8 -8 69 6 air replace tall_grass', 'key f1'],
  screen: 'game',
  settleTicks: 20,
  facts: [
    {
      kind: 'brighter',
      says: 'the sky is brighter than the ground',
      area: { x: 320, y: 120, width: 200, height: 60 },
      than: { x: 120, y: 400, width: 200, height: 60 },
      by: 20,
    },
    { kind: 'painted', says: 'the horizon glows in many shades', area: { x: 380, y: 40, width: 20, height: 180 }, colors: 30 },
    { kind: 'state', says: 'it is evening', path: 'world.day_time', equals: 12300 },
  ],
};
