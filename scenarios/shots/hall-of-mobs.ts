import type { ShotPlan } from '../../still/shot-plan.ts';

/** All kinds of mob, and those that have young. */
export const mobs = ['cow', 'sheep', 'pig', 'chicken', 'villager', 'zombie', 'skeleton', 'creeper', 'spider', 'armor_stand'];
const parents = ['cow', 'sheep', 'pig', 'chicken', 'villager'];

/** Where they face, a picture each: toward the eye, slantwise, to the side, and away. */
const facings = [0, 40, 90, 180];

/** Blocks from one group to the next along the hall. */
const apart = 22;
const first = -33;
const floor = 200;

const groups = facings.flatMap((facing, i) => {
  const x = first + i * apart;
  const at = (offset: number, z: number) => `${(x + offset).toFixed(2)} ${floor} ${z}`;
  const turned = `NoAI:1b,Rotation:[${facing}f,0f]`;
  return [
    ...mobs.map((kind, k) => `command summon ${kind} ${at(-7.65 + k * 1.7, -4)} {${turned}}`),
    ...parents.map((kind, k) => `command summon ${kind} ${at(-4 + k * 1.6, 0.1)} {${turned},Age:-24000}`),
    `command summon zombie ${at(4, 0.1)} {${turned},IsBaby:1b}`,
  ];
});

/** Every mob, grown and young, told its facing; they are dummies that stand. */
export const shot: ShotPlan = {
  name: 'hall-of-mobs',
  title: 'Every kind of mob with their young, from before, slantwise, from the side and from behind',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    `command fill -46 ${floor - 1} -8 46 ${floor - 1} 3 smooth_stone`,
    `command fill -46 ${floor} -8 46 ${floor + 4} -8 quartz_block`,
    ...groups,
    'command gamemode spectator',
    `command tp @s ${first} ${floor + 0.5} 4.2 180 13`,
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  sequence: { frames: facings.length, between: [`command tp @s ~${apart} ~ ~`, 'wait 30'], frameMs: 800 },
  facts: [
    { kind: 'moves', says: 'they face another way in each picture', pixels: 4000 },
    { kind: 'painted', says: 'the back row has many colours', area: { x: 60, y: 130, width: 730, height: 130 }, colors: 150 },
    { kind: 'painted', says: 'the young stand in front', area: { x: 200, y: 230, width: 450, height: 130 }, colors: 60 },
    { kind: 'state', says: 'the player looks north at them', path: 'player.facing', equals: 'north' },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
