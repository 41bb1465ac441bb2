import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileAtomically } from '../atomic-file.ts';
import type { RunResults } from '../results.ts';
import { reportHtml } from './report-html.ts';
import { type FramePictures, writeShotPictures } from './report-pictures.ts';

/**
 * Writes the report of a run: a folder with index.html and its pictures that opens from disk and can be moved or attached whole. What the
 * folder held of an older report is replaced.
 * @returns The path of the page.
 * @throws Error when the page's script has not been built.
 */
export async function writeReport(results: RunResults, folder: string): Promise<string> {
  const script = await pageScript();
  await rm(join(folder, 'pictures'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = new Map<string, readonly FramePictures[]>();
  for (const shot of results.shots) pictures.set(shot.name, await writeShotPictures(shot, folder));
  const page = join(folder, 'index.html');
  await writeFileAtomically(page, reportHtml(results, pictures, script));
  return page;
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
