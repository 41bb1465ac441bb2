import type { EntityShape, ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';
import { player } from './in-world/player.ts';

async function near(rig: Rig, kind: string): Promise<readonly EntityShape[]> {
  const reply = (await rig.call('entities', { kind, within: 24, limit: 32 })) as unknown as ReplyOf<'entities'>;
  return reply.entities;
}

/** Waits in small steps until something is so, at most `seconds` of the game. */
async function until(rig: Rig, what: string, seconds: number, done: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < seconds * 20; waited += 10) {
    if (await done()) return;
    await rig.call('wait', { ticks: 10 });
  }
  rig.check(false, what);
}

/** A fenced meadow high above the ground, the player in it. */
async function meadow(rig: Rig): Promise<Position> {
  rig.step('meadow');
  await rig.call('open', { world: 'farm', seed: '42', creative: true });
  const [x, , z] = (await player(rig)).pos.map(Math.floor) as unknown as Position;
  for (const text of [
    'gamerule spawn_mobs false',
    'time set noon',
    `fill ${x - 8} 149 ${z - 8} ${x + 8} 149 ${z + 8} grass_block`,
    `fill ${x - 8} 150 ${z - 8} ${x + 8} 150 ${z + 8} oak_fence outline`,
    `fill ${x - 7} 150 ${z - 7} ${x + 7} 150 ${z + 7} air`,
    `tp @s ${x + 0.5} 150 ${z + 0.5} 0 20`,
    'gamemode survival',
  ])
    await command(rig, text);
  return [x, 150, z];
}

async function herd(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('lure and breed cows');
  await command(rig, `summon cow ${x + 5} ${y} ${z + 5}`);
  await command(rig, `summon cow ${x - 5} ${y} ${z + 5}`);
  await command(rig, 'give @s wheat 8');
  await rig.call('select', { slot: 1 });
  await until(rig, 'both cows come to the wheat', 30, async () => (await near(rig, 'cow')).every(({ distance }) => distance < 3.5));
  const [first, second] = await near(rig, 'cow');
  for (const cow of [first, second]) await rig.call('interact-entity', { target: String(cow?.id) });
  rig.same((await player(rig)).held?.count, 6, 'the wheat that is left after two were fed');
  await until(rig, 'a calf is born', 15, async () => (await near(rig, 'cow')).length === 3);
  await until(rig, 'the birth gives experience', 10, async () => {
    const { level, experience } = await player(rig);
    return level + experience > 0;
  });

  rig.step('milk a cow');
  await command(rig, 'clear @s');
  await command(rig, 'give @s bucket');
  const grown = (await near(rig, 'cow')).find(({ id }) => id === first?.id);
  rig.check(grown !== undefined, 'the cow that was fed is still there');
  const there = grown?.pos ?? [x, y, z];
  await rig.call('goto', { x: Math.floor(there[0]), y, z: Math.floor(there[2]), within: 2, sprint: false, timeout: 30 });
  await rig.call('interact-entity', { target: String(first?.id) });
  rig.same((await player(rig)).held?.item, 'milk_bucket', 'what is in the hand after milking');
}

async function night(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('a zombie by night');
  for (const text of ['kill @e[type=cow]', 'time set midnight', `tp @s ${x + 0.5} ${y} ${z + 0.5} 0 0`, `summon zombie ${x} ${y} ${z + 6}`])
    await command(rig, text);
  await until(rig, 'the zombie comes and strikes', 20, async () => (await player(rig)).health < 20);
  await command(rig, 'kill @e[type=zombie]');

  rig.step('a creeper');
  await command(rig, 'effect give @s resistance infinite 4 true');
  await command(rig, `summon creeper ${x} ${y} ${z + 5}`);
  await until(rig, 'the creeper goes off', 20, async () => (await near(rig, 'creeper')).length === 0);
  rig.same((await player(rig)).dead, false, 'a player with full resistance who is dead');

  rig.step('the sun');
  await command(rig, 'effect clear @s');
  for (const text of ['gamemode creative', 'time set noon', `summon zombie ${x - 6} ${y} ${z - 6}`]) await command(rig, text);
  await until(rig, 'the sun burns the zombie', 40, async () => (await near(rig, 'zombie')).length === 0);
}

/** What animals and monsters do when a player lives among them. */
export const scenario: Scenario = {
  name: 'farm',
  title: 'Cows are lured, bred and milked; a zombie comes by night and burns by day, a creeper goes off',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: [...(['open', 'state', 'command', 'select', 'wait', 'goto', 'entities', 'interact-entity'] as const)] },
  run: async (rig) => {
    const at = await meadow(rig);
    await herd(rig, at);
    await night(rig, at);
  },
};
