import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type RunResults, resultsSchema } from '../../still/results.ts';

/**
 * Reads the results of runs: files, or folders that hold a results.json. Paths in them that are not absolute are taken from where the
 * file lies.
 * @throws Error that says which one is no results file.
 */
export function readRuns(paths: readonly string[]): RunResults[] {
  return paths.map((path) => {
    const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, 'results.json') : path;
    if (!existsSync(file)) throw new Error(`there is no ${file}; make a run first: npx horizon-rig still`);
    let run: RunResults;
    try {
      run = JSON.parse(readFileSync(file, 'utf8')) as RunResults;
    } catch (cause) {
      throw new Error(`${file} is no whole results file (${(cause as Error).message}); make the run again`, { cause });
    }
    if (run.schema !== resultsSchema || !Array.isArray(run.shots) || !Array.isArray(run.scenarios))
      throw new Error(`${file} is no results file of this version (${resultsSchema}); make the run again`);
    return withPathsFrom(run, dirname(resolve(file)));
  });
}

function withPathsFrom(run: RunResults, folder: string): RunResults {
  const from = (path: string): string => (isAbsolute(path) ? path : join(folder, path));
  const again = <T extends { readonly again?: { readonly pictures: readonly string[] } }>(result: T): T =>
    result.again === undefined ? result : { ...result, again: { ...result.again, pictures: result.again.pictures.map(from) } };
  return {
    ...run,
    scenarios: run.scenarios.map(again),
    shots: run.shots.map((shot) => ({
      ...again(shot),
      golden: shot.golden === null ? null : from(shot.golden),
      frames: shot.frames.map((frame) => ({ ...frame, actual: frame.actual === null ? null : from(frame.actual) })),
    })),
  };
}
