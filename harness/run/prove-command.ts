import type { ShotPlan } from '../../still/shot-plan.ts';
import { discoverShots } from './discover-scenarios.ts';
import { matchNames } from './name-pattern.ts';
import { makeProgress } from './progress.ts';
import { type RawProveOptions, usualDisplays } from './prove-options.ts';
import { type ProofResult, proveShots } from './prove-shots.ts';
import { isProved, proofTable } from './prove-table.ts';
import { readRunOptions } from './run-options.ts';
import { stillUnit } from './shard.ts';
import { takeShard } from './take-shard.ts';

/** Proves plans as the options say, showing progress on stderr. */
export async function provePlans(plans: readonly ShotPlan[], raw: RawProveOptions): Promise<ProofResult[]> {
  const { game, out, workers, homeTemplate, window, displays } = readRunOptions({ ...raw, display: raw.displays ?? usualDisplays() });
  const progress = makeProgress(process.stderr);
  const results = await proveShots(plans, {
    game,
    out,
    workers,
    homeTemplate,
    window,
    displays,
    progress,
    boots: raw.boots,
    threads: raw.threads,
  });
  progress.close();
  return results;
}

/** `horizon-rig prove`: exit code 0 when every shot is the same in every boot, 1 otherwise. */
export async function proveCommand(patterns: readonly string[], raw: RawProveOptions): Promise<number> {
  const plans = matchNames(await discoverShots(), patterns, 'shot');
  // A boot of a proof takes about as long as taking the shot.
  const unit = (plan: ShotPlan): string => stillUnit(plan.name, 'offscreen');
  const { takes } = takeShard(raw, plans.map(unit));
  const results = await provePlans(
    plans.filter((plan) => takes(unit(plan))),
    raw,
  );
  process.stdout.write(`${proofTable(results)}\n`);
  return results.every(isProved) ? 0 : 1;
}
