import { describe, expect, test } from 'vitest';
import { evaluate, holds, interpolate } from './expression.ts';

const values = { github: { event_name: 'pull_request', event: { action: 'closed' } }, inputs: { shots: '' }, matrix: { shard: 2 } };
const fine = { values, succeeded: true };
const broken = { values, succeeded: false };

describe('an expression of a workflow', () => {
  test.each([
    ["github.event_name == 'pull_request'", true],
    ["github.event_name == 'PULL_REQUEST'", true],
    ["github.event.action != 'closed' || matrix.shard == 2", true],
    ["matrix.shard == '2' && 'yes' || 'no'", 'yes'],
    ["inputs.shots || 'all'", 'all'],
    ['!(true && false)', true],
    ['github.nothing.there', null],
    ["'it''s'", "it's"],
    ["hashFiles('package-lock.json', '*/package-lock.json')", 'a'.repeat(64)],
  ])('%s is %s', (text, value) => {
    expect(evaluate(text, fine)).toBe(value);
  });

  test.each(['github.event_name ==', 'a b', '(true', '#', 'toJSON(github)', ')'])('"%s" is refused', (text) => {
    expect(() => evaluate(text, fine)).toThrow(/./);
  });

  test('is put into a text as it is, and nothing as nothing', () => {
    expect(interpolate(`\${{ matrix.shard }}/3 \${{ inputs.shots }}\${{ github.none }}`, fine)).toBe('2/3 ');
  });
});

describe('a condition', () => {
  test('holds after a failure only when it asks for that', () => {
    expect([holds(undefined, fine), holds(undefined, broken)]).toEqual([true, false]);
    expect([holds("github.event_name == 'pull_request'", fine), holds("github.event_name == 'pull_request'", broken)]).toEqual([
      true,
      false,
    ]);
    const open = (words: string): string => `\${{ ${words} }}`;
    expect([holds(open('!cancelled()'), fine), holds(open('!cancelled()'), broken)]).toEqual([true, true]);
    expect([holds(open('failure()'), fine), holds(open('failure()'), broken)]).toEqual([false, true]);
    expect(holds(open("!cancelled() && github.event_name == 'push'"), broken)).toBe(false);
  });
});
