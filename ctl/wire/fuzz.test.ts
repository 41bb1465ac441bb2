import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { commands } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import { arbitraryArgs } from '../testing/arbitrary-args.ts';
import { echoGame } from '../testing/echo-game.ts';
import { mutated } from '../testing/mutated.ts';
import { Seeded } from '../testing/seeded.ts';
import { ControlClient } from './client.ts';
import { encodeChecked, parseLine } from './dialect.ts';
import { LineReader, type ReadLine } from './line-reader.ts';

const rows = Object.values<Row>(commands).filter(({ local }) => local === undefined);
const megabyte = 1024 * 1024;

/** Lines that fit: every row's example, and many of any arguments. */
const fits: readonly string[] = (() => {
  const random = new Seeded(3);
  return rows.flatMap((row) => [row.example, ...Array.from({ length: 20 }, () => fitting(row, random))]);
})();

/** A line that some client could send: one that fits, with a few bytes changed, or the words of several commands. */
function anyLine(random: Seeded): Buffer {
  const line = random.pick(fits);
  if (random.next() < 0.1) return Buffer.from(`${random.pick(rows).name} ${line} --since -1 "`);
  return random.next() < 0.15 ? Buffer.from(line) : mutated(Buffer.from(line), random);
}

function fitting(row: Row, random: Seeded): string {
  try {
    return encodeChecked(row, arbitraryArgs(row, random));
  } catch {
    // A text with a line break does not fit a rest parameter.
    return row.example;
  }
}

test('a hundred thousand changed lines are each taken or refused by one of two kinds, however their bytes are cut', () => {
  const random = new Seeded(20_261_130);
  let [taken, refused, lines] = [0, 0, 0];
  const before = process.memoryUsage().heapUsed;
  for (let round = 0; round < 1000; round++) {
    const bytes = Buffer.concat(Array.from({ length: 100 }, () => Buffer.concat([anyLine(random), Buffer.from('\n')])));
    const whole = readAll(bytes, [bytes.length]);
    // The same bytes in pieces are the same lines.
    if (round % 10 === 0)
      expect(
        readAll(
          bytes,
          Array.from({ length: 20 }, () => random.integer(1, 400)),
        ),
      ).toEqual(whole);
    for (const line of whole) {
      lines++;
      if (typeof line !== 'string') {
        expect(line.kind).toBe('usage');
        refused++;
        continue;
      }
      try {
        parseLine(line);
        taken++;
      } catch (error) {
        if (!(error instanceof ControlError) || (error.kind !== 'usage' && error.kind !== 'unknown')) throw error;
        refused++;
      }
    }
  }
  expect(lines).toBeGreaterThan(100_000);
  expect(Math.min(taken, refused)).toBeGreaterThan(10_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * megabyte);
});

/** All lines of some bytes that arrive in pieces of these sizes, the last of which takes the rest. */
function readAll(bytes: Buffer, sizes: readonly number[]): ReadLine[] {
  const reader = new LineReader();
  const lines: ReadLine[] = [];
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    reader.push(bytes.subarray(at, at + size), (line) => lines.push(line));
    at = Math.min(bytes.length, at + size);
  }
  return lines;
}

test('a running server answers every one of ten thousand changed lines by one JSON object, and serves others meanwhile', async () => {
  const random = new Seeded(7);
  const game = await echoGame(onTestFinished, { handlers: { wait: () => ({ ok: true }), 'wait-for': () => ({ ok: true }) } });
  const other = await ControlClient.connect(game.endpoint);
  const before = process.memoryUsage().rss;
  for (let connection = 0; connection < 5; connection++) {
    const socket = connect({ path: game.path, allowHalfOpen: true });
    await once(socket, 'connect');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    let sent = 0;
    for (let batch = 0; batch < 20; batch++) {
      const bytes = Buffer.concat(Array.from({ length: 100 }, () => Buffer.concat([anyLine(random), Buffer.from('\n')])));
      sent += bytes.filter((byte) => byte === 10).length;
      socket.write(bytes);
      expect(await other.call('hello', {})).toMatchObject({ game: 'echo' });
    }
    socket.end();
    await once(socket, 'end');
    const replies = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(replies.length).toBe(sent);
    for (const { error, kind } of replies) if (error !== undefined) expect(['usage', 'unknown']).toContain(kind);
  }
  expect(game.faults).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * megabyte);
  other.close();
});

test('a client that floods, one that never reads and two hundred that only connect harm nobody else', async () => {
  const game = await echoGame(onTestFinished);
  const other = await ControlClient.connect(game.endpoint);
  const crowd = Array.from({ length: 200 }, () => connect(game.path));
  onTestFinished(() => {
    for (const socket of crowd) socket.destroy();
  });
  for (const socket of crowd) socket.on('error', () => {});
  await Promise.all(crowd.map((socket) => once(socket, 'connect')));
  const [flooding, deaf] = crowd as [(typeof crowd)[0], (typeof crowd)[0]];
  const flood = Buffer.from('state\n'.repeat(20_000));
  deaf.pause();
  for (const socket of [flooding, deaf]) socket.write(flood);
  flooding.resume();
  for (let call = 0; call < 50; call++) expect(await other.call('hello', {})).toMatchObject({ game: 'echo' });
  expect(game.server.clients()).toBeLessThanOrEqual(64);
  other.close();
});
