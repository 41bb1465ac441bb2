import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../ci/tracked-files.ts';
import { formatQuarantine, parseQuarantine, type QuarantineRow } from '../../still/quarantine.ts';

const file = 'goldens/quarantine.txt';
const person = { NAME: 'a test', EMAIL: 'test@example.invalid' };
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
};
let repository = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repository, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'hz-merge-'));
  mkdirSync(join(repository, 'goldens'));
  copyFileSync(join(repositoryRoot, '.gitattributes'), join(repository, '.gitattributes'));
  git('init', '-q', '-b', 'main');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function row(name: string): QuarantineRow {
  return { kind: 'still', name, owner: 'mia', added: '2026-01-01', until: '2026-01-09', reason: `${name} is late` };
}

/** Commits a quarantine of these rows on the branch that is checked out. */
function commit(...names: readonly string[]): void {
  writeFileSync(join(repository, file), formatQuarantine(names.map(row)));
  git('add', '.');
  git('commit', '-q', '-m', names.join(' '));
}

test('two branches that put different shots into quarantine merge without a conflict, next to each other too', () => {
  commit('meadow');
  git('checkout', '-q', '-b', 'other');
  commit('a-wall', 'meadow', 'night');
  git('checkout', '-q', 'main');
  commit('meadow', 'noon', 'rain');
  git('merge', '-q', '--no-edit', 'other');
  const names = parseQuarantine(readFileSync(join(repository, file), 'utf8')).map(({ name }) => name);
  expect(names.sort()).toEqual(['a-wall', 'meadow', 'night', 'noon', 'rain']);
});
