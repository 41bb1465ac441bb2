import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { echoGame } from '../testing/echo-game.ts';
import { runCtl, startCtl } from '../testing/run-ctl.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { until } from '../testing/until.ts';
import { ControlClient } from '../wire/client.ts';
import { gameFlags } from './launch.ts';

let clean: (() => Promise<void>)[] = [];
let game = '';

beforeAll(async () => {
  const folder = tempFolder((each) => clean.push(each));
  game = join(folder, 'horizon-client.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../testing/fixture-game.ts', import.meta.url))],
    outfile: game,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
});
afterAll(async () => {
  for (const each of clean) await each();
  clean = [];
});

/** A home and a socket of the test's own; whatever answers there at its end is told to quit. */
function place(): { socket: string; env: NodeJS.ProcessEnv; home: string; log: string } {
  const folder = tempFolder(onTestFinished);
  const socket = join(folder, 's');
  const home = join(folder, 'home');
  onTestFinished(async () => {
    const client = await ControlClient.connect({ socket }).catch(() => null);
    await client?.call('quit', {}).catch(() => {});
    client?.close();
  });
  return { socket, home, env: { HORIZON_HOME: home }, log: join(home, 'logs', 'launch.log') };
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}

const pidIn = (log: string): number => Number(/fixture (\d+)/.exec(readFileSync(log, 'utf8'))?.[1]);

describe.skipIf(process.platform === 'win32')('launch', () => {
  test('leaves a game running that answers, and tells its pid, socket, log and hello', async () => {
    const { socket, env, home, log } = place();
    const run = await runCtl(['--socket', socket, 'launch', '--game', game, '--headless', '--size', '320x240'], { env });
    expect(run.code).toBe(0);
    expect(run.reply).toMatchObject({ ok: true, socket, log, game: 'fixture', cwd: home, pid: pidIn(log) });
    expect(run.reply.args).toEqual(['--control-socket', socket, '--headless', '--size', '320x240']);
    expect(alive(run.reply.pid as number)).toBe(true);
    expect((await runCtl(['--socket', socket, 'quit'], { env })).code).toBe(0);
    await until(() => !alive(run.reply.pid as number));
    expect(existsSync(socket)).toBe(false);
  });

  test('takes the game of HORIZON_GAME and the endpoint of HORIZON_CONTROL, TCP too', async () => {
    const { socket, env } = place();
    const file = `${socket}.json`;
    const run = await runCtl(['launch'], { env: { ...env, HORIZON_GAME: game, HORIZON_CONTROL: file } });
    expect(run.reply).toMatchObject({ ok: true, socket: file, args: ['--control-socket', file] });
    expect((await runCtl(['--socket', file, 'quit'], { env })).code).toBe(0);
  });

  test('makes the private folder of the default endpoint', async () => {
    const { env } = place();
    const temporary = tempFolder(onTestFinished);
    const uid = process.getuid?.() ?? 0;
    if (process.platform !== 'linux' || existsSync(`/run/user/${uid}`)) return;
    const run = await runCtl(['launch', '--game', game], { env: { ...env, TMPDIR: temporary } });
    expect(run.reply).toMatchObject({ ok: true, socket: join(temporary, `horizon-${uid}`, 'horizon-control.sock') });
    expect((await runCtl(['quit'], { env: { ...env, TMPDIR: temporary } })).code).toBe(0);
  });

  test('tells why a game ended early, with its last lines', async () => {
    const { socket, env } = place();
    const run = await runCtl(['--socket', socket, 'launch', '--game', game], { env: { ...env, FIXTURE: 'dies' } });
    expect(run.code).toBe(7);
    expect(run.reply).toMatchObject({
      kind: 'state',
      error: expect.stringMatching(/the game exited with code 9 before it was ready; its last line: no display: set DISPLAY/),
      log: ['opening the window', 'no display: set DISPLAY or use --headless'],
    });
  });

  test.each(['silent', 'mute'])('stops a game that is not ready in time (%s)', async (mode) => {
    const { socket, env, log } = place();
    const run = await runCtl(['--socket', socket, 'launch', '--game', game, '--timeout', '1.5'], { env: { ...env, FIXTURE: mode } });
    expect(run.code).toBe(9);
    expect(run.reply).toMatchObject({ kind: 'timeout', error: expect.stringMatching(/did not become ready in 1500 ms/) });
    expect(alive(pidIn(log))).toBe(false);
  });

  test('stops the game on Ctrl-C and exits with 130', async () => {
    const { socket, env, log } = place();
    const { child, ended } = startCtl(['--socket', socket, 'launch', '--game', game], { env: { ...env, FIXTURE: 'silent' } });
    await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('fixture'));
    child.kill('SIGINT');
    const run = await ended;
    expect(run.code).toBe(130);
    expect(run.reply).toMatchObject({ kind: 'connection', error: expect.stringMatching(/interrupted and the game stopped/) });
    expect(alive(pidIn(log))).toBe(false);
  });

  test('killed by SIGKILL while it waits leaves no game behind', async () => {
    const { socket, env, log } = place();
    const { child, ended } = startCtl(['--socket', socket, 'launch', '--game', game], { env: { ...env, FIXTURE: 'silent' } });
    await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('fixture'));
    child.kill('SIGKILL');
    await ended;
    await until(() => !alive(pidIn(log)));
    expect(alive(pidIn(log))).toBe(false);
  });

  test('starts no second game where one answers', async () => {
    const running = await echoGame(onTestFinished);
    const run = await runCtl(['--socket', running.path, 'launch', '--game', game], { env: place().env });
    expect(run.code).toBe(7);
    expect(run.reply.error).toMatch(/a game answers at .* already; end it with horizon-ctl quit/);
    expect(running.lines).toEqual([]);
  });

  test('refuses a game whose hello does not list the line of --api, and stops it', async () => {
    const { socket, env, log } = place();
    const run = await runCtl(['--socket', socket, '--api', 'other 2', 'launch', '--game', game], { env });
    expect(run.code).toBe(5);
    expect(alive(pidIn(log))).toBe(false);
    expect(existsSync(socket)).toBe(false);
  });

  test('refuses a game that is not there, or no program', async () => {
    const { socket, env } = place();
    const missing = await runCtl(['--socket', socket, 'launch', '--game', '/nonexistent/client'], { env });
    expect(missing.reply).toMatchObject({ kind: 'state', error: expect.stringMatching(/no game at \/nonexistent\/client; give the path/) });
    const text = join(tempFolder(onTestFinished), 'notes');
    writeFileSync(text, 'not a program');
    const none = await runCtl(['--socket', socket, 'launch', '--game', text], { env });
    expect(none.reply).toMatchObject({ kind: 'state', error: expect.stringMatching(/is not a program that may be run/) });
  });

  test('tells when the game home cannot be made', async () => {
    const { socket } = place();
    const run = await runCtl(['--socket', socket, 'launch', '--game', game], { env: { HORIZON_HOME: '/dev/null/home' } });
    expect(run.code).toBe(7);
    expect(run.reply.error).toMatch(/game home .* cannot be used \(ENOTDIR\)/);
  });
});

test('launch passes its flags on to the game by their names there', () => {
  const args = {
    headless: false,
    offscreen: true,
    window: 'x11',
    size: '854x480',
    speed: 'max',
    world: 'my world',
    game: undefined,
    timeout: 30,
  } as const;
  expect(gameFlags(args)).toEqual([
    '--offscreen',
    '--window',
    'x11',
    '--size',
    '854x480',
    '--speed',
    'max',
    '--quickPlaySingleplayer',
    'my world',
  ]);
});
