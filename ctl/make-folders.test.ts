import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolders } from './make-folders.ts';
import { tempFolder } from './testing/temp-folder.ts';

describe('folders', () => {
  test('are made with those above them, and stay when they are there', () => {
    const path = join(tempFolder(onTestFinished), 'a', 'b', 'c');
    makeFolders(path);
    makeFolders(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  test('are refused where a file is in the way', () => {
    const file = join(tempFolder(onTestFinished), 'file');
    writeFileSync(file, '');
    expect(() => makeFolders(file)).toThrow(/EEXIST/);
    expect(() => makeFolders(join(file, 'sub'))).toThrow(/EEXIST|ENOTDIR/);
  });

  test.skipIf(process.platform !== 'linux')('are refused, and not tried for ever, where the system takes none', () => {
    expect(() => makeFolders('/proc/nope/deeper')).toThrow(/ENOENT/);
  });
});
