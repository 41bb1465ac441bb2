import type { Shard } from '../../still/results.ts';
import { cutDigest, cutIntoShards, type ShardChoice } from './shard.ts';
import { readTimings } from './timings.ts';

/** The options that cut a run, as commander hands them over. */
export interface RawShardOptions {
  readonly shard?: ShardChoice;
  readonly timings?: string;
}

/** What one machine takes of a run. */
export interface Taken {
  /** Whether a unit is for this machine. */
  readonly takes: (unit: string) => boolean;
  /** Absent when the run was not cut. */
  readonly shard?: Shard;
}

/**
 * The part of a run's units that this machine takes; all of them without `--shard`. Says on stderr which part that is.
 * @throws Error when the timings that were named cannot be read.
 */
export function takeShard({ shard, timings }: RawShardOptions, units: readonly string[]): Taken {
  if (shard === undefined) return { takes: () => true };
  const cut = cutIntoShards(units, shard.of, readTimings(timings));
  const mine = new Set(cut[shard.index - 1]);
  process.stderr.write(`shard ${shard.index} of ${shard.of}: ${mine.size === 0 ? 'nothing to do' : `${mine.size} of ${units.length}`}\n`);
  return { takes: (unit) => mine.has(unit), shard: { ...shard, plan: cutDigest(cut) } };
}
