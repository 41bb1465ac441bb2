import type { ShotPlan } from '../../still/shot-plan.ts';

/** The player from before, at rest: F5 twice. */
export const shot: ShotPlan = {
  name: 'third-person',
  title: 'The player seen from before, with a sword in hand',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 3000',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -22 65 -8 -8 69 6 air replace tall_grass',
    'command give @s diamond_sword',
    'command fill -19 67 -9 -4 68 6 air',
    'look 60 -12',
    'key f5',
    'key f5',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 60,
  facts: [
    {
      kind: 'color',
      says: 'the jumper is in the middle of the picture',
      area: { x: 414, y: 268, width: 24, height: 12 },
      color: 0xcf7a28,
      within: 60,
    },
    { kind: 'painted', says: 'someone stands in the picture', area: { x: 390, y: 215, width: 80, height: 160 }, colors: 60 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
