import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { envelope, type RawMcp, rawMcp } from '../../../ctl/testing/raw-mcp.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const rig = path('../../../dist/horizon-rig.js');
/** A game that never becomes ready: whatever runs is always in the middle of booting it. */
const silent = path('../../boot/fixtures/answering.mjs');

/** Command lines of living processes that were started, however indirectly, with this folder for temporary files. */
function alive(marker: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(marker) ? [readFileSync(`/proc/${pid}/cmdline`, 'latin1')] : [];
      } catch {
        return [];
      }
    });
}

/** Looks until it holds; the test's own time limit ends the wait. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

interface Session {
  readonly mcp: RawMcp;
  readonly temporary: string;
  readonly out: string;
  /** Resolves once two games boot. */
  readonly booting: () => Promise<void>;
  /** Resolves once no game, no run and no folder of theirs is left; the server itself may be. */
  readonly gone: (servers: number) => Promise<void>;
}

function session(out?: string): Session {
  const temporary = tempFolder(onTestFinished);
  const into = out ?? join(temporary, 'out');
  const env = { FIXTURE_MODE: 'never-ready', MARKER: `marker=${temporary}=`, TMPDIR: temporary };
  const mcp = rawMcp(onTestFinished, env, ['--out', into, '--game', silent], rig);
  const games = (): number => alive(env.MARKER).filter((line) => line.includes('--control-socket')).length;
  return {
    mcp,
    temporary,
    out: into,
    booting: () => until(() => games() >= 2),
    gone: (servers) => until(() => alive(env.MARKER).length === servers && readdirSync(temporary).every((name) => name === 'out')),
  };
}

const shots = { name: 'take_stills', arguments: { names: 'title,options' } };
const request = (id: string, call: object = shots): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { ...call, ...envelope() } });

describe.skipIf(process.platform !== 'linux')('while games boot', () => {
  test('a cancelled call ends them, leaves nothing and lets the next one begin', async () => {
    const { mcp, booting, gone, out } = session();
    mcp.line(request('a'));
    await booting();
    mcp.notify('notifications/cancelled', { requestId: 'a' });
    await gone(1);
    expect(readdirSync(join(out, '.running'))).toEqual([]);
    mcp.line(request('b', { name: 'run_scenarios', arguments: { names: 'ui,events' } }));
    await booting();
    expect(mcp.messages.filter(({ id }) => id === 'a')).toEqual([]);
    expect(await mcp.end()).toBe(0);
    await gone(0);
  });

  test.each([
    ['its client closes its end', (mcp: RawMcp) => mcp.end(), 0],
    ['it is ended', (mcp: RawMcp) => mcp.kill('SIGTERM'), 143],
    ['it is killed', (mcp: RawMcp) => mcp.kill('SIGKILL'), null],
  ] as const)('a server leaves no process and no folder when %s', async (_, end, code) => {
    const { mcp, booting, gone, out } = session();
    mcp.line(request('a'));
    await booting();
    expect(await end(mcp)).toBe(code);
    await gone(0);
    // One that is killed cannot give the folder back; the next one sees that nobody lives there.
    expect(readdirSync(join(out, '.running'))).toHaveLength(code === null ? 1 : 0);
  });

  test('another call is told that one runs, and another process that the folder is in use', async () => {
    const { mcp, booting, gone, out } = session();
    mcp.line(request('a'));
    await booting();
    const second = await mcp.ask('tools/call', { ...shots, ...envelope() });
    expect(second.result).toMatchObject({
      isError: true,
      structuredContent: { kind: 'busy', error: expect.stringMatching(/^still of 2 names is running; wait/) },
    });
    // What only reads is answered all the same.
    const list = await mcp.ask('tools/call', { name: 'list', arguments: { find: 'title' }, ...envelope() });
    expect(list.result).not.toHaveProperty('isError');
    const other = session(out);
    const refused = await other.mcp.ask('tools/call', { ...shots, ...envelope() });
    expect(refused.result).toMatchObject({
      isError: true,
      structuredContent: { kind: 'busy', error: expect.stringMatching(/^process \d+ runs into .*; wait until it is done/) },
    });
    await mcp.end();
    await gone(0);
  });
});
