import type { ShotPlan } from '../../still/shot-plan.ts';

/** Names over heads: of who is always named, dim through a wall, and of who is looked at. */
export const shot: ShotPlan = {
  name: 'name-tags',
  title: 'Three animals with names, one of them behind a wall; a fourth is not looked at and shows none',
  size: [854, 480],
  world: { name: 'names', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -12 139 -12 12 139 12 grass_block',
    'command fill 3 140 0 5 142 0 stone_bricks',
    'command summon cow -3.5 140 -1 {NoAI:1b,Rotation:[20f,0f],CustomName:"Berta",CustomNameVisible:1b}',
    'command summon pig 4.5 140 -2 {NoAI:1b,Rotation:[0f,0f],CustomName:"Hidden Hugo",CustomNameVisible:1b}',
    'command summon sheep 0.5 140 2.5 {NoAI:1b,Rotation:[10f,0f],CustomName:"Looked at"}',
    'command summon chicken -6.5 140 0 {NoAI:1b,Rotation:[0f,0f],CustomName:"Unseen"}',
    'command tp @s 0.5 140 5.5 180 12',
    'command tick step 210',
    'wait 240',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'a name is over the sheep', area: { x: 370, y: 90, width: 120, height: 90 }, colors: 12 },
    { kind: 'painted', says: 'a wall stands to the right', area: { x: 560, y: 150, width: 140, height: 140 }, colors: 20 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
