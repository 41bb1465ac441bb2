import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isPlainPass, linkOrCopy } from '../compared-with.ts';
import type { RunResults } from '../results.ts';
import { picturesName } from './picture-folder.ts';
import type { FramePictures } from './report-pictures.ts';

/** What the pictures of a report show, in their folder: frames by the name of their shot. Plain passes are left out. */
const indexName = 'index.json';

type Index = Readonly<Record<string, readonly FramePictures[]>>;

/** The frames from which on plain passes have no pictures in a report: nobody looks at them, and the page holds each. */
const manyFrames = 2000;

/** The results as a report shows them: of a large run, plain passes are listed and have no pictures. */
export function reportedResults(results: RunResults): RunResults {
  const frames = results.shots.reduce((sum, shot) => sum + shot.frames.length, 0);
  if (frames <= manyFrames) return results;
  return { ...results, shots: results.shots.map((shot) => (isPlainPass(shot) ? { ...shot, frames: [], golden: null } : shot)) };
}

/** Writes what the pictures in a report's folder show, so that another report can take them over; nothing when all are plain passes. */
export async function writePictureIndex(
  report: string,
  { shots }: RunResults,
  pictures: ReadonlyMap<string, readonly FramePictures[]>,
): Promise<void> {
  const index = Object.fromEntries(shots.filter((shot) => !isPlainPass(shot)).map(({ name }) => [name, pictures.get(name) ?? []]));
  if (Object.keys(index).length > 0) await writeFile(join(report, picturesName, indexName), `${JSON.stringify(index)}\n`);
}

/** Pictures of earlier reports, which need not be made again. */
export class KeptPictures {
  readonly #reports = new Map<string, { readonly report: string; readonly frames: readonly FramePictures[] }>();

  /** Reads what some reports show. One without an index, or with a damaged one, gives nothing. */
  static async of(reports: readonly string[]): Promise<KeptPictures> {
    const kept = new KeptPictures();
    for (const report of reports) {
      const text = await readFile(join(report, picturesName, indexName), 'utf8').catch(() => '{}');
      for (const [name, frames] of Object.entries(indexOf(text))) if (Array.isArray(frames)) kept.#reports.set(name, { report, frames });
    }
    return kept;
  }

  /** Puts the pictures of a shot into another report's folder; null when they are not all there. */
  async moveTo(report: string, shot: string): Promise<readonly FramePictures[] | null> {
    const found = this.#reports.get(shot);
    if (found === undefined) return null;
    const addresses = found.frames.flatMap(({ golden, actual, difference, readable }) => {
      const shown = [golden, actual].filter((address) => address !== null);
      const scripts = readable ? shown.map((address) => address.replace(/\.png$/, '.js')) : [];
      return [...shown, ...scripts, ...(difference === null ? [] : [difference])].map((address) => basename(address));
    });
    const from = (name: string): string => join(found.report, picturesName, name);
    if (!addresses.every((name) => existsSync(from(name)))) return null;
    for (const name of new Set(addresses)) {
      const to = join(report, picturesName, name);
      // Named by its content, so what is there is the same.
      if (!existsSync(to)) await linkOrCopy(from(name), to);
    }
    return found.frames;
  }
}

function indexOf(text: string): Index {
  try {
    return (JSON.parse(text) as Index | null) ?? {};
  } catch {
    return {};
  }
}
