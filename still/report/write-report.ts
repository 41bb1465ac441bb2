import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunResults, ScenarioResult, ShotResult } from '../results.ts';
import { KeptPictures, reportedResults, writePictureIndex } from './kept-pictures.ts';
import { PictureFolder, picturesName } from './picture-folder.ts';
import { replaceFolder } from './replace-folder.ts';
import { reportHtml } from './report-html.ts';
import { type FramePictures, writeRunPictures, writeShotPictures } from './report-pictures.ts';

const pageName = 'index.html';

/**
 * Writes the report of a run: a folder with index.html and its pictures that opens from disk and can be moved or attached whole. An older
 * report in its place is replaced at once and as a whole.
 * @param earlier Folders of reports of parts of the run: pictures that they have are taken over, since making them takes long.
 * @returns The path of the page.
 * @throws Error when the page's script has not been built, or the folder holds something else than a report.
 */
export async function writeReport(results: RunResults, folder: string, earlier: readonly string[] = []): Promise<string> {
  const script = await pageScript();
  await refuseOther(folder);
  const shown = reportedResults(results);
  const kept = await KeptPictures.of(earlier);
  await replaceFolder(folder, async (fresh) => {
    const store = await PictureFolder.in(fresh);
    const pictures = new Map<string, readonly FramePictures[]>();
    for (const shot of shown.shots)
      pictures.set(shot.name, (await kept.moveTo(fresh, shot.name)) ?? (await writeShotPictures(shot, store)));
    await writePictureIndex(fresh, shown, pictures);
    const runs = new Map<ShotResult | ScenarioResult, readonly string[]>();
    for (const result of [...shown.shots, ...shown.scenarios]) {
      if (result.again !== undefined) runs.set(result, await writeRunPictures(result.again.pictures, store));
    }
    await writeFile(join(fresh, pageName), reportHtml(shown, { pictures, runs, script, from: fromWords(dirname(folder)) }));
  });
  return join(folder, pageName);
}

/** How a command is told where the run's output is; nothing where it looks by itself. */
function fromWords(out: string): string {
  const path = relative(process.cwd(), out).split(sep).join('/');
  if (path === 'out/run' || path.startsWith('..')) return '';
  return ` --from ${/^[\w./-]+$/.test(path) ? path : path === '' ? '.' : `'${path.replaceAll("'", "'\\''")}'`}`;
}

/** A report's folder is replaced as a whole, so nobody's other files may be in it. */
async function refuseOther(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const other = entries.find((entry) => entry !== pageName && entry !== picturesName);
  if (other !== undefined) {
    throw new Error(`${folder} holds ${other}, which is not of a report; give another folder or move it away`);
  }
}

/** The built script of the page, from beside this bundle or from dist/. */
async function pageScript(): Promise<string> {
  for (let folder = dirname(fileURLToPath(import.meta.url)); dirname(folder) !== folder; folder = dirname(folder)) {
    for (const file of [join(folder, 'report-page.js'), join(folder, 'dist', 'report-page.js')]) {
      if (existsSync(file)) return await readFile(file, 'utf8');
    }
  }
  throw new Error("the report's page script is not built; run: npm run build");
}
