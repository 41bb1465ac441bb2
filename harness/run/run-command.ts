import { totalsOf } from '../../still/results.ts';
import { summaryTable } from '../../still/summary.ts';
import { chooseScenarios } from './choose-scenarios.ts';
import { makeProgress } from './progress.ts';
import { type RawRunOptions, readRunOptions } from './run-options.ts';
import { runScenarios } from './run-scenarios.ts';
import { makeResults, writeResults } from './write-results.ts';

/** `horizon-rig run`: exit code 0 when every scenario passed, 1 otherwise. */
export async function runCommand(patterns: readonly string[], raw: RawRunOptions): Promise<number> {
  const options = readRunOptions(raw);
  const scenarios = await chooseScenarios(patterns);
  const progress = makeProgress(process.stderr);
  const startedAt = new Date();
  const outcomes = await runScenarios(scenarios, {
    ...options,
    vias: raw.via ?? ['socket'],
    speed: raw.speed,
    progress,
  });
  progress.close();
  const results = makeResults({ startedAt, hello: null, display: options.displays.join(', '), shots: [], scenarios: outcomes });
  const page = await writeResults(results, options.out, options.json);
  process.stdout.write(`${summaryTable(results)}\nreport: ${page}\n`);
  return totalsOf(results).failed === 0 ? 0 : 1;
}
