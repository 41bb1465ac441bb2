import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResults } from '../../still/results.ts';
import { readResults, resultsName } from '../../still/results-file.ts';

/**
 * Reads the results of runs: files, or folders that hold a results.json.
 * @param goldens Where goldens are looked for whose own place is not there.
 * @throws ResultsError that says which one is no results file, with what to do.
 */
export async function readRuns(paths: readonly string[], goldens: string): Promise<RunResults[]> {
  const files = paths.map((path) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, resultsName) : path));
  return await Promise.all(files.map((file) => readResults(file, { goldens })));
}
