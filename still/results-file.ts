import { existsSync, realpathSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type RunResults, resultsSchema, type ScenarioResult, type ShotResult } from './results.ts';
import { ResultsError } from './results-error.ts';
import { resultsFault } from './results-shape.ts';

/** Name of the results in the output folder of a run. */
export const resultsName = 'results.json';

/** How results are read. */
export interface ReadOptions {
  /** Where goldens are looked for by name when the one that is named is not there, as after the output of a run was moved. */
  readonly goldens?: string;
  /** For results from a stranger: a picture that is not inside the folder of the file is taken as none, so that no other file is shown. */
  readonly untrusted?: boolean;
}

/**
 * Writes results as a whole or not at all. Paths are written relative to the file, with forward slashes, so that a folder may be moved with
 * everything in it. One line a shot and a scenario, so that results of any size are never one string.
 */
export async function writeResultsFile(results: RunResults, file: string): Promise<void> {
  const path = resolve(file);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const handle = await open(temporary, 'w');
    try {
      let waiting = '';
      for (const text of resultsText(results, dirname(path))) {
        waiting += text;
        if (waiting.length < 1 << 20) continue;
        await handle.write(waiting);
        waiting = '';
      }
      await handle.write(waiting);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function* resultsText({ shots, scenarios, ...head }: RunResults, folder: string): Generator<string> {
  const written = (path: string): string => (isAbsolute(path) ? relative(folder, path).split(sep).join('/') : path);
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "shots": [`;
  for (const [i, shot] of shots.entries()) yield `${i === 0 ? '' : ','}\n    ${JSON.stringify(withPaths(shot, written))}`;
  yield `${shots.length === 0 ? '' : '\n  '}],\n  "scenarios": [`;
  for (const [i, scenario] of scenarios.entries()) yield `${i === 0 ? '' : ','}\n    ${JSON.stringify(againWithPaths(scenario, written))}`;
  yield `${scenarios.length === 0 ? '' : '\n  '}]\n}\n`;
}

/**
 * Reads results; their paths are absolute again. Those of earlier versions, which held absolute paths, are read too.
 * @throws ResultsError when the file is missing, damaged or of another version, with what to do.
 */
export async function readResults(file: string, options: ReadOptions = {}): Promise<RunResults> {
  const path = resolve(file);
  const results = parseResults(await textOf(path), path);
  const picture = pictureFinder(dirname(path), options.untrusted ?? false);
  const golden = (written: string): string | null => namedGolden(written, picture, options.goldens);
  return {
    ...results,
    shots: results.shots.map((shot) => withPaths(shot, picture, golden)),
    scenarios: results.scenarios.map((scenario) => againWithPaths(scenario, picture)),
  };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new ResultsError(`no ${basename(path)} in ${dirname(path)}; make a run first: npx horizon-rig still --out ${dirname(path)}`, {
        cause,
      });
    }
    throw new ResultsError(`${path} cannot be read (${message}); mend that, or make the run again`, { cause });
  }
}

/** @throws ResultsError when the text is no results. `path` is for the message. */
function parseResults(text: string, path: string): RunResults {
  const damaged = (what: string, cause?: unknown): ResultsError =>
    new ResultsError(`${path} is damaged (${what}); make the run again`, cause === undefined ? {} : { cause });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw damaged(text.trim() === '' ? 'it is empty' : 'it ends early or is no JSON', cause);
  }
  if (!isRecord(value) || typeof value.schema !== 'string') throw damaged('it holds no results');
  if (value.schema !== resultsSchema) {
    throw new ResultsError(
      `${path} is of version ${value.schema}, and this horizon-rig reads ${resultsSchema}; use the horizon-rig that wrote it, or make the run again`,
    );
  }
  const fault = resultsFault(value);
  if (fault !== null) throw damaged(`${fault} is missing or is not what it should be`);
  return value as unknown as RunResults;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type PictureFinder = (path: string) => string | null;

/** Where a written path leads from the folder of the results. */
function pictureFinder(folder: string, untrusted: boolean): PictureFinder {
  if (!untrusted) return (written) => resolve(folder, written);
  const inside = `${realpathSync(folder)}${sep}`;
  return (written) => {
    const path = resolve(folder, written);
    return existsSync(path) && realpathSync(path).startsWith(inside) ? path : null;
  };
}

/** Where a golden is: where it was, or in the folder of goldens under the same name. */
function namedGolden(written: string, picture: PictureFinder, goldens: string | undefined): string | null {
  const path = picture(written);
  if (goldens === undefined || (path !== null && existsSync(path))) return path;
  const named = join(goldens, basename(written));
  return named.endsWith('.png') && existsSync(named) ? named : path;
}

/** A shot with its paths replaced. */
function withPaths(shot: ShotResult, path: PictureFinder, goldenPath = path): ShotResult {
  return againWithPaths(
    {
      ...shot,
      golden: shot.golden === null ? null : goldenPath(shot.golden),
      frames: shot.frames.map((frame) => (frame.actual === null ? frame : { ...frame, actual: path(frame.actual) })),
    },
    path,
  );
}

function againWithPaths<R extends ShotResult | ScenarioResult>(result: R, path: PictureFinder): R {
  if (result.again === undefined) return result;
  const pictures = result.again.pictures.map(path).filter((each) => each !== null);
  return { ...result, again: { ...result.again, pictures } };
}
