import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultEndpoint } from './endpoint.ts';
import { kinds } from './kinds.ts';
import { REFUSAL } from './no-ai.ts';
import type { EventKindShape } from './reply-shapes.ts';
import { commands } from './table/commands.ts';
import type { Row } from './table/row.ts';
import { echoGame } from './testing/echo-game.ts';
import { raw } from './testing/raw-client.ts';
import { replyExamples } from './testing/reply-examples.ts';
import { parseLine } from './wire/dialect.ts';

const page = readFileSync(fileURLToPath(new URL('../docs/protocol.md', import.meta.url)), 'utf8').replaceAll('\r\n', '\n');

interface Exchange {
  readonly line: string;
  readonly reply: Record<string, unknown>;
}

/** The exchanges of the page's `wire` blocks, in order. */
const exchanges: readonly Exchange[] = [...page.matchAll(/^```wire\n(.*?)^```$/gms)].flatMap(([, block]) =>
  [...(block as string).matchAll(/^> (.*)\n< ((?:.*\n)+?)(?=^> |$(?![\s\S]))/gm)].map(([, line, reply]) => ({
    line: line as string,
    reply: JSON.parse(reply as string) as Record<string, unknown>,
  })),
);

const failures = exchanges.filter(({ reply }) => 'error' in reply);
const refusedByTable = failures.filter(({ reply }) => reply.kind === 'usage' || reply.kind === 'unknown');
const refusedByGame = failures.filter(({ reply }) => reply.kind !== 'usage' && reply.kind !== 'unknown');

describe('docs/protocol.md', () => {
  test('has as many exchanges as lines that a client sends', () => {
    const sent = [...page.matchAll(/^```wire\n(.*?)^```$/gms)].flatMap(([, block]) => (block as string).match(/^> /gm) ?? []);
    expect(exchanges).toHaveLength(sent.length);
    expect(exchanges.length).toBeGreaterThan(40);
  });

  test.each(Object.entries(replyExamples))('shows a reply of %s, of the shape that the compiler checks', (_name, { line, reply }) => {
    expect(exchanges).toContainEqual({ line, reply });
  });

  test.each(refusedByTable.map(({ line, reply }) => [line, reply] as const))('tells the truth about %j', async (line, reply) => {
    const game = await echoGame(onTestFinished);
    const client = await raw(game.path);
    client.socket.write(`${line}\n`);
    expect(await client.next()).toEqual(reply);
    client.socket.destroy();
  });

  test.each(refusedByGame.map(({ line, reply }) => [line, reply] as const))('shows for %j a failure that its row names', (line, reply) => {
    const row: Row = commands[parseLine(line).name];
    expect(row.fails).toContain(reply.kind);
    expect(reply.error).toMatch(/; /);
  });

  test('sends only lines that the table takes, but for those it shows as refused', () => {
    for (const { line, reply } of exchanges) if (!('error' in reply)) expect(parseLine(line).name).toBe(line.split(' ')[0]);
  });

  test('lists every kind with its exit code', () => {
    for (const [kind, { exit, means }] of Object.entries(kinds)) expect(page).toContain(`| \`${kind}\` | ${exit} | ${means} |`);
  });

  test('lists every kind of event', () => {
    const told: Record<EventKindShape, true> = {
      screen: true,
      chat: true,
      death: true,
      respawn: true,
      item: true,
      dimension: true,
      world: true,
      'user-input': true,
    };
    for (const kind of Object.keys(told)) expect(page).toMatch(new RegExp(`^\\| \`${kind}\` \\|`, 'm'));
  });

  test('quotes the refusal of No AI and names the socket as it is', () => {
    expect(page).toContain(JSON.stringify({ error: REFUSAL, kind: 'denied' }));
    const around = {
      platform: 'linux',
      env: { XDG_RUNTIME_DIR: '/run/x' },
      uid: 1,
      temporary: '/tmp',
      cwd: '/',
      ownsFolder: () => false,
    } as const;
    const endpoint = defaultEndpoint(around);
    expect(endpoint.kind === 'unix' && page.includes(endpoint.path.slice('/run/x/'.length))).toBe(true);
  });
});
