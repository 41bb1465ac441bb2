import { describe, expect, test } from 'vitest';
import { argumentWords } from './argument-words.ts';

const lines: readonly (readonly [ReturnType<typeof argumentWords>, string[]])[] = [
  [argumentWords('hello', {}), ['hello']],
  [argumentWords('set', { id: 'name', value: 'two words' }), ['set', 'name', 'two words']],
  [argumentWords('click', { id: 'done', button: 'left', shift: false, confirm: false }), ['click', 'done', 'left']],
  [argumentWords('click', { id: 'slot-1', button: 'right', shift: true, confirm: false }), ['click', 'slot-1', 'right', 'shift']],
  [argumentWords('open', { world: 'w', seed: undefined, creative: true }), ['open', 'w', 'creative']],
  [argumentWords('open', { world: 'w', seed: '7', creative: false }), ['open', 'w', '7']],
  [
    argumentWords('wait-for', { condition: 'loaded', target: undefined, since: undefined, timeout: 120 }),
    ['wait-for', 'loaded', '--timeout', '120'],
  ],
];

describe('the words of a command', () => {
  test.each(lines)('%j stand as a person types them, what is not given left out', (words, typed) => {
    expect(words).toEqual(typed);
  });
});
