import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlayerShape, ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';

/** Blocks a second that a player walks, steady on level ground (minecraft.wiki, "Transportation"). */
const walkingSpeed = 4.317;
/** How high a jump lifts the feet, in blocks (minecraft.wiki, "Jumping"). */
const jumpHeight = 1.2522;

async function state(rig: Rig): Promise<ReplyOf<'state'>> {
  return (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
}

async function player(rig: Rig): Promise<PlayerShape> {
  const { player: there } = await state(rig);
  rig.check(there !== null && typeof there === 'object', '`state` tells of the player');
  return there as PlayerShape;
}

function near(actual: number, expected: number, within: number): boolean {
  return Math.abs(actual - expected) <= within;
}

/** The name of the block that the crosshair is on after a look at the middle of a cell, and where it is. */
async function seenAt(rig: Rig, [x, y, z]: Position): Promise<{ readonly block: string | null; readonly pos: Position | null }> {
  await rig.call('look-at', { x: x + 0.5, y: y + 0.5, z: z + 0.5 });
  const { target } = await player(rig);
  return { block: target?.block ?? null, pos: target?.pos ?? null };
}

async function checkBlock(rig: Rig, cell: Position, block: string, what: string): Promise<void> {
  const seen = await seenAt(rig, cell);
  rig.same({ block: seen.block?.replace(/^minecraft:/, ''), pos: seen.pos }, { block, pos: cell }, what);
}

async function checkGone(rig: Rig, cell: Position, what: string): Promise<void> {
  const seen = await seenAt(rig, cell);
  rig.check(JSON.stringify(seen.pos) !== JSON.stringify(cell), what);
}

function count(of: PlayerShape, item: string): number {
  return of.inventory.filter((stack) => stack.item.replace(/^minecraft:/, '') === item).reduce((sum, stack) => sum + stack.count, 0);
}

/** SHA-256 of every file of the saved worlds, by path. */
function savedFiles(rig: Rig): ReadonlyMap<string, string> {
  const folder = join(rig.home, 'saves');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

async function session(rig: Rig): Promise<void> {
  rig.step('session');
  const ready = await rig.call('wait-ready', { timeout: 30 });
  const title = await state(rig);
  rig.same({ ready: ready.ready, screen: ready.screen }, { ready: true, screen: title.screen }, 'what wait-ready and state say');
  const hello = (await rig.call('hello', {})) as unknown as ReplyOf<'hello'>;
  const status = (await rig.call('status', { digests: false })) as unknown as ReplyOf<'status'>;
  rig.same(hello.version, status.version, "the version in hello, which is status's");
  rig.same(hello.display, status.display, "the display in hello, which is status's");
  rig.same(hello.size, status.size, "the picture's size in hello, which is status's");
  rig.same(status.digests, undefined, 'the digests that nobody asked for');
  const { lines } = (await rig.call('logs', { lines: 1 })) as unknown as ReplyOf<'logs'>;
  rig.same(Array.isArray(lines) ? lines.length : 0, 1, 'how many lines of the log one line is');
  const log = join(rig.home, 'logs/latest.log');
  if (existsSync(log)) rig.check(readFileSync(log, 'utf8').includes(lines[0] as string), 'the line of the log stands in latest.log');
}

/** Opens a creative world with a stone floor high above the ground, from -2 to 2 across and from -2 to 24 along z; returns its corner. */
async function floor(rig: Rig): Promise<Position> {
  rig.step('floor');
  const opened = await rig.call('open', { world: 'play', seed: '7', creative: true });
  const { screen, world } = await state(rig);
  rig.same({ screen, name: world?.name, seed: world?.seed }, { screen: 'game', name: opened.opened, seed: '7' }, 'the open world');
  const [x, , z] = (await player(rig)).pos.map(Math.floor) as unknown as Position;
  const at: Position = [x, 150, z];
  await command(rig, `fill ${x - 2} 149 ${z - 2} ${x + 2} 149 ${z + 24} stone`);
  await command(rig, `tp @s ${x + 0.5} 150 ${z + 0.5} 0 0`);
  return at;
}

async function time(rig: Rig): Promise<void> {
  rig.step('time');
  const before = await state(rig);
  await rig.call('wait', { ticks: 25 });
  const after = await state(rig);
  rig.check(after.tick - before.tick >= 25, '25 client ticks pass in a wait of 25');
  rig.check((after.world?.time ?? 0) - (before.world?.time ?? 0) >= 25, 'the world ages by the ticks that were waited');
}

async function view(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('view');
  await rig.call('look', { yaw: 135, pitch: -30 });
  let seen = await player(rig);
  rig.check(near(seen.yaw, 135, 0.01) && near(seen.pitch, -30, 0.01), 'look turns to yaw 135 and pitch -30');
  await rig.call('turn', { yaw: -45, pitch: 20 });
  seen = await player(rig);
  rig.check(near(seen.yaw, 90, 0.01) && near(seen.pitch, -10, 0.01), 'turn turns on by the angle');
  await rig.call('look-at', { x: x + 0.5, y, z: z + 3.5 });
  seen = await player(rig);
  rig.same(seen.facing, 'south', 'where look-at makes the player face');
  rig.same(seen.target?.pos, [x, y - 1, z + 3], 'the block that look-at puts under the crosshair');
}

async function walk(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('walk');
  await rig.call('look', { yaw: 0, pitch: 0 });
  let before = await player(rig);
  const moved = (await rig.call('move', { direction: 'forward', ticks: 20, sprint: false, sneak: false, jump: false })) as unknown as {
    readonly pos: Position;
  };
  let after = await player(rig);
  const blocks = after.pos[2] - before.pos[2];
  rig.check(blocks > 3.5 && blocks <= walkingSpeed, `a second's walk from a stand takes the player 3.5 to ${walkingSpeed} blocks`);
  rig.check(near(after.pos[2], moved.pos[2], 0.001), 'the reply of move tells where the player is');

  rig.step('hold and release');
  await rig.call('key', { key: 'w', mode: 'down' });
  await rig.call('wait', { ticks: 10 });
  before = await player(rig);
  await rig.call('wait', { ticks: 20 });
  after = await player(rig);
  rig.check(near(after.pos[2] - before.pos[2], walkingSpeed, 0.02), `a held key walks ${walkingSpeed} blocks a second`);
  await rig.call('release', {});
  await rig.call('wait', { ticks: 15 });
  before = await player(rig);
  await rig.call('wait', { ticks: 10 });
  rig.same((await player(rig)).pos, before.pos, 'where the player stays when all is released');

  rig.step('jump');
  const step = Math.floor(before.pos[2]) + 2;
  await command(rig, `fill ${x - 2} ${y} ${step} ${x + 2} ${y} ${z + 24} stone`);
  await rig.call('key', { key: 'w', mode: 'down' });
  await rig.call('wait', { ticks: 20 });
  const jumped = await rig.call('jump', {});
  rig.check(near(jumped.height as number, jumpHeight, 0.01), `a jump lifts the feet by ${jumpHeight} blocks`);
  await rig.call('key', { key: 'w', mode: 'up' });
  after = await player(rig);
  rig.check(near(after.pos[1], y + 1, 0.001) && after.on_ground, 'a jump against the step ends on top of it');
  await command(rig, `tp @s ${x + 0.5} ${y} ${z + 0.5} 0 0`);
}

async function build(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('creative hands');
  await command(rig, 'give @s stone_bricks');
  await command(rig, 'give @s diamond_pickaxe');
  await rig.call('select', { slot: 2 });
  const { selected, held } = await player(rig);
  rig.same(
    { selected, item: held?.item.replace(/^minecraft:/, '') },
    { selected: 2, item: 'diamond_pickaxe' },
    'the selected slot and its item',
  );
  await rig.call('select', { slot: 1 });
  const wall: Position = [x, y, z + 3];
  await rig.call('place', { x: wall[0], y: wall[1], z: wall[2] });
  await checkBlock(rig, wall, 'stone_bricks', 'the placed block at the crosshair');
  await rig.call('break', { x: wall[0], y: wall[1], z: wall[2], timeout: 5 });
  await checkGone(rig, wall, 'the broken block is gone');

  rig.step('survival hands');
  await command(rig, 'gamemode survival');
  await rig.call('place', { x: wall[0], y: wall[1], z: wall[2] });
  await checkBlock(rig, wall, 'stone_bricks', 'the placed block at the crosshair');
  rig.same(count(await player(rig), 'stone_bricks'), 0, 'how many of one stone brick are left after placing it in survival');
  await rig.call('select', { slot: 2 });
  const broken = await rig.call('break', { x: wall[0], y: wall[1], z: wall[2], timeout: 30 });
  rig.check((broken.ticks as number) > 5, 'a block takes its time in survival');
  await checkGone(rig, wall, 'the mined block is gone');
  rig.same((await player(rig)).held?.damage, 1, "the pickaxe's wear after one block");

  rig.step('mouse');
  const ground: Position = [x, y - 1, z + 2];
  await rig.call('look-at', { x: x + 0.5, y, z: z + 2.5 });
  await rig.call('mouse', { button: 'left', mode: 'down' });
  await rig.call('wait', { ticks: 2 });
  await checkBlock(rig, ground, 'stone', 'the floor after two ticks of mining');
  await rig.call('wait', { ticks: 8 });
  await rig.call('mouse', { button: 'left', mode: 'up' });
  await checkGone(rig, ground, 'the floor is mined by the held button');
}

async function talk(rig: Rig): Promise<void> {
  rig.step('talk');
  const { last } = await rig.call('events', { since: undefined, limit: 1 });
  await rig.call('chat', { text: 'mind the gap' });
  const { messages } = (await rig.call('messages', { since: last as number, limit: 10 })) as unknown as ReplyOf<'messages'>;
  const { events } = (await rig.call('events', { since: last as number, limit: 10 })) as unknown as ReplyOf<'events'>;
  const said = (Array.isArray(messages) ? messages : []).filter(({ text }) => text.includes('mind the gap'));
  rig.same(
    said.map(({ seq }) => seq),
    events.filter((event) => event.kind === 'chat' && event.text.includes('mind the gap')).map(({ seq }) => seq),
    'the numbers of what was said, in messages and in events',
  );
  rig.same(said.length, 1, 'how often it was said');
}

/** Puts a glowstone before the player and returns where, so that it can be looked for later. */
async function digests(rig: Rig, [x, y, z]: Position): Promise<Position> {
  rig.step('digests');
  const glowstone: Position = [x + 1, y, z + 3];
  await command(rig, 'tick freeze');
  const read = async () => ((await rig.call('status', { digests: true })) as unknown as ReplyOf<'status'>).digests ?? {};
  const first = await read();
  const layers = Object.keys(first);
  for (const layer of rig.hello.digests) rig.check(layers.includes(layer), `status tells the digest of layer ${layer}`);
  rig.same((await read()).S, first.S, "the digest of a frozen world's state, read twice");
  await command(rig, `setblock ${glowstone.join(' ')} glowstone`);
  rig.check((await read()).S !== first.S, 'a new block in view changes the digest of the state');
  await command(rig, 'tick unfreeze');
  return glowstone;
}

async function save(rig: Rig): Promise<void> {
  rig.step('save');
  const before = savedFiles(rig);
  const { saved } = await rig.call('save', {});
  const after = savedFiles(rig);
  const changed = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
  rig.check(
    changed.some((file) => file.startsWith(`${saved}/`) && file.endsWith('.mca')),
    'saving writes the changed blocks to a region file',
  );
  rig.check(after.has(`${saved}/level.dat`), 'the saved world has its level.dat');
}

async function leaveAndComeBack(rig: Rig, glowstone: Position): Promise<void> {
  rig.step('leave and come back');
  const left = await player(rig);
  await rig.call('quit-to-title', {});
  const title = await state(rig);
  rig.same({ screen: title.screen, world: title.world }, { screen: 'title', world: null }, 'the screen and the world after leaving');
  await rig.call('open', { world: 'play', seed: undefined, creative: false });
  const back = await player(rig);
  rig.same(back.pos, left.pos, 'where the player stands after coming back');
  rig.same(back.inventory, left.inventory, "the player's things after coming back");
  await checkBlock(rig, glowstone, 'glowstone', 'the block that was set before leaving');
}

async function end(rig: Rig): Promise<void> {
  rig.step('quit');
  await rig.call('quit', {});
  // The socket's end is the only sign of a game that is gone; nothing is left to wait on.
  const giveUp = performance.now() + 10_000;
  for (let answers = true; answers; ) {
    answers = await rig.call('hello', {}).then(
      () => true,
      () => false,
    );
    if (!answers) break;
    rig.check(performance.now() < giveUp, 'the game ends after quit');
    await pause(10);
  }
}

/** What a player's hands and feet do, each seen to have happened by another command. */
export const scenario: Scenario = {
  name: 'play',
  title: 'A player looks, walks, jumps, mines and builds, and finds it all again after leaving',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: {
    commands: [
      ...(['hello', 'wait-ready', 'save', 'quit', 'logs', 'state', 'status', 'open', 'quit-to-title'] as const),
      ...(['chat', 'command', 'messages', 'events', 'look', 'look-at', 'turn', 'move', 'jump', 'break', 'place'] as const),
      ...(['select', 'key', 'mouse', 'release', 'wait'] as const),
    ],
  },
  run: async (rig) => {
    await session(rig);
    const at = await floor(rig);
    await time(rig);
    await view(rig, at);
    await walk(rig, at);
    await build(rig, at);
    await talk(rig);
    await save(rig);
    await leaveAndComeBack(rig, await digests(rig, at));
    await end(rig);
  },
};
