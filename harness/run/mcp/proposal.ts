import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import { type ApprovalItem, approvalSchema, formatApprovalFile } from '../../../still/approval-file.ts';
import { approvalItemOf, shotOf as planOf } from '../../../still/approval-item.ts';
import { writeFileAtomically } from '../../../still/atomic-file.ts';
import { type Cluster, clustersOf } from '../../../still/clusters.ts';
import type { RunResults, ShotResult } from '../../../still/results.ts';
import { lastRun, shotOf } from './last-run.ts';
import { type RigPlaces, told } from './rig-paths.ts';
import { shortList } from './short-list.ts';

/** Characters that a reason has at least: who reads it in the manifest years later must learn something. */
const leastReason = 10;

/** What an agent proposes. */
export interface Proposal {
  /** A cluster's id, or names of shots with commas between. */
  readonly of: string;
  readonly reason: string;
  /** What the agent's client calls itself, if it does. */
  readonly client: string | null;
  readonly now: Date;
}

/**
 * Writes an approval file that a person looks at and takes, or not. It names the pictures by their digests: what is captured later is
 * not approved by it. No golden is touched.
 * @returns What to tell the agent.
 * @throws ControlError `usage` for a reason that says nothing, `unknown` for what the last run has not, `state` for what cannot be approved.
 */
export async function propose(places: RigPlaces, { of, reason, client, now }: Proposal): Promise<string> {
  if (reason.trim().length < leastReason)
    throw new ControlError('usage', 'the reason says too little; say what changed and that it was meant, since it is kept with the golden');
  const results = await lastRun(places);
  const clusters = clustersOf(results);
  const { shots, cluster } = chosenShots(results, clusters, of);
  const items = shots.map((shot) => itemOf(shot, clusters));
  const folder = join(places.out, 'proposals');
  const names = shots.map(({ name }) => name);
  const subject =
    cluster?.id ??
    items
      .map(({ shot }) => shot)
      .join('+')
      .slice(0, 60);
  const file = join(folder, `${subject}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}.json`);
  mkdirSync(folder, { recursive: true });
  await writeFileAtomically(
    file,
    formatApprovalFile({
      schema: approvalSchema,
      reason: reason.trim(),
      ...(cluster === null ? {} : { cluster: cluster.id }),
      decided: now.toISOString(),
      proposedBy: `an agent (${client ?? 'its client gives no name'})`,
      items,
    }),
  );
  const report = told(places, join(places.out, 'report/index.html'));
  const from = told(places, places.out);
  const line = `npx horizon-rig approve --file ${told(places, file)} --author "THEIR NAME"${from === 'out/run' ? '' : ` --from ${from}`}`;
  return [
    `proposed ${shortList(names, 6)}; nothing is approved yet`,
    `file ${told(places, file)}`,
    `next: ask the person to look at ${report} and, if they agree, to run: ${line}`,
  ].join('\n');
}

function chosenShots(
  results: RunResults,
  clusters: readonly Cluster[],
  of: string,
): { readonly shots: readonly ShotResult[]; readonly cluster: Cluster | null } {
  const words = of
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) throw new ControlError('usage', 'of is empty; give the id of a cluster, or names of shots');
  const cluster = words.length === 1 ? (clusters.find(({ id }) => id === words[0]) ?? null) : null;
  if (cluster !== null) return { shots: cluster.names.map((name) => shotOrNone(results, name, cluster)), cluster };
  if (words.length === 1 && /^[0-9a-f]{8}$/.test(of.trim()))
    throw new ControlError('unknown', `there is no cluster ${of.trim()} in the last run; results lists those there are`);
  const shots = [...new Set(words.map((word) => shotOf(results, word)))];
  // Two displays of one shot draw the same golden.
  return {
    shots: shots.filter(
      (shot, i) => shots.findIndex((other) => planOf(other.name).shot === planOf(shot.name).shot && other.key === shot.key) === i,
    ),
    cluster: null,
  };
}

function shotOrNone(results: RunResults, name: string, { id }: Cluster): ShotResult {
  const shot = results.shots.find((each) => each.name === name);
  if (shot === undefined) throw new ControlError('state', `cluster ${id} is of scenarios, which have no picture; mend what they found`);
  return shot;
}

/** What is decided on of a shot. @throws ControlError `state` when it cannot be approved. */
function itemOf(shot: ShotResult, clusters: readonly Cluster[]): ApprovalItem {
  const { name } = shot;
  const cluster = clusters.find(({ names }) => names.includes(name));
  if (cluster === undefined)
    throw new ControlError('state', `${name} did not fail in the last run, so there is nothing to approve; results lists what failed`);
  const item = approvalItemOf(shot);
  if (!cluster.approvable || item === null)
    throw new ControlError('state', `${name} cannot be approved (${cluster.says}); explain shot=${name} says what to mend`);
  return item;
}
