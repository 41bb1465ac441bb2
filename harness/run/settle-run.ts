import type { GoldenStore } from '../../still/golden-store.ts';
import { applyQuarantine, type QuarantineRow } from '../../still/quarantine.ts';
import { type RigProgram, thisProgram } from './again/rerun.ts';
import { type Found, runAgain } from './again/run-again.ts';
import type { Progress } from './progress.ts';
import { checkedQuarantine, ownQuarantine, todayUtc } from './quarantine-store.ts';

/** How the results of a run are settled, as commander hands it over. */
export interface RawSettleOptions {
  /** False with `--no-again`: failures are told without being run again. */
  readonly again?: boolean;
  /** The file, where it is not the checkout's; false with `--no-quarantine`: what is in quarantine counts all the same. */
  readonly quarantine?: string | false;
  /** The date that counts as today, for tests; the clock's when absent. */
  readonly today?: string;
}

/** Rows that are to be applied, and the day they are applied on. */
export interface QuarantineToday {
  readonly rows: readonly QuarantineRow[];
  readonly today: string;
}

/** Reads the quarantine before anything is booted, so that a fault in it is told at once. The clock is read here, once a run. */
export async function quarantineToday(raw: RawSettleOptions): Promise<QuarantineToday> {
  const rows = raw.quarantine === false ? [] : await checkedQuarantine(raw.quarantine ?? ownQuarantine());
  return { rows, today: raw.today ?? todayUtc() };
}

export interface SettleOptions {
  /** Whether failures are run again. */
  readonly again: boolean;
  readonly quarantine: QuarantineToday;
  /** Output folder of the run. */
  readonly out: string;
  /** Goldens, for pictures that were not written since they equal them; null where there are no shots. */
  readonly store: GoldenStore | null;
  readonly workers: number;
  readonly progress: Progress;
  /** What `npx horizon-rig` of a repro line is; this very program when absent. */
  readonly program?: RigProgram;
}

/**
 * Settles the results of a run: failures are run again by their own lines, what most of the run failed for is said as one, and the
 * quarantine is applied.
 */
export async function settleRun(found: Found, options: SettleOptions): Promise<Found> {
  const told: Found = { ...found, notes: [...found.notes, ...infrastructureNote(found)] };
  const again = options.again ? await runAgain(told, { ...options, program: options.program ?? thisProgram() }) : told;
  return applyQuarantine(again, options.quarantine.rows, options.quarantine.today);
}

/** Fewest results of which "most" can be said. */
const fewestForMost = 4;

/** Says as one that more than half of the games could not be had: that is the machine or the build, and no picture. */
function infrastructureNote({ shots, scenarios }: Found): string[] {
  const all = shots.length + scenarios.length;
  const lost =
    shots.filter(({ outcome, failure }) => outcome === 'failed' && failure === 'not-taken').length +
    scenarios.filter(({ outcome, reason }) => outcome === 'failed' && noGame.test(reason)).length;
  if (all < fewestForMost || lost * 2 <= all) return [];
  return [
    `${lost} of ${all} could not be run at all, so look at the game and the machine first: npx horizon-rig doctor. Flake counts leave this run out.`,
  ];
}

/** How a failure begins whose game was not there; see bootGame. */
const noGame = /did not boot|^the game (?:was killed|exited)/;
