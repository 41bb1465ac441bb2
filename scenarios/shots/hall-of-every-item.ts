import type { ShotPlan } from '../../still/shot-plan.ts';

/** Rows of the creative inventory's list that are in view at once, and slots in a row. */
const [rows, columns] = [5, 9];

/** How many items there are, which is as many as the list has. */
export const itemCount = 1505;

/** Every item, page by page of the creative inventory. */
export const shot: ShotPlan = {
  name: 'hall-of-every-item',
  title: 'Every item: all pages of the creative inventory',
  size: [427, 240],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 2 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command setblock 0 199 0 smooth_stone',
    'command tp @s 0.5 200 0.5 180 -30',
    'wait 10',
    'key f1',
    'key e',
    'click search',
  ],
  screen: 'creative',
  settleTicks: 10,
  sequence: { frames: Math.ceil(itemCount / (rows * columns)), between: ['key page.down', 'wait 2'], frameMs: 500 },
  facts: [
    { kind: 'moves', says: 'each page shows other items', pixels: 1500 },
    { kind: 'painted', says: 'the first page begins with stone', area: { widget: 'stone' }, colors: 6 },
    { kind: 'widget', says: 'the search is empty', widget: 'search', enabled: true },
    { kind: 'state', says: 'the creative inventory is open', path: 'screen', equals: 'creative' },
  ],
};
