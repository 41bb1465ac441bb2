import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { type ApprovalFile, parseApprovalFile } from '../../still/approval-file.ts';
import { ApprovalError, approve } from '../../still/approve.ts';
import { GoldenStore } from '../../still/golden-store.ts';
import { type Chosen, chosenByCluster, chosenByFile, chosenByName, onceEach, type RunOutput, refuseUnfit } from './approval-choice.ts';
import { discoverShots } from './discover-scenarios.ts';
import { provePlans } from './prove-command.ts';
import { usualBoots } from './prove-options.ts';
import type { ProofResult } from './prove-shots.ts';
import { requireProofs } from './require-proofs.ts';
import { goldensOf } from './suite-captures.ts';

/** Most bytes of an approval file: more than fifty thousand pictures. */
const largestFile = 16 * 1024 * 1024;

/** The options of `approve` as commander hands them over. */
export interface RawApproveOptions {
  readonly reason?: string;
  readonly author?: string;
  /** Ids of clusters. */
  readonly cluster?: readonly string[];
  /** An approval file. */
  readonly file?: string;
  readonly from: string;
  readonly display: string;
  readonly goldens?: string;
  /** Folder of proofs. */
  readonly proofs: string;
  readonly game?: string;
}

/**
 * `horizon-rig approve`: shots of a run become goldens, all or none: those that are named, those of clusters, or those that a file decides
 * on. A shot that has no golden yet must be proved: what differs from boot to boot would fail by chance ever after. Prints one line a shot.
 */
export async function approveCommand(shots: readonly string[], raw: RawApproveOptions): Promise<number> {
  const ways = [shots.length > 0, raw.cluster !== undefined, raw.file !== undefined].filter(Boolean).length;
  if (ways > 1) throw new ApprovalError('shots, --cluster and --file are three ways to choose; give one of them');
  const file = raw.file === undefined ? null : readFile(raw.file);
  const author = authorOf(file, raw.author);
  const reason = raw.reason ?? file?.reason ?? '';
  // Before anything is looked for, and before anything is booted for a proof.
  if (file === null && reason.trim() === '') throw noReason();
  const output = { out: resolve(raw.from), display: raw.display };
  const chosen = onceEach(await choose(shots, raw, output, file));
  await refuseUnfit(output, chosen);
  const reasonOf = ({ seen, cluster }: Chosen): string => keptReason(raw.reason ?? seen?.reason ?? reason, cluster, file?.proposedBy);
  if (chosen.some((each) => reasonOf(each) === '')) throw noReason();
  const captured = chosen.map(({ folder }) => folder);
  const goldens = goldensOf(captured, raw.goldens);
  const approval = {
    captured,
    goldens,
    reason,
    decisions: new Map(
      chosen.flatMap((each) => (each.seen === undefined ? [] : [[each.folder, { reason: reasonOf(each), seen: each.seen }]])),
    ),
    author,
    date: new Date().toISOString().slice(0, 10),
  };
  const proofs = resolve(raw.proofs);
  await requireProofs(approval.captured, {
    store: await GoldenStore.open(goldens),
    proofs,
    prove: (names) => prove(names, proofs, raw.game),
  });
  const approved = await approve(approval);
  if (file?.proposedBy !== undefined) process.stdout.write(`proposed by ${file.proposedBy}, decided by ${author}\n`);
  for (const { shot, change, file: picture } of approved)
    process.stdout.write(`${change.padEnd(9)} ${shot}  ${basename(goldens)}/${picture}\n`);
  return 0;
}

function noReason(): ApprovalError {
  return new ApprovalError('approving needs a reason: --reason "why these pictures are right"');
}

async function choose(
  shots: readonly string[],
  raw: RawApproveOptions,
  output: RunOutput,
  file: ApprovalFile | null,
): Promise<readonly Chosen[]> {
  if (file !== null) return await chosenByFile(output, file);
  return raw.cluster === undefined ? chosenByName(output, shots) : chosenByCluster(output, raw.cluster);
}

/** The reason as the manifest keeps it: with what it was decided by. */
function keptReason(reason: string, cluster: string | undefined, proposedBy: string | undefined): string {
  if (reason.trim() === '') return '';
  const notes = [
    ...(cluster === undefined ? [] : [`cluster ${cluster}`]),
    ...(proposedBy === undefined ? [] : [`proposed by ${proposedBy}`]),
  ];
  return notes.length === 0 ? reason : `${reason.trim()} [${notes.join(', ')}]`;
}

/** Who decides. What was proposed is decided by somebody else, who is named on the command line: it is never taken in silence. */
function authorOf(file: ApprovalFile | null, given: string | undefined): string {
  if (file?.proposedBy === undefined) return given ?? file?.author ?? gitName();
  if (given === undefined || given.trim() === '')
    throw new ApprovalError(
      `${file.proposedBy} proposes this; a person decides it: look at the pictures, then give --author with your name`,
    );
  if (given.trim().toLowerCase() === file.proposedBy.toLowerCase())
    throw new ApprovalError(`${file.proposedBy} proposes this and cannot decide it; another person must: --author NAME`);
  return given;
}

function readFile(path: string): ApprovalFile {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory())
    throw new ApprovalError(`there is no file ${path}; save it in the report's review and give its path`);
  if (found.size > largestFile)
    throw new ApprovalError(`${path} has ${found.size} bytes and no approval has more than ${largestFile}; it is another file`);
  return parseApprovalFile(readFileSync(path, 'utf8'));
}

/** Proves shots as thoroughly as a first golden needs. */
async function prove(names: readonly string[], out: string, game: string | undefined): Promise<readonly ProofResult[]> {
  process.stderr.write(`proving ${names.join(', ')}: a shot's first golden needs ${usualBoots} boots that agree\n`);
  const plans = (await discoverShots()).filter(({ name }) => names.includes(name));
  const workers = availableParallelism();
  return provePlans(plans, { boots: usualBoots, threads: [1, 2], out, workers, ...(game === undefined ? {} : { game }) });
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
