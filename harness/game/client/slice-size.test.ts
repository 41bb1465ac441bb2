import { describe, expect, it } from 'vitest';
import { SliceSize } from './slice-size.ts';

/** The count after many turns whose things take so long each. */
function settled(msEach: number): number {
  const slice = new SliceSize();
  for (let turn = 0; turn < 200; turn++) slice.took(slice.count * msEach);
  return slice.count;
}

describe('the size of a slice', () => {
  it('follows what the things take, so that a turn stays near two milliseconds', () => {
    for (const ms of [0.1, 0.3, 0.5, 0.9]) expect(settled(ms) * ms).toBeLessThanOrEqual(2);
    expect(settled(0.1)).toBeGreaterThan(settled(0.5));
  });

  it('is never less than one nor without bound', () => {
    expect(settled(100)).toBe(1);
    expect(settled(0)).toBe(32);
  });
});
