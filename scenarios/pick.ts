import type { PlayerShape, ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';
import { count, player } from './in-world/player.ts';

/** A stone floor high above the ground with things on it to pick. */
async function floor(rig: Rig): Promise<Position> {
  rig.step('floor');
  await rig.call('open', { world: 'pick', seed: '12', creative: true });
  const [x, , z] = (await player(rig)).pos.map(Math.floor) as unknown as Position;
  await command(rig, `fill ${x - 4} 149 ${z - 4} ${x + 4} 149 ${z + 12} stone`);
  await command(rig, `tp @s ${x + 0.5} 150 ${z + 0.5} 0 0`);
  await command(rig, `setblock ${x} 150 ${z + 3} bricks`);
  await command(rig, `setblock ${x + 1} 150 ${z + 3} glass`);
  await command(rig, `setblock ${x - 1} 150 ${z + 3} oak_stairs`);
  for (const text of ['gamerule spawn_monsters false', 'time set noon']) await command(rig, text);
  return [x, 150, z];
}

/** Looks at a block and clicks the middle button on it. */
async function pick(rig: Rig, x: number, y: number, z: number): Promise<PlayerShape> {
  await rig.call('look-at', { x: x + 0.5, y: y + 0.3, z: z + 0.5 });
  await rig.call('mouse', { button: 'middle', mode: 'tap' });
  return player(rig);
}

async function inCreative(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('pick a block in creative mode');
  let now = await pick(rig, x, y, z + 3);
  rig.same(now.held?.item, 'bricks', 'what comes into the hand out of nowhere');
  const slot = now.selected;
  now = await pick(rig, x + 1, y, z + 3);
  rig.same(now.held?.item, 'glass', 'the next block that is picked');
  rig.check(now.selected !== slot, 'it comes into a free slot, and that is selected');
  now = await pick(rig, x, y, z + 3);
  rig.same({ slot: now.selected, bricks: count(now, 'bricks') }, { slot, bricks: 1 }, 'a block that is in the hotbar is only selected');
}

async function inSurvival(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('pick a block in survival mode');
  await command(rig, 'gamemode survival');
  await command(rig, 'clear @s');
  let now = await pick(rig, x, y, z + 3);
  rig.same(now.inventory, [], 'in survival nothing comes out of nowhere');
  await rig.call('select', { slot: 1 });
  await command(rig, 'give @s dirt');
  await command(rig, 'give @s oak_stairs 5');
  now = await pick(rig, x - 1, y, z + 3);
  rig.same({ item: now.held?.item, slot: now.selected }, { item: 'oak_stairs', slot: 2 }, 'the slot that holds what is looked at');
}

async function throwAndPickUp(rig: Rig): Promise<void> {
  rig.step('throw away and pick up');
  await command(rig, 'clear @s');
  await rig.call('select', { slot: 1 });
  await rig.refused('state', 'drop', { all: false });
  await command(rig, 'give @s cobblestone 7');
  await rig.call('look', { yaw: 0, pitch: 10 });
  const one = (await rig.call('drop', { all: false })) as unknown as ReplyOf<'drop'>;
  rig.same({ dropped: one.dropped, left: one.count }, { dropped: { item: 'cobblestone', count: 1 }, left: 6 }, 'one that is thrown away');
  const all = (await rig.call('drop', { all: true })) as unknown as ReplyOf<'drop'>;
  rig.same(
    { dropped: all.dropped, held: all.held },
    { dropped: { item: 'cobblestone', count: 6 }, held: null },
    'the stack that is thrown away',
  );
  rig.same(count(await player(rig), 'cobblestone'), 0, 'cobblestone in the inventory');
  const { last } = (await rig.call('events', { since: undefined, limit: 1 })) as { readonly last: number };
  await rig.call('wait', { ticks: 45 });
  await rig.call('move', { direction: 'forward', ticks: 20, sprint: false, sneak: false, jump: false });
  await rig.call('wait-for', { condition: 'event', target: 'item', since: last, timeout: 10 });
  await rig.call('wait', { ticks: 20 });
  rig.same(count(await player(rig), 'cobblestone'), 7, 'cobblestone that was picked up again');
}

async function mineAndPickUp(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('mine and pick up');
  await command(rig, `setblock ${x} ${y} ${z + 8} dirt`);
  await command(rig, 'clear @s');
  const walked = (await rig.call('goto', { x, y, z: z + 6, within: 0, sprint: false, timeout: 30 })) as unknown as ReplyOf<'goto'>;
  rig.same(walked.pos.map(Math.floor), [x, y, z + 6], 'where goto leads, round what stands in the way');
  await rig.call('break', { x, y, z: z + 8, timeout: 30 });
  await rig.call('goto', { x, y, z: z + 8, within: 0, sprint: false, timeout: 30 });
  await rig.call('wait', { ticks: 20 });
  rig.same(count(await player(rig), 'dirt'), 1, 'dirt that was mined and picked up');
  const stuck = await rig.refused('state', 'goto', { x, y, z: z + 40, within: 0, sprint: false, timeout: 30 });
  rig.check(stuck.reason === 'no-way' && Array.isArray(stuck.pos), 'a walk over the edge ends with its place and the reason');
}

/** The pick key, thrown things, and what is picked up. */
export const scenario: Scenario = {
  name: 'pick',
  title: 'The pick key brings what is looked at into the hand; what was thrown away or mined is picked up on foot',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: {
    commands: [
      ...(['open', 'state', 'command', 'look', 'look-at', 'mouse', 'select', 'drop', 'events', 'wait', 'wait-for', 'move'] as const),
      ...(['goto', 'break'] as const),
    ],
  },
  run: async (rig) => {
    const at = await floor(rig);
    await inCreative(rig, at);
    await inSurvival(rig, at);
    await throwAndPickUp(rig);
    await mineAndPickUp(rig, at);
  },
};
