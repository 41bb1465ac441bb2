import type { DigestsShape } from '../ctl/shapes.ts';
import type { PictureVerdict } from './compare.ts';
import type { LayerVerdict } from './layer-verdict.ts';
import type { Mask } from './shot-plan.ts';
import type { Tolerance } from './tolerance.ts';

/** Version of the shape of results.json; it grows when a field changes its meaning or goes. */
export const resultsSchema = 'horizon-rig-results-1';

/** One frame of a shot, judged. Paths are absolute in memory; in results.json they are relative to its folder. */
export interface FrameResult {
  /** From 0. */
  readonly index: number;
  readonly picture: PictureVerdict;
  /** Null when there is no golden frame. */
  readonly layer: LayerVerdict | null;
  readonly digests: DigestsShape;
  readonly goldenDigests: DigestsShape | null;
  /** Parts of the display list that moved, by name (`sky`, `sections`); null or absent where a side does not tell its parts. */
  readonly movedParts?: readonly string[] | null;
  /** Kinds of thing that are drawn otherwise, by name (`oak_leaves`), the most quads first; null or absent where a side does not tell them. */
  readonly movedDraws?: readonly MovedDraw[] | null;
  /** The captured file; null when the frame equals its golden and was never written. */
  readonly actual: string | null;
}

/** One kind of thing whose drawing moved. */
export interface MovedDraw {
  /** Name of its texture. */
  readonly name: string;
  /** Quads before and now. Equal numbers: the same many quads, placed, lit or painted otherwise. */
  readonly before: number;
  readonly now: number;
}

/** What running a failure again by its repro line said. */
export interface Again {
  /** Runs and failures of them; both count the first run too. */
  readonly runs: number;
  readonly failed: number;
  /** Whether every run ended as the first one did. Where not, the failure is a flake. */
  readonly same: boolean;
  /** The first run's picture of the first bad frame and that of a run which ended otherwise. */
  readonly pictures: readonly string[];
}

/** The row of the quarantine under which a result does not count. */
export interface Quarantined {
  readonly owner: string;
  readonly reason: string;
  /** ISO date of its last day. */
  readonly until: string;
  /** How the result ended before it was set to `passed`. */
  readonly found: 'passed' | 'failed';
}

/** A fact of a plan, checked. */
export interface FactResult {
  readonly says: string;
  readonly holds: boolean;
  /** What was found, for a person. */
  readonly found: string;
}

/** One thing that moved in the state or the widget tree. */
export interface Change {
  /** A dotted path (`player.pos`) or a widget id and field (`done.label`). */
  readonly what: string;
  readonly before: string;
  readonly now: string;
}

/**
 * What made a shot fail: it was not taken, shows nothing, a fact does not hold, frames of the golden are missing, its window showed
 * something else, or its pictures or widgets are others.
 */
export type Failure = 'not-taken' | 'blank' | 'fact' | 'frames' | 'window' | 'picture';

/** How a shot ended. `passed` includes what passed with something to report. */
export type Outcome = 'passed' | 'failed' | 'skipped';

/** One shot of a run. */
export interface ShotResult {
  readonly name: string;
  readonly title: string;
  readonly outcome: Outcome;
  /** One sentence: why it failed, was skipped, or what is worth knowing of a pass. It ends with the next step when it failed. */
  readonly reason: string;
  /** Absent when it did not fail. */
  readonly failure?: Failure;
  /** Which golden it was held against; see `keyText`. */
  readonly key: string;
  readonly size: readonly [number, number];
  readonly frameMs: number | null;
  readonly frames: readonly FrameResult[];
  /** Index of the first frame that fails, or null. */
  readonly firstBad: number | null;
  /** The golden's file, or null when there is none. */
  readonly golden: string | null;
  readonly facts: readonly FactResult[];
  readonly widgetChanges: readonly Change[];
  readonly stateChanges: readonly Change[];
  readonly tolerance: Tolerance | null;
  readonly masks: readonly Mask[];
  readonly captureMs: number;
  readonly compareMs: number;
  /** From the start of the game to its end, in milliseconds. Absent where nothing measured it. */
  readonly tookMs?: number;
  /** One line that makes this result again. */
  readonly repro: string;
  /** Blurred fingerprint of what differs in the first bad frame: equal text, the same kind of change. Absent where no pixels were held against each other. */
  readonly fingerprint?: string;
  readonly again?: Again;
  readonly quarantine?: Quarantined;
}

/** One scenario of a run. */
export interface ScenarioResult {
  readonly name: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly reason: string;
  /** On which display and through which face it ran (`offscreen via socket`). */
  readonly variant: string;
  readonly durationMs: number;
  /** The last lines of the game's log, when it failed. */
  readonly log: readonly string[];
  readonly repro: string;
  readonly again?: Again;
  readonly quarantine?: Quarantined;
}

/** One part of a run that was cut into several. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
  /** Digest of the whole cut. Parts of different cuts may leave something out or hold it twice. */
  readonly plan: string;
}

/** Everything a run found: results.json. */
export interface RunResults {
  readonly schema: typeof resultsSchema;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly game: { readonly name: string; readonly version: string; readonly renderer: string; readonly driver: string };
  readonly display: string;
  /** Which part of a run this is; absent for a whole one. */
  readonly shard?: Shard;
  /** The commit whose shots and goldens these are; absent outside version control. */
  readonly commit?: string;
  /** What is to be said of the run as a whole, a sentence each: a quarantine that ended, most games that did not start. */
  readonly notes?: readonly string[];
  readonly shots: readonly ShotResult[];
  readonly scenarios: readonly ScenarioResult[];
}

/** How many shots and scenarios ended how. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts outcomes over shots and scenarios. */
export function totalsOf(results: Pick<RunResults, 'shots' | 'scenarios'>): Totals {
  const all = [...results.shots, ...results.scenarios].map((result) => result.outcome);
  const count = (outcome: Outcome): number => all.filter((each) => each === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
