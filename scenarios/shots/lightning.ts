import type { ShotPlan } from '../../still/shot-plan.ts';

/** A bolt, as it is two ticks after it struck. */
export const shot: ShotPlan = {
  name: 'lightning',
  title: 'Lightning strikes a hill at night: the bolt and its light in the sky',
  size: [854, 480],
  world: { name: 'storm', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 16000',
    'command weather thunder',
    'command gamerule spawn_mobs false',
    'command tp @s -11.5 67 -1.5 60 -6',
    'command fill -22 65 -14 -8 69 12 air replace tall_grass',
    'wait 20',
    'command summon lightning_bolt -22.5 64 4.5',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    {
      kind: 'brighter',
      says: 'the upper sky by the bolt is brighter than the land',
      area: { x: 380, y: 20, width: 120, height: 100 },
      than: { x: 40, y: 400, width: 120, height: 60 },
      by: 20,
    },
    { kind: 'state', says: 'it thunders', path: 'world.weather', equals: 'thunder' },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
