import type { ShotPlan } from '../../still/shot-plan.ts';

/** Every item whose name has a word in it, and the hotbar. */
export const shot: ShotPlan = {
  name: 'creative-inventory',
  title: 'The creative inventory with a search',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command tick step 300',
    'wait 320',
    'key e',
    'click search',
    'type oak',
    'click oak-planks',
    'click-slot 36',
    'click oak-door',
    'click-slot 37',
    'click-slot -999',
  ],
  screen: 'creative',
  settleTicks: 20,
  facts: [
    { kind: 'painted', says: 'the search finds planks', area: { widget: 'oak-planks' }, colors: 6 },
    { kind: 'painted', says: 'the planks were put into the hotbar', area: { widget: 'slot-36' }, colors: 6 },
    {
      kind: 'brighter',
      says: 'the door in the hotbar is brighter than an empty slot',
      area: { widget: 'slot-37' },
      than: { widget: 'slot-44' },
      by: 5,
    },
    { kind: 'state', says: 'the creative inventory is open', path: 'screen', equals: 'creative' },
  ],
};
