import type { ShotPlan } from '../../still/shot-plan.ts';
import { wallCount, wallDrop, wallLines, wallPlace } from '../halls/block-walls.ts';

/** Every block that fills its cell, and every one that is cut from such a block, each on its own. */
export const shot: ShotPlan = {
  name: 'hall-of-every-block',
  title: 'Every whole block on two walls, every slab, stair, wall, fence, gate, trapdoor and pane on a third',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 3 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command gamerule random_tick_speed 0',
    ...wallLines,
    'command gamemode spectator',
    `command tp @s ${wallPlace} 0 0`,
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  sequence: { frames: wallCount, between: [`command tp @s ~ ~-${wallDrop} ~`, 'wait 30'], frameMs: 1500 },
  facts: [
    { kind: 'moves', says: 'each picture shows another wall', pixels: 40_000 },
    { kind: 'painted', says: 'the first wall has many colours', area: { x: 120, y: 60, width: 600, height: 360 }, colors: 600 },
    { kind: 'state', says: 'the player looks south at the fronts', path: 'player.facing', equals: 'south' },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
