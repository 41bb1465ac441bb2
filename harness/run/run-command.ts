import type { HelloShape } from '../../ctl/shapes.ts';
import { totalsOf } from '../../still/results.ts';
import { summaryTable } from '../../still/summary.ts';
import { chooseScenarios } from './choose-scenarios.ts';
import { makeProgress } from './progress.ts';
import { type RawRunOptions, readRunOptions } from './run-options.ts';
import { runScenarios } from './run-scenarios.ts';
import { quarantineToday, settleRun } from './settle-run.ts';
import { scenarioUnit } from './shard.ts';
import { takeShard } from './take-shard.ts';
import { makeResults, writeResults } from './write-results.ts';

/** `horizon-rig run`: exit code 0 when every scenario passed, 1 otherwise. */
export async function runCommand(patterns: readonly string[], raw: RawRunOptions): Promise<number> {
  const options = readRunOptions(raw);
  const scenarios = await chooseScenarios(patterns);
  const quarantine = await quarantineToday(raw);
  const progress = makeProgress(process.stderr);
  const startedAt = new Date();
  const vias = raw.via ?? ['socket'];
  const { takes, shard } = takeShard(
    raw,
    scenarios.flatMap(({ name }) => options.displays.flatMap((display) => vias.map((via) => scenarioUnit(name, display, via)))),
  );
  let hello: HelloShape | null = null;
  const outcomes = await runScenarios(scenarios, {
    ...options,
    vias,
    takes,
    booted: (game) => {
      hello ??= game.hello;
    },
    speed: raw.speed,
    progress,
  });
  const settled = await settleRun(
    { shots: [], scenarios: outcomes, notes: [] },
    { ...options, again: raw.again !== false, quarantine, store: null, progress },
  );
  progress.close();
  const results = makeResults({ startedAt, hello, display: options.displays.join(', '), ...settled, shard });
  const page = await writeResults(results, options.out, options.json);
  process.stdout.write(`${summaryTable(results)}\nreport: ${page}\n`);
  return totalsOf(results).failed === 0 ? 0 : 1;
}
