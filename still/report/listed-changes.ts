import { type Cluster, clustersOf } from '../clusters.ts';
import type { RunResults, ScenarioResult, ShotResult } from '../results.ts';
import type { Listed } from './list-html.ts';

/** A cluster of what failed with its results as the page lists them. */
export interface ListedChange {
  readonly cluster: Cluster;
  /** Its address on the page. */
  readonly id: string;
  /** Its shots, or its scenarios, the one that shows it best first. */
  readonly members: readonly Listed[];
}

/** What failed, by cause, in the order of `clustersOf`. Every result that failed is in one change. */
export function listedChanges(
  results: RunResults,
  shots: readonly Listed<ShotResult>[],
  scenarios: readonly Listed<ScenarioResult>[],
): readonly ListedChange[] {
  // By each result's own cause, not by its name: a scenario has one name in all its variants.
  const members = new Map<string, Listed[]>();
  const put = (listed: Listed, alone: Partial<Pick<RunResults, 'shots' | 'scenarios'>>): void => {
    const id = clustersOf({ shots: [], scenarios: [], ...alone })[0]?.id;
    const others = members.get(id ?? '');
    if (others !== undefined) others.push(listed);
    else if (id !== undefined) members.set(id, [listed]);
  };
  for (const each of shots) put(each, { shots: [each.result] });
  for (const each of scenarios) put(each, { scenarios: [each.result] });
  return clustersOf(results).map((cluster) => ({
    cluster,
    id: `change-${cluster.id}`,
    members: (members.get(cluster.id) ?? []).toSorted((a, b) => rank(cluster, a) - rank(cluster, b)),
  }));
}

function rank({ example }: Cluster, { result }: Listed): number {
  return result.name === example ? 0 : 1;
}
