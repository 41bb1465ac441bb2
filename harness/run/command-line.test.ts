import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

function run(...words: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, [path('../../dist/horizon-rig.js'), ...words], { encoding: 'utf8' });
}

describe('the command line of horizon-rig', () => {
  test.each([
    ['an unknown option', ['run', '--dipslay', 'xvfb'], /unknown option '--dipslay'[\s\S]*Did you mean --display/],
    ['an unknown command', ['rnu'], /unknown command 'rnu'[\s\S]*Did you mean run/],
    ['a value that an option does not take', ['run', '--display', 'moon'], /"moon" is not one of offscreen, xvfb/],
    ['no number of workers', ['run', '--workers', '0'], /whole number from 1 to 64/],
    ['an approval without a reason', ['approve', 'title'], /approving needs a reason: --reason "why/],
    ['a pattern that nothing matches', ['run', 'nosuch'], /no scenario matches "nosuch"; there are: /],
    ['no command at all', [], /Usage: horizon-rig/],
  ])('refuses %s with exit 2, which is not that of a failed run, and a hint', (_what, words, hint) => {
    const { status, stderr } = run(...words);
    expect(stderr).toMatch(hint);
    expect(status).toBe(2);
  });

  test('shows its version and its help', () => {
    const { version } = JSON.parse(readFileSync(path('../../package.json'), 'utf8')) as { version: string };
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
    expect(run('help', 'run')).toMatchObject({ status: 0, stdout: expect.stringContaining('--via <names>') });
  });

  test.skipIf(!existsSync('/dev/full'))('tells that its output cannot be written, without a stack', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [path('../../dist/horizon-rig.js'), 'list'], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(stderr).toMatch(/^horizon-rig: stdout cannot be written \(ENOSPC\); give it another place\n$/);
    expect(status).toBe(1);
  });
});
