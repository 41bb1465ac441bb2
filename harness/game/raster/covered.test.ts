import { expect, it } from 'vitest';
import { isCovered } from './covered.ts';

const width = 6;

/** Depths of 6x5 pixels, all of them 0.5 but for one. */
function depths(at: number, value: number): Float32Array {
  return new Float32Array(30).fill(0.5).fill(value, at, at + 1);
}

it('a rectangle is covered when nothing in it is farther, or as empty, as what would be drawn', () => {
  // Columns 1 to 3 of rows 1 and 2.
  const covered = (depth: Float32Array, nearest: number): boolean => isCovered(depth, width, nearest, 1, 4, 1, 3);
  expect([covered(depths(0, 0.5), 0.4), covered(depths(0, 0.5), 0.5), covered(depths(0, 0.5), 0.6)]).toEqual([true, true, false]);
  const inside = [7, 8, 9, 13, 14, 15];
  for (let at = 0; at < 30; at++) expect([at, covered(depths(at, 0), 0.4)]).toEqual([at, !inside.includes(at)]);
});

it('a large rectangle is not looked at', () => {
  const depth = new Float32Array(100 * 100).fill(1);
  expect([isCovered(depth, 100, 0.5, 0, 20, 0, 20), isCovered(depth, 100, 0.5, 0, 21, 0, 20)]).toEqual([true, false]);
});
