import type { ShotPlan } from '../../still/shot-plan.ts';

const dyes = [
  ['white', 'orange', 'magenta', 'light_blue', 'yellow', 'lime', 'pink', 'gray'],
  ['light_gray', 'cyan', 'purple', 'blue', 'brown', 'green', 'red', 'black'],
] as const;

/** Sheep of every colour, in pairs of rows; the nearest are shorn. */
export const shot: ShotPlan = {
  name: 'sheep-colours',
  title: 'Sheep of sixteen colours, and four that are shorn',
  size: [854, 480],
  world: { name: 'fold', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -14 139 -12 14 139 12 grass_block',
    'command fill -11 140 -7 11 141 -4 grass_block',
    'command fill -10 140 -3 10 140 0 grass_block',
    ...dyes.flatMap((row, z) =>
      row.map(
        (_, x) =>
          `command summon sheep ${-7 + x * 2}.0 ${142 - z} ${-5 + z * 3.5} {NoAI:1b,Color:${z * 8 + x}b,Rotation:[${30 - x * 8}f,0f]}`,
      ),
    ),
    ...[0, 1, 2, 3].map(
      (x) => `command summon sheep ${(-2.4 + x * 1.6).toFixed(1)} 140 2.4 {NoAI:1b,Sheared:1b,Rotation:[${x * 30 - 45}f,0f]}`,
    ),
    'command tp @s 0 140 7.2 180 4',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'wool of many colours', area: { x: 120, y: 140, width: 620, height: 160 }, colors: 200 },
    { kind: 'color', says: 'grass lies before them', area: { x: 400, y: 440, width: 60, height: 30 }, color: 0x6a9a44, within: 70 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
