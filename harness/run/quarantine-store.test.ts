import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../ctl/testing/temp-folder.ts';
import { formatQuarantine, QuarantineError, type QuarantineRow } from '../../still/quarantine.ts';
import { readQuarantine, writeQuarantine } from './quarantine-store.ts';

const row: QuarantineRow = {
  kind: 'still',
  name: 'title',
  owner: 'mia',
  added: '2026-01-01',
  until: '2026-01-09',
  reason: 'light is late',
};

test('a quarantine that an editor saved with a byte order mark is read as it is', () => {
  const file = join(tempFolder(onTestFinished), 'quarantine.txt');
  writeFileSync(file, `\ufeff${formatQuarantine([row]).split('\n')[1]}\r\n`);
  expect(readQuarantine(file)).toEqual([row]);
});

test('a quarantine that cannot be read or written is told with what to do', async () => {
  const folder = tempFolder(onTestFinished);
  mkdirSync(join(folder, 'a-folder'));
  expect(() => readQuarantine(join(folder, 'a-folder'))).toThrow(/a-folder cannot be read \(EISDIR\); give a file with --file/);
  const missing = join(folder, 'nowhere/quarantine.txt');
  expect(readQuarantine(missing)).toEqual([]);
  await expect(writeQuarantine([row], missing)).rejects.toThrow(QuarantineError);
  await expect(writeQuarantine([row], missing)).rejects.toThrow(/cannot be written \(ENOENT\); nothing is changed/);
});

test('a quarantine is written so that it is read again', async () => {
  const file = join(tempFolder(onTestFinished), 'quarantine.txt');
  await writeQuarantine([row], file);
  expect(readQuarantine(file)).toEqual([row]);
  expect(readFileSync(file, 'utf8')).toBe(formatQuarantine([row]));
});
