import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Again, ShotResult } from '../still/results.ts';
import type { SuiteRecord } from './suite-record.ts';

/** What came of the tries of a test that its runner repeats, this one counted. */
export interface Tries {
  readonly again: Again;
  /** Picture of an earlier try to keep beside the capture; null when there is none. */
  readonly kept: string | null;
}

/** Name of a kept picture in the folder of a capture. */
const keptFile = 'earlier-try.png';

/**
 * A test that failed and then passed, or the other way round, is a flake, whatever its runner makes of it: the counts and the pictures are
 * kept. Null when nothing failed, or when this is the first try.
 * @param folder where the capture will lie.
 */
export function earlierTries(before: SuiteRecord | null, now: ShotResult, attempt: number, folder: string): Tries | null {
  if (before === null || before.attempt >= attempt) return null;
  const { result } = before;
  const runs = (result.again?.runs ?? 1) + 1;
  const failed = (result.again?.failed ?? failures(result)) + failures(now);
  if (failed === 0) return null;
  if (failed === runs) return { again: { runs, failed, same: true, pictures: [] }, kept: null };
  // An equal picture is never written: it is the golden's.
  const passed = now.golden !== null && now.frames.length === 1 ? [now.golden] : [];
  const bad = badPicture(now);
  if (bad !== null) return { again: { runs, failed, same: false, pictures: [bad, ...passed] }, kept: null };
  const kept = badPicture(result) ?? result.again?.pictures.find((path) => path === join(folder, keptFile)) ?? null;
  return { again: { runs, failed, same: false, pictures: [...(kept === null ? [] : [join(folder, keptFile)]), ...passed] }, kept };
}

/** Copies what is kept into the folder that takes the capture's place. */
export async function keepTry({ kept }: Tries, fresh: string): Promise<void> {
  if (kept !== null) await copyFile(kept, join(fresh, keptFile));
}

function failures({ outcome }: ShotResult): number {
  return outcome === 'failed' ? 1 : 0;
}

function badPicture({ firstBad, frames }: ShotResult): string | null {
  return firstBad === null ? null : (frames[firstBad]?.actual ?? null);
}
