import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ControlClient } from '../ctl/wire/client.ts';
import { encodeLine } from '../ctl/wire/dialect.ts';
import { type BootedGame, bootGame } from '../harness/boot/boot-game.ts';
import { findGame } from '../harness/boot/find-game.ts';

/** Tokens that one reply may cost an agent who asks without any bound of its own. */
const most = 8000;
const encoding = new Tiktoken(o200k);

let game: BootedGame;
let client: ControlClient;

beforeAll(async () => {
  game = await bootGame({ game: findGame({}, {}), display: 'headless', speed: 'max' });
  client = await ControlClient.connect({ socket: game.socket });
  await client.call('open', { world: 'tokens', seed: '1', creative: true });
  // A game that has gone on for a while: full logs, chat, inventory.
  for (let i = 0; i < 40; i++) await client.call('chat', { text: `line ${i} of a long talk about what to build next` });
  for (let slot = 0; slot < 36; slot++) await client.call('command', { text: `give @s diamond_pickaxe[damage=${slot + 1}]` });
}, 120_000);

afterAll(async () => {
  client?.close();
  await game?.stop();
});

const queries = [
  'hello',
  'state',
  'status',
  'logs',
  'worlds',
  'inventory',
  'screen',
  'messages',
  'events',
  'input-log',
  'chat-log',
  'stats',
  'entities',
  'options-get',
];

test.each(queries)('the reply to %s without arguments is short enough for an agent', async (name) => {
  const reply = await client.line(encodeLine(name as 'hello', {}));
  expect(reply).not.toHaveProperty('error');
  expect(encoding.encode(JSON.stringify(reply)).length).toBeLessThanOrEqual(most);
});

test.each([
  ['the pause menu', ['pause']],
  ['the creative inventory', ['resume', 'key e']],
  ['the key binds', ['key escape', 'options key-binds']],
])('the widgets of %s are', async (_, lines) => {
  for (const line of lines) expect(await client.line(line)).not.toHaveProperty('error');
  expect(encoding.encode(JSON.stringify(await client.call('ui', {}))).length).toBeLessThanOrEqual(most);
});
