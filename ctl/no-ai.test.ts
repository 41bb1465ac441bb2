import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withValue } from './game-extras.ts';
import { check, isOn, isOnIn, REFUSAL, set } from './no-ai.ts';
import { Seeded } from './testing/seeded.ts';
import { tempFolder } from './testing/temp-folder.ts';

function homeWith(text?: string | Uint8Array): { home: string; file: string } {
  const home = tempFolder(onTestFinished);
  const file = join(home, 'horizon-extras.txt');
  if (text !== undefined) writeFileSync(file, text);
  return { home, file };
}

const bytesOf = (file: string): string => readFileSync(file, 'latin1');

describe('No AI', () => {
  test.each([
    ['', false],
    ['noAi:true', true],
    ['a:1\nnoAi:true\nb:2\n', true],
    ['a:1\r\nnoAi:true\r\n', true],
    ['a:1\rnoAi:true\rb:2', true],
    ['\uFEFFnoAi:true\n', true],
    ['\uFEFFa:1\nnoAi:true\n', true],
    ['noAi: true \n', true],
    ['\tnoAi :\ttrue\n', true],
    ['noAi:false\n', false],
    ['noAi: FALSE \r\n', false],
    ['noAi:off', false],
    ['noAi:false\nnoAi:true\n', true],
    ['noAi:true\nnoAi:false\n', true],
    ['noAi:TRUE\n', true],
    ['NOAI:True\n', true],
    ['noAi=true\n', true],
    ['noAi true\n', true],
    ['noAi:"true"\n', true],
    ['noAi:\n', true],
    ['noAi', true],
    ['noAi:maybe\n', true],
    ['xnoAi:true\nnoAi2:true\n#noAi:true\nmyMod.noAi:true\na:noAi:true\n', false],
  ])('in a file that says %j is on: %s', (text, on) => {
    const { home } = homeWith(text);
    expect(isOn(home)).toBe(on);
    if (on) expect(() => check(home)).toThrow(expect.objectContaining({ kind: 'denied', message: REFUSAL, details: {} }));
    else check(home);
  });

  test('is off without a file, and turning it off then writes none', () => {
    const { home, file } = homeWith();
    expect(isOn(home)).toBe(false);
    expect(isOn(join(home, 'not', 'there'))).toBe(false);
    set(home, false);
    expect(existsSync(file)).toBe(false);
  });

  test('writes no switch into a file that never had one to turn it off, and nothing where it says so already', () => {
    const { home, file } = homeWith('fov:70\n');
    const before = statSync(file, { bigint: true });
    set(home, false);
    const after = statSync(file, { bigint: true });
    expect([readFileSync(file, 'utf8'), after.ino, after.ctimeNs]).toEqual(['fov:70\n', before.ino, before.ctimeNs]);
    set(home, true);
    const on = statSync(file).ino;
    set(home, true);
    expect(statSync(file).ino).toBe(on);
  });

  test.each([
    [
      'a file in the middle of which it stands twice',
      'fov:70\nnoAi:false\nagentControl:true\nnoAi:false\n# mine',
      'fov:70\n',
      '\nagentControl:true\n# mine',
    ],
    ['Windows line ends', 'a:1\r\nnoAi:false\r\nb:2\r\n', 'a:1\r\n', '\r\nb:2\r\n'],
    ['a byte order mark', '\u00ef\u00bb\u00bfnoAi:no\nb:2\n', '\u00ef\u00bb\u00bf', '\nb:2\n'],
    ['bytes of no encoding', 'a:\u00ff\u00fe\nNOAI = maybe\nb:\u0080', 'a:\u00ff\u00fe\n', '\nb:\u0080'],
    ['no such line and no line end', 'a:1\r\nb:2', 'a:1\r\nb:2\r\n', ''],
    ['no such line', 'a:1\r\n', 'a:1\r\n', '\r\n'],
    ['nothing but a byte order mark', '\u00ef\u00bb\u00bf', '\u00ef\u00bb\u00bf', '\n'],
    ['nothing', '', '', '\n'],
  ])('keeps %s as it is beside the switch', (_, text, before, after) => {
    const { home, file } = homeWith(Buffer.from(text, 'latin1'));
    set(home, true);
    expect(bytesOf(file)).toBe(`${before}noAi:true${after}`);
    expect(isOn(home)).toBe(true);
    set(home, false);
    expect(bytesOf(file)).toBe(`${before}noAi:false${after}`);
    expect(isOn(home)).toBe(false);
  });

  test('keeps the file’s mode and leaves nothing beside it', () => {
    const { home, file } = homeWith('a:1\n');
    chmodSync(file, 0o600);
    set(home, true);
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(home)).toEqual(['horizon-extras.txt']);
  });

  test('is found in, set in and kept out of the way of ten million bytes of other lines', () => {
    const line = 'someMod.value:0123456789 0123456789 0123456789\r\n';
    const half = line.repeat(Math.ceil(5_000_000 / line.length));
    const { home, file } = homeWith(`${half}noAi:true\r\n${half}`);
    expect(isOn(home)).toBe(true);
    set(home, false);
    expect(isOn(home)).toBe(false);
    expect(bytesOf(file) === `${half}noAi:false\r\n${half}`).toBe(true);
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

  test('turns a text of any other lines on and off without a change to them', () => {
    const random = new Seeded(5);
    const pieces = ['noAi2:true', 'a:1', '', ' ', '\u00ef\u00bb\u00bf', '#noAi:true', 'é:ü', 'b', ':', 'agentControl:true'];
    for (let round = 0; round < 20_000; round++) {
      const lines = Array.from({ length: random.integer(0, 6) }, () => random.pick(pieces) + random.pick(['\n', '\r\n', '\r']));
      const others = lines.join('');
      const on = withValue(others, 'noAi', 'true');
      const off = withValue(on, 'noAi', 'false');
      expect([isOnIn({ state: 'text', bytes: on }), isOnIn({ state: 'text', bytes: off })]).toEqual([true, false]);
      expect(off.replace(/noAi:false(\r\n|\n|\r|$)/, '')).toBe(others);
    }
  });
});

describe.skipIf(process.platform === 'win32')('No AI in doubt', () => {
  const doubts: readonly (readonly [what: string, make: (file: string) => unknown, why: RegExp])[] = [
    ['a folder', (file) => mkdirSync(file), /no ordinary file/],
    ['a link that leads nowhere', (file) => symlinkSync('/nonexistent/extras', file), /ENOENT/],
    ['a link to itself', (file) => symlinkSync(file, file), /ELOOP/],
    ['a device', (file) => symlinkSync('/dev/zero', file), /no ordinary file/],
    ['a pipe', (file) => execa('mkfifo', [file]), /no ordinary file/],
    ['a file of zeros', (file) => writeFileSync(file, new Uint8Array(64)), /no text in UTF-8/],
    ['a file in UTF-16', (file) => writeFileSync(file, Buffer.from('\uFEFFnoAi:true\r\n', 'utf16le')), /no text in UTF-8/],
  ];

  test.each(doubts)('counts as on: %s, which stays as it is', async (_, make, why) => {
    const { home, file } = homeWith();
    await make(file);
    expect(isOn(home)).toBe(true);
    const because = expect.stringMatching(why);
    expect(() => check(home)).toThrow(expect.objectContaining({ kind: 'denied', message: REFUSAL, details: { because } }));
    for (const on of [true, false])
      expect(() => set(home, on)).toThrow(
        expect.objectContaining({ kind: 'state', message: expect.stringMatching(/mend it or move it away/) }),
      );
    expect(readdirSync(home)).toEqual(['horizon-extras.txt']);
  });

  test.skipIf(process.getuid?.() === 0)('counts as on: a file that may not be read', () => {
    const { home, file } = homeWith('a:1\n');
    chmodSync(file, 0);
    expect(isOn(home)).toBe(true);
  });

  test('that cannot be written is a state with the reason', () => {
    const { file: blocker } = homeWith('x');
    expect(() => set(join(blocker, 'home'), true)).toThrow(
      expect.objectContaining({ kind: 'state', message: expect.stringMatching(/cannot write/) }),
    );
  });
});
