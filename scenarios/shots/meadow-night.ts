import type { ShotPlan } from '../../still/shot-plan.ts';

/** The meadow under the full moon. */
export const shot: ShotPlan = {
  name: 'meadow-night',
  title: 'A meadow at night under moon and stars',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 6 },
  steps: ['command time set 17000', 'command tp @s -11.5 74 -1.5 100 -22', 'key f1'],
  screen: 'game',
  settleTicks: 40,
  facts: [
    {
      kind: 'color',
      says: 'the sky is of the darkest blue',
      area: { x: 600, y: 10, width: 100, height: 100 },
      color: 0x0a0f24,
      within: 14,
    },
    { kind: 'painted', says: 'stars of many brightnesses', area: { x: 100, y: 20, width: 640, height: 160 }, colors: 40 },
    { kind: 'state', says: 'it is night', path: 'world.day_time', equals: 17000 },
  ],
};
