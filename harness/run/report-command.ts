import { join, resolve } from 'node:path';
import { writeReport } from '../../still/report/write-report.ts';
import { readResults, resultsName } from '../../still/results-file.ts';
import { goldenFolder } from './golden-folder.ts';

/** `horizon-rig report`: the report of a run, made again from its results.json. Prints the page's path. */
export async function reportCommand(dir: string): Promise<number> {
  const folder = resolve(dir);
  const results = await readResults(join(folder, resultsName), { goldens: goldenFolder() });
  process.stdout.write(`${await writeReport(results, join(folder, 'report'))}\n`);
  return 0;
}
