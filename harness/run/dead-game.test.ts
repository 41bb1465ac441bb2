import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const rig = fileURLToPath(new URL('../../dist/horizon-rig.js', import.meta.url));

/** Numbers of the processes that were started, however indirectly, with this in their environment and this in their command line. */
function find(marker: string, program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'latin1');
        return read('environ').includes(marker) && read('cmdline').includes(program);
      } catch {
        return false;
      }
    })
    .map(Number);
}

test.skipIf(process.platform !== 'linux').each(['socket', 'ctl'])(
  'a scenario via %s whose game is killed says so, not only that a connection is over',
  async (via) => {
    const scratch = mkdtempSync(join(tmpdir(), 'dead-game-'));
    onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
    const marker = `dead-game-${process.pid}-${via}`;
    const json = join(scratch, 'results.json');
    const child = spawn(
      process.execPath,
      [rig, 'run', 'ui', '--display', 'headless', '--via', via, '--no-again', '--out', join(scratch, 'out'), '--json', json],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, MARKER: marker, TMPDIR: scratch } },
    );
    child.stdout?.resume();
    const ended = once(child, 'exit');
    const home = (): string[] => readdirSync(scratch).filter((name) => name.startsWith('hrig-'));
    const opened = (): boolean => home().some((name) => readLog(join(scratch, name)).includes('a world is loaded'));
    while (!opened()) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const pid of find(marker, 'horizon-client.js')) process.kill(pid, 'SIGKILL');
    expect(await ended).toEqual([1, null]);
    const { scenarios } = JSON.parse(readFileSync(json, 'utf8')) as { scenarios: { reason: string; log: string[] }[] };
    expect(scenarios).toMatchObject([{ reason: expect.stringMatching(/^the game was killed by SIGKILL in the middle of the scenario/) }]);
    expect(scenarios[0]?.log.join('\n')).toMatch(/a world is loaded/);
    expect(home()).toEqual([]);
  },
);

function readLog(root: string): string {
  try {
    return readFileSync(join(root, 'home', 'logs', 'latest.log'), 'utf8');
  } catch {
    return '';
  }
}
