import type { ShotPlan } from '../../still/shot-plan.ts';

/** The same weather over cold ground: flakes, and what they have left on the steps of a hill. */
export const shot: ShotPlan = {
  name: 'snow-hill',
  title: 'Snow falls on a wooded hill by a frozen river',
  size: [854, 480],
  world: { name: 'cold', seed: '7', creative: true },
  options: { renderDistance: 4 },
  steps: ['command time set 5000', 'command weather rain', 'command tp @s 18.5 63 -22.5 20 6', 'key f1'],
  screen: 'game',
  settleTicks: 60,
  facts: [
    { kind: 'state', says: 'what falls is the bad weather of a cold place', path: 'world.weather', equals: 'rain' },
    { kind: 'painted', says: 'flakes lie over the even sky', area: { x: 20, y: 60, width: 120, height: 90 }, colors: 12 },
    {
      kind: 'brighter',
      says: 'the ice is brighter than the wood on the hill',
      area: { x: 60, y: 380, width: 200, height: 60 },
      than: { x: 420, y: 150, width: 300, height: 40 },
      by: 30,
    },
  ],
};
