import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';
import { count, player } from './in-world/player.ts';

/** A house of one room with a door to the south, on a floor high above the ground, the player in front of it. */
async function house(rig: Rig): Promise<Position> {
  rig.step('house');
  await rig.call('open', { world: 'errands', seed: '14', creative: true });
  const [x, , z] = (await player(rig)).pos.map(Math.floor) as unknown as Position;
  const y = 150;
  for (const text of [
    'gamerule spawn_monsters false',
    'gamerule spawn_mobs false',
    'time set noon',
    `fill ${x - 8} 149 ${z - 8} ${x + 8} 149 ${z + 12} stone`,
    `fill ${x - 3} 149 ${z - 6} ${x + 3} 153 ${z} oak_planks hollow`,
    `setblock ${x} 150 ${z} oak_door[facing=north,half=lower]`,
    `setblock ${x} 151 ${z} oak_door[facing=north,half=upper]`,
    `tp @s ${x + 0.5} 150 ${z + 2.5} 180 0`,
    'gamemode survival',
  ])
    await command(rig, text);
  return [x, y, z];
}

async function door(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('open a door');
  const opened = (await rig.call('interact', { x, y, z })) as unknown as ReplyOf<'interact'>;
  rig.same({ block: opened.block, open: opened.state.open }, { block: 'oak_door', open: 'true' }, 'the door after it was used');
  const shut = (await rig.call('interact', { x, y, z })) as unknown as ReplyOf<'interact'>;
  rig.same(shut.state.open, 'false', 'the door after it was used again');
  await rig.refused('state', 'interact', { x, y: y + 40, z });
  await rig.refused('state', 'interact', { x: x + 3, y: y - 1, z: z + 11 });

  rig.step('walk into the house and out of it');
  const there = (await rig.call('goto', { x, y, z: z - 4, within: 0, sprint: false, timeout: 60 })) as unknown as ReplyOf<'goto'>;
  rig.same(
    { pos: there.pos.map(Math.floor), damage: there.damage },
    { pos: [x, y, z - 4], damage: 0 },
    'where a walk through the door ends',
  );
  const walled = (await player(rig)).pos.map(Math.floor);
  rig.same(walled, [x, y, z - 4], 'where the player is');
  const back = (await rig.call('goto', { x: x - 6, y, z: z - 4, within: 0, sprint: true, timeout: 60 })) as unknown as ReplyOf<'goto'>;
  rig.same(back.pos.map(Math.floor), [x - 6, y, z - 4], 'where a walk out of the house and round its wall ends');
}

async function stuck(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('a walk that cannot arrive');
  const over = await rig.refused('state', 'goto', { x: x + 30, y, z, within: 0, sprint: false, timeout: 60 });
  rig.same(over.reason, 'no-way', 'why no walk leads over the edge');
  rig.check(Array.isArray(over.pos) && typeof over.distance === 'number', 'the refusal tells where the walk ended');
  // Long enough for a program to be started meanwhile, however fast the game goes.
  await command(rig, 'give @s spyglass');
  const looking = rig.start('use-item', { ticks: 12_000 });
  // Both may be programs that start at once, so the second waits until the first is seen to run.
  let seen = false;
  for (let looks = 0; looks < 200 && !seen; looks++) seen = (await player(rig)).using === 'spyglass';
  rig.check(seen, 'the state tells what is being used');
  const busy = await rig.refused('busy', 'jump', {});
  rig.check(busy.error.includes('use-item'), 'what is running, for whom wants to do something else meanwhile');
  rig.check((await looking).ok === true, 'what was running goes on all the same');
  await command(rig, 'clear @s');
  await rig.call('goto', { x: x - 6, y, z: z + 10, timeout: 60 });
  const late = await rig.refused('timeout', 'goto', { x: x + 6, y, z: z + 10, within: 0, sprint: false, timeout: 0.5 });
  rig.same({ reason: late.reason, ticks: late.ticks }, { reason: 'timeout', ticks: 10 }, 'a walk that ran out of time');
}

async function sheep(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('shear a sheep');
  await command(rig, `tp @s ${x + 0.5} ${y} ${z + 6.5} 0 0`);
  await command(rig, `summon sheep ${x + 0.5} ${y} ${z + 8.5} {NoAI:1b,Color:0b,Rotation:[180f,0f]}`);
  await command(rig, 'give @s shears');
  await rig.call('select', { slot: 1 });
  await rig.call('wait', { ticks: 5 });
  const sheared = (await rig.call('interact-entity', { target: 'sheep' })) as unknown as ReplyOf<'interact-entity'>;
  rig.same({ kind: sheared.interacted.kind, held: sheared.held }, { kind: 'sheep', held: 'shears' }, 'who was used, and with what');
  rig.same((await player(rig)).held?.damage, 1, 'the wear of the shears');
  await command(rig, 'kill @e[type=sheep]');
  for (const [dx, dz] of [
    [0, 8],
    [1, 9],
    [-1, 9],
    [-1, 7],
    [1, 7],
  ] as const) {
    if (count(await player(rig), 'white_wool') > 0) break;
    await rig.call('goto', { x: x + dx, y, z: z + dz, within: 0, sprint: false, timeout: 30 });
    await rig.call('wait', { ticks: 12 });
  }
  rig.check(count(await player(rig), 'white_wool') > 0, 'the wool was picked up');
  await rig.refused('unknown', 'interact-entity', { target: 'sheeep' });
}

async function fight(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('fight');
  await command(rig, `tp @s ${x + 0.5} ${y} ${z + 6.5} 0 0`);
  await command(
    rig,
    `summon zombie ${x + 0.5} ${y} ${z + 8.5} {NoAI:1b,Rotation:[180f,0f],equipment:{head:{id:"minecraft:iron_helmet",count:1}}}`,
  );
  await command(rig, 'clear @s');
  await command(rig, 'give @s iron_sword');
  await rig.call('select', { slot: 1 });
  await rig.call('wait', { ticks: 20 });
  const once = (await rig.call('attack', { target: 'zombie', hits: 1 })) as unknown as ReplyOf<'attack'>;
  rig.same({ kind: once.attacked.kind, hits: once.hits, died: once.died }, { kind: 'zombie', hits: 1, died: false }, 'a single blow');
  const dead = (await rig.call('attack', { target: undefined, hits: 20 })) as unknown as ReplyOf<'attack'>;
  rig.check(dead.died && dead.hits < 20, `blows kill a zombie (${dead.hits} more)`);
  const { held } = await player(rig);
  rig.check((held?.damage ?? 0) >= 2, 'the sword is worn by the blows');
  await rig.call('wait', { ticks: 30 });
  await rig.refused('unknown', 'attack', { target: 'zombie', hits: 1 });
}

/** What a player does with hands and feet on a small errand. */
export const scenario: Scenario = {
  name: 'errands',
  title: 'A player opens a door, walks through it and round the house, shears a sheep and fights a zombie; walks that cannot arrive say so',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: {
    commands: [...(['open', 'state', 'command', 'select', 'wait', 'goto', 'jump', 'interact', 'interact-entity', 'attack'] as const)],
  },
  run: async (rig) => {
    const at = await house(rig);
    await door(rig, at);
    await stuck(rig, at);
    await sheep(rig, at);
    await fight(rig, at);
  },
};
