import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './tracked-files.ts';

test('a step that is not there fails and names those that are, so that a typing error never counts as a pass', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(repositoryRoot, 'ci/test.mjs'), 'lint', 'untis'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/no step "untis"; use lint, types, unit/);
});
