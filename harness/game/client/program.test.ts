import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { ControlClient } from '../../../ctl/wire/client.ts';
import { clientProgram, runGame, socketIsGone } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];

/** Starts the game without the start-up code of tests, with a fourth pipe, and waits until it answers. */
async function startBare(nodeFlags: readonly string[]) {
  const folder = tempFolder(onTestFinished);
  const socket = join(folder, 'c.sock');
  const game = spawn(process.execPath, [...nodeFlags, clientProgram, ...headless, '--control-socket', socket], {
    env: { ...process.env, HORIZON_HOME: join(folder, 'home'), HORIZON_LIFELINE_FD: '3' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const exited = once(game, 'exit');
  onTestFinished(async () => {
    game.kill('SIGKILL');
    await exited;
  });
  let errors = '';
  game.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  while (!existsSync(socket)) await new Promise((resolve) => setTimeout(resolve, 5));
  return { folder, socket, game, exited, errors: () => errors };
}

describe('the end of a game', () => {
  it('comes with its starter: the world is saved and nothing is left', async () => {
    const { folder, socket, game, exited } = await startBare([]);
    const client = await ControlClient.connect({ socket });
    expect(await client.line('open orphan 1 creative')).toMatchObject({ ok: true });
    client.close();
    game.stdio[3]?.destroy();
    expect(await exited).toEqual([0, null]);
    expect(existsSync(socket)).toBe(false);
    expect(existsSync(join(folder, 'home', 'saves', 'orphan', 'level.dat'))).toBe(true);
    expect(existsSync(join(folder, 'home', 'saves', 'orphan', 'session.lock'))).toBe(false);
  });

  it('by a fault leaves a crash report, exit 1 and no socket', async () => {
    const fault = 'process.once("SIGUSR2", () => setImmediate(() => { throw new Error("deliberate fault"); }));';
    const { folder, socket, game, exited, errors } = await startBare(['--import', `data:text/javascript,${encodeURIComponent(fault)}`]);
    game.kill('SIGUSR2');
    expect(await exited).toEqual([1, null]);
    expect(existsSync(socket)).toBe(false);
    const [report] = readdirSync(join(folder, 'home', 'crash-reports'));
    const text = readFileSync(join(folder, 'home', 'crash-reports', report ?? ''), 'utf8');
    expect(text).toContain('deliberate fault');
    expect(text).toMatch(/screen: title/);
    expect(errors()).toContain('crash-reports');
    expect(readFileSync(join(folder, 'home', 'logs', 'latest.log'), 'utf8')).toContain('deliberate fault');
  });

  it('by the button of the title screen answers the click first', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    expect(await game.line('click quit-game')).toMatchObject({ ok: true, clicked: 'quit-game' });
    expect(await game.process.exited).toMatchObject({ code: 0 });
    expect(socketIsGone(game)).toBe(true);
  });
});

describe('starting', () => {
  it('with a world opens it, creating it when there is none', async () => {
    const game = await runGame(onTestFinished, { flags: [...headless, '--quickPlaySingleplayer', 'at once'] });
    expect(await game.line('wait-for loaded --timeout 120')).toMatchObject({ ok: true });
    expect(await game.line('state')).toMatchObject({ screen: 'game', world: { name: 'at once', loaded: true } });
  });

  it('over TCP asks for the token of a file that only the user can read', async () => {
    const folder = tempFolder(onTestFinished);
    const game = await runGame(onTestFinished, { flags: headless, folder, socket: 'horizon-control.json' });
    expect(await game.line('state')).toMatchObject({ screen: 'title' });
    await game.quit();
    expect(socketIsGone(game)).toBe(true);
  });
});

describe('dying', () => {
  it('opens the death screen, and its button brings the player back', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('open grave 1 creative');
    await game.line('command gamemode survival');
    const { last } = await game.line('events');
    expect(await game.line('command kill @s')).toMatchObject({ ok: true });
    expect(await game.line(`wait-for event death --since ${last} --timeout 5`)).toMatchObject({ ok: true });
    expect(await game.line('wait-for screen death --timeout 5')).toMatchObject({ ok: true });
    expect(await game.line('move forward')).toMatchObject({ kind: 'state', error: expect.stringContaining('death screen') });
    const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string }[] };
    expect(await game.line(`click ${widgets[0]?.id}`)).toMatchObject({ ok: true });
    expect(await game.line(`wait-for event respawn --since ${last} --timeout 5`)).toMatchObject({ ok: true });
    expect(await game.line('state')).toMatchObject({ screen: 'game', player: { dead: false, health: 20 } });
  });
});

describe('a bed', () => {
  it('is slept in by its screen, which the morning or its button closes', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await game.line('open bedroom 1 creative');
    const { player } = (await game.line('state')) as unknown as { player: { pos: readonly number[] } };
    const [x, y, z] = player.pos.map(Math.floor) as [number, number, number];
    for (const line of [
      `command fill ${x - 3} ${y} ${z - 3} ${x + 3} ${y + 3} ${z + 3} air`,
      `command fill ${x - 3} ${y - 1} ${z - 3} ${x + 3} ${y - 1} ${z + 3} oak_planks`,
      `command setblock ${x} ${y} ${z + 1} red_bed[part=foot,facing=south]`,
      `command setblock ${x} ${y} ${z + 2} red_bed[part=head,facing=south]`,
      'command time set 14000',
      `interact ${x} ${y} ${z + 1}`,
      'wait-for screen bed --timeout 5',
    ])
      expect(await game.line(line), line).toMatchObject({ ok: true });
    expect(await game.line('state')).toMatchObject({ player: { sleeping: [x, y, z + 2] } });
    expect(await game.line('click leave-bed')).toMatchObject({ ok: true });
    expect(await game.line('wait-for screen game --timeout 5')).toMatchObject({ ok: true });
    expect(await game.line(`interact ${x} ${y} ${z + 1}`)).toMatchObject({ ok: true });
    await game.line('wait 105');
    const { screen, world } = (await game.line('state')) as unknown as { screen: string; world: { day_time: number } };
    expect([screen, world.day_time < 200]).toEqual(['game', true]);
  });
});
