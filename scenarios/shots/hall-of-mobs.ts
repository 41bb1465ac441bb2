import type { ShotPlan } from '../../still/shot-plan.ts';

const kinds = ['cow', 'sheep', 'pig', 'chicken', 'villager', 'zombie', 'skeleton', 'creeper', 'spider'];

/** Every mob, grown and young, told its facing; they are dummies that stand. */
export const shot: ShotPlan = {
  name: 'hall-of-mobs',
  title: 'Every kind of mob, seen from before and from the side, with their young',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -14 139 -10 14 139 12 smooth_stone',
    'command fill -14 140 -10 14 144 -10 quartz_block',
    ...kinds.map(
      (kind, i) => `command summon ${kind} ${(-7.2 + i * 1.8).toFixed(1)} 140 -3 {NoAI:1b,Rotation:[${i % 2 === 0 ? 20 : -20}f,0f]}`,
    ),
    ...kinds.map(
      (kind, i) => `command summon ${kind} ${(-6.8 + i * 1.7).toFixed(1)} 140 0 {NoAI:1b,Rotation:[${i % 2 === 0 ? 90 : -90}f,0f]}`,
    ),
    ...['cow', 'sheep', 'pig', 'chicken', 'villager'].map(
      (kind, i) => `command summon ${kind} ${(-2.4 + i * 1.2).toFixed(1)} 140 2.4 {NoAI:1b,Age:-24000,Rotation:[${i * 15 - 30}f,0f]}`,
    ),
    'command tp @s 0 141.6 6.2 180 20',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'the back row has many colours', area: { x: 60, y: 90, width: 730, height: 130 }, colors: 150 },
    { kind: 'painted', says: 'the young stand in front', area: { x: 250, y: 250, width: 360, height: 130 }, colors: 60 },
    {
      kind: 'brighter',
      says: 'the white wall is brighter than the floor',
      area: { x: 380, y: 20, width: 60, height: 20 },
      than: { x: 20, y: 400, width: 100, height: 40 },
      by: 20,
    },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
