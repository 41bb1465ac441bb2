import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { commands } from '../table/commands.ts';
import { mutated } from '../testing/mutated.ts';
import { envelope, type RpcMessage } from '../testing/raw-mcp.ts';
import { Seeded } from '../testing/seeded.ts';
import { makeServer } from './make-server.ts';
import type { McpService } from './mcp-service.ts';
import { routeMessage } from './route-message.ts';
import { serveEras } from './serve-eras.ts';
import { toolOfRow } from './tool-of-row.ts';

/** A service whose one tool answers, refuses or breaks, as it is told. */
const service: McpService = {
  name: 'fuzzed',
  version: '1',
  instructions: 'Only for tests.',
  tools: [toolOfRow(commands.state)],
  admit: () => {},
  resources: async () => [{ uri: 'game://log', name: 'log' }],
  read: async (uri) => (uri === 'game://log' ? { mimeType: 'text/plain', text: 'x' } : null),
  prompts: [{ name: 'explore' }],
  prompt: (name) => (name === 'explore' ? { messages: [] } : null),
  call: async (name, args) => {
    if (args.fields !== undefined) throw new ControlError('usage', 'no such field');
    return { reply: { name } };
  },
};

const client = { name: 'fuzz', version: '1' };
const messages: readonly object[] = [
  { method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: client } },
  { method: 'server/discover', params: envelope() },
  { method: 'tools/list', params: {} },
  { method: 'tools/list', params: envelope() },
  { method: 'tools/call', params: { name: 'state', arguments: {} } },
  { method: 'tools/call', params: { ...envelope({}, { progressToken: 1 }), name: 'state', arguments: { fields: 'x' } } },
  { method: 'resources/read', params: { uri: 'game://log' } },
  { method: 'resources/list', params: envelope() },
  { method: 'prompts/get', params: { ...envelope(), name: 'explore' } },
  { method: 'ping' },
];
const notifications: readonly object[] = [
  { method: 'notifications/initialized' },
  { method: 'notifications/cancelled', params: { requestId: 3 } },
  { method: 'notifications/progress', params: { progressToken: 1, progress: 2 } },
];

/** One line of a client that speaks MCP nearly. */
function anyLine(random: Seeded, id: number): Buffer {
  const asks = random.next() < 0.85;
  const message = { jsonrpc: '2.0', ...(asks ? { id } : {}), ...random.pick(asks ? messages : notifications) };
  const bytes = Buffer.from(JSON.stringify(message));
  return random.next() < 0.3 ? bytes : mutated(bytes, random);
}

test('every message, whatever it is, is given one of four routes', () => {
  const random = new Seeded(11);
  let parsed = 0;
  for (let round = 0; round < 40_000; round++) {
    const text = anyLine(random, round).toString();
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      continue;
    }
    parsed++;
    const route = routeMessage(message);
    const fits = route.to === 'nobody' ? route.error.code < 0 : ['modern', 'legacy', 'request'].includes(route.to);
    if (!fits) expect.fail(`${text} is routed as ${JSON.stringify(route)}`);
  }
  expect(parsed).toBeGreaterThan(10_000);
});

test('a server of both eras survives ten thousand changed lines and then serves as before', async () => {
  const random = new Seeded(13);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answers: RpcMessage[] = [];
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    answers.push(...lines.map((line) => JSON.parse(line) as RpcMessage));
  });
  const before = process.memoryUsage().rss;
  const served = serveEras({ input, output, makeServer: (era) => makeServer(service, era), onError: () => {} });
  for (let id = 1; id <= 10_000; id++) {
    if (!input.write(Buffer.concat([anyLine(random, id), Buffer.from('\n')]))) await once(input, 'drain');
    // A server is given its turn, so that answers come while more is sent.
    if (id % 50 === 0) await new Promise(setImmediate);
  }
  for (const [id, params] of [
    ['last', {}],
    ['last modern', envelope()],
  ] as const)
    input.write(`\n${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { ...params, name: 'state', arguments: {} } })}\n`);
  while (!['last', 'last modern'].every((id) => answers.some((answer) => answer.id === id))) await once(output, 'data');
  input.end();
  await served;
  const ids = answers.flatMap(({ id }) => (typeof id === 'number' && id > 0 && id <= 10_000 ? [id] : []));
  expect(answers.filter(({ error, result }) => (error === undefined) === (result === undefined))).toEqual([]);
  for (const id of ['last', 'last modern'])
    expect(answers.filter((answer) => answer.id === id)).toEqual([
      expect.objectContaining({ result: expect.objectContaining({ structuredContent: { name: 'state' } }) }),
    ]);
  expect(ids.length).toBeGreaterThan(3000);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});
