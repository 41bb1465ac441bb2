import type { ShotPlan } from '../../still/shot-plan.ts';

/** Fire and progress of a furnace, seen while the world stands still. */
export const shot: ShotPlan = {
  name: 'furnace-burning',
  title: 'A furnace smelts iron',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamemode survival',
    'command tp @s -11.5 67 -1.5 60 8',
    'command setblock -14 68 -1 furnace[facing=east]',
    'command give @s raw_iron 8',
    'command give @s coal 3',
    'interact -14 68 -1',
    'click-slot 30 left shift',
    'click-slot 31 left shift',
    'key escape',
    'command tick step 740',
    'wait 760',
    'interact -14 68 -1',
    'click-slot -999',
  ],
  screen: 'furnace',
  settleTicks: 20,
  facts: [
    { kind: 'painted', says: 'iron is being smelted', area: { widget: 'slot-0' }, colors: 6 },
    { kind: 'painted', says: 'coal waits for its turn', area: { widget: 'slot-1' }, colors: 5 },
    { kind: 'brighter', says: 'ingots lie in the result', area: { widget: 'slot-2' }, than: { widget: 'slot-3' }, by: 10 },
    { kind: 'state', says: 'the furnace is open', path: 'screen', equals: 'furnace' },
  ],
};
