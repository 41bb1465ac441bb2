import type { ShotPlan } from '../../still/shot-plan.ts';

/** Items in the inventory, each with its own picture. */
export const shot: ShotPlan = {
  name: 'inventory',
  title: 'The inventory with a pickaxe, logs, torches, glass and iron',
  demo: true,
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamemode survival',
    'command tp @s -11.5 67 -1.5 60 8',
    'command give @s diamond_pickaxe',
    'command give @s oak_log 64',
    'command give @s torch 12',
    'command give @s glass 33',
    'command give @s iron_ingot 7',
    'command tick step 300',
    'wait 320',
    'key e',
  ],
  screen: 'inventory',
  settleTicks: 20,
  facts: [
    { kind: 'painted', says: 'the first hotbar slot shows an item', area: { widget: 'slot-36' }, colors: 6 },
    { kind: 'painted', says: 'the second hotbar slot shows an item', area: { widget: 'slot-37' }, colors: 6 },
    { kind: 'painted', says: 'the fifth hotbar slot shows an item', area: { widget: 'slot-40' }, colors: 6 },
    { kind: 'brighter', says: 'the iron is brighter than an empty slot', area: { widget: 'slot-40' }, than: { widget: 'slot-44' }, by: 3 },
  ],
};
