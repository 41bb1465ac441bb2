import { expect, test } from 'vitest';
import { movedDraws } from './layer-changes.ts';

test('textures that are drawn otherwise come with their quads before and now, the most first', () => {
  const before = { stone: '9 aa', sand: '2 bb', grass: '4 cc', water: '7 dd' };
  const now = { stone: '9 aa', sand: '3 be', grass: '4 ce', ice: '50 ee' };
  expect(movedDraws(before, now)).toEqual([
    { name: 'ice', before: 0, now: 50 },
    { name: 'water', before: 7, now: 0 },
    { name: 'grass', before: 4, now: 4 },
    { name: 'sand', before: 2, now: 3 },
  ]);
});

test('nothing is guessed where a side does not tell what it draws', () => {
  expect(movedDraws(undefined, { stone: '9 aa' })).toBeNull();
  expect(movedDraws({ stone: '9 aa' }, undefined)).toBeNull();
});
