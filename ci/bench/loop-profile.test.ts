import { describe, expect, it } from 'vitest';
import { type CpuProfile, holdsOf } from './loop-profile.ts';

const node = (id: number, functionName: string, children: readonly number[] = []) => ({ id, callFrame: { functionName }, children });

/** Samples of one millisecond each, by node. */
function profile(samples: readonly number[]): CpuProfile {
  const nodes = [
    node(1, '(root)', [2, 3, 4, 6]),
    node(2, '(idle)'),
    node(3, '(garbage collector)'),
    node(4, 'processTimers', [5]),
    node(5, 'tick'),
    node(6, 'onStreamRead'),
  ];
  return { nodes, startTime: 5000, samples, timeDeltas: [0, ...samples.slice(1).map(() => 1000), 1000] };
}

describe('what holds the loop', () => {
  it('is each stretch without an idle moment, with where it was spent', () => {
    const [first, second, ...more] = holdsOf(profile([2, 4, 5, 5, 3, 2, 2, 6, 2]));
    expect(more).toEqual([]);
    expect(first).toEqual({
      start: 6000,
      ms: 4,
      path: ['processTimers', 'tick'],
      spent: [
        { name: 'tick', ms: 2 },
        { name: 'processTimers', ms: 1 },
        { name: '(garbage collector)', ms: 1 },
      ],
    });
    expect(second).toMatchObject({ start: 12_000, ms: 1, path: ['onStreamRead'] });
  });

  it('is cut where another callback begins', () => {
    expect(holdsOf(profile([4, 5, 6, 6, 5, 2])).map(({ ms, path }) => [ms, path[0]])).toEqual([
      [2, 'processTimers'],
      [2, 'onStreamRead'],
      [1, 'processTimers'],
    ]);
  });

  it('does not count what the system took away in between', () => {
    const busy = { ...profile([2, 4, 5, 2]), timeDeltas: [0, 1000, 30_000, 1000] };
    expect(holdsOf(busy).map(({ ms }) => ms)).toEqual([31]);
    expect(holdsOf(busy, 2000).map(({ ms }) => ms)).toEqual([3]);
  });

  it('is nothing while nothing runs', () => {
    expect(holdsOf(profile([2, 2, 2]))).toEqual([]);
  });
});
