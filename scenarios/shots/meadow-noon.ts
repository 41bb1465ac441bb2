import type { ShotPlan } from '../../still/shot-plan.ts';

/** A landscape at noon, without the interface. */
export const shot: ShotPlan = {
  name: 'meadow-noon',
  title: 'A meadow, the sea and a mountain range at noon',
  demo: true,
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  steps: ['command time set noon', 'command tp @s -11.5 67 -1.5 60 8', 'command fill -19 65 -8 -8 69 6 air replace tall_grass', 'key f1'],
  screen: 'game',
  settleTicks: 20,
  facts: [
    {
      kind: 'brighter',
      says: 'the sky is brighter than the ground',
      area: { x: 320, y: 10, width: 200, height: 60 },
      than: { x: 120, y: 400, width: 200, height: 60 },
      by: 20,
    },
    { kind: 'color', says: 'the sky is blue', area: { x: 60, y: 20, width: 60, height: 20 }, color: 0x5a9af0, within: 60 },
    { kind: 'painted', says: 'the ground has a texture', area: { x: 120, y: 400, width: 100, height: 40 }, colors: 8 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
