import { foundOutcome } from './repeat.ts';
import type { RunResults, ScenarioResult, ShotResult } from './results.ts';

/** How a shot or scenario behaved over several runs. */
export interface FlakeRow {
  /** `still/NAME` or `scenario/NAME`, whatever display and face. */
  readonly id: string;
  /** Results that count, skipped ones aside. */
  readonly runs: number;
  /** Failures that came again, or that nobody looked at again. */
  readonly failed: number;
  /** Failures that did not repeat, and those that the same commit also passed. */
  readonly flaked: number;
  /** Share of flakes among the runs, from 0 to 1. */
  readonly score: number;
  /** How many of the newest runs passed in a row. */
  readonly clean: number;
  /** Whether it stood in quarantine in the newest of them. */
  readonly quarantined: boolean;
}

/** What several runs tell. */
export interface FlakeHistory {
  /** The worst score first, then by id. */
  readonly rows: readonly FlakeRow[];
  /** Runs that count. */
  readonly counted: number;
  /** Runs that do not, with the reason. */
  readonly leftOut: readonly { readonly startedAt: string; readonly why: string }[];
}

/** So many clean runs in a row end a quarantine. */
export const cleanEnough = 50;

/** Fewest results of a run of which more than half can say something about the machine. */
const fewestForMost = 4;

interface Look {
  readonly result: ShotResult | ScenarioResult;
  readonly run: RunResults;
}

/**
 * Counts how often each shot and scenario failed, and how often that did not repeat. A run of which more than half is red says something
 * of the machine and nothing of its shots, and is left out; one that is given twice counts once.
 * @param days Runs that began longer than so many days before the newest one are left out.
 */
export function flakeHistory(all: readonly RunResults[], days: number): FlakeHistory {
  const runs = distinct(all);
  const newest = Math.max(...runs.map(({ startedAt }) => Date.parse(startedAt)));
  const leftOut: { startedAt: string; why: string }[] = [];
  const counted = runs.filter((run) => {
    const why = whyLeftOut(run, newest - days * 86_400_000, days);
    if (why !== null) leftOut.push({ startedAt: run.startedAt, why });
    return why === null;
  });
  const looks = new Map<string, Look[]>();
  for (const run of counted) {
    const put = (kind: string, result: ShotResult | ScenarioResult): void => {
      if (result.outcome === 'skipped') return;
      const id = `${kind}/${result.name.replace(/ \(.*\)$/, '')}`;
      looks.set(id, [...(looks.get(id) ?? []), { result, run }]);
    };
    for (const shot of run.shots) put('still', shot);
    for (const scenario of run.scenarios) put('scenario', scenario);
  }
  const rows = [...looks].map(([id, seen]) => rowOf(id, seen));
  return { rows: rows.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)), counted: counted.length, leftOut };
}

/** Each run once, the oldest first: the same one lies in the output folder and where `--json` put it. */
function distinct(all: readonly RunResults[]): RunResults[] {
  const identity = ({ startedAt, durationMs, display, shard }: RunResults): string =>
    JSON.stringify([startedAt, durationMs, display, shard]);
  const byIdentity = new Map(all.map((run) => [identity(run), run]));
  return [...byIdentity.values()].sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
}

function whyLeftOut({ startedAt, shots, scenarios }: RunResults, since: number, days: number): string | null {
  if (Date.parse(startedAt) < since) return `it is more than ${days} days older than the newest`;
  const ended = [...shots, ...scenarios].map(foundOutcome).filter((outcome) => outcome !== 'skipped');
  const red = ended.filter((outcome) => outcome === 'failed').length;
  if (ended.length >= fewestForMost && red * 2 > ended.length) return `${red} of ${ended.length} failed, which is the machine or the build`;
  return null;
}

function rowOf(id: string, looks: readonly Look[]): FlakeRow {
  const flaked = looks.filter((look) => isFlake(look, looks)).length;
  const failures = looks.filter(({ result }) => foundOutcome(result) === 'failed').length;
  const last = looks.findLastIndex(({ result }) => foundOutcome(result) === 'failed');
  return {
    id,
    runs: looks.length,
    failed: failures - flaked,
    flaked,
    score: flaked / looks.length,
    clean: looks.length - 1 - last,
    quarantined: looks.at(-1)?.result.quarantine !== undefined,
  };
}

/** Whether a failure says something of chance: it did not repeat, or the same commit passes too on the same display and face. */
function isFlake({ result, run }: Look, looks: readonly Look[]): boolean {
  if (foundOutcome(result) !== 'failed') return false;
  if (result.again !== undefined) return !result.again.same;
  if (run.commit === undefined) return false;
  return looks.some(
    (other) => other.run.commit === run.commit && placeOf(other) === placeOf({ result, run }) && foundOutcome(other.result) === 'passed',
  );
}

/** Where a result is from: display and face. */
function placeOf({ result, run }: Look): string {
  return 'variant' in result ? result.variant : (/ \((.*)\)$/.exec(result.name)?.[1] ?? run.display);
}
