import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeFileAtomically } from '../../still/atomic-file.ts';
import { readResults, resultsName } from '../../still/results-file.ts';
import { mergePlaces } from './merge-places.ts';
import { formatTimings, measuredTimings, readTimings, timingsFile } from './timings.ts';

/** The options of `timings` as commander hands them over. */
export interface RawTimingsOptions {
  readonly to?: string;
}

/**
 * `horizon-rig timings`: writes how long each shot and scenario took in the runs of some output folders. What the file knew of others stays.
 * Prints one line.
 */
export async function timingsCommand(words: readonly string[], raw: RawTimingsOptions): Promise<number> {
  const runs = await Promise.all(mergePlaces(words).map((folder) => readResults(join(folder, resultsName))));
  const measured = measuredTimings(runs);
  if (measured.size === 0) throw new Error(`nothing was taken in ${words.join(', ')}, so nothing was measured; make a run first`);
  const file = resolve(raw.to ?? timingsFile());
  const known = existsSync(file) ? readTimings(file) : new Map<string, number>();
  await writeFileAtomically(file, formatTimings(new Map([...known, ...measured])));
  process.stdout.write(`${measured.size} measured times in ${relative(process.cwd(), file)}\n`);
  return 0;
}
