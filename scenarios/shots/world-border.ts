import type { ShotPlan } from '../../still/shot-plan.ts';

/** Where the world ends: the wall, and the warning in the picture's edges. */
export const shot: ShotPlan = {
  name: 'world-border',
  title: 'The border of the world, seven blocks off, and its stripes three steps apart',
  size: [854, 480],
  world: { name: 'edge', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 3000',
    'command tp @s -11.5 67 -1.5 35 2',
    'command worldborder center -11.5 -1.5',
    'command worldborder set 15',
    'command worldborder warning distance 14',
    'command tick step 210',
    'wait 240',
  ],
  screen: 'game',
  settleTicks: 60,
  sequence: { frames: 3, between: ['command tick step 6', 'wait 40'], frameMs: 250 },
  facts: [
    { kind: 'moves', says: 'the stripes wander with the ticks of the world', pixels: 2000 },
    { kind: 'painted', says: 'the wall has stripes', area: { x: 200, y: 100, width: 400, height: 200 }, colors: 100 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
