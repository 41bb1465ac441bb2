import type { ShotPlan } from '../../still/shot-plan.ts';

/** What the player can make, with one recipe laid out by a click. */
export const shot: ShotPlan = {
  name: 'recipe-book',
  title: 'The recipe book beside a crafting table',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamemode survival',
    'command tp @s -11.5 67 -1.5 60 8',
    'command setblock -14 68 -1 crafting_table',
    'command give @s oak_planks 30',
    'command give @s stick 12',
    'command give @s cobblestone 20',
    'command give @s coal 5',
    'command tick step 300',
    'wait 320',
    'interact -14 68 -1',
    'click recipe-book',
    'set search stone',
    'click stone-pickaxe',
    'click-slot -999',
  ],
  screen: 'crafting',
  settleTicks: 20,
  facts: [
    { kind: 'painted', says: 'the book shows an axe of stone', area: { widget: 'stone-axe' }, colors: 6 },
    { kind: 'painted', says: 'a pickaxe is laid out', area: { widget: 'slot-0' }, colors: 6 },
    { kind: 'painted', says: 'the search field is there', area: { widget: 'search' }, colors: 3 },
    { kind: 'state', says: 'the crafting table is open', path: 'screen', equals: 'crafting' },
  ],
};
