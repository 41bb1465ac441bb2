import { once } from 'node:events';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { type EchoGame, echoGame, noWorld } from '../testing/echo-game.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ControlClient } from './client.ts';

interface RawClient {
  readonly socket: Socket;
  /** The next reply line, parsed; null once the server closed. */
  next(): Promise<Record<string, unknown> | null>;
}

/** A connection that sends bytes as they stand. */
async function raw(path: string): Promise<RawClient> {
  const socket = connect({ path, allowHalfOpen: true });
  await once(socket, 'connect');
  return reading(socket);
}

function reading(socket: Socket): RawClient {
  socket.on('error', () => {});
  const lines: string[] = [];
  const waiting: ((line: string | null) => void)[] = [];
  let text = '';
  let over = false;
  const end = (): void => {
    over = true;
    for (const each of waiting.splice(0)) each(null);
  };
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const pieces = text.split('\n');
    text = pieces.pop() ?? '';
    for (const piece of pieces) {
      const taker = waiting.shift();
      if (taker === undefined) lines.push(piece);
      else taker(piece);
    }
  });
  socket.on('end', end);
  socket.on('close', end);
  return {
    socket,
    next: async () => {
      const line = lines.shift() ?? (over ? null : await new Promise<string | null>((resolve) => waiting.push(resolve)));
      return line === null ? null : (JSON.parse(line) as Record<string, unknown>);
    },
  };
}

async function client(game: EchoGame): Promise<ControlClient> {
  return ControlClient.connect(game.endpoint);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('a connection', () => {
  test('gets one JSON line a line, in order, also when the lines come at once and in pieces', async () => {
    const game = await echoGame();
    const { socket, next } = await raw(game.path);
    socket.write('select 1\nselect 2\r\nsel');
    expect(await next()).toMatchObject({ args: { slot: 1 } });
    expect(await next()).toMatchObject({ args: { slot: 2 } });
    socket.write('ect 3\n');
    expect(await next()).toEqual({ ok: true, command: 'select', args: { slot: 3 }, last: 7 });
    socket.destroy();
  });

  test.each([
    ['invalid UTF-8', Buffer.from([0x63, 0x68, 0x61, 0x74, 0x20, 0xff, 0x0a]), 'usage', /not valid UTF-8/],
    ['an open quote', 'click "oops\n', 'usage', /quote is not closed/],
    ['a line of more than 64 KiB', `type ${'x'.repeat(65_536)}\n`, 'usage', /more than 65536 bytes/],
    ['an unknown command', 'clik done\n', 'unknown', /did you mean click\?/],
    ['a command of horizon-ctl itself', 'launch\n', 'unknown', /run: horizon-ctl launch/],
    ['an empty line', '\n', 'usage', /the line is empty/],
    ['a NUL', 'chat a\0b\n', 'usage', /NUL/],
    ['a carriage return within', 'chat a\rb\n', 'usage', /carriage return/],
  ])('that sends %s is answered and lives on', async (_what, bytes, kind, message) => {
    const game = await echoGame();
    const { socket, next } = await raw(game.path);
    socket.write(bytes);
    socket.write('select 4\n');
    const refusal = await next();
    expect(refusal).toMatchObject({ kind });
    expect(refusal?.error).toMatch(message);
    expect(await next()).toMatchObject({ args: { slot: 4 } });
    socket.destroy();
  });

  test('may send a line of exactly 64 KiB', async () => {
    const game = await echoGame();
    const { socket, next } = await raw(game.path);
    socket.write(`click "${'x'.repeat(65_536 - 8)}"\r\n`);
    expect(await next()).toMatchObject({ args: { id: 'x'.repeat(65_528) } });
    socket.destroy();
  });

  test('that closed its sending half still gets its answers, the last line without a line break included', async () => {
    const game = await echoGame();
    const { socket, next } = await raw(game.path);
    const waiting = game.waiting();
    socket.end('wait 5\nselect 2');
    await waiting;
    // Time enough for the server to see the end and ask whether somebody still reads.
    await until(() => game.server.pending() === 1);
    game.release();
    expect(await next()).toMatchObject({ ok: true, ticks: 5 });
    expect(await next()).toMatchObject({ args: { slot: 2 } });
    expect(await next()).toBeNull();
    socket.destroy();
  });

  test('that reads nothing holds only itself', async () => {
    const game = await echoGame();
    const deaf = connect(game.path);
    deaf.on('error', () => {});
    deaf.pause();
    for (let index = 0; index < 20_000; index++) deaf.write('hello\n');
    const other = await client(game);
    expect(await other.call('hello', {})).toMatchObject({ game: 'echo' });
    other.close();
    deaf.destroy();
  });

  test('is answered ten thousand pipelined lines', async () => {
    const game = await echoGame();
    const one = await client(game);
    const replies = await Promise.all(Array.from({ length: 10_000 }, (_, index) => one.call('look', { yaw: index, pitch: 0 })));
    expect(replies.map((reply) => (reply.args as unknown as { yaw: number }).yaw)).toEqual(Array.from({ length: 10_000 }, (_, i) => i));
    one.close();
  });
});

describe('the server', () => {
  test('lets a waiting command hold its own connection only', async () => {
    const game = await echoGame();
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
    const game = await echoGame();
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
    const game = await echoGame({
      handlers: { jump: () => new Promise((resolve) => (finish = () => resolve({ ok: true }))) },
    });
    const [one, two] = [await client(game), await client(game)];
    const jump = one.call('jump', {});
    await until(() => game.server.runningAction() === 'jump');
    await expect(two.call('look', { yaw: 1, pitch: 1 })).rejects.toMatchObject({
      kind: 'busy',
      message: expect.stringMatching(/jump is running/),
    });
    expect(await two.call('hello', {})).toMatchObject({ game: 'echo' });
    finish();
    await jump;
    expect(await two.call('look', { yaw: 1, pitch: 1 })).toMatchObject({ ok: true });
    one.close();
    two.close();
  });

  test('frees the place of an action whose handler throws', async () => {
    const game = await echoGame({
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
    const game = await echoGame({
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
    const game = await echoGame({ refuse: (need) => (need === 'world' ? noWorld() : null) });
    const one = await client(game);
    await expect(one.call('jump', {})).rejects.toMatchObject({ kind: 'state', message: 'no world open; use: open WORLD' });
    expect(await one.call('ui', {})).toMatchObject({ ok: true });
    expect(game.lines).toEqual(['ui']);
    one.close();
  });

  test('lets a query hold the game until it has what it needs', async () => {
    const game = await echoGame({
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
    const game: EchoGame = await echoGame({
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
    const game = await echoGame();
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
    const game = await echoGame();
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
    const game = await echoGame();
    expect(game.server.lastCommandAt()).toBeNull();
    const one = await client(game);
    const before = Date.now();
    await one.call('hello', {});
    expect(game.server.lastCommandAt()).toBeGreaterThanOrEqual(before);
    one.close();
  });
});

describe.skipIf(process.platform === 'win32')('a Unix socket', () => {
  test('is readable by its owner only and alone in its folder', async () => {
    const game = await echoGame();
    expect(lstatSync(game.path).mode & 0o777).toBe(0o600);
  });

  test('that nobody listens on is replaced', async () => {
    const path = join(tempFolder(), 's');
    await leaveStaleSocket(path);
    expect(lstatSync(path).isSocket()).toBe(true);
    const game = await echoGame({ endpoint: { kind: 'unix', path } });
    const one = await client(game);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test('where a game answers is refused, and that game is not disturbed', async () => {
    const game = await echoGame();
    await expect(echoGame({ endpoint: game.endpoint })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/a game already answers/),
    });
    const one = await client(game);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test('is won by exactly one of many games that open it at once', async () => {
    const path = join(tempFolder(), 's');
    await leaveStaleSocket(path);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => echoGame({ endpoint: { kind: 'unix', path } })));
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
    const path = join(tempFolder(), 's');
    make(path);
    await expect(echoGame({ endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(message),
    });
    expect(lstatSync(path).isSocket()).toBe(false);
  });

  test('is left alone on close when it is another game’s by then', async () => {
    const game = await echoGame();
    renameSync(game.path, `${game.path}.old`);
    const second = await echoGame({ endpoint: game.endpoint });
    await game.server.close();
    const one = await client(second);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test('with a path that is too long is refused with its length', async () => {
    const path = join(tempFolder(), 'x'.repeat(120));
    await expect(echoGame({ endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/may have 10[37]/),
    });
  });

  test('in a folder that is not there is refused', async () => {
    const path = join(tempFolder(), 'none', 's');
    await expect(echoGame({ endpoint: { kind: 'unix', path } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/is not there; create it/),
    });
  });

  test('gets its private folder made, and refuses one that others can enter', async () => {
    const folder = tempFolder();
    const mine = join(folder, 'mine');
    const game = await echoGame({ endpoint: { kind: 'unix', path: join(mine, 's'), privateFolder: mine } });
    expect(lstatSync(mine).mode & 0o777).toBe(0o700);
    await game.server.close();
    const open = join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    await expect(echoGame({ endpoint: { kind: 'unix', path: join(open, 's'), privateFolder: open } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/only you can enter/),
    });
  });
});

describe('control over TCP', () => {
  async function tcp(): Promise<{ game: EchoGame; file: string; port: number; token: string }> {
    const file = join(tempFolder(), 'horizon-control.json');
    const game = await echoGame({ endpoint: { kind: 'tcp', file } });
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
    await expect(echoGame({ endpoint: { kind: 'tcp', file } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/still answers/),
    });
    await game.server.close();
    writeFileSync(file, JSON.stringify({ port: 1, token: '0'.repeat(32), pid: 1 }), { mode: 0o600 });
    const second = await echoGame({ endpoint: { kind: 'tcp', file } });
    const one = await client(second);
    expect(await one.call('hello', {})).toMatchObject({ game: 'echo' });
    one.close();
  });

  test.skipIf(process.platform === 'win32')('is not used when others can read its token', async () => {
    const file = join(tempFolder(), 'horizon-control.json');
    writeFileSync(file, JSON.stringify({ port: 1, token: '0'.repeat(32), pid: 1 }), { mode: 0o644 });
    await expect(ControlClient.connect({ socket: file })).rejects.toMatchObject({
      kind: 'connection',
      message: expect.stringMatching(/only you can read/),
    });
  });

  test('does not write through a symbolic link', async () => {
    const folder = tempFolder();
    const file = join(folder, 'horizon-control.json');
    symlinkSync(join(folder, 'target'), file);
    await expect(echoGame({ endpoint: { kind: 'tcp', file } })).rejects.toMatchObject({
      kind: 'state',
      message: expect.stringMatching(/not a file of yours/),
    });
    expect(existsSync(join(folder, 'target'))).toBe(false);
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
