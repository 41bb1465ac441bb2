import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clustersOf } from '../../../still/clusters.ts';
import type { GoldenStore } from '../../../still/golden-store.ts';
import {
  firstDifferentFrame,
  firstLine,
  foundOutcome,
  keepFrame,
  type ShotRun,
  sameScenario,
  sameShot,
  shotDifference,
} from '../../../still/repeat.ts';
import type { Again, ScenarioResult, ShotResult } from '../../../still/results.ts';
import type { Progress } from '../progress.ts';
import { runPool } from '../run-pool.ts';
import { shellWords } from '../shell-words.ts';
import { type Rerun, type RigProgram, rerun } from './rerun.ts';

/** Most failures that are all run again; of more, one of each kind is. */
export const mostAgain = 10;
/** How often a failure that does not repeat is run, the first time included. */
export const flakeRuns = 5;
/** The longest that all of it may take, and the least and the most that one run may, in milliseconds. */
const wholeMs = 300_000;
const runMs = { least: 90_000, most: 300_000 } as const;

/** The results of a run as they stand. */
export interface Found {
  readonly shots: readonly ShotResult[];
  readonly scenarios: readonly ScenarioResult[];
  /** Sentences about the run as a whole. */
  readonly notes: readonly string[];
}

export interface AgainOptions {
  readonly program: RigProgram;
  /** Output folder of the run. */
  readonly out: string;
  readonly store: GoldenStore | null;
  readonly workers: number;
  readonly progress: Progress;
  /** A clock that only goes forward, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Runs failures again by their own repro lines before they are reported. One that comes to the same, digest by digest or word by word, is
 * told as it is. One that does not is run until there are five runs of it, stays a failure, and is told as a flake with its counts.
 */
export async function runAgain(found: Found, options: AgainOptions): Promise<Found> {
  const folder = join(options.out, 'again');
  rmSync(folder, { recursive: true, force: true });
  const all = [...found.shots, ...found.scenarios];
  const failed = all.filter((result) => result.outcome === 'failed');
  if (failed.length === 0) return found;
  const { chosen, says } = choose(found, failed);
  const now = options.now ?? (() => performance.now());
  const deadline = now() + wholeMs;
  const after = new Map<ShotResult | ScenarioResult, ShotResult | ScenarioResult>();
  let left = 0;
  await runPool(chosen, options.workers, async (result) => {
    const label = labelOf(result);
    const time = { left: () => deadline - now(), each: Math.min(runMs.most, Math.max(runMs.least, 4 * tookMs(result))) };
    if (time.left() <= 0) {
      left++;
      return;
    }
    const told = isShot(result)
      ? await shotAgain(result, label, folder, time, options)
      : await scenarioAgain(result, label, folder, time, options);
    after.set(result, told);
    const { again } = told;
    if (again === undefined) return;
    const word = again.same ? `same ${label}: failed again by its line` : `FLAKE ${label}: failed ${again.failed} of ${again.runs} runs`;
    options.progress.done(`again: ${label}`, word);
  });
  // Pictures of flakes alone stay.
  if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  const late =
    left === 0
      ? []
      : [
          `${left} ${left === 1 ? 'failure was' : 'failures were'} not run again, since the ${wholeMs / 60_000} minutes for that were over.`,
        ];
  const flakes = [...after.values()].filter(({ again }) => again?.same === false).map(labelOf);
  const repeated = left === 0 ? 'All of these' : 'Those that were reached';
  const kinds =
    says === null ? [] : [`${says} ${flakes.length === 0 ? `${repeated} failed the same way again.` : `Flakes: ${flakes.join(', ')}.`}`];
  return {
    shots: found.shots.map((shot) => (after.get(shot) as ShotResult | undefined) ?? shot),
    scenarios: found.scenarios.map((scenario) => (after.get(scenario) as ScenarioResult | undefined) ?? scenario),
    notes: [...found.notes, ...kinds, ...late],
  };
}

/** Which failures are run again, and a sentence when these are not all. */
function choose(found: Found, failed: readonly (ShotResult | ScenarioResult)[]) {
  if (failed.length <= mostAgain) return { chosen: failed, says: null };
  const clusters = clustersOf(found);
  const chosen = clusters
    .slice(0, mostAgain)
    .flatMap(({ example, names }) => failed.find(({ name }) => name === example) ?? failed.find(({ name }) => names.includes(name)) ?? []);
  const kinds = clusters.length === 1 ? 'one kind' : `${clusters.length} kinds`;
  const most = clusters.length > mostAgain ? ` of the ${mostAgain} largest` : '';
  const says = `${failed.length} failures of ${kinds}: one of each${most} was run again by its line (${chosen.map(labelOf).join(', ')}).`;
  return { chosen, says };
}

/** How long one run may take, and how much is left for all. */
interface Time {
  readonly each: number;
  left(): number;
}

/** The runs after the first: until one repeats at once, or `flakeRuns` are over. */
async function runs<R extends ShotResult | ScenarioResult>(
  first: R,
  label: string,
  folder: string,
  time: Time,
  options: AgainOptions,
  same: (result: R, out: string) => boolean,
): Promise<readonly OneMore<R>[]> {
  const more: OneMore<R>[] = [];
  for (let run = 2; run <= flakeRuns && (run === 2 || time.left() > 0); run++) {
    options.progress.update(`again: ${label}`, `run ${run}`);
    const out = join(folder, folderName(label), `run-${run}`);
    const made: Rerun = await rerun(first.repro, {
      program: options.program,
      out,
      timeoutMs: Math.max(runMs.least, Math.min(time.each, time.left())),
    });
    const result = 'result' in made ? (made.result as R) : null;
    const repeats = result !== null && same(result, out);
    more.push({ run, out, result, fault: 'fault' in made ? made.fault : null, repeats });
    if (run === 2 && repeats) break;
  }
  return more;
}

interface OneMore<R> {
  readonly run: number;
  readonly out: string;
  /** Null when there is none. */
  readonly result: R | null;
  /** Why there is none. */
  readonly fault: string | null;
  /** Whether it ended as the first run did. */
  readonly repeats: boolean;
}

async function shotAgain(first: ShotResult, label: string, folder: string, time: Time, options: AgainOptions): Promise<ShotResult> {
  const more = await runs(first, label, folder, time, options, (result, out) => sameShot(first, result, [options.out, out]));
  const again = countsOf(more);
  const at = join(folder, folderName(label));
  if (again.same) {
    rmSync(at, { recursive: true, force: true });
    return { ...first, again };
  }
  const other = more.find(({ repeats }) => !repeats)!;
  const sides: readonly [ShotRun, ShotRun] | null =
    other.result === null
      ? null
      : [
          { where: 'run 1', result: first, folder: captureFolder(first.repro, options.out) },
          { where: `run ${other.run}`, result: other.result, folder: captureFolder(first.repro, other.out) },
        ];
  const { between, pictures } = await sideBySide(sides, options.store, at);
  for (const { out } of more) rmSync(out, { recursive: true, force: true });
  return { ...first, reason: flakeSentence(first, again, other, between), again: { ...again, pictures } };
}

/** What differs first between two runs, as a sentence, and both pictures of the first bad frame. What cannot be told fails no run. */
async function sideBySide(
  sides: readonly [ShotRun, ShotRun] | null,
  store: GoldenStore | null,
  folder: string,
): Promise<{ readonly between: string; readonly pictures: readonly string[] }> {
  if (sides === null || store === null) return { between: '', pictures: [] };
  const [{ result: first }, { result: second, where }] = sides;
  const kept = { store, folder };
  try {
    const between = ` First difference between run 1 and ${where}: ${await shotDifference(...sides, kept)}.`;
    const frame = first.firstBad ?? firstDifferentFrame(first, second);
    const files = await Promise.all(sides.map((side) => keepFrame(side, frame, kept)));
    return { between, pictures: files.filter((file) => file !== null) };
  } catch (error) {
    return { between: ` What differs cannot be told: ${error instanceof Error ? error.message : String(error)}.`, pictures: [] };
  }
}

async function scenarioAgain(
  first: ScenarioResult,
  label: string,
  folder: string,
  time: Time,
  options: AgainOptions,
): Promise<ScenarioResult> {
  const more = await runs(first, label, folder, time, options, (result, out) => sameScenario(first, result, [options.out, out]));
  rmSync(join(folder, folderName(label)), { recursive: true, force: true });
  const again = countsOf(more);
  if (again.same) return { ...first, again };
  const other = more.find(({ repeats }) => !repeats)!;
  return { ...first, reason: flakeSentence(first, again, other, ''), again };
}

function countsOf(more: readonly OneMore<ShotResult | ScenarioResult>[]): Again {
  const failed = more.filter(({ result }) => result === null || foundOutcome(result) === 'failed').length;
  return { runs: 1 + more.length, failed: 1 + failed, same: more.every(({ repeats }) => repeats), pictures: [] };
}

function flakeSentence(
  first: ShotResult | ScenarioResult,
  { runs: count, failed }: Again,
  other: OneMore<ShotResult | ScenarioResult>,
  between: string,
): string {
  const ended =
    other.result === null
      ? other.fault!
      : other.result.outcome === 'failed'
        ? firstLine(other.result.reason)
        : `it ${other.result.outcome}`;
  return (
    `A flake: it failed ${failed} of ${count} runs${failed === count ? ', and not each time alike' : ''}.${between}` +
    ` Run ${other.run}: ${ended.replace(/\.$/, '')}. Find the cause, or put it into quarantine (docs/flakes.md). Run 1: ${first.reason}`
  );
}

function isShot(result: ShotResult | ScenarioResult): result is ShotResult {
  return 'frames' in result;
}

function labelOf(result: ShotResult | ScenarioResult): string {
  return isShot(result) ? result.name : `${result.name} ${result.variant}`;
}

function folderName(label: string): string {
  return label.replace(/[^\w.-]+/g, '-').replace(/-$/, '');
}

function tookMs(result: ShotResult | ScenarioResult): number {
  return isShot(result) ? (result.tookMs ?? result.captureMs) : result.durationMs;
}

/** Where a run whose output lies in `out` put the captures of the shot that a repro line names. */
function captureFolder(repro: string, out: string): string {
  const words = shellWords(repro);
  const display = words[words.indexOf('--display') + 1] ?? '';
  return join(out, 'shots', display, words[3] ?? '');
}
