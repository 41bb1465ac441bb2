import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commands } from '../table/commands.ts';
import { completionScript } from './completion.ts';

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

/** What bash would offer for a line whose last word is being typed. */
function offered(...words: string[]): string[] {
  const script = `${completionScript('bash')}
COMP_WORDS=(horizon-ctl "$@"); COMP_CWORD=$#; _horizon_ctl; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const run = spawnSync('bash', ['--norc', '-c', script, 'bash', ...words], { encoding: 'utf8', cwd: '/' });
  expect(run.stderr).toBe('');
  return run.stdout.split('\n').filter((word) => word !== '');
}

describe.skipIf(!has('bash'))('completion in bash', () => {
  test.each([
    [['scr'], ['screenshot', 'screenshot-sequence']],
    [['--s'], ['--socket']],
    [['click-at', 'm'], ['middle']],
    [['click', 'done', 's'], ['shift']],
    [
      ['move', 'forward', '--s'],
      ['--sprint', '--sneak'],
    ],
    [['--socket', '/x', 'wait-for', 'w'], ['widget']],
    [
      ['input-log', '--origin', ''],
      ['user', 'agent', 'game'],
    ],
    [['launch', '--speed', 'm'], ['max']],
    [['completion', 'f'], ['fish']],
    [['help', 'screenshot-'], ['screenshot-sequence']],
    [['--socket', '/de'], ['/dev']],
    [['screenshot', '/de'], ['/dev']],
  ])('offers for %j: %j', (words, offers) => {
    expect(offered(...words)).toEqual(offers);
  });

  test('offers every command', () => {
    expect(offered('')).toEqual(expect.arrayContaining([...Object.keys(commands), 'help', 'completion']));
  });
});

test.each(['bash', 'zsh', 'fish'])('the script for %s names every command and every flag of the table', (shell) => {
  const script = completionScript(shell);
  for (const row of Object.values(commands)) {
    expect(script).toContain(row.name);
    for (const param of row.params) if (param.as === 'flag') expect(script).toMatch(new RegExp(`(--|-l )${param.name}\\b`));
  }
});

test.each(['zsh', 'fish'].filter(has))('%s reads its script without complaint', (shell) => {
  const run = spawnSync(shell, ['-n'], { input: completionScript(shell), encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
});
