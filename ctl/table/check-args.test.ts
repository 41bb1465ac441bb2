import { describe, expect, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { arbitraryArgs } from '../testing/arbitrary-args.ts';
import { Seeded } from '../testing/seeded.ts';
import { checkObject } from './check-args.ts';
import { commands } from './commands.ts';
import type { Row } from './row.ts';

const rows: readonly Row[] = Object.values(commands);

describe('arguments by name', () => {
  test.each(rows.map((row) => [row.name, row] as const))('of %s are taken when they fit, and come back as given', (_name, row) => {
    const random = new Seeded(11);
    for (let round = 0; round < 50; round++) {
      const args = arbitraryArgs(row, random);
      expect(checkObject(row, args)).toEqual(args);
    }
  });

  test('get their defaults, and null is absent', () => {
    expect(checkObject(commands['wait-for'], { condition: 'loaded', target: null })).toEqual({
      condition: 'loaded',
      target: undefined,
      since: undefined,
      timeout: 30,
    });
  });

  test.each([
    ['click', { id: 5 }, /click: id must be text/],
    ['click', { id: 'a', shift: 'yes' }, /shift must be true or false/],
    ['click', { id: 'a', buton: 'left' }, /no argument "buton", did you mean button\?/],
    ['click', { id: 'a', button: 'up' }, /must be one of left, right, middle, not "up"/],
    ['click', {}, /id is missing/],
    ['look', { yaw: '5', pitch: 0 }, /yaw must be a number from -36000 to 36000, not "5"/],
    ['look', { yaw: Number.NaN, pitch: 0 }, /yaw must be a number/],
    ['select', { slot: 1.5 }, /slot must be a whole number from 1 to 9, not 1.5/],
    ['select', { slot: [1] }, /slot must be a whole number/],
    ['screenshot-sequence', { frames: 'stop' }, /or cancel, not "stop"/],
    ['chat', { text: '' }, /text must not be empty/],
    ['ui', { constructor: 1 }, /no argument "constructor"/],
  ] as const)('of %s that do not fit are refused: %j', (name, given, message) => {
    try {
      checkObject(commands[name], given);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ControlError);
      expect((error as ControlError).kind).toBe('usage');
      expect((error as ControlError).message).toMatch(message);
      expect((error as ControlError).message).toContain(`use: ${name}`);
    }
  });
});
