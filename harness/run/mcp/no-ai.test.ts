import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { envelope, rawMcp } from '../../../ctl/testing/raw-mcp.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { rigRows } from './rig-rows.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const rig = path('../../../dist/horizon-rig.js');
const silent = path('../../boot/fixtures/answering.mjs');

function homeWith(text: string): string {
  const home = join(tempFolder(onTestFinished), 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'horizon-extras.txt'), text);
  return home;
}

test('No AI keeps the server from starting: exit 4, the reason on stderr, nothing on stdout', () => {
  const env = { PATH: process.env.PATH, HORIZON_HOME: homeWith('noAi:true\n') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [rig, 'mcp'], { env, encoding: 'utf8', input: '' });
  expect({ status, stdout }).toEqual({ status: 4, stdout: '' });
  expect(stderr).toMatch(/^No AI is on: .*\n$/);
});

test('No AI, turned on in a session, refuses every tool and document', async () => {
  const home = homeWith('fov:70\n');
  const mcp = rawMcp(onTestFinished, { HORIZON_HOME: home }, ['--out', join(home, 'out')], rig);
  const ask = (name: string, args: object) => mcp.ask('tools/call', { name, arguments: args, ...envelope() });
  expect((await ask('list', { find: 'title' })).result).not.toHaveProperty('isError');
  writeFileSync(join(home, 'horizon-extras.txt'), 'noAi:true\n');
  for (const name of Object.keys(rigRows))
    expect((await ask(name.replaceAll('-', '_'), {})).result, name).toMatchObject({
      isError: true,
      structuredContent: { kind: 'denied', error: expect.stringContaining('No AI is on') },
    });
  expect((await mcp.ask('resources/read', { uri: 'horizon-rig://skill', ...envelope() })).error?.message).toContain('No AI is on');
});

test('No AI, turned on while games boot, ends them', async () => {
  const home = homeWith('fov:70\n');
  const env = { HORIZON_HOME: home, FIXTURE_MODE: 'never-ready' };
  const mcp = rawMcp(onTestFinished, env, ['--out', join(home, 'out'), '--game', silent], rig);
  const params = { name: 'take_stills', arguments: { names: 'title' }, ...envelope({}, { progressToken: 1 }) };
  const taken = mcp.ask('tools/call', params);
  await mcp.until(({ method }) => method === 'notifications/progress');
  writeFileSync(join(home, 'horizon-extras.txt'), 'noAi:true\n');
  expect((await taken).result).toMatchObject({ isError: true, structuredContent: { kind: 'denied' } });
});
