import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import { didYouMean } from '../../../ctl/did-you-mean.ts';
import type { RunResults, ShotResult } from '../../../still/results.ts';
import { ResultsError } from '../../../still/results-error.ts';
import { readResults, resultsName } from '../../../still/results-file.ts';
import type { RigPlaces } from './rig-paths.ts';

/**
 * The results that lie in the output folder, whoever ran them.
 * @throws ControlError `state` when there are none or they cannot be read.
 */
export async function lastRun({ out, goldens }: Pick<RigPlaces, 'out' | 'goldens'>): Promise<RunResults> {
  const file = join(out, resultsName);
  if (!existsSync(file)) throw new ControlError('state', `there is no run in ${out} yet; make one with take_stills or run_scenarios`);
  return readRun(file, goldens);
}

/** Reads one results file. @throws ControlError `state` when it is damaged or of another version. */
export async function readRun(file: string, goldens: string): Promise<RunResults> {
  try {
    return await readResults(file, { goldens });
  } catch (error) {
    if (error instanceof ResultsError) throw new ControlError('state', error.message, {}, { cause: error });
    throw error;
  }
}

/**
 * A shot of a run by its name, also without the display that a run on several adds to it.
 * @throws ControlError `unknown` that names the nearest.
 */
export function shotOf(results: RunResults, name: string): ShotResult {
  const found = results.shots.find((shot) => shot.name === name) ?? results.shots.find((shot) => shot.name.startsWith(`${name} (`));
  if (found !== undefined) return found;
  const names = results.shots.map((shot) => shot.name);
  const near = didYouMean(name, names);
  const shown = names.length <= 5 ? names.join(', ') : `${names.length} others`;
  const there = names.length === 0 ? 'which took no shots' : `which took ${shown}`;
  const hint = near === undefined ? '' : `did you mean ${near}? Else `;
  throw new ControlError('unknown', `shot ${name.slice(0, 80)} is not in the last run, ${there}; ${hint}take it with take_stills`);
}
