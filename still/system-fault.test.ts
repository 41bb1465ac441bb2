import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { faultSentence } from './system-fault.ts';

/** What a call of the system fails with. */
function faultOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

test('what the system says ends with the next step', () => {
  expect(faultSentence(faultOf(() => readFileSync(tmpdir())))).toMatch(
    /^EISDIR: .*; it is a folder where a file is awaited: check the path$/,
  );
  expect(faultSentence(faultOf(() => mkdirSync('/proc/here')))).toMatch(/^E[A-Z]+: .*; \S/);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(faultSentence(full)).toBe('ENOSPC: no space left on device, write; free space there, or give another place with --out');
});

test('what we say ourselves is left as it is', () => {
  expect(faultSentence(new Error('take another; do that'))).toBe('take another; do that');
  expect(faultSentence(Object.assign(new Error('not ours'), { code: 'ENOENT' }))).toBe('not ours');
  expect(faultSentence('a word')).toBe('a word');
});
