import { describe, expect, test } from 'vitest';
import { bootName, proofBoots } from './prove-matrix.ts';

describe('the boots of a proof', () => {
  const all = ['headless', 'offscreen', 'xvfb'] as const;

  test('reach every display and both thread counts in three', () => {
    const boots = proofBoots(3, all, [1, 2]);
    expect(new Set(boots.map(({ display }) => display))).toEqual(new Set(all));
    expect(new Set(boots.filter(({ display }) => display !== 'headless').map(({ threads }) => threads))).toEqual(new Set([1, 2]));
  });

  test('reach every pair in five and begin with one that draws', () => {
    const boots = proofBoots(5, all, [1, 2]);
    expect(boots[0]!.display).toBe('offscreen');
    expect(new Set(boots.map((boot) => bootName(boot).replace(/^boot \d+ /, ''))).size).toBe(5);
  });

  test('go round when there are more than pairs', () => {
    expect(proofBoots(3, ['offscreen'], [1]).map(bootName)).toEqual([
      'boot 1 (offscreen, 1 thread)',
      'boot 2 (offscreen, 1 thread)',
      'boot 3 (offscreen, 1 thread)',
    ]);
  });
});
