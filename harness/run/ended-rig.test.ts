import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';

const rig = fileURLToPath(new URL('../../dist/horizon-rig.js', import.meta.url));
const silent = fileURLToPath(new URL('../boot/fixtures/answering.mjs', import.meta.url));

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ended-rig-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Command lines of living processes that were started, however indirectly, with this environment. */
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

const games = (marker: string): number =>
  alive(marker).filter((line) => line.includes('answering.mjs') && line.includes('--control-socket')).length;

// Two games that never become ready: the rig is always in the middle of booting them.
function start(marker: string, display: string): { readonly child: ChildProcess; readonly temporary: string } {
  const temporary = join(scratch, marker);
  mkdirSync(temporary);
  const child = spawn(
    process.execPath,
    [rig, 'run', 'ui', 'events', '--game', silent, '--display', display, '--workers', '2', '--out', join(temporary, 'out')],
    { stdio: 'ignore', env: { ...process.env, FIXTURE_MODE: 'never-ready', MARKER: marker, TMPDIR: temporary } },
  );
  return { child, temporary };
}

describe.skipIf(process.platform !== 'linux')('a rig that ends while two games boot', () => {
  const cases: readonly (readonly [NodeJS.Signals, string, number | null])[] = [
    ['SIGINT', 'headless', 130],
    ['SIGTERM', 'headless', 143],
    ['SIGKILL', 'headless', null],
    ['SIGINT', 'xvfb', 130],
    ['SIGKILL', 'xvfb', null],
  ];
  test.each(cases.filter(([, display]) => display !== 'xvfb' || !lacks('xvfb')))(
    'by %s on %s leaves no process and no folder',
    async (signal, display, code) => {
      const marker = `m${signal}${display}${process.pid}`;
      const { child, temporary } = start(marker, display);
      const exit = once(child, 'exit');
      await until(() => games(marker) >= 2);
      expect(readdirSync(temporary).filter((name) => name.startsWith('hrig-'))).toHaveLength(2);
      child.kill(signal);
      expect((await exit)[0]).toBe(code);
      await until(() => alive(marker).length === 0 && readdirSync(temporary).every((name) => name === 'out'));
      expect(alive(marker)).toEqual([]);
    },
  );
});
