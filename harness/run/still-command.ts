import { GoldenStore } from '../../still/golden-store.ts';
import { totalsOf } from '../../still/results.ts';
import { summaryTable } from '../../still/summary.ts';
import { discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';
import { matchNames } from './name-pattern.ts';
import { makeProgress } from './progress.ts';
import { type RawRunOptions, readRunOptions } from './run-options.ts';
import { runStills } from './run-stills.ts';
import { quarantineToday, settleRun } from './settle-run.ts';
import { stillUnit } from './shard.ts';
import { takeShard } from './take-shard.ts';
import { loadVerdicts, saveVerdicts } from './verdict-cache.ts';
import { makeResults, writeResults } from './write-results.ts';

/** `horizon-rig still`: exit code 0 when every shot equals its golden within its bounds, 1 otherwise. */
export async function stillCommand(patterns: readonly string[], raw: RawRunOptions): Promise<number> {
  const options = readRunOptions(raw);
  const plans = matchNames(await discoverShots(), patterns, 'shot');
  const quarantine = await quarantineToday(raw);
  const store = await GoldenStore.open(goldenFolder());
  const progress = makeProgress(process.stderr);
  const memo = loadVerdicts();
  const startedAt = new Date();
  const { takes, shard } = takeShard(
    raw,
    options.displays.flatMap((display) => plans.map(({ name }) => stillUnit(name, display))),
  );
  const { shots, hello } = await runStills(plans, {
    ...options,
    takes,
    store,
    memo,
    progress,
  });
  saveVerdicts(memo);
  const settled = await settleRun(
    { shots, scenarios: [], notes: [] },
    { ...options, again: raw.again !== false, quarantine, store, progress },
  );
  progress.close();
  const results = makeResults({ startedAt, hello, display: options.displays.join(', '), ...settled, shard });
  const page = await writeResults(results, options.out, options.json);
  process.stdout.write(`${summaryTable(results)}\nreport: ${page}\n`);
  return totalsOf(results).failed === 0 ? 0 : 1;
}
