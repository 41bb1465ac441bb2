import { shotOf } from '../../../still/approval-item.ts';
import { type Cluster, clustersOf } from '../../../still/clusters.ts';
import { type RunResults, type ScenarioResult, totalsOf } from '../../../still/results.ts';
import { likelyCauses, nextStep } from './next-steps.ts';
import { cutText, shortList } from './short-list.ts';

/** Clusters that are listed; a change of everything is told by its largest ones. */
const mostClusters = 8;
/** Names of a cluster that are listed. */
const mostNames = 6;
/** Lines of a failed scenario's log. */
const logLines = 6;

/** A run in words: the totals, what failed by cause, and what to do next. */
export function runText(results: RunResults): string {
  const { passed, failed, skipped } = totalsOf(results);
  const took = `${(results.durationMs / 1000).toFixed(1)} s`;
  const clusters = clustersOf(results);
  const reported = results.shots.filter(({ outcome, reason }) => outcome === 'passed' && reason !== '');
  const left = [...results.shots, ...results.scenarios].filter(({ outcome }) => outcome === 'skipped');
  return [
    `${passed} passed, ${failed} failed, ${skipped} skipped on ${results.display} in ${took}, begun ${results.startedAt.slice(0, 19)}Z`,
    ...(results.notes ?? []).map((note) => cutText(note, 400)),
    ...clusters.slice(0, mostClusters).flatMap((cluster) => clusterLines(cluster, results)),
    ...(clusters.length > mostClusters ? [`and ${clusters.length - mostClusters} clusters more`] : []),
    ...(reported.length === 0
      ? []
      : [
          `passed with something to tell: ${shortList(
            reported.map(({ name, reason }) => `${name} (${cutText(reason, 60)})`),
            4,
          )}`,
        ]),
    ...left.slice(0, 4).map(({ name, reason }) => `skipped ${name}: ${cutText(reason, 120)}`),
    next(clusters),
  ].join('\n');
}

function next(clusters: readonly Cluster[]): string {
  const first = clusters.find(({ kind }) => kind !== 'scenario');
  if (first !== undefined) return `next: explain shot=${first.example}`;
  return clusters.length === 0 ? 'next: nothing failed' : 'next: mend what the scenario found, and run it again';
}

function clusterLines(cluster: Cluster, results: RunResults): string[] {
  const { id, names, frames, says, kind } = cluster;
  const what = kind === 'scenario' ? 'scenario' : 'shot';
  const count = `${names.length} ${what}${names.length === 1 ? '' : 's'}${frames > names.length ? `, ${frames} frames` : ''}`;
  // A scenario's own line says more.
  const why = kind === 'scenario' ? 'scenario failed' : cutText(says, 300);
  const head = `cluster ${id}: ${why}. ${count}: ${shortList(names, mostNames)}`;
  const scenario = results.scenarios.find(({ name, outcome }) => name === cluster.example && outcome === 'failed');
  return scenario === undefined ? [head] : [head, ...scenarioLines(scenario)];
}

/** How a scenario failed. */
export function scenarioLines({ title, variant, outcome, log, repro, reason }: ScenarioResult): string[] {
  return [
    `  ${cutText(title, 120)} (${variant}): ${outcome}${reason === '' ? '' : `. ${cutText(reason, 600)}`}`,
    ...log.slice(-logLines).map((line) => `  | ${cutText(line, 160)}`),
    `  again: ${repro}`,
  ];
}

/** What a cluster says of one of its shots: its id, its other shots, the likely cause and the next step. */
export function causeLines(results: RunResults, name: string): string[] {
  const cluster = clustersOf(results).find(({ names }) => names.includes(name));
  if (cluster === undefined) return [];
  const others = cluster.names.filter((other) => other !== name);
  const alone = others.length === 0 ? 'of this shot alone' : `with ${shortList(others, mostNames)}`;
  return [
    `cluster ${cluster.id}, ${alone}: ${cutText(cluster.says, 300)}`,
    `likely: ${likelyCauses[cluster.kind]}`,
    `next: ${nextStep(cluster.kind, cluster.approvable, cluster.id, `take_stills names=${shotOf(name).shot}`)}`,
  ];
}
