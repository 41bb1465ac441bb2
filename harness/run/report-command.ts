import { join, resolve } from 'node:path';
import { writeReport } from '../../still/report/write-report.ts';
import { readResults, resultsName } from '../../still/results-file.ts';
import { goldenFolderIfAny } from './golden-folder.ts';

/**
 * `horizon-rig report`: the report of a run, made again from its results.json. Prints the page's path.
 * @param given folder of goldens; that of the checkout when absent.
 */
export async function reportCommand(dir: string, given?: string): Promise<number> {
  const folder = resolve(dir);
  const goldens = given === undefined ? goldenFolderIfAny() : resolve(given);
  const results = await readResults(join(folder, resultsName), goldens === undefined ? {} : { goldens });
  process.stdout.write(`${await writeReport(results, join(folder, 'report'))}\n`);
  return 0;
}
