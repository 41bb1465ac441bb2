import { type RunResults, resultsSchema, type ScenarioResult, type ShotResult } from './results.ts';
import { ResultsError } from './results-error.ts';

/** Results of one machine, and where they come from in words. */
export interface Part {
  /** A path, for messages. */
  readonly from: string;
  readonly results: RunResults;
}

/** How parts are joined. */
export interface MergeOptions {
  /** A part that should be there and is not becomes a failure of its own, instead of an error. */
  readonly partial?: boolean;
  /** Parts that could not be read, and why; told among what is missing. */
  readonly unread?: readonly string[];
}

/**
 * Joins the parts of one run, and runs that were not cut, to one. Order of the parts does not matter: the result is the same.
 * @throws ResultsError that names everything that does not fit: a part that is missing, twice there, or of another cut, commit or game; a
 * shot or scenario that is in two parts.
 */
export function mergeShards(parts: readonly Part[], { partial = false, unread = [] }: MergeOptions = {}): RunResults {
  if (parts.length === 0) {
    const why = unread.length > 0 ? ` (${unread.join('; ')})` : '';
    throw new ResultsError(`there is nothing to merge${why}; give the output folder of each shard`);
  }
  const missing = [...missingShards(parts), ...unread];
  const problems = [...cutFaults(parts), ...differingHeads(parts), ...(partial ? [] : missing)];
  const displays = new Set(parts.flatMap(({ results }) => results.display.split(', ')));
  const shown = new Set(parts.flatMap(({ results }) => (results.shots.length > 0 ? results.display.split(', ') : [])));
  const labelled = parts.map(({ from, results }) => ({ from, results, shots: labelledShots(results, shown.size > 1) }));
  problems.push(
    ...twice(labelled, ({ shots }) => shots.map(({ name }) => `shot ${name}`)),
    ...twice(labelled, ({ results }) => results.scenarios.map(({ name, variant }) => `scenario ${name} ${variant}`)),
  );
  if (problems.length > 0) {
    throw new ResultsError(
      `these results do not make one run:\n${problems.map((problem) => `    ${problem}`).join('\n')}\nmend that, or run what is missing again`,
    );
  }
  const shots = labelled.flatMap((part) => part.shots).sort((a, b) => order(a.name, b.name));
  const scenarios = parts.flatMap(({ results }) => results.scenarios).sort((a, b) => order(a.name, b.name) || order(a.variant, b.variant));
  const lost = missing.map(lostPart);
  if (shots.length + scenarios.length + lost.length === 0) {
    throw new ResultsError('no part holds a shot or a scenario, so nothing was tested; give patterns that match something');
  }
  const all = parts.map(({ results }) => results);
  const starts = all.map(({ startedAt }) => Date.parse(startedAt));
  const started = Math.min(...starts);
  const notes = [...new Set(all.flatMap((results) => results.notes ?? []))];
  const { commit } = all.find((results) => results.commit !== undefined) ?? {};
  return {
    schema: resultsSchema,
    startedAt: new Date(started).toISOString(),
    durationMs: Math.max(...all.map(({ durationMs }, i) => starts[i]! + durationMs)) - started,
    game: (all.find(({ shots }) => shots.length > 0) ?? all.find(({ game }) => game.name !== unknown) ?? all[0]!).game,
    display: [...displays].sort().join(', '),
    ...(commit !== undefined && { commit }),
    ...(notes.length > 0 && { notes }),
    shots,
    scenarios: [...scenarios, ...lost],
  };
}

/** What a run that booted no game says of it. */
const unknown = 'unknown';

/** By code unit, so that no locale changes a merge. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Shards that are twice there, or of another cut than the first. */
function cutFaults(parts: readonly Part[]): string[] {
  const first = parts.find(({ results }) => results.shard !== undefined);
  const faults: string[] = [];
  const seen = new Map<number, string>();
  for (const { from, results } of parts) {
    const { shard } = results;
    if (shard === undefined || first === undefined) continue;
    const { of, plan } = first.results.shard!;
    if (shard.of !== of) {
      faults.push(`${from} is one of ${shard.of} shards, and ${first.from} one of ${of}; merge those of one run at a time`);
    } else if (shard.plan !== plan) {
      faults.push(
        `${from} was cut by another list than ${first.from}; give all shards the same patterns, displays, options and timings of one commit`,
      );
    } else if (seen.has(shard.index)) {
      faults.push(`shard ${shard.index} of ${of} is there twice: ${seen.get(shard.index)} and ${from}`);
    }
    seen.set(shard.index, from);
  }
  return faults;
}

/** Shards of which no part is there. */
function missingShards(parts: readonly Part[]): string[] {
  const shards = parts.map(({ results }) => results.shard).filter((shard) => shard !== undefined);
  const of = shards[0]?.of;
  if (of === undefined || shards.some((shard) => shard.of !== of)) return [];
  const there = new Set(shards.map(({ index }) => index));
  return Array.from({ length: of }, (_, i) => i + 1)
    .filter((index) => !there.has(index))
    .map((index) => `shard ${index} of ${of} is missing; look at the log of its machine, and run it again`);
}

/** Parts that are of another commit, game or renderer than the first that tells one. */
function differingHeads(parts: readonly Part[]): string[] {
  const told: readonly (readonly [string, (results: RunResults) => string | undefined])[] = [
    ['commit', ({ commit }) => commit],
    ['game', ({ game }) => (game.name === unknown ? undefined : `${game.name} ${game.version}`)],
    // On another display a game may draw by another renderer, or by none; the shards of one run share theirs.
    ['renderer', ({ game, shard, shots }) => (shard === undefined || shots.length === 0 ? undefined : `${game.renderer} ${game.driver}`)],
  ];
  return told.flatMap(([what, of]) => {
    const first = parts.find(({ results }) => of(results) !== undefined);
    return parts
      .filter(({ results }) => first !== undefined && of(results) !== undefined && of(results) !== of(first.results))
      .map(({ from, results }) => `${from} is of ${what} ${of(results)}, and ${first!.from} of ${of(first!.results)}`);
  });
}

/** The shots of a part, named with its display where others ran on another. */
function labelledShots({ shots, display }: RunResults, label: boolean): readonly ShotResult[] {
  return label && !display.includes(', ') ? shots.map((shot) => ({ ...shot, name: `${shot.name} (${display})` })) : shots;
}

/** Names that more than one part holds, at most ten of them told. */
function twice<P extends Part>(parts: readonly P[], names: (part: P) => readonly string[]): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const part of parts) {
    for (const name of names(part)) {
      const owner = owners.get(name);
      if (owner !== undefined)
        faults.push(owner === part.from ? `${name} is twice in ${owner}` : `${name} is in ${owner} and in ${part.from}`);
      owners.set(name, part.from);
    }
  }
  return faults.length > 10 ? [...faults.slice(0, 10), `and ${faults.length - 10} more are in two parts`] : faults;
}

/** A part that gave no results, as a failure that everybody sees who looks at the run. */
function lostPart(reason: string, index: number): ScenarioResult {
  const name = `lost part ${index + 1}`;
  const title = 'A part of the run that was lost: what it was to test was not tested';
  return { name, title, outcome: 'failed', reason, variant: 'no results', durationMs: 0, log: [], repro: '' };
}
