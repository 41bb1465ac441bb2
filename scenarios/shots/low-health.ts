import type { ShotPlan } from '../../still/shot-plan.ts';

/** What happens to a player who hardly lives: four steps of the world in which hearts jump. */
export const shot: ShotPlan = {
  name: 'low-health',
  title: 'Poisoned, hungry and with half a heart left: the hearts jump from step to step',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -19 65 -8 -8 69 6 air replace tall_grass',
    'command give @s iron_sword',
    'command give @s iron_helmet',
    'command gamemode survival',
    'command effect give @s hunger 2 255',
    'command tick step 60',
    'wait 80',
    'command effect give @s instant_damage',
    'wait 20',
    'command effect give @s instant_damage',
    'wait 20',
    'command effect give @s instant_damage',
    'command effect give @s hunger 30',
    'command effect give @s poison 30',
    'command tick step 300',
    'wait 320',
  ],
  screen: 'game',
  settleTicks: 30,
  sequence: { frames: 4, between: ['command tick step 3', 'wait 20'], frameMs: 150 },
  facts: [
    { kind: 'state', says: 'half a heart is left', path: 'player.health', equals: 1 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
    { kind: 'moves', says: 'the hearts move from step to step', pixels: 10 },
    { kind: 'painted', says: 'the hearts are drawn', area: { x: 243, y: 396, width: 160, height: 24 }, colors: 4 },
  ],
};
