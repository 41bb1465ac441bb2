import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type EchoGame, echoGame } from '../testing/echo-game.ts';
import { reading } from '../testing/raw-client.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { until } from '../testing/until.ts';
import { ControlClient } from './client.ts';

async function client(game: EchoGame): Promise<ControlClient> {
  return ControlClient.connect(game.endpoint);
}

describe('control over TCP', () => {
  async function tcp(): Promise<{ game: EchoGame; file: string; port: number; token: string }> {
    const file = join(tempFolder(onTestFinished), 'horizon-control.json');
    const game = await echoGame(onTestFinished, { endpoint: { kind: 'tcp', file } });
    return { game, file, ...(JSON.parse(readFileSync(file, 'utf8')) as { port: number; token: string }) };
  }

  test('is open to who knows the token of the file, which only its owner can read', async () => {
    const { game, file, token } = await tcp();
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    if (process.platform !== 'win32') expect(lstatSync(file).mode & 0o777).toBe(0o600);
    const one = await client(game);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
    await game.server.close();
    expect(existsSync(file)).toBe(false);
  });

  test.each(['0'.repeat(32), '', 'hello'])('is closed to the first line %j', async (line) => {
    const { game, port } = await tcp();
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    await once(socket, 'connect');
    const { next } = reading(socket);
    socket.write(`${line}\nselect 1\n`);
    expect(await next()).toMatchObject({ kind: 'connection', error: expect.stringMatching(/not the token/) });
    expect(await next()).toBeNull();
    expect(game.lines).toEqual([]);
    socket.destroy();
  });

  test('cancels the waits of a client that goes away', async () => {
    const { game } = await tcp();
    const one = await client(game);
    const waiting = game.waiting();
    one.call('wait', { ticks: 5 }).catch(() => {});
    await waiting;
    one.close();
    await until(() => game.cancelled.length > 0);
    expect(game.pending).toEqual([1, 0]);
  });

  test('replaces a stale file and refuses a live one', async () => {
    const { game, file } = await tcp();
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'tcp', file } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/still answers/),
    });
    await game.server.close();
    writeFileSync(file, JSON.stringify({ port: 1, token: '0'.repeat(32), pid: 1 }), { mode: 0o600 });
    const second = await echoGame(onTestFinished, { endpoint: { kind: 'tcp', file } });
    const one = await client(second);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test.skipIf(process.platform === 'win32')('is not used when others can read its token', async () => {
    const file = join(tempFolder(onTestFinished), 'horizon-control.json');
    writeFileSync(file, JSON.stringify({ port: 1, token: '0'.repeat(32), pid: 1 }), { mode: 0o644 });
    await expect(ControlClient.connect({ socket: file })).rejects.toMatchObject({
      kind: 'connection',
      message: expect.stringMatching(/only you can read/),
    });
  });

  test('does not write through a symbolic link', async () => {
    const folder = tempFolder(onTestFinished);
    const file = join(folder, 'horizon-control.json');
    symlinkSync(join(folder, 'target'), file);
    await expect(echoGame(onTestFinished, { endpoint: { kind: 'tcp', file } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/not a file of yours/),
    });
    expect(existsSync(join(folder, 'target'))).toBe(false);
  });
});
