import type { ShotPlan } from '../../still/shot-plan.ts';

/** What was done in a world, counted: the items, after some blocks were broken. */
export const shot: ShotPlan = {
  name: 'statistics',
  title: 'The statistics of items after some mining',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command setblock -12 67 -3 stone',
    'command setblock -12 68 -3 oak_planks',
    'command setblock -12 69 -3 glowstone',
    'wait 20',
    'break -12 67 -3',
    'break -12 68 -3',
    'break -12 69 -3',
    'pause',
    'click statistics',
    'click items',
  ],
  screen: 'statistics',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'stone was mined once', widget: 'stone', label: 'Stone: 1 mined' },
    { kind: 'widget', says: 'planks were mined once', widget: 'oak-planks', label: 'Oak Planks: 1 mined' },
    { kind: 'widget', says: 'glowstone was mined once', widget: 'glowstone', label: 'Glowstone: 1 mined' },
    { kind: 'widget', says: 'the screen can be left', widget: 'done', enabled: true },
  ],
};
