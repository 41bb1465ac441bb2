import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { claimFolder } from './out-claim.ts';

/** A process that lives as long as this one does. */
const other = process.ppid;

test('a folder that is claimed is refused to another process until it is given back', () => {
  const out = join(tempFolder(onTestFinished), 'out');
  const release = claimFolder(out, other);
  expect(() => claimFolder(out)).toThrow(
    expect.objectContaining({ kind: 'busy', message: expect.stringContaining(`process ${other} runs`) }),
  );
  expect(() => claimFolder(out)).toThrow(expect.objectContaining({ kind: 'busy' }));
  release();
  claimFolder(out)();
  expect(readdirSync(join(out, '.running'))).toEqual([]);
});

test('a claim whose process is gone counts for nothing and is removed', () => {
  const out = tempFolder(onTestFinished);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  claimFolder(out, pid);
  claimFolder(out)();
  expect(existsSync(join(out, '.running', String(pid)))).toBe(false);
});

test('two folders can be claimed at one time', () => {
  const [a, b] = [tempFolder(onTestFinished), tempFolder(onTestFinished)];
  claimFolder(a, other);
  expect(() => claimFolder(b)).not.toThrow();
});
