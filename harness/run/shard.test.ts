import { describe, expect, test } from 'vitest';
import { cutDigest, cutIntoShards, parseShard, scenarioUnit, stillUnit } from './shard.ts';

/** Numbers that look like chance and are the same in every run (Lehmer's generator). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** A run of some units, most of which were measured. */
function anyRun(seed: number): { readonly units: readonly string[]; readonly times: ReadonlyMap<string, number>; readonly of: number } {
  const roll = dice(seed);
  const units = Array.from({ length: roll(60) }, (_, i) => stillUnit(`shot-${i}`, roll(2) === 0 ? 'offscreen' : 'xvfb'));
  const times = new Map(units.filter(() => roll(4) > 0).map((unit) => [unit, roll(9000)]));
  return { units, times, of: 1 + roll(12) };
}

const runs = Array.from({ length: 200 }, (_, i) => anyRun(i + 1));
const sum = (units: readonly string[], times: ReadonlyMap<string, number>): number =>
  units.reduce((total, unit) => total + (times.get(unit) ?? 0), 0);

describe('a run that is cut', () => {
  test('is whole when its shards are put together, with nothing twice', () => {
    for (const { units, times, of } of runs) {
      const shards = cutIntoShards(units, of, times);
      expect(shards).toHaveLength(of);
      expect(shards.flat().sort()).toEqual([...units].sort());
    }
  });

  test('is cut alike wherever its units and times come in another order', () => {
    for (const { units, times, of } of runs) {
      const shards = cutIntoShards(units, of, times);
      expect(cutIntoShards([...units].reverse(), of, new Map([...times].reverse()))).toEqual(shards);
      expect(cutDigest(shards)).toMatch(/^[0-9a-f]{8}$/);
    }
  });

  test('never has a shard that takes longer than another one and its own shortest unit together', () => {
    for (const { units, of } of runs) {
      const times = new Map(units.map((unit, i) => [unit, 100 + ((i * 7919) % 5000)]));
      const shards = cutIntoShards(units, of, times);
      const least = Math.min(...shards.map((shard) => sum(shard, times)));
      for (const shard of shards) {
        if (shard.length === 0) continue;
        expect(sum(shard, times) - Math.min(...shard.map((unit) => times.get(unit)!))).toBeLessThanOrEqual(least);
      }
    }
  });

  test('puts the longest first, and counts what was never measured as the median', () => {
    const times = new Map([
      ['a', 100],
      ['b', 500],
      ['c', 900],
    ]);
    expect(cutIntoShards(['a', 'b', 'c', 'new'], 2, times)).toEqual([
      ['c', 'a'],
      ['b', 'new'],
    ]);
  });

  test('is dealt out evenly where nothing was measured', () => {
    const units = ['a', 'b', 'c', 'd', 'e'];
    expect(cutIntoShards(units, 2, new Map())).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
    expect(cutIntoShards(units, 2, new Map(units.map((unit) => [unit, 0]))).map((shard) => shard.length)).toEqual([3, 2]);
  });

  test('leaves shards empty where there are more of them than units', () => {
    expect(cutIntoShards(['a'], 3, new Map())).toEqual([['a'], [], []]);
  });

  test('has another digest when it is another cut', () => {
    const digests = [
      cutIntoShards(['a', 'b'], 2, new Map()),
      cutIntoShards(['a', 'b'], 1, new Map()),
      cutIntoShards(['a', 'c'], 2, new Map()),
      cutIntoShards(
        ['a', 'b'],
        2,
        new Map([
          ['a', 1],
          ['b', 2],
        ]),
      ),
    ].map(cutDigest);
    expect(new Set(digests).size).toBe(4);
  });
});

describe('the words of a shard', () => {
  test('are which part and how many', () => {
    expect(parseShard('2/3')).toEqual({ index: 2, of: 3 });
    expect(parseShard('256/256')).toEqual({ index: 256, of: 256 });
  });

  test.each(['0/3', '4/3', '1/0', '1/257', '1', '/2', '1/2/3', '-1/2', '1.5/2', 'a/b', ''])(
    '"%s" is refused with what is allowed',
    (text) => {
      expect(() => parseShard(text)).toThrow(/Give which part and how many, as 2\/3/);
    },
  );

  test('name a scenario by its display and its face', () => {
    expect(scenarioUnit('ui', 'xvfb', 'ctl')).not.toBe(scenarioUnit('ui', 'xvfb', 'mcp'));
  });
});
