import { describe, expect, test } from 'vitest';
import { matchNames } from './name-pattern.ts';

const items = ['title', 'title-wide', 'meadow-noon', 'meadow-dusk', 'a.b'].map((name) => ({ name }));

const cases: readonly (readonly [readonly string[], readonly string[]])[] = [
  [[], ['title', 'title-wide', 'meadow-noon', 'meadow-dusk', 'a.b']],
  [['title'], ['title']],
  [['meadow'], ['meadow-noon', 'meadow-dusk']],
  [['mea*dusk'], ['meadow-dusk']],
  [
    ['dusk', 'title'],
    ['title', 'meadow-dusk'],
  ],
  [['title', 'title'], ['title']],
  [['a.b'], ['a.b']],
  [['*'], ['title', 'title-wide', 'meadow-noon', 'meadow-dusk', 'a.b']],
];

describe('patterns of names', () => {
  test.each(cases)('%j means %j, in the order of the list', (patterns, names) => {
    expect(matchNames(items, patterns, 'shot').map(({ name }) => name)).toEqual(names);
  });

  test.each(['nothing', 'a?b', 'axb', '[', '('])('%s matches nothing, and the error names what there is', (pattern) => {
    expect(() => matchNames(items, ['title', pattern], 'shot')).toThrow(/^no shot matches ".*"; there are: title, title-wide, /);
  });

  test('the error says so where there is nothing at all', () => {
    expect(() => matchNames([], ['x'], 'scenario')).toThrow(/there are: none$/);
  });
});
