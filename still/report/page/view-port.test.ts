import { describe, expect, test } from 'vitest';
import { bounded, panned, pointAt, whole, zoomedAt } from './view-port.ts';

describe('the view of a pair of pictures', () => {
  test('keeps the point under the pointer where it is while it zooms', () => {
    for (const [across, down] of [
      [0.5, 0.5],
      [0.1, 0.9],
      [0.73, 0.2],
    ] as const) {
      let view = zoomedAt(whole, 3, across, down, 100);
      const before = pointAt(view, across, down);
      view = zoomedAt(view, 2.5, across, down, 100);
      const [x, y] = pointAt(view, across, down);
      expect([x, y].map((at, i) => Math.abs(at - before[i]!) < 1e-12)).toEqual([true, true]);
    }
  });

  test('never shows what lies outside the picture', () => {
    const corner = panned(zoomedAt(whole, 4, 0.5, 0.5, 100), 99, -99, 100);
    expect(pointAt(corner, 1, 0)).toEqual([1, 0]);
    expect(zoomedAt(corner, 1 / 99, 0.5, 0.5, 100)).toEqual(whole);
  });

  test('zooms no further than its bound, and a picture that is shown larger than that stays whole', () => {
    expect(zoomedAt(whole, 1000, 0.5, 0.5, 20).zoom).toBe(20);
    expect(bounded({ zoom: 9, x: 0, y: 0 }, 0.2)).toEqual(whole);
  });
});
