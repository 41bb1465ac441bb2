import type { ShotPlan } from '../../still/shot-plan.ts';

/** The bars of a survival player over the world. */
export const shot: ShotPlan = {
  name: 'hud-survival',
  title: 'Survival: hearts, food, experience, hotbar and a pickaxe in the hand',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -19 65 -8 -8 69 6 air replace tall_grass',
    'command give @s diamond_pickaxe',
    'command give @s cobblestone 20',
    'command gamemode survival',
    'command tick step 300',
    'wait 320',
  ],
  screen: 'game',
  settleTicks: 20,
  facts: [
    { kind: 'state', says: 'the player is in survival', path: 'player.mode', equals: 'survival' },
    { kind: 'state', says: 'the player is at full health', path: 'player.health', equals: 20 },
    { kind: 'painted', says: 'the hearts are drawn', area: { x: 243, y: 438, width: 160, height: 14 }, colors: 4 },
    { kind: 'painted', says: 'the food is drawn', area: { x: 446, y: 438, width: 160, height: 14 }, colors: 4 },
  ],
};
