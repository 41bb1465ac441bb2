import { createHash } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import type { Shard } from '../../still/results.ts';

/** Which part of a run is wanted: `index` from 1, `of` how many. */
export type ShardChoice = Pick<Shard, 'index' | 'of'>;

/** The most parts a run is cut into: what a matrix of GitHub Actions has jobs at most. */
const mostShards = 256;

/** Reads `i/n`. @throws InvalidArgumentError that says what is allowed. */
export function parseShard(text: string): ShardChoice {
  const [, index, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (index === undefined || of === undefined || of < 1 || of > mostShards || index < 1 || index > of)
    throw new InvalidArgumentError(`Give which part and how many, as 2/3: from 1/1 to ${mostShards}/${mostShards}.`);
  return { index, of };
}

/** The name of a shot on a display, as timings and cuts know it. */
export function stillUnit(shot: string, display: string): string {
  return `still ${shot} ${display}`;
}

/** The name of a scenario on a display through a face, as timings and cuts know it. */
export function scenarioUnit(scenario: string, display: string, via: string): string {
  return `run ${scenario} ${display} ${via}`;
}

/**
 * Cuts the units of a run into parts that take about the same time: the longest goes first, each to the part that has least so far, and to
 * the first of those with equally little (R. L. Graham, Bounds on Multiprocessing Timing Anomalies, 1969: at most 4/3 of the best cut). A
 * unit that was never measured counts as the median of those that were. Depends on its arguments alone, and not on the order of `units`.
 * @param times Milliseconds by unit.
 * @returns The units of each part; together each unit exactly once.
 */
export function cutIntoShards(units: readonly string[], of: number, times: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const known = units.map((unit) => times.get(unit)).filter((time) => time !== undefined);
  const middle = known.sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? 1;
  const weighed = [...new Set(units)].map((unit) => ({ unit, time: times.get(unit) ?? middle }));
  weighed.sort((a, b) => b.time - a.time || (a.unit < b.unit ? -1 : 1));
  const shards = Array.from({ length: of }, () => ({ units: [] as string[], time: 0 }));
  for (const { unit, time } of weighed) {
    let least = shards[0]!;
    for (const shard of shards)
      if (shard.time < least.time || (shard.time === least.time && shard.units.length < least.units.length)) least = shard;
    least.units.push(unit);
    least.time += time;
  }
  return shards.map((shard) => shard.units);
}

/** Eight hexadecimal digits of a whole cut: equal on every machine that cut alike. */
export function cutDigest(shards: readonly (readonly string[])[]): string {
  return createHash('sha256').update(JSON.stringify(shards)).digest('hex').slice(0, 8);
}
