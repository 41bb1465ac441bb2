import type { ShotPlan } from '../../still/shot-plan.ts';

/** Land beyond the render distance, in coarse form and in haze. */
export const shot: ShotPlan = {
  name: 'far-terrain',
  title: 'Mountains beyond the render distance, drawn as far terrain',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4, lodDistance: 20 },
  steps: ['command time set noon', 'command gamemode spectator', 'command tp @s -11.5 110 -1.5 60 12', 'key f1'],
  screen: 'game',
  settleTicks: 60,
  facts: [
    {
      kind: 'brighter',
      says: 'the sky is brighter than the mountain before it',
      area: { x: 20, y: 100, width: 100, height: 60 },
      than: { x: 310, y: 180, width: 60, height: 40 },
      by: 30,
    },
    { kind: 'painted', says: 'the mountains have many colours', area: { x: 260, y: 150, width: 380, height: 110 }, colors: 60 },
    { kind: 'state', says: 'it is noon', path: 'world.day_time', equals: 6000 },
  ],
};
