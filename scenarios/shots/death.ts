import type { ShotPlan } from '../../still/shot-plan.ts';

/** The end of a life: how it came, and the way back. */
export const shot: ShotPlan = {
  name: 'death',
  title: 'The death screen, which tells how the player died',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -22 65 -14 -8 69 12 air replace tall_grass',
    'command gamemode survival',
    'command effect give @s wither 60 3',
    'command tick step 300',
    'wait 320',
  ],
  screen: 'death',
  settleTicks: 20,
  facts: [
    { kind: 'state', says: 'the player is dead', path: 'player.dead', equals: true },
    { kind: 'widget', says: 'there is a way back', widget: 'respawn', label: 'Respawn', enabled: true },
    { kind: 'widget', says: 'there is a way out', widget: 'quit-to-title', enabled: true },
    { kind: 'painted', says: 'the cause stands under the heading', area: { x: 280, y: 160, width: 300, height: 24 }, colors: 3 },
  ],
};
