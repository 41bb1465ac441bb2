import type { ShotPlan } from '../../still/shot-plan.ts';

/** Night in a bed under the open sky: the picture has darkened, and the way out is a button. */
export const shot: ShotPlan = {
  name: 'asleep',
  title: 'Lying in a bed at night, with the button that leaves it',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 14000',
    'command fill -15 119 -6 -7 119 6 oak_planks',
    'command tp @s -10.5 120 -1.5 0 30',
    'command setblock -11 120 0 red_bed[part=foot,facing=south]',
    'command setblock -11 120 1 red_bed[part=head,facing=south]',
    'command setblock -9 120 2 torch',
    'interact -11 120 0',
    'wait 110',
  ],
  screen: 'bed',
  settleTicks: 40,
  facts: [
    { kind: 'state', says: 'the world has not gone on to the morning while it is frozen', path: 'world.frozen', equals: true },
    { kind: 'widget', says: 'there is a way out', widget: 'leave-bed', label: 'Leave Bed', enabled: true },
    {
      kind: 'brighter',
      says: 'the button is brighter than the darkened picture',
      area: { widget: 'leave-bed' },
      than: { x: 200, y: 200, width: 100, height: 60 },
      by: 10,
    },
  ],
};
