import { describe, expect, it } from 'vitest';
import { atan2Degrees, cosDegrees, sinDegrees, tanDegrees } from './exact-trigonometry.ts';

const rad = Math.PI / 180;
const angles = Array.from({ length: 7201 }, (_, i) => (i - 3600) * 0.3137);

describe('exact trigonometry', () => {
  it('agrees with the engine within 1e-12', () => {
    let worst = 0;
    for (const a of angles) {
      worst = Math.max(worst, Math.abs(sinDegrees(a) - Math.sin(a * rad)), Math.abs(cosDegrees(a) - Math.cos(a * rad)));
      if (Math.abs(cosDegrees(a)) > 0.01) worst = Math.max(worst, Math.abs(tanDegrees(a) - Math.tan(a * rad)) / 1e4);
    }
    expect(worst).toBeLessThan(1e-12);
  });

  it('finds the angle of a point in every octant within 1e-11 degrees', () => {
    let worst = 0;
    for (const a of angles) {
      const x = Math.cos(a * rad) * 3.7;
      const y = Math.sin(a * rad) * 3.7;
      worst = Math.max(worst, Math.abs(atan2Degrees(y, x) - Math.atan2(y, x) / rad));
    }
    expect(worst).toBeLessThan(1e-11);
  });

  it('is exact at right angles and never gives a negative zero there', () => {
    for (const turn of [-720, -360, 0, 360, 720]) {
      expect([0, 90, 180, 270].map((a) => sinDegrees(a + turn))).toEqual([0, 1, 0, -1]);
      expect([0, 90, 180, 270].map((a) => cosDegrees(a + turn))).toEqual([1, 0, -1, 0]);
    }
    expect(atan2Degrees(0, 0)).toBe(0);
    expect([atan2Degrees(0, 2), atan2Degrees(2, 0), atan2Degrees(0, -2), atan2Degrees(-2, 0), atan2Degrees(-0, -1)]).toEqual([
      0, 90, 180, -90, 180,
    ]);
  });

  it('keeps its exact bits', () => {
    expect([sinDegrees(30), cosDegrees(36.6), tanDegrees(12.5), atan2Degrees(1, 3)]).toMatchInlineSnapshot(`
      [
        0.49999999999999994,
        0.8028174751911146,
        0.2216946626429399,
        18.43494882292201,
      ]
    `);
  });

  it('answers NaN for infinity', () => {
    expect(sinDegrees(Number.POSITIVE_INFINITY)).toBeNaN();
  });
});
