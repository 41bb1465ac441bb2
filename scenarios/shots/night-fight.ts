import type { ShotPlan } from '../../still/shot-plan.ts';

/** Six looks at a player who is hunted: nobody says where the monsters go, and yet they go the same way in every run. */
export const shot: ShotPlan = {
  name: 'night-fight',
  title: 'Monsters close in on the player at night',
  demo: true,
  size: [854, 480],
  world: { name: 'night', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command gamerule spawn_mobs false',
    'command fill -12 139 -20 12 139 10 grass_block',
    'command tp @s 0.5 140 5.5 180 10',
    'command time set 18000',
    'command gamemode survival',
    'command effect give @s resistance infinite 4 true',
    'command effect give @s night_vision infinite 0 true',
    'command summon zombie -3 140 -6',
    'command summon skeleton 3 140 -12',
    'command summon spider 6 140 -8',
    'command summon zombie 0 140 -10 {IsBaby:1b}',
    'command summon creeper -8 140 -12',
    'key f1',
    'command tick step 40',
    'wait 60',
  ],
  screen: 'game',
  settleTicks: 30,
  sequence: { frames: 6, between: ['command tick step 8', 'wait 30'], frameMs: 400 },
  facts: [
    { kind: 'moves', says: 'the monsters come nearer from frame to frame', pixels: 300 },
    { kind: 'state', says: 'the player lives', path: 'player.dead', equals: false },
    { kind: 'painted', says: 'monsters stand before the night', area: { x: 200, y: 120, width: 460, height: 160 }, colors: 40 },
    {
      kind: 'brighter',
      says: 'with night vision the meadow is brighter than the sky',
      area: { x: 40, y: 400, width: 200, height: 60 },
      than: { x: 560, y: 60, width: 120, height: 40 },
      by: 10,
    },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
