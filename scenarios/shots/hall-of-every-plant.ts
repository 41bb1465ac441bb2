import type { ShotPlan } from '../../still/shot-plan.ts';
import { terraceCount, terraceDrop, terraceLines, terracePlace } from '../halls/block-terraces.ts';

/** Every block that is neither whole nor cut, on steps. */
export const shot: ShotPlan = {
  name: 'hall-of-every-plant',
  title: 'Every plant, door and fluid on a terrace, every piece of furniture, lamp, carpet, button and bed on another',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 3 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command gamerule random_tick_speed 0',
    ...terraceLines,
    'command gamemode spectator',
    `command tp @s ${terracePlace} 0 36`,
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  sequence: { frames: terraceCount, between: [`command tp @s ~ ~-${terraceDrop} ~`, 'wait 30'], frameMs: 1500 },
  facts: [
    { kind: 'moves', says: 'the second picture shows another terrace', pixels: 40_000 },
    { kind: 'painted', says: 'the plants have many colours', area: { x: 120, y: 60, width: 600, height: 360 }, colors: 400 },
    { kind: 'state', says: 'the player looks south', path: 'player.facing', equals: 'south' },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
