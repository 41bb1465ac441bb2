import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { kinds } from '../kinds.ts';
import { REFUSAL } from '../no-ai.ts';
import { type EchoGame, echoGame } from '../testing/echo-game.ts';
import { ctlProgram, runCtl, startCtl } from '../testing/run-ctl.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { until } from '../testing/until.ts';

describe('horizon-ctl', () => {
  test('prints the reply as one line of JSON and exits with 0', async () => {
    const game = await echoGame(onTestFinished);
    const run = await runCtl(['--socket', game.path, 'open', 'my world', 'creative']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toMatch(/^\{.*\}\n$/);
    expect(run.reply).toEqual({ ok: true, command: 'open', args: { world: 'my world', creative: true } });
  });

  test.skipIf(process.platform === 'win32')('tells, in a folder that was removed under it, to go to another', () => {
    const script = 'mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" state';
    const run = spawnSync('sh', ['-c', script, process.execPath, ctlProgram], { cwd: tempFolder(onTestFinished), encoding: 'utf8' });
    expect(run).toMatchObject({ status: kinds.state.exit, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({ kind: 'state', error: expect.stringMatching(/change to another one$/) });
  });

  test('sends words of every kind as they were typed', async () => {
    const game = await echoGame(onTestFinished);
    const send = async (...words: string[]) => (await runCtl(['--socket', game.path, ...words])).reply.args;
    expect(await send('click', '--', '--help')).toMatchObject({ id: '--help' });
    expect(await send('set', 'book', 'one\ntwo "three" \\n')).toEqual({ id: 'book', value: 'one\ntwo "three" \\n' });
    expect(await send('chat', 'hello "there"', "it's", ' me')).toEqual({ text: 'hello "there" it\'s  me' });
    expect(await send('turn', '-45.5')).toEqual({ yaw: -45.5, pitch: 0 });
  });

  test('makes a path absolute from the caller’s folder', async () => {
    const game = await echoGame(onTestFinished);
    const cwd = tempFolder(onTestFinished);
    const run = await runCtl(['--socket', game.path, 'screenshot', 'a.png'], { cwd });
    expect(run.reply.args).toMatchObject({ path: join(cwd, 'a.png') });
  });

  test.each(Object.entries(kinds))('exits with the code of kind %s', async (kind, { exit }) => {
    const handlers = {
      ui: () => {
        throw new ControlError(kind as keyof typeof kinds, 'because; do this', { screen: 'title' });
      },
    };
    const game = await echoGame(onTestFinished, { handlers });
    const run = await runCtl(['--socket', game.path, 'ui']);
    expect(run.code).toBe(exit);
    expect(run.reply).toEqual({ error: 'because; do this', kind, screen: 'title' });
  });

  test('exits with 1 for a kind that it does not know', async () => {
    const game = await echoGame(onTestFinished, { handlers: { ui: () => ({ error: 'odd', kind: 'newer' }) } });
    expect(await runCtl(['--socket', game.path, 'ui'])).toMatchObject({ code: 1 });
  });

  test.each([
    [['state'], 3, /no game answers at .*no such socket.*horizon-ctl launch/],
    [['--socket', '/dev/null', 'state'], 3, /no game answers at/],
    [['--socket', '/nonexistent/c.json', 'state'], 3, /the file is not there/],
    [['stte'], 6, /did you mean state\?/],
    [['move', 'up'], 2, /direction must be one of forward, back, left, right/],
    [[], 2, /no command is given/],
    [['completion', 'tcsh'], 2, /one of bash, zsh, fish/],
    [['help', 'clik'], 6, /did you mean click\?/],
    [['chat', 'a\rb'], 2, /carriage return/],
  ])('%j fails with exit code %i and one JSON object', async (args, code, message) => {
    const XDG_RUNTIME_DIR = tempFolder(onTestFinished);
    const run = await runCtl(args, { env: { XDG_RUNTIME_DIR } });
    expect(run.code).toBe(code);
    expect(run.reply.error).toMatch(message);
    expect(run.stderr).toBe('');
  });

  test('finds the game by HORIZON_CONTROL, by the runtime directory and over TCP', async () => {
    const folder = tempFolder(onTestFinished);
    const unix = await echoGame(onTestFinished, { endpoint: { kind: 'unix', path: join(folder, 'horizon-control.sock') } });
    const tcp = await echoGame(onTestFinished, { endpoint: { kind: 'tcp', file: join(folder, 'c.json') } });
    expect((await runCtl(['hello'], { env: { HORIZON_CONTROL: unix.path } })).code).toBe(0);
    expect((await runCtl(['hello'], { env: { XDG_RUNTIME_DIR: folder } })).code).toBe(0);
    expect((await runCtl(['--socket', tcp.path, 'hello'])).code).toBe(0);
    expect([unix.lines, tcp.lines]).toEqual([['hello', 'hello'], ['hello']]);
  });

  test('with --api runs the command only in a game that speaks that line', async () => {
    const game = await echoGame(onTestFinished);
    const good = await runCtl(['--socket', game.path, '--api', 'horizon-1', 'ui']);
    expect(good).toMatchObject({ code: 0 });
    const bad = await runCtl(['--socket', game.path, '--api', 'horizon-9', 'jump']);
    expect(bad.code).toBe(5);
    expect(bad.reply).toMatchObject({
      kind: 'api',
      error: expect.stringMatching(/does not speak "horizon-9"; its hello lists horizon-1/),
    });
    expect(game.lines).toEqual(['hello', 'ui', 'hello']);
  });

  test('refuses every command while No AI is on, and still helps', async () => {
    const game = await echoGame(onTestFinished);
    const home = tempFolder(onTestFinished);
    writeFileSync(join(home, 'horizon-extras.txt'), 'noAi:true\n');
    const env = { HORIZON_HOME: home };
    for (const command of [['state'], ['jump'], ['launch'], ['chat', 'hi']]) {
      const run = await runCtl(['--socket', game.path, ...command], { env });
      expect(run.code).toBe(4);
      expect(run.reply).toEqual({ error: REFUSAL, kind: 'denied' });
    }
    expect((await runCtl(['help'], { env })).code).toBe(0);
    expect(game.lines).toEqual([]);
  });

  test('tells of a server that does not speak the protocol', async () => {
    const game = await echoGame(onTestFinished, { handlers: { ui: () => 5 as never } });
    const run = await runCtl(['--socket', game.path, 'ui']);
    expect(run.code).toBe(3);
    expect(run.reply.error).toMatch(/does not speak the control protocol/);
  });

  test('tells when the game ends before its reply', async () => {
    const game: EchoGame = await echoGame(onTestFinished);
    const waiting = game.waiting();
    const { ended } = startCtl(['--socket', game.path, 'wait', '100']);
    await waiting;
    await game.server.close();
    const run = await ended;
    expect(run.code).toBe(3);
    expect(run.reply).toMatchObject({ kind: 'connection' });
  });

  test('does not mind a reader that goes away', async () => {
    const game = await echoGame(onTestFinished);
    const child = spawn('/bin/sh', ['-c', `"${process.execPath}" "${ctlProgram}" --socket "${game.path}" hello 2>&3 | true`], {
      env: { PATH: process.env.PATH, HORIZON_HOME: '/nonexistent' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stdio[3]?.on('data', (chunk) => (stderr += String(chunk)));
    await new Promise((resolve) => child.once('close', resolve));
    expect(stderr).toBe('');
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('cut short by %s cancels the wait in the game and exits with %i', async (signal, code) => {
    const game = await echoGame(onTestFinished);
    const waiting = game.waiting();
    const { child, ended } = startCtl(['--socket', game.path, 'wait-for', 'loaded', '--timeout', '600']);
    await waiting;
    child.kill(signal);
    const run = await ended;
    expect(run.code).toBe(code);
    expect(run.reply).toMatchObject({ kind: 'connection', error: expect.stringMatching(/interrupted and cancelled/) });
    await until(() => game.cancelled.length === 1);
    expect(game.server.pending()).toBe(0);
  });

  test('killed by SIGKILL leaves no wait behind in the game', async () => {
    const game = await echoGame(onTestFinished);
    const waiting = game.waiting();
    const { child, ended } = startCtl(['--socket', game.path, 'wait', '600']);
    await waiting;
    child.kill('SIGKILL');
    await ended;
    await until(() => game.cancelled.length === 1);
    expect(game.server.pending()).toBe(0);
  });

  test('tells its version, which is the package’s', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(await runCtl(['--version'])).toMatchObject({ code: 0, stdout: `horizon-ctl ${version}\n` });
  });
});

// util-linux's script gives a program a terminal.
const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

describe.skipIf(!hasScript)('at a terminal, horizon-ctl', () => {
  function atTerminal(game: EchoGame, command: string): { output: () => string; ended: Promise<number | null> } {
    const line = `"${process.execPath}" "${ctlProgram}" --socket "${game.path}" ${command}`;
    const child = spawn('script', ['-qefc', line, '/dev/null'], {
      env: { PATH: process.env.PATH, HORIZON_HOME: '/nonexistent', SHELL: '/bin/sh', TERM: 'xterm' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    onTestFinished(() => void child.kill('SIGKILL'));
    return { output: () => text, ended: new Promise((resolve) => child.once('close', resolve)) };
  }

  test('indents the object', async () => {
    const game = await echoGame(onTestFinished);
    const { output, ended } = atTerminal(game, 'jump');
    expect(await ended).toBe(0);
    expect(output()).toBe('{\r\n  "ok": true,\r\n  "command": "jump",\r\n  "args": {},\r\n  "last": 7\r\n}\r\n');
  });

  test('shows that it waits, and wipes that out before the reply', async () => {
    const game = await echoGame(onTestFinished);
    const { output, ended } = atTerminal(game, 'wait 100');
    await until(() => output().includes('waiting for wait: 1 s (Ctrl-C cancels)'));
    game.release();
    expect(await ended).toBe(0);
    expect(output()).toContain('\r\x1b[K{\r\n  "ok": true');
  });
});
