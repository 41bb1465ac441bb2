import type { ShotPlan } from '../../still/shot-plan.ts';
import { discoverShots } from './discover-scenarios.ts';
import { matchNames } from './name-pattern.ts';
import { makeProgress } from './progress.ts';
import { type RawProveOptions, usualDisplays } from './prove-options.ts';
import { type ProofResult, proveShots } from './prove-shots.ts';
import { isProved, proofTable } from './prove-table.ts';
import { readRunOptions } from './run-options.ts';

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
  const results = await provePlans(matchNames(await discoverShots(), patterns, 'shot'), raw);
  process.stdout.write(`${proofTable(results)}\n`);
  return results.every(isProved) ? 0 : 1;
}
