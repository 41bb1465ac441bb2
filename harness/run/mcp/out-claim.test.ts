import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { claimFolder } from './out-claim.ts';

/** A process that lives as long as this one does. */
const other = process.ppid;

test('a folder that is claimed is refused to another process until it is given back', () => {
  const out = join(tempFolder(onTestFinished), 'out');
  const { release, file } = claimFolder(out, other);
  writeFileSync(file, '{}');
  expect(() => claimFolder(out)).toThrow(
    expect.objectContaining({ kind: 'busy', message: expect.stringContaining(`process ${other} runs`) }),
  );
  expect(() => claimFolder(out)).toThrow(expect.objectContaining({ kind: 'busy' }));
  expect(existsSync(file)).toBe(true);
  release();
  claimFolder(out).release();
  expect(readdirSync(join(out, '.running'))).toEqual([]);
});

test('a claim whose process is gone counts for nothing and is removed', () => {
  const out = tempFolder(onTestFinished);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(claimFolder(out, pid).file, '{}');
  claimFolder(out).release();
  expect(readdirSync(join(out, '.running'))).toEqual([]);
});

test('a folder that cannot be is told with what to do', () => {
  const file = join(tempFolder(onTestFinished), 'a-file');
  writeFileSync(file, '');
  expect(() => claimFolder(join(file, 'out'))).toThrow(
    expect.objectContaining({
      kind: 'state',
      message: expect.stringMatching(/cannot be written \(ENOTDIR.*; mend that, or start the server/),
    }),
  );
});

test('two folders can be claimed at one time', () => {
  const [a, b] = [tempFolder(onTestFinished), tempFolder(onTestFinished)];
  const first = claimFolder(a, other);
  claimFolder(b).release();
  first.release();
});
