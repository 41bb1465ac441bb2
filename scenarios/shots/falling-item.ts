import type { ShotPlan } from '../../still/shot-plan.ts';

/** Eight steps of the frozen world: a dropped item falls and spins, and nothing else moves. */
export const shot: ShotPlan = {
  name: 'falling-item',
  title: 'A dropped pickaxe falls in eight steps of the world',
  demo: true,
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    // Nobody but the item is to be there.
    'command gamerule spawn_mobs false',
    'command gamerule mob_drops false',
    'command kill @e[type=!player]',
    'command give @s diamond_pickaxe',
    'command tick step 300',
    'wait 320',
    'key q',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 20,
  sequence: { frames: 8, between: ['command tick step 2', 'wait 10'], frameMs: 100 },
  facts: [
    { kind: 'moves', says: 'the item moves from frame to frame', pixels: 20 },
    { kind: 'state', says: 'one entity is in the world', path: 'world.entities', equals: 1 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
