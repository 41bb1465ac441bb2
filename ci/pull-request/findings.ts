import type { ClusterKind } from '../../still/cause.ts';
import type { Totals } from '../../still/results.ts';

/** Version of the shape of findings; it grows when a field changes its meaning or goes. */
export const findingsSchema = 'horizon-rig-findings-1';

/**
 * What a pull request is told of a run, as plain data: no Markdown and no address in it. Whoever makes text of it escapes it, so it may
 * come from a workflow that nobody trusts.
 */
export interface Findings {
  readonly schema: typeof findingsSchema;
  /** Game, version, renderer and driver in words. */
  readonly game: string;
  readonly display: string;
  readonly durationMs: number;
  readonly stills: Totals;
  readonly scenarios: Totals;
  /** Frames of all stills. */
  readonly frames: number;
  /** Whether parts of the run are missing or do not belong together: then it is no good run, whatever passed. */
  readonly incomplete: boolean;
  /** Stills that passed with something to tell. */
  readonly reported: number;
  /** The largest first. */
  readonly clusters: readonly FoundCluster[];
  /** Clusters that are not listed, and the results in them. */
  readonly unlisted: { readonly clusters: number; readonly results: number };
  /** Failures that did not come again. */
  readonly flakes: readonly FoundFlake[];
  readonly unlistedFlakes: number;
  readonly quarantined: readonly FoundQuarantined[];
  readonly unlistedQuarantined: number;
  /** What is to be said of the run as a whole, a sentence each. */
  readonly notes: readonly string[];
  readonly crops: readonly Crop[];
}

/** Results that failed for one cause. */
export interface FoundCluster {
  /** Eight hexadecimal digits, as `horizon-rig approve --cluster` takes them. */
  readonly id: string;
  readonly kind: ClusterKind;
  /** The verdict in words. */
  readonly says: string;
  /** The first names of its shots or scenarios. */
  readonly names: readonly string[];
  /** How many names there are. */
  readonly count: number;
  readonly frames: number;
  readonly approvable: boolean;
  readonly example: FoundExample;
}

/** The result that shows a cluster best. */
export interface FoundExample {
  readonly name: string;
  /** Why it failed, one line. */
  readonly reason: string;
  /** What moved, a line each. */
  readonly details: readonly string[];
  /** Last lines of the game's log, where nothing could be taken. */
  readonly log: readonly string[];
  /** One line that makes it again; empty where there is none that may be shown. */
  readonly repro: string;
  /** Its source in the repository, with forward slashes; null where that is not known. */
  readonly source: string | null;
}

/** A failure that did not come again. */
export interface FoundFlake {
  readonly name: string;
  readonly runs: number;
  readonly failed: number;
  readonly reason: string;
  readonly repro: string;
}

/** A result that does not count for now. */
export interface FoundQuarantined {
  readonly name: string;
  readonly owner: string;
  readonly reason: string;
  readonly until: string;
  readonly found: 'passed' | 'failed';
}

/** One cell of a picture that is shown. */
export type Cell = 'golden' | 'now' | 'difference' | 'first run' | 'other run';

/** A small picture: up to three cells side by side. */
export interface Crop {
  /** Its name in the folder of crops. */
  readonly file: string;
  /** Which result it shows. */
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Size of the file in pixels. */
  readonly width: number;
  readonly height: number;
  /** What part of the picture is shown, in its pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Whether that is the whole picture. */
  readonly whole: boolean;
}

/** How much findings hold at most. */
export interface FindingsLimits {
  readonly clusters: number;
  /** Names a cluster. */
  readonly names: number;
  readonly flakes: number;
  readonly quarantined: number;
  readonly notes: number;
  /** Lines of details, and of the log, an example. */
  readonly details: number;
  readonly log: number;
}

/** For a comment and for what is handed from workflow to workflow. */
export const commentLimits: FindingsLimits = { clusters: 10, names: 24, flakes: 10, quarantined: 20, notes: 10, details: 6, log: 12 };

/** For the summary of a job, which may be a megabyte long. */
export const summaryLimits: FindingsLimits = {
  clusters: 200,
  names: 2000,
  flakes: 100,
  quarantined: 200,
  notes: 50,
  details: 40,
  log: 20,
};

/** Most characters of any text in findings. */
export const mostText = 1000;
/** Most characters of a name. */
export const mostName = 200;
/** Most pictures of a comment. */
export const mostCrops = 12;
