import { describe, expect, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { commands } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import { arbitraryArgs } from '../testing/arbitrary-args.ts';
import { Seeded } from '../testing/seeded.ts';
import { encodeChecked, encodeLine, maxLineBytes, parseLine } from './dialect.ts';

const rows: readonly Row[] = Object.values(commands);

/** Lines that are taken, and what they mean. */
const taken: readonly (readonly [string, string, Record<string, unknown>])[] = [
  ['ui', 'ui', {}],
  ['  ui  ', 'ui', {}],
  ['\tui', 'ui', {}],
  ['click done', 'click', { id: 'done', button: 'left', shift: false, confirm: false }],
  ['click done right', 'click', { id: 'done', button: 'right', shift: false, confirm: false }],
  ['click done shift', 'click', { id: 'done', button: 'left', shift: true, confirm: false }],
  ['click done shift right', 'click', { id: 'done', button: 'right', shift: true, confirm: false }],
  ['click done right shift', 'click', { id: 'done', button: 'right', shift: true, confirm: false }],
  ['click shift', 'click', { id: 'shift', button: 'left', shift: false, confirm: false }],
  ['click "two words"', 'click', { id: 'two words', button: 'left', shift: false, confirm: false }],
  ['click "--help"', 'click', { id: '--help', button: 'left', shift: false, confirm: false }],
  ['click ""', 'click', { id: '', button: 'left', shift: false, confirm: false }],
  ['click C:\\new', 'click', { id: 'C:\\new', button: 'left', shift: false, confirm: false }],
  ['click "a \\"b\\" \\\\ c\\nd"', 'click', { id: 'a "b" \\ c\nd', button: 'left', shift: false, confirm: false }],
  ["click it's", 'click', { id: "it's", button: 'left', shift: false, confirm: false }],
  ['open w', 'open', { world: 'w', seed: undefined, creative: false }],
  ['open w creative', 'open', { world: 'w', seed: undefined, creative: true }],
  ['open w 42 creative', 'open', { world: 'w', seed: '42', creative: true }],
  ['open w creative 42', 'open', { world: 'w', seed: '42', creative: true }],
  ['open w "creative"', 'open', { world: 'w', seed: 'creative', creative: false }],
  ['open creative creative', 'open', { world: 'creative', seed: undefined, creative: true }],
  ['chat hello  there "you" --x ', 'chat', { text: 'hello  there "you" --x ' }],
  ['chat  two blanks before', 'chat', { text: ' two blanks before' }],
  ['command\ttime set noon', 'command', { text: 'time set noon' }],
  ['type \\n', 'type', { text: '\\n' }],
  ['messages --limit 5 --since 3', 'messages', { since: 3, limit: 5 }],
  ['messages --since=3', 'messages', { since: 3, limit: 20 }],
  ['move --sprint forward --jump 40', 'move', { direction: 'forward', ticks: 40, sprint: true, sneak: false, jump: true }],
  ['move forward', 'move', { direction: 'forward', ticks: 20, sprint: false, sneak: false, jump: false }],
  ['turn -45.5', 'turn', { yaw: -45.5, pitch: 0 }],
  ['turn .5 -1e1', 'turn', { yaw: 0.5, pitch: -10 }],
  ['look -0 +5', 'look', { yaw: 0, pitch: 5 }],
  ['break -1 64 "3"', 'break', { x: -1, y: 64, z: 3, timeout: 30 }],
  ['screenshot-sequence cancel', 'screenshot-sequence', { frames: 'cancel', step: undefined, path: undefined }],
  ['screenshot-sequence 24 16.666667 /tmp/a.png', 'screenshot-sequence', { frames: 24, step: 16.666667, path: '/tmp/a.png' }],
  ['wait-for loaded --timeout 2.5', 'wait-for', { condition: 'loaded', target: undefined, since: undefined, timeout: 2.5 }],
  ['status --digests', 'status', { digests: true }],
];

/** Lines that are refused: with which kind, and what the sentence says. */
const refused: readonly (readonly [string, string, RegExp])[] = [
  ['', 'usage', /the line is empty/],
  ['   ', 'usage', /the line is empty/],
  ['clik done', 'unknown', /no command "clik"; did you mean click\?/],
  ['constructor', 'unknown', /no command "constructor"/],
  ['__proto__', 'unknown', /no command/],
  ['UI', 'unknown', /did you mean ui\?/],
  ['click', 'usage', /id is missing; use: click ID \[left\|right\|middle\] \[shift\]/],
  ['click a b', 'usage', /button must be one of left, right, middle, not "b"/],
  ['click a rigth', 'usage', /did you mean right\?/],
  ['click a left right', 'usage', /"right" is one word too many/],
  ['click a shift shift', 'usage', /shift is given twice/],
  ['click "a', 'usage', /a quote is not closed/],
  ['click "a\\', 'usage', /a quote is not closed/],
  ['click "a"b', 'usage', /a closing quote must end its word/],
  ['click a"b"', 'usage', /a quote must begin its word/],
  ['click "a\\tb"', 'usage', /\\t means nothing in quotes/],
  ['ui now', 'usage', /"now" is one word too many/],
  ['chat', 'usage', /text is missing/],
  ['chat ', 'usage', /text is missing/],
  [`chat ${'x'.repeat(257)}`, 'usage', /has 257 characters and may have at most 256/],
  ['messages --limt 5', 'usage', /no flag --limt, did you mean --limit\?/],
  ['messages --limit', 'usage', /--limit needs a value/],
  ['messages --limit --since 3', 'usage', /--limit needs a value/],
  ['messages --limit 0', 'usage', /--limit must be a whole number from 1 to 100, not "0"/],
  ['messages --limit 101', 'usage', /from 1 to 100/],
  ['messages --limit 1.5', 'usage', /whole number/],
  ['messages --limit 5 --limit 5', 'usage', /--limit is given twice/],
  ['status --digests=yes', 'usage', /--digests takes no value/],
  ['look 1 0x10', 'usage', /pitch must be a number from -90 to 90, not "0x10"/],
  ['look Infinity 0', 'usage', /yaw must be a number/],
  ['look NaN 0', 'usage', /yaw must be a number/],
  ['look 1', 'usage', /pitch is missing/],
  ['look "" 0', 'usage', /yaw must be a number/],
  ['break 1 2 30000001', 'usage', /z must be a whole number/],
  ['screenshot ""', 'usage', /path must be a path, not empty/],
  ['screenshot-sequence stop', 'usage', /from 1 to 10000 or cancel, not "stop"/],
  ['chat a\rb', 'usage', /carriage return/],
  ['chat a\0b', 'usage', /NUL/],
  ['click a\nb', 'usage', /line break/],
  ['chat \ud800', 'usage', /half a character/],
];

describe('a line', () => {
  test.each(taken)('%j is taken', (line, name, args) => {
    expect(parseLine(line)).toEqual({ name, args });
  });

  test.each(refused)('%j is refused as %s', (line, kind, message) => {
    const refusal = capture(() => parseLine(line));
    expect(refusal.kind).toBe(kind);
    expect(refusal.message).toMatch(message);
  });

  test.each(rows.map((row) => [row.example, row] as const))('%s, the example of its row, is taken', (line, row) => {
    expect(parseLine(line).name).toBe(row.name);
  });
});

describe('the encoder', () => {
  test.each(rows.map((row) => [row.name, row] as const))('writes %s so that reading it gives the same arguments back', (name, row) => {
    const random = new Seeded(Buffer.byteLength(name) * 7919);
    for (let round = 0; round < 300; round++) {
      const args = arbitraryArgs(row, random);
      const line = encodeChecked(row, args);
      expect(line).not.toMatch(/[\r\n\0]/);
      expect(parseLine(line)).toEqual({ name, args });
    }
  });

  test('writes no default, and flags last', () => {
    expect(encodeLine('move', { direction: 'back', ticks: 20, sneak: true, sprint: false })).toBe('move back --sneak');
    expect(encodeLine('move', { direction: 'back', ticks: 21 })).toBe('move back 21');
    expect(encodeLine('messages', { limit: 20, since: undefined })).toBe('messages');
  });

  test('quotes what a reader would take for something else', () => {
    expect(encodeLine('open', { world: 'my world', seed: 'creative', creative: true })).toBe('open "my world" "creative" creative');
    expect(encodeLine('click', { id: '--x' })).toBe('click "--x"');
    expect(encodeLine('set', { id: 'book', value: 'one\n"two" \\' })).toBe('set book "one\\n\\"two\\" \\\\"');
  });

  test.each(['a\rb', 'a\0b', 'a\ud800b'])('refuses the text %j everywhere', (text) => {
    expect(capture(() => encodeLine('click', { id: text })).kind).toBe('usage');
    expect(capture(() => encodeLine('chat', { text })).kind).toBe('usage');
    expect(capture(() => encodeLine('messages', { limit: text as unknown as number })).kind).toBe('usage');
  });

  test('refuses a line break in the rest of a line', () => {
    expect(capture(() => encodeLine('chat', { text: 'quit\nquit' })).message).toMatch(/text cannot hold/);
  });

  test('refuses a line of more than 64 KiB, counted in bytes', () => {
    const fits = 'é'.repeat((maxLineBytes - 'click '.length) / 2);
    expect(Buffer.byteLength(encodeLine('click', { id: fits }))).toBe(maxLineBytes);
    expect(capture(() => encodeLine('click', { id: `${fits}x` })).message).toMatch(/65537 bytes and may have at most 65536/);
  });

  test('refuses a later word without the one before it', () => {
    expect(capture(() => encodeLine('screenshot-sequence', { frames: 3, path: '/a.png' })).message).toMatch(/step is missing, and a later/);
  });
});

test('no line of random bytes makes the reader fail with anything but usage or unknown', () => {
  const random = new Seeded(42);
  const alphabet = [
    '"',
    '\\',
    ' ',
    '-',
    '--',
    'click',
    'open',
    'chat',
    'messages',
    '--limit',
    'shift',
    '=',
    '1',
    'n',
    '\u0001',
    '\ufeff',
    '😀',
  ];
  for (let round = 0; round < 5000; round++) {
    let line = random.pick(['click', 'open', 'messages', 'move', 'wait-for', '']);
    for (let count = random.integer(0, 10); count > 0; count--) line += random.pick(alphabet);
    try {
      expect(rows.map((row) => row.name)).toContain(parseLine(line).name);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      expect(['usage', 'unknown']).toContain(error.kind);
    }
  }
});

function capture(run: () => unknown): ControlError {
  try {
    run();
  } catch (error) {
    if (error instanceof ControlError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
