import { existsSync } from 'node:fs';
import { copyFile, link, readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { replaceFolder } from './report/replace-folder.ts';
import type { RunResults, ShotResult } from './results.ts';

/** Name of the folder of goldens in the output of a run. */
export const comparedWithName = 'compared-with';

/** Whether nothing has to be said of a shot: it passed, and nothing moved. */
export function isPlainPass({ outcome, reason }: Pick<ShotResult, 'outcome' | 'reason'>): boolean {
  return outcome === 'passed' && reason === '';
}

/**
 * Puts the goldens of all shots that are not plain passes into the output folder of a run, so that it holds both sides of what a person has
 * to see wherever it is moved. They are hard links where the file system allows: a golden is replaced by a new file, never written into.
 * @returns The results, with these goldens in place of those of the store.
 * @throws Error when the folder for them holds something else.
 */
export async function keepGoldens(results: RunResults, out: string): Promise<RunResults> {
  const folder = join(resolve(out), comparedWithName);
  await refuseOther(folder);
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const shot of results.shots) {
    if (isPlainPass(shot) || shot.golden === null || names.has(shot.golden) || !existsSync(shot.golden)) continue;
    const name = freeName(basename(shot.golden), taken);
    taken.add(name);
    names.set(shot.golden, name);
  }
  if (names.size === 0 && !existsSync(folder)) return results;
  await replaceFolder(folder, async (fresh) => {
    for (const [golden, name] of names) await linkOrCopy(golden, join(fresh, name));
  });
  const kept = (golden: string | null): string | null => {
    const name = golden === null ? undefined : names.get(golden);
    return name === undefined ? golden : join(folder, name);
  };
  return { ...results, shots: results.shots.map((shot) => (isPlainPass(shot) ? shot : { ...shot, golden: kept(shot.golden) })) };
}

/** A second name for a file, or a copy where the file system has none. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await copyFile(from, to);
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const stem = name.slice(0, -extname(name).length);
  for (let number = 2; ; number++) {
    const other = `${stem}-${number}${extname(name)}`;
    if (!taken.has(other)) return other;
  }
}

async function refuseOther(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const other = (await readdir(folder)).find((name) => extname(name) !== '.png');
  if (other === undefined) return;
  throw new Error(`${folder} holds ${other}, which is no golden of a run; give another folder than ${dirname(folder)} or move it away`);
}
