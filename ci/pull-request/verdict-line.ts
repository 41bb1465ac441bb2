import { counted } from '../../still/report/counted.ts';
import type { Findings } from './findings.ts';

/** Whether a run may be shown as a good one: something ran, all of it, and nothing failed. */
export function isGood({ stills, scenarios, incomplete }: Findings): boolean {
  return stills.passed + scenarios.passed > 0 && stills.failed + scenarios.failed === 0 && !incomplete;
}

/** The verdict on a run, in one line without any foreign text. A run that holds nothing is never told as a good one. */
export function verdictLine({
  stills,
  scenarios,
  clusters,
  unlisted,
  flakes,
  unlistedFlakes,
  notes,
  incomplete,
  quarantined,
  unlistedQuarantined,
}: Findings): string {
  const all = stills.passed + stills.failed + scenarios.passed + scenarios.failed;
  const skipped = stills.skipped + scenarios.skipped;
  if (all === 0) return `Nothing was looked at: ${skipped === 0 ? 'no still and no scenario ran' : `all ${skipped} were skipped`}`;
  const causes = clusters.length + unlisted.clusters;
  const flaky = flakes.length + unlistedFlakes;
  const held = quarantined.length + unlistedQuarantined;
  const besides = `${flaky > 0 ? `; ${counted(flaky, 'flake')}` : ''}${held > 0 ? `; ${held} in quarantine` : ''}`;
  const missing = incomplete ? ', and parts of the run are missing' : '';
  const failed = clusters.reduce((sum, { count }) => sum + count, unlisted.results);
  if (causes > 0) return `${counted(causes, 'cause')} behind ${counted(failed, 'failure')} of ${all}${besides}${missing}`;
  if (flaky > 0) return `Nothing failed twice in ${counted(all, 'result')}${besides}`;
  if (incomplete) return 'Not all was looked at: parts of the run are missing';
  const what = [
    ...(stills.passed > 0 ? [counted(stills.passed, 'still')] : []),
    ...(scenarios.passed > 0 ? [counted(scenarios.passed, 'scenario')] : []),
  ].join(' and ');
  return notes.length > 0 ? `No failure in ${what}, with something to know${besides}` : `All is as approved: ${what}${besides}`;
}
