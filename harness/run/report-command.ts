import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeReport } from '../../still/report/write-report.ts';
import type { RunResults } from '../../still/results.ts';

/** `horizon-rig report`: the report of a run, made again from its results.json. Prints the page's path. */
export async function reportCommand(dir: string): Promise<number> {
  const folder = resolve(dir);
  const file = join(folder, 'results.json');
  if (!existsSync(file)) throw new Error(`no results.json in ${folder}; make a run first: npx horizon-rig still --out ${dir}`);
  const page = await writeReport(JSON.parse(readFileSync(file, 'utf8')) as RunResults, join(folder, 'report'));
  process.stdout.write(`${page}\n`);
  return 0;
}
