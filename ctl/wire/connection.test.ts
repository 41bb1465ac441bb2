import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { echoGame } from '../testing/echo-game.ts';
import { raw } from '../testing/raw-client.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { until } from '../testing/until.ts';
import { ControlClient } from './client.ts';
import { Connection } from './connection.ts';

describe('a connection', () => {
  test('gets one JSON line a line, in order, also when the lines come at once and in pieces', async () => {
    const game = await echoGame(onTestFinished);
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
    const game = await echoGame(onTestFinished);
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
    const game = await echoGame(onTestFinished);
    const { socket, next } = await raw(game.path);
    socket.write(`click "${'x'.repeat(65_536 - 8)}"\r\n`);
    expect(await next()).toMatchObject({ args: { id: 'x'.repeat(65_528) } });
    socket.destroy();
  });

  test('that closed its sending half still gets its answers, the last line without a line break included', async () => {
    const game = await echoGame(onTestFinished);
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
    const game = await echoGame(onTestFinished);
    const deaf = connect(game.path);
    deaf.on('error', () => {});
    deaf.pause();
    for (let index = 0; index < 20_000; index++) deaf.write('hello\n');
    const other = await ControlClient.connect(game.endpoint);
    expect(await other.call('hello', {})).toMatchObject({ game: 'echo' });
    other.close();
    deaf.destroy();
  });

  test.each([
    ['empty lines', '\n'],
    ['lines that are no UTF-8', '\xff\n'],
    ['lines of one letter', 'x\n'],
  ])('that sends endless %s behind a wait is soon read no further', async (_what, line) => {
    const path = join(tempFolder(onTestFinished), 's');
    const server = createServer();
    onTestFinished(() => void server.close());
    server.listen(path);
    await once(server, 'listening');
    const [client, [socket]] = [connect(path), (await once(server, 'connection')) as [Socket]];
    onTestFinished(() => void client.destroy());
    new Connection(1, socket, { run: () => new Promise(() => {}), admit: () => null }, false);
    client.write(Buffer.from(line.repeat(1 << 21), 'latin1'));
    await until(() => socket.isPaused());
    expect(socket.bytesRead).toBeLessThan(200_000);
  });

  test('is answered ten thousand pipelined lines', async () => {
    const game = await echoGame(onTestFinished);
    const one = await ControlClient.connect(game.endpoint);
    const replies = await Promise.all(Array.from({ length: 10_000 }, (_, index) => one.line(`look ${index} 0`)));
    expect(replies.map((reply) => (reply.args as { yaw: number }).yaw)).toEqual(Array.from({ length: 10_000 }, (_, i) => i));
    one.close();
  });
});
