import { expect, it } from 'vitest';
import { textWidth } from './font.ts';
import { textInk } from './text-ink.ts';

it('ink is as wide as its text, lies within it, and a blank has none', () => {
  const { width, runs } = textInk('Äpfel');
  expect(width).toBe(textWidth('Äpfel'));
  for (const [x, , length] of runs) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + length).toBeLessThanOrEqual(width);
  }
  expect(runs.length).toBeGreaterThan(20);
  expect(textInk(' ').runs).toEqual([]);
});
