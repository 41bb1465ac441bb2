import type { ShotPlan } from '../../still/shot-plan.ts';

/** A world of the end's type: a grey sky that is the same on all sides, and no sun. */
export const shot: ShotPlan = {
  name: 'end-sky',
  title: 'Under the sky of the end: an island of end stone with pillars and crystals',
  size: [854, 480],
  world: { name: 'end', seed: '42', creative: true, dimension: 'the_end' },
  options: { renderDistance: 4 },
  steps: [
    'command gamerule spawn_mobs false',
    'command fill -20 199 4 20 199 40 end_stone',
    'command fill -14 198 8 14 198 36 end_stone',
    'command fill -9 200 24 -6 214 27 obsidian',
    'command fill 7 200 16 9 208 18 obsidian',
    'command fill -2 200 32 2 206 34 purpur_block',
    'command fill -1 200 32 1 203 34 air',
    'command setblock -8 215 26 bedrock',
    'command setblock 8 209 17 bedrock',
    'command summon end_crystal -7.5 216 26.5',
    'command summon end_crystal 8.5 210 17.5',
    'command setblock -3 200 14 end_rod',
    'command setblock 3 200 12 end_rod',
    'command setblock 0 201 0 end_stone',
    'command tp @s 0.5 202 0.5 0 -8',
    'wait 10',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    {
      kind: 'brighter',
      says: 'end stone is brighter than the sky',
      area: { x: 360, y: 400, width: 120, height: 50 },
      than: { x: 20, y: 20, width: 100, height: 60 },
      by: 30,
    },
    { kind: 'painted', says: 'the sky is strewn with grains', area: { x: 20, y: 20, width: 200, height: 100 }, colors: 8 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
