import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ApprovalFile, type ApprovalItem, itemFault } from '../../still/approval-file.ts';
import { approvalItemOf, shotOf } from '../../still/approval-item.ts';
import { ApprovalError } from '../../still/approve.ts';
import { capturedFile, readCaptured } from '../../still/captured.ts';
import { type Cluster, clustersOf } from '../../still/clusters.ts';
import type { RunResults } from '../../still/results.ts';
import { readResults, resultsName } from '../../still/results-file.ts';
import { matchNames } from './name-pattern.ts';
import { capturesOn, suiteCaptures } from './suite-captures.ts';

/** A captured shot that is to become a golden. */
export interface Chosen {
  /** Folder of its captures. */
  readonly folder: string;
  /** What was seen; absent when it was chosen by its name. */
  readonly seen?: ApprovalItem;
  /** The cluster it was chosen by. */
  readonly cluster?: string;
}

/** The output of a run as approving needs it. */
export interface RunOutput {
  /** The folder that the run wrote. */
  readonly out: string;
  /** Whose captures are taken when a name does not tell its display. */
  readonly display: string;
}

/** The captured shots that names or parts of names mean; all without a name. */
export function chosenByName({ out, display }: RunOutput, patterns: readonly string[]): Chosen[] {
  const shots = join(out, 'shots');
  const own = capturesOn(shots, display);
  const items = own.length > 0 ? own : suiteCaptures(shots);
  if (items.length === 0)
    throw new ApprovalError(
      `no captured shots in ${join(shots, display)}; take them first: npx horizon-rig still --out ${out}, or the tests of a suite`,
    );
  return matchNames(items, patterns, 'captured shot').map(({ folder }) => ({ folder }));
}

/** The captured shots of clusters of the run, by their ids. What the run saw is what is approved. */
export async function chosenByCluster(output: RunOutput, ids: readonly string[]): Promise<Chosen[]> {
  const results = await readResults(join(output.out, resultsName));
  const clusters = clustersOf(results);
  const chosen = ids.map((id) => {
    const cluster = clusters.find((each) => each.id === id);
    if (cluster === undefined) throw new ApprovalError(`the run has no cluster ${id}; it has ${clusterList(clusters)}`);
    return chosenOfCluster(cluster, results, output);
  });
  return (await Promise.all(chosen)).flat();
}

async function chosenOfCluster(cluster: Cluster, results: RunResults, output: RunOutput): Promise<Chosen[]> {
  if (!cluster.approvable)
    throw new ApprovalError(`nothing is approved: cluster ${cluster.id} cannot be (${cluster.says}); find out why first: its report tells`);
  const wanted = new Set(cluster.names);
  const shots = results.shots.filter(({ name, outcome }) => outcome === 'failed' && wanted.has(name));
  return await Promise.all(
    shots.map(async (shot) => {
      const seen = approvalItemOf(shot);
      if (seen === null) throw new ApprovalError(`nothing is approved: shot ${shot.name} has no pictures; take it again: ${shot.repro}`);
      const display = shotOf(shot.name).display ?? onlyDisplay(results) ?? output.display;
      return { folder: await folderThatShows(seen, output.out, [display]), seen, cluster: cluster.id };
    }),
  );
}

/** The captured shots that a file decides on: of each the capture that shows what was seen, on whichever display. */
export async function chosenByFile(output: RunOutput, file: ApprovalFile): Promise<Chosen[]> {
  const shots = join(output.out, 'shots');
  const others = existsSync(shots) ? readdirSync(shots).filter((display) => display !== output.display) : [];
  return await Promise.all(
    file.items.map(async (seen) => {
      const cluster = seen.cluster ?? file.cluster;
      const folder = await folderThatShows(seen, output.out, [output.display, ...others.sort()]);
      return { folder, seen, ...(cluster !== undefined && { cluster }) };
    }),
  );
}

/** The folder of captures, on the first of some displays, that shows what was seen. */
async function folderThatShows(seen: ApprovalItem, out: string, displays: readonly string[]): Promise<string> {
  let fault: string | null = null;
  for (const folder of displays.map((display) => join(out, 'shots', display, seen.shot))) {
    if (!existsSync(join(folder, capturedFile))) continue;
    const other = itemFault(seen, await readCaptured(folder));
    if (other === null) return folder;
    fault ??= other;
  }
  const why = fault === null ? 'it is not captured here; take it' : `${fault}; look at what there is now`;
  throw new ApprovalError(`nothing is approved: shot ${seen.shot}: ${why}: npx horizon-rig still ${seen.shot}`);
}

/**
 * Refuses what the run itself found unfit: a flake, a window that shows something else, a fact that does not hold.
 * @throws ApprovalError naming the shot.
 */
export async function refuseUnfit({ out, display }: RunOutput, chosen: readonly Chosen[]): Promise<void> {
  const results = await resultsOf(out);
  if (results === null) return;
  const folders = new Set(chosen.map(({ folder }) => folder));
  for (const cluster of clustersOf(results).filter(({ approvable }) => !approvable)) {
    for (const name of cluster.names) {
      const { shot, display: named } = shotOf(name);
      if (!folders.has(join(out, 'shots', named ?? onlyDisplay(results) ?? display, shot))) continue;
      throw new ApprovalError(`nothing is approved: shot ${name} cannot be (${cluster.says}); find out why first: its report tells`);
    }
  }
}

/** Each capture once: two displays that show the same are one golden. */
export function onceEach(chosen: readonly Chosen[]): Chosen[] {
  const kept = new Map<string, Chosen>();
  for (const each of chosen) {
    const { seen, folder } = each;
    const id = seen === undefined ? folder : `${seen.shot} ${seen.key}`;
    const other = kept.get(id)?.seen;
    if (other !== undefined && seen !== undefined && other.P.join() !== seen.P.join())
      throw new ApprovalError(`nothing is approved: shot ${seen.shot} shows one thing on a display and another on the next; find out why`);
    if (!kept.has(id)) kept.set(id, each);
  }
  return [...kept.values()];
}

function clusterList(clusters: readonly Cluster[]): string {
  if (clusters.length === 0) return 'none: nothing failed; take the shots again: npx horizon-rig still';
  return `these; take one:\n${clusters.map(({ id, says, names }) => `    ${id}  ${says} (${names.length})`).join('\n')}`;
}

function onlyDisplay({ display }: RunResults): string | null {
  return display.includes(',') ? null : display;
}

/** The results of a run; null when there are none. */
async function resultsOf(out: string): Promise<RunResults | null> {
  const file = join(out, resultsName);
  return existsSync(file) ? await readResults(file) : null;
}
