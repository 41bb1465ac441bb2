import type { ShotPlan } from '../../still/shot-plan.ts';

/** Things that turn by the ticks of the world, as a film of 24 frames. */
export const shot: ShotPlan = {
  name: 'end-crystals',
  title: 'Three end crystals turn for twenty-four ticks',
  size: [427, 240],
  world: { name: 'crystals', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 14000',
    'command gamerule spawn_mobs false',
    'command fill -8 139 -8 8 139 8 obsidian',
    'command summon end_crystal -2.5 140 -1.5',
    'command summon end_crystal 0.5 140 -3.5',
    'command summon end_crystal 3.5 140 -1.5',
    'command summon experience_orb 0.5 140.2 0.5 {Value:40}',
    'command tp @s 0.5 140 3.8 180 2',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  sequence: { frames: 24, between: ['command tick step 1', 'wait 12'], frameMs: 50 },
  facts: [
    { kind: 'moves', says: 'the crystals turn from tick to tick', pixels: 100 },
    { kind: 'painted', says: 'the crystals hang there', area: { x: 100, y: 60, width: 230, height: 100 }, colors: 60 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
