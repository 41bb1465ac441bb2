import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { shellWord, shellWords } from './shell-words.ts';

const words = ['plain', '--game=/a/b-c_d.e', 'two words', '', "it's", "'", '$HOME `id` \\ "x"', 'a;b|c&d', '*', 'ü 世界', '#', '~', '  '];

describe('words of a line for a shell', () => {
  test.each(words)('%j comes back as it was', (word) => {
    expect(shellWords(`npx ${shellWord(word)} end`)).toEqual(['npx', word, 'end']);
  });

  test.skipIf(process.platform === 'win32')('are read by a shell as they are here', () => {
    const line = words.map(shellWord).join(' ');
    const { stdout } = spawnSync('/bin/sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' });
    expect(stdout.split('\n').slice(0, -1)).toEqual(words);
    expect(shellWords(line)).toEqual(words);
  });

  test('may not end inside a quote', () => {
    expect(() => shellWords("npx 'a")).toThrow(/a quote is not closed in: npx 'a/);
  });
});
