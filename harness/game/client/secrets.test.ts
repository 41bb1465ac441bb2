import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commands } from '../../../ctl/table/commands.ts';
import type { Row } from '../../../ctl/table/row.ts';
import { envelope, rawMcp } from '../../../ctl/testing/raw-mcp.ts';
import { runCtl } from '../../../ctl/testing/run-ctl.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { runGame } from './testing/run-game.ts';

/** What leaves the world that the others need. */
const leaving = ['open', 'quit-to-title', 'quit'];

/** Every command that the game carries out; what leaves the world or ends the game comes last. */
const rows = Object.values<Row>(commands)
  .filter(({ local }) => local === undefined)
  .sort((a, b) => leaving.indexOf(a.name) - leaving.indexOf(b.name));

/** Marks that are found again wherever they go. */
const mark = (what: string): string => `SECRET-${what}-d41d8cd98f00`;

/** What lies in a player's home and is nobody else's business. */
const files: Readonly<Record<string, string>> = {
  'session.json': JSON.stringify({ accessToken: mark('session') }),
  'launcher_accounts.json': JSON.stringify({ refreshToken: mark('account') }),
  'horizon-extras.txt': `agentControl:false\nservice.token:${mark('extras')}\n`,
  'servers.dat': mark('servers'),
};

/** The text of every file below a folder, by its path. */
function* textsBelow(folder: string): Generator<readonly [path: string, text: string]> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* textsBelow(path);
    else if (statSync(path).isFile()) yield [path, readFileSync(path, 'latin1')];
  }
}

it('no reply, error, log or document of any command tells a token, the clipboard, or what lies in the files of the home', async () => {
  const folder = tempFolder(onTestFinished);
  const home = join(folder, 'home');
  mkdirSync(home);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const env = { SESSION_TOKEN: mark('environment') };
  const game = await runGame(onTestFinished, { flags: ['--headless', '--speed', 'max'], folder, env, socket: 'horizon-control.json' });
  const { token } = JSON.parse(readFileSync(game.socket, 'utf8')) as { token: string };
  const clipboard = mark('clipboard');
  const typed = mark('typed');
  const told: (readonly [where: string, text: string])[] = [];
  const say = async (line: string): Promise<Record<string, unknown>> => {
    const reply = await game.line(line);
    told.push([line, JSON.stringify(reply)]);
    return reply as Record<string, unknown>;
  };
  // The clipboard is filled as a person does it, in a field that is left again.
  for (const line of ['click singleplayer', 'click create-new-world']) await game.line(line);
  const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string; kind: string }[] };
  const field = widgets.find(({ kind }) => kind === 'field')?.id;
  await game.line(`click ${field}`);
  for (const line of ['key left.control down', 'key a', 'key left.control up', `type ${clipboard}`]) await game.line(line);
  for (const line of ['key left.control down', 'key a', 'key x', 'key left.control up', `type ${typed}`]) await game.line(line);
  for (const line of ['key left.control down', 'key a', 'key v', 'key left.control up']) await game.line(line);
  expect(await game.line('ui')).toMatchObject({
    widgets: expect.arrayContaining([expect.objectContaining({ id: field, value: clipboard })]),
  });
  for (const line of ['key left.control down', 'key a', 'key left.control up', 'key backspace']) await game.line(line);
  await game.line('key escape');
  const everyCommand = async (): Promise<void> => {
    for (const { name, example } of rows) {
      if (name === 'quit') continue;
      await say(example);
      await say(name);
      await say(`${name} --nonsense`);
    }
    for (const line of ['state', 'status', 'input-log --limit 512', 'logs 1000', 'events', 'ui', 'options-get', 'chat-log'])
      await say(line);
  };
  await everyCommand();
  expect(await say('open secrets 1 creative')).toMatchObject({ ok: true });
  await say('options agent');
  await everyCommand();
  // The other faces: the command line, and a session of MCP with its documents.
  const surroundings = { HORIZON_CONTROL: game.socket, HORIZON_HOME: home };
  for (const words of [['state'], ['logs'], ['click', 'nothing'], ['--api', 'none', 'hello']]) {
    const run = await runCtl(words, { env: surroundings });
    told.push([`horizon-ctl ${words.join(' ')}`, run.stdout + run.stderr]);
  }
  const mcp = rawMcp(onTestFinished, surroundings);
  const { result } = await mcp.ask('resources/list', envelope());
  for (const { uri } of (result?.resources ?? []) as { uri: string }[]) await mcp.ask('resources/read', { ...envelope(), uri });
  for (const name of ['state', 'status', 'input_log', 'logs', 'no_such_tool'])
    await mcp.ask('tools/call', { ...envelope(), name, arguments: {} });
  told.push(['horizon-ctl mcp', JSON.stringify(mcp.messages)]);
  await say('quit');
  await game.process.exited;
  for (const [path, text] of textsBelow(folder)) if (!Object.keys(files).some((name) => path === join(home, name))) told.push([path, text]);

  expect(told.length).toBeGreaterThan(rows.length * 6);
  expect(told.some(([, text]) => text.includes('the control socket is open'))).toBe(true);
  const secrets = [token, clipboard, typed, mark('session'), mark('account'), mark('extras'), mark('servers'), mark('environment')];
  expect(told.flatMap(([where, text]) => secrets.flatMap((secret) => (text.includes(secret) ? [`${where}: ${secret}`] : [])))).toEqual([]);
});
