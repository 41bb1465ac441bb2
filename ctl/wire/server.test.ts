import { existsSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { type EchoGame, echoGame, noWorld } from '../testing/echo-game.ts';
import { raw } from '../testing/raw-client.ts';
import { until } from '../testing/until.ts';
import { ControlClient } from './client.ts';

async function client(game: EchoGame): Promise<ControlClient> {
  return ControlClient.connect(game.endpoint);
}

describe('the server', () => {
  test('lets a waiting command hold its own connection only', async () => {
    const game = await echoGame(onTestFinished);
    const [one, two] = [await client(game), await client(game)];
    const waiting = game.waiting();
    const wait = one.call('wait', { ticks: 5 });
    const behind = one.call('select', { slot: 1 });
    await waiting;
    expect(await two.call('select', { slot: 2 })).toMatchObject({ args: { slot: 2 } });
    expect(game.lines).toEqual(['wait 5', 'select 2']);
    game.release();
    await Promise.all([wait, behind]);
    expect(game.lines).toEqual(['wait 5', 'select 2', 'select 1']);
    one.close();
    two.close();
  });

  test('cancels the waits of a client that goes away', async () => {
    const game = await echoGame(onTestFinished);
    const one = await client(game);
    const waiting = game.waiting();
    const wait = one.call('wait-for', { condition: 'loaded' });
    await waiting;
    one.close();
    await expect(wait).rejects.toMatchObject({ kind: 'connection' });
    await until(() => game.cancelled.length > 0);
    expect(game.cancelled[0]?.message).toMatch(/the client went away/);
    await until(() => game.server.clients() === 0);
    expect(game.pending).toEqual([1, 0]);
  });

  test('runs one deferred action at a time over all connections', async () => {
    let finish = (): void => {};
    const game = await echoGame(onTestFinished, {
      handlers: { jump: () => new Promise((resolve) => (finish = () => resolve({ ok: true }))) },
    });
    const [one, two] = [await client(game), await client(game)];
    const jump = one.call('jump', {});
    await until(() => game.server.runningAction() === 'jump');
    await expect(two.call('look', { yaw: 1, pitch: 1 })).rejects.toMatchObject({
      kind: 'busy',
      message: expect.stringMatching(/jump is running/),
      details: { last: 7 },
    });
    expect(await two.call('hello', {})).toMatchObject({ game: 'echo' });
    finish();
    await jump;
    expect(await two.call('look', { yaw: 1, pitch: 1 })).toMatchObject({ ok: true });
    one.close();
    two.close();
  });

  test('frees the place of an action whose handler throws', async () => {
    const game = await echoGame(onTestFinished, {
      handlers: {
        jump: () => {
          throw new ControlError('state', 'no ground; stand on a block first');
        },
      },
    });
    const one = await client(game);
    await expect(one.call('jump', {})).rejects.toMatchObject({ kind: 'state', details: { last: 7 } });
    expect(game.server.runningAction()).toBeNull();
    expect(game.pending).toEqual([1, 0]);
    one.close();
  });

  test('answers a fault as internal with the reference that it logs, and keeps no redacted text', async () => {
    const game = await echoGame(onTestFinished, {
      handlers: {
        chat: () => Promise.reject(new TypeError('x is undefined')),
        hello: () => ({ big: 1n as unknown as number }),
      },
    });
    const one = await client(game);
    const failure = (await one.call('chat', { text: 'my secret' }).catch((error: unknown) => error)) as ControlError;
    expect(failure).toMatchObject({ kind: 'internal', details: { reference: game.faults[0]?.reference } });
    expect(game.faults[0]).toMatchObject({ line: 'chat <redacted>', error: expect.any(TypeError) });
    expect(JSON.stringify(await one.line('hello'))).toMatch(/"kind":"internal"/);
    expect(game.lines).toEqual(['chat <redacted>', 'hello']);
    one.close();
  });

  test('asks whether a need is met before the handler runs', async () => {
    const game = await echoGame(onTestFinished, { refuse: (need) => (need === 'world' ? noWorld() : null) });
    const one = await client(game);
    await expect(one.call('jump', {})).rejects.toMatchObject({ kind: 'state', message: 'no world open; use: open WORLD' });
    expect(await one.call('ui', {})).toMatchObject({ ok: true });
    expect(game.lines).toEqual(['ui']);
    one.close();
  });

  test('lets a query hold the game until it has what it needs', async () => {
    const game = await echoGame(onTestFinished, {
      handlers: {
        ui: async ({ call }) => {
          const release = call.hold();
          await Promise.resolve();
          release();
          release();
          return { screen: 'title' };
        },
      },
    });
    const one = await client(game);
    expect(await one.call('ui', {})).toEqual({ screen: 'title' });
    expect(game.pending).toEqual([1, 0]);
    one.close();
  });

  test('runs what follows a reply after the reply is out', async () => {
    const order: string[] = [];
    const game: EchoGame = await echoGame(onTestFinished, {
      handlers: {
        quit: ({ call }) => {
          call.afterReply(() => {
            order.push('after');
            void game.server.close();
          });
          return { ok: true };
        },
      },
    });
    const one = await client(game);
    expect(await one.call('quit', {})).toEqual({ ok: true });
    await until(() => !existsSync(game.path));
    expect(order).toEqual(['after']);
    one.close();
  });

  test('serves 64 clients and answers one more with busy', async () => {
    const game = await echoGame(onTestFinished);
    const clients = await Promise.all(Array.from({ length: 64 }, () => client(game)));
    await Promise.all(clients.map((each) => each.call('hello', {})));
    const extra = await raw(game.path);
    expect(await extra.next()).toMatchObject({ kind: 'busy', error: expect.stringMatching(/64 clients/) });
    expect(await extra.next()).toBeNull();
    clients[0]?.close();
    await until(() => game.server.clients() === 63);
    const late = await client(game);
    expect(await late.call('hello', {})).toMatchObject({ game: 'echo' });
    for (const each of [...clients, late]) each.close();
  });

  test('that closes cancels its waits, answers them and takes its socket away', async () => {
    const game = await echoGame(onTestFinished);
    const one = await client(game);
    const waiting = game.waiting();
    const wait = one.call('wait', { ticks: 1 });
    await waiting;
    await Promise.all([
      game.server.close(),
      expect(wait).rejects.toMatchObject({ kind: 'connection', message: expect.stringMatching(/closes its control socket/) }),
    ]);
    expect(existsSync(game.path)).toBe(false);
    await expect(client(game)).rejects.toMatchObject({ kind: 'connection' });
  });

  test('tells when the last command came', async () => {
    const game = await echoGame(onTestFinished);
    expect(game.server.lastCommandAt()).toBeNull();
    const one = await client(game);
    const before = Date.now();
    await one.call('hello', {});
    expect(game.server.lastCommandAt()).toBeGreaterThanOrEqual(before);
    one.close();
  });
});
