import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { check, isOn, REFUSAL, set } from './no-ai.ts';
import { tempFolder } from './testing/temp-folder.ts';

function homeWith(text?: string): { home: string; file: string } {
  const home = tempFolder(onTestFinished);
  const file = join(home, 'horizon-extras.txt');
  if (text !== undefined) writeFileSync(file, text);
  return { home, file };
}

describe('No AI', () => {
  test.each([
    ['', false],
    ['noAi:true', true],
    ['a:1\nnoAi:true\nb:2\n', true],
    ['a:1\r\nnoAi:true\r\n', true],
    ['noAi: true \n', true],
    ['noAi:false\n', false],
    ['noAi:false\nnoAi:true\n', true],
    ['noAi:TRUE\n', false],
    ['xnoAi:true\nnoAi2:true\n#noAi:true\n', false],
    ['noAi', false],
  ])('in a file that says %j is on: %s', (text, on) => {
    const { home } = homeWith(text);
    expect(isOn(home)).toBe(on);
    if (on) expect(() => check(home)).toThrow(expect.objectContaining({ kind: 'denied', message: REFUSAL }));
    else check(home);
  });

  test('is off without a file, and turning it off then writes none', () => {
    const { home, file } = homeWith();
    expect(isOn(home)).toBe(false);
    expect(isOn(join(home, 'not', 'there'))).toBe(false);
    set(home, false);
    expect(existsSync(file)).toBe(false);
  });

  test('writes no switch into a file that never had one to turn it off', () => {
    const { home, file } = homeWith('fov:70\n');
    set(home, false);
    expect(readFileSync(file, 'utf8')).toBe('fov:70\n');
  });

  test('keeps the other lines, their order and the file’s mode', () => {
    const { home, file } = homeWith('fov:70\nnoAi:false\nagentControl:true\nnoAi:false\n# mine');
    chmodSync(file, 0o600);
    set(home, true);
    expect(readFileSync(file, 'utf8')).toBe('fov:70\nnoAi:true\nagentControl:true\n# mine\n');
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
    set(home, false);
    expect(readFileSync(file, 'utf8')).toBe('fov:70\nnoAi:false\nagentControl:true\n# mine\n');
    expect(readdirSync(home)).toEqual(['horizon-extras.txt']);
  });

  test('makes the home when it is turned on before the first start', () => {
    const home = join(tempFolder(onTestFinished), 'new', 'horizon');
    set(home, true);
    expect(isOn(home)).toBe(true);
  });

  test.skipIf(process.platform === 'win32')('keeps a link that a player made of the file', () => {
    const { home, file } = homeWith();
    const kept = join(tempFolder(onTestFinished), 'extras');
    writeFileSync(kept, 'a:1\n');
    symlinkSync(kept, file);
    set(home, true);
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(kept, 'utf8')).toBe('a:1\nnoAi:true\n');
  });

  test('that cannot be read or written is a state with the reason, not off', () => {
    const { home, file } = homeWith();
    mkdirSync(file);
    expect(() => isOn(home)).toThrow(expect.objectContaining({ kind: 'state', message: expect.stringMatching(/EISDIR/) }));
    const { file: blocker } = homeWith('x');
    expect(() => set(join(blocker, 'home'), true)).toThrow(
      expect.objectContaining({ kind: 'state', message: expect.stringMatching(/cannot write/) }),
    );
  });
});
