import { once } from 'node:events';
import { chmodSync, chownSync, lstatSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type EchoGame, echoGame } from '../testing/echo-game.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ControlClient } from './client.ts';

async function client(game: EchoGame): Promise<ControlClient> {
  return ControlClient.connect(game.endpoint);
}

describe.skipIf(process.platform === 'win32')('a Unix socket', () => {
  test('is readable by its owner only and alone in its folder', async () => {
    const game = await echoGame(onTestFinished);
    expect(lstatSync(game.path).mode & 0o777).toBe(0o600);
  });

  test('that nobody listens on is replaced', async () => {
    const path = join(tempFolder(onTestFinished), 's');
    await leaveStaleSocket(path);
    expect(lstatSync(path).isSocket()).toBe(true);
    const game = await echoGame(onTestFinished, { endpoint: { kind: 'unix', path } });
    const one = await client(game);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test('where a game answers is refused, and that game is not disturbed', async () => {
    const game = await echoGame(onTestFinished);
    await expect(echoGame(onTestFinished, { endpoint: game.endpoint })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/a game already answers/),
    });
    const one = await client(game);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test('is won by exactly one of many games that open it at once', async () => {
    const path = join(tempFolder(onTestFinished), 's');
    await leaveStaleSocket(path);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => echoGame(onTestFinished, { endpoint: { kind: 'unix', path } })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const one = await ControlClient.connect({ socket: path });
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test.each([
    ['a symbolic link', (path: string) => symlinkSync('/dev/null', path), /is a symbolic link/],
    ['a file', (path: string) => writeFileSync(path, 'mine'), /is not a socket/],
    ['a folder', (path: string) => mkdirSync(path), /is not a socket/],
  ])('is not put in the place of %s', async (_what, make, message) => {
    const path = join(tempFolder(onTestFinished), 's');
    make(path);
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(message),
    });
    expect(lstatSync(path).isSocket()).toBe(false);
  });

  test.skipIf(process.getuid?.() !== 0)('is not put in the place of another user’s', async () => {
    const path = join(tempFolder(onTestFinished), 's');
    await leaveStaleSocket(path);
    chownSync(path, 54_321, 54_321);
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/belongs to another user/),
    });
    expect(lstatSync(path).uid).toBe(54_321);
  });

  test('is left alone on close when it is another game’s by then', async () => {
    const game = await echoGame(onTestFinished);
    renameSync(game.path, `${game.path}.old`);
    const second = await echoGame(onTestFinished, { endpoint: game.endpoint });
    await game.server.close();
    const one = await client(second);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test('with a path that is too long is refused with its length', async () => {
    const path = join(tempFolder(onTestFinished), 'x'.repeat(120));
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/may have 10[37]/),
    });
  });

  test('in a folder that is not there is refused', async () => {
    const path = join(tempFolder(onTestFinished), 'none', 's');
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/is not there; create it/),
    });
  });

  test('gets its private folder made, and refuses one that others can enter', async () => {
    const folder = tempFolder(onTestFinished);
    const mine = join(folder, 'mine');
    const game = await echoGame(onTestFinished, { endpoint: { kind: 'unix', path: join(mine, 's'), privateFolder: mine } });
    expect(lstatSync(mine).mode & 0o777).toBe(0o700);
    await game.server.close();
    const open = join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    await expect(
      echoGame(onTestFinished, { endpoint: { kind: 'unix', path: join(open, 's'), privateFolder: open } }),
    ).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/only you can enter/),
    });
  });
});

/** Leaves a socket file that a killed game would leave: bound once, listened on by nobody. */
async function leaveStaleSocket(path: string): Promise<void> {
  const dead = createServer();
  dead.listen(`${path}.x`);
  await once(dead, 'listening');
  renameSync(`${path}.x`, path);
  dead.close();
  await once(dead, 'close');
}
