import type { Cluster } from '../../still/clusters.ts';
import { clustersOf } from '../../still/clusters.ts';
import { layerMeanings } from '../../still/layer-verdict.ts';
import type { Outcome, RunResults, ScenarioResult, ShotResult, Totals } from '../../still/results.ts';
import {
  type Crop,
  type Findings,
  type FindingsLimits,
  type FoundCluster,
  type FoundExample,
  findingsSchema,
  mostName,
  mostText,
} from './findings.ts';
import { cutText, oneLine } from './safe-markdown.ts';

/** The source file of a shot or scenario by its name, from the repository's root; null where it is not known. */
export type SourceOf = (name: string, kind: 'shot' | 'scenario') => string | null;

/**
 * What a pull request is to be told of one or several runs, which are joined. Nothing is dropped in silence: what is not listed is
 * counted. @param crops Pictures of the results by name, already chosen.
 */
export function findingsOf(runs: readonly RunResults[], limits: FindingsLimits, sourceOf: SourceOf, crops: readonly Crop[] = []): Findings {
  const shots = runs.flatMap((run) => run.shots);
  const scenarios = runs.flatMap((run) => run.scenarios);
  const all = [...shots, ...scenarios];
  // A flake is told with its counts among the flakes, not among the causes.
  const clusters = clustersOf({ shots, scenarios }).filter(({ kind }) => kind !== 'flake');
  const flakes = all.filter(({ again }) => again?.same === false);
  const quarantined = all.filter(({ quarantine }) => quarantine !== undefined);
  const shards = shardNotes(runs);
  const notes = [...shards, ...runs.flatMap((run) => run.notes ?? [])];
  const unlisted = clusters.slice(limits.clusters);
  const byName = new Map(all.map((result) => [result.name, result]));
  return {
    schema: findingsSchema,
    game: text([...new Set(runs.map(({ game }) => `${game.name} ${game.version}, ${game.renderer}/${game.driver}`))].join('; ')),
    display: text([...new Set(runs.flatMap(({ display }) => display.split(', ')))].join(', ')),
    durationMs: Math.round(Math.max(0, ...runs.map((run) => run.durationMs))),
    stills: totals(shots),
    scenarios: totals(scenarios),
    frames: shots.reduce((sum, shot) => sum + shot.frames.length, 0),
    incomplete: shards.length > 0,
    reported: shots.filter((shot) => shot.outcome === 'passed' && shot.reason !== '' && shot.quarantine === undefined).length,
    clusters: clusters.slice(0, limits.clusters).map((cluster) => foundCluster(cluster, byName, limits, sourceOf)),
    unlisted: { clusters: unlisted.length, results: unlisted.reduce((sum, { names }) => sum + names.length, 0) },
    flakes: flakes.slice(0, limits.flakes).map(({ again, ...result }) => ({
      name: name(result.name),
      runs: again!.runs,
      failed: again!.failed,
      reason: text(reasonOf(result)),
      repro: text(result.repro),
    })),
    unlistedFlakes: Math.max(0, flakes.length - limits.flakes),
    quarantined: quarantined.slice(0, limits.quarantined).map(({ quarantine, ...result }) => ({
      name: name(result.name),
      owner: name(quarantine!.owner),
      reason: text(quarantine!.reason),
      until: name(quarantine!.until),
      found: quarantine!.found,
    })),
    unlistedQuarantined: Math.max(0, quarantined.length - limits.quarantined),
    notes: [
      ...notes.slice(0, limits.notes).map(text),
      ...(notes.length > limits.notes ? [`${notes.length - limits.notes} more notes are in the report.`] : []),
    ],
    crops: crops.map((crop) => ({ ...crop, name: name(crop.name) })),
  };
}

function foundCluster(
  { names, ...cluster }: Cluster,
  byName: ReadonlyMap<string, ShotResult | ScenarioResult>,
  limits: FindingsLimits,
  sourceOf: SourceOf,
): FoundCluster {
  return {
    id: cluster.id,
    kind: cluster.kind,
    says: text(cluster.says),
    names: names.slice(0, limits.names).map(name),
    count: names.length,
    frames: cluster.frames,
    approvable: cluster.approvable,
    example: foundExample(byName.get(cluster.example)!, limits, sourceOf),
  };
}

function foundExample(result: ShotResult | ScenarioResult, limits: FindingsLimits, sourceOf: SourceOf): FoundExample {
  const shot = 'frames' in result ? result : null;
  const lines = result.reason.split('\n');
  const log = [...lines.slice(1), ...('log' in result ? result.log : [])];
  return {
    name: name(result.name),
    reason: text(reasonOf(result)),
    details: cutList(shot === null ? [] : detailsOf(shot), limits.details),
    log: log.slice(-limits.log).map(text),
    repro: text(result.repro),
    // A display in brackets is no part of a source's name: `title (xvfb)`.
    source: sourceOf(result.name.replace(/ \([\w, -]+\)$/, ''), shot === null ? 'scenario' : 'shot'),
  };
}

/** What moved in a shot's first bad frame, the telling things first. */
function detailsOf(shot: ShotResult): string[] {
  const frame = shot.firstBad === null ? undefined : shot.frames[shot.firstBad];
  const parts = frame?.movedParts ?? [];
  const draws = frame?.movedDraws ?? [];
  return [
    ...shot.facts.filter(({ holds }) => !holds).map(({ says, found }) => `does not hold: ${says} (${found})`),
    ...shot.widgetChanges.map(({ what, before, now }) => `widget ${what}: ${before} → ${now}`),
    ...shot.stateChanges.map(({ what, before, now }) => `state ${what}: ${before} → ${now}`),
    ...(parts.length === 0 ? [] : [`parts of the drawing that moved: ${parts.join(', ')}`]),
    ...draws.map((draw) => `draws of ${draw.name}: ${draw.before === draw.now ? draw.now : `${draw.before} → ${draw.now}`} quads`),
  ];
}

/** The first `most` entries; the last of them counts the rest. */
function cutList(list: readonly string[], most: number): string[] {
  if (list.length <= most) return list.map(text);
  return [...list.slice(0, most - 1).map(text), `and ${list.length - most + 1} more`];
}

/** What is wrong with the parts of a run, a sentence each. */
function shardNotes(runs: readonly RunResults[]): string[] {
  const shards = runs.flatMap(({ shard }) => (shard === undefined ? [] : [shard]));
  if (shards.length === 0) return [];
  const counts = [...new Set(shards.map((shard) => shard.of))];
  if (counts.length > 1) return [`The parts are of different runs: of ${counts.join(' and of ')}. Join the parts of one run.`];
  const of = counts[0]!;
  const there = shards.map(({ index }) => index);
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((index) => !there.includes(index));
  const twice = [...new Set(there.filter((index, i) => there.indexOf(index) !== i))];
  return [
    ...(missing.length === 0
      ? []
      : [`${missing.length} of ${of} parts did not report (${missing.join(', ')}): see the log of their jobs.`]),
    ...(twice.length === 0 ? [] : [`Parts ${twice.join(', ')} are there twice: give each results.json once.`]),
  ];
}

function totals(results: readonly { readonly outcome: Outcome }[]): Totals {
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** The first line of a reason, without what the kind of its cluster says too, and without the report, which is linked. */
function reasonOf(result: ShotResult | ScenarioResult): string {
  const line = result.reason.split('\n', 1)[0]!;
  const frame = 'frames' in result && result.firstBad !== null ? result.frames[result.firstBad] : undefined;
  const meaning = frame?.layer == null ? '' : layerMeanings[frame.layer.word];
  return (meaning === '' ? line : line.replace(meaning, ''))
    .replace(/\s*See the report\.$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function text(value: string): string {
  return cutText(oneLine(value), mostText - 40);
}

function name(value: string): string {
  return cutText(oneLine(value), mostName - 40);
}
