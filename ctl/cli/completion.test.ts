import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commands } from '../table/commands.ts';
import { tempFolder } from '../testing/temp-folder.ts';
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
    [['screens'], ['screenshot', 'screenshot-sequence']],
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

test.each(['bash', 'zsh', 'fish'].filter(has))('%s reads its script without complaint', (shell) => {
  const file = join(tempFolder(onTestFinished), 'script');
  writeFileSync(file, completionScript(shell));
  expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test.skipIf(!has('fish'))('fish offers commands, flags, choices and switches', () => {
  const folder = tempFolder(onTestFinished);
  writeFileSync(join(folder, 'script'), completionScript('fish'));
  const offers = (line: string): string[] => {
    const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    const run = spawnSync('fish', ['--no-config', '-c', `source ${folder}/script; complete -C ${JSON.stringify(line)}`], {
      encoding: 'utf8',
      env,
    });
    return run.stdout.split('\n').flatMap((offer) => (offer === '' ? [] : [offer.split('\t')[0] as string]));
  };
  expect(offers('horizon-ctl scr')).toEqual(['screenshot', 'screenshot-sequence']);
  expect(offers('horizon-ctl move forward --sp')).toEqual(['--sprint']);
  expect(offers('horizon-ctl input-log --origin ')).toEqual(['agent', 'game', 'user']);
  expect(offers('horizon-ctl click done s')).toEqual(['shift']);
});
