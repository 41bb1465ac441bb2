import { createHash } from 'node:crypto';
import { type Cause, type ClusterKind, causeOf, causeOfScenario } from './cause.ts';
import { frameFails } from './judge-shot.ts';
import type { RunResults, ScenarioResult, ShotResult } from './results.ts';

/** Results that failed in the same way. */
export interface Cluster {
  /** Eight hexadecimal digits of the cause: the same in another run of the same change. */
  readonly id: string;
  readonly kind: ClusterKind;
  /** The verdict in words, such as `interface changed: widget fov`. */
  readonly says: string;
  /** Names of its shots or scenarios, in the run's order. */
  readonly names: readonly string[];
  /** Frames that fail, over all its shots. */
  readonly frames: number;
  /** The shot that shows it best: the one with the most differing pixels. */
  readonly example: string;
  /** Whether its pictures can become goldens: they were taken, are not blank, and their facts hold. */
  readonly approvable: boolean;
}

/** Kinds whose pictures can become goldens. */
const approvableKinds: ReadonlySet<ClusterKind> = new Set([
  'renderer-or-asset',
  'interface',
  'rasteriser',
  'other-state',
  'unknown-cause',
  'pixels',
  'no-golden',
  'size',
  'frames',
]);

/** What failed, put together by cause; the most results first, then by id. What is in quarantine passed and is in none. */
export function clustersOf(results: Pick<RunResults, 'shots' | 'scenarios'>): readonly Cluster[] {
  const groups = new Map<string, { readonly cause: Cause; readonly members: (ShotResult | ScenarioResult)[] }>();
  const failed = (result: ShotResult | ScenarioResult): boolean => result.outcome === 'failed';
  const put = (cause: Cause, result: ShotResult | ScenarioResult): void => {
    const key = `${cause.kind}\n${cause.key}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cause, members: [result] });
    else group.members.push(result);
  };
  for (const shot of results.shots.filter(failed)) put(causeOf(shot), shot);
  for (const scenario of results.scenarios.filter(failed)) put(causeOfScenario(scenario), scenario);
  return [...groups]
    .map(([key, { cause, members }]) => clusterOf(key, cause, members))
    .sort((a, b) => b.names.length - a.names.length || (a.id < b.id ? -1 : 1));
}

function clusterOf(key: string, cause: Cause, members: readonly (ShotResult | ScenarioResult)[]): Cluster {
  const weight = (member: ShotResult | ScenarioResult): number =>
    'frames' in member && member.firstBad !== null ? (member.frames[member.firstBad]?.picture.figures?.over ?? 0) : 0;
  const example = members.reduce((best, member) => (weight(member) > weight(best) ? member : best));
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 8),
    kind: cause.kind,
    says: cause.says,
    names: members.map(({ name }) => name),
    frames: members.reduce((sum, member) => sum + ('frames' in member ? member.frames.filter((frame) => frameFails(frame)).length : 0), 0),
    example: example.name,
    approvable: approvableKinds.has(cause.kind),
  };
}
