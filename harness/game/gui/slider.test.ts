import { describe, expect, it } from 'vitest';
import { sliderPointerX, sliderValueAt, snapToStep } from './slider.ts';

describe('a slider', () => {
  const bounds = [40, 50, 150, 20] as const;

  it('has 0 four pixels right of its left edge and 1 four pixels left of its right edge', () => {
    expect(sliderPointerX(bounds, 0)).toBe(44);
    expect(sliderPointerX(bounds, 1)).toBe(186);
    expect(sliderValueAt(bounds, 44)).toBe(0);
    expect(sliderValueAt(bounds, 186)).toBe(1);
  });

  it('is held to 0..1 beyond them', () => {
    expect(sliderValueAt(bounds, 40)).toBe(0);
    expect(sliderValueAt(bounds, 190)).toBe(1);
  });

  it.each([7, 14, 80, 100, 200])('takes each of %i steps from the place that is named for it', (steps) => {
    for (let k = 0; k <= steps; k++) expect(snapToStep(sliderValueAt(bounds, sliderPointerX(bounds, k / steps)), steps)).toBe(k / steps);
  });
});
