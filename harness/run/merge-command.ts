import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isPlainPass } from '../../still/compared-with.ts';
import { mergeShards, type Part } from '../../still/merge-shards.ts';
import { replaceFolder } from '../../still/report/replace-folder.ts';
import { type RunResults, type ShotResult, totalsOf } from '../../still/results.ts';
import { ResultsError } from '../../still/results-error.ts';
import { readResults, resultsName } from '../../still/results-file.ts';
import { summaryTable } from '../../still/summary.ts';
import { goldenFolderIfAny } from './golden-folder.ts';
import { linkFile, linkTree } from './link-tree.ts';
import { checkMergeOut, mergePlaces } from './merge-places.ts';
import { writeResults } from './write-results.ts';

/** The options of `merge` as commander hands them over. */
export interface RawMergeOptions {
  readonly out: string;
  readonly partial?: boolean;
  /** How many folders there must be. */
  readonly expect?: number;
  /** Folder of goldens; that of the checkout when absent. */
  readonly goldens?: string;
}

/**
 * `horizon-rig merge`: joins the output folders of shards and of whole runs to one, with their pictures, as if one machine had run all.
 * Exit code 0 when everything passed, 1 when something failed. Nothing is written when the parts do not fit together.
 * @throws ResultsError with everything that does not fit.
 */
export async function mergeCommand(words: readonly string[], raw: RawMergeOptions): Promise<number> {
  const places = mergePlaces(words);
  const out = resolve(raw.out);
  checkMergeOut(out, places);
  const { parts, unread } = await readParts(places, raw.goldens);
  const lacking = parts.flatMap(({ from, results }) => lackingPictures(results, from));
  const expected = raw.expect ?? places.length;
  const few =
    expected > places.length
      ? [`${expected} parts are expected, and there are ${places.length}; look at the logs of the others, and run them again`]
      : [];
  // What cannot be shown must be said: a picture is what a person decides by.
  const merged = mergeShards(parts, { partial: raw.partial === true, unread: [...unread, ...lacking, ...few] });
  let inPlace: RunResults = merged;
  await replaceFolder(out, async (fresh) => {
    const moved = (path: string): string => movedPath(path, places, fresh);
    inPlace = movedResults(merged, moved);
    for (const { from } of parts) linkParts(from, inPlace, fresh);
    linkPictures(merged, moved);
    await writeResults(
      inPlace,
      fresh,
      undefined,
      parts.map(({ from }) => join(from, 'report')),
    );
  });
  process.stdout.write(`${summaryTable(merged)}\nreport: ${join(out, 'report', 'index.html')}\n`);
  return totalsOf(merged).failed === 0 ? 0 : 1;
}

async function readParts(
  places: readonly string[],
  given: string | undefined,
): Promise<{ readonly parts: readonly Part[]; readonly unread: readonly string[] }> {
  const parts: Part[] = [];
  const unread: string[] = [];
  const goldens = given === undefined ? goldenFolderIfAny() : resolve(given);
  for (const from of places) {
    try {
      parts.push({ from, results: await readResults(join(from, resultsName), goldens === undefined ? {} : { goldens }) });
    } catch (error) {
      if (!(error instanceof ResultsError)) throw error;
      unread.push(error.message);
    }
  }
  return { parts, unread };
}

/** Pictures that results name and that are not there. */
function lackingPictures(results: RunResults, from: string): string[] {
  const lacks = (path: string | null): path is string => path !== null && !existsSync(path);
  const told = (name: string, paths: readonly (string | null)[]): string[] =>
    paths
      .filter(lacks)
      .map((path) => `${from}: the picture ${relative(from, path)} of ${name} is missing; hand on the whole output folder`);
  return [
    ...results.shots.flatMap((shot) => told(`shot ${shot.name}`, picturesOf(shot))),
    ...results.scenarios.flatMap(({ name, again }) => told(`scenario ${name}`, again?.pictures ?? [])),
  ];
}

/** The pictures that a person has to see of a shot. */
function picturesOf(shot: ShotResult): (string | null)[] {
  return [...shot.frames.map(({ actual }) => actual), ...(shot.again?.pictures ?? []), isPlainPass(shot) ? null : shot.golden];
}

/** The place of a part's file in the joined folder; a file that is in no part stays where it is. */
function movedPath(path: string, places: readonly string[], to: string): string {
  const place = places.find((each) => path.startsWith(`${each}${sep}`));
  return place === undefined ? path : join(to, relative(place, path));
}

/** Results whose pictures lie in another folder. Goldens are put there anew from where they are. */
function movedResults(results: RunResults, moved: (path: string) => string): RunResults {
  const again = <R extends RunResults['shots'][number] | RunResults['scenarios'][number]>(result: R): R =>
    result.again === undefined ? result : { ...result, again: { ...result.again, pictures: result.again.pictures.map(moved) } };
  return {
    ...results,
    shots: results.shots.map((shot) =>
      again({
        ...shot,
        frames: shot.frames.map((frame) => (frame.actual === null ? frame : { ...frame, actual: moved(frame.actual) })),
      }),
    ),
    scenarios: results.scenarios.map(again),
  };
}

/** Puts captures and what scenarios left into the joined folder. @throws ResultsError when two parts have different files in one place. */
function linkParts(from: string, { scenarios }: RunResults, to: string): void {
  const folders = ['shots', ...scenarios.map(({ name, variant }) => `${name}-${variant.replace(' via ', '-')}`)];
  for (const folder of folders) {
    if (!existsSync(join(from, folder))) continue;
    const [other] = linkTree(join(from, folder), join(to, folder));
    if (other === undefined) continue;
    throw new ResultsError(
      `another part has a different ${relative(from, other)} than ${from}; give each shard an output folder of its own`,
    );
  }
}

/** Puts pictures of the results into the joined folder that lie beside the captures, as those of flakes do. */
function linkPictures({ shots, scenarios }: RunResults, moved: (path: string) => string): void {
  const paths = [
    ...shots.flatMap(({ frames }) => frames.map(({ actual }) => actual)),
    ...[...shots, ...scenarios].flatMap(({ again }) => again?.pictures ?? []),
  ];
  for (const path of paths) {
    if (path === null) continue;
    const to = moved(path);
    // One that was lost is among the failures of a partial merge.
    if (to === path || existsSync(to) || !existsSync(path)) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkFile(path, to);
  }
}
