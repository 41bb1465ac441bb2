import { appendFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunResults } from '../../still/results.ts';
import { annotationsOf } from './annotations.ts';
import { type CiContext, type CiOptions, ciContext } from './ci-context.ts';
import { commentMarkdown } from './comment.ts';
import { type Delivered, deliver, type Target } from './deliver.ts';
import { commentLimits, type Findings, summaryLimits } from './findings.ts';
import { findingsOf, type SourceOf } from './findings-of.ts';
import { type GitHubApi, gitHubApi } from './github-api.ts';
import { readHandOff, writeHandOff } from './hand-off.ts';
import { jobSummary } from './job-summary.ts';
import { makeCrops } from './make-crops.ts';
import { reapPictures } from './pictures-branch.ts';
import { readRuns } from './read-runs.ts';
import { shownAddress } from './shown-address.ts';
import { logLine, quietLine, workflowCommand } from './workflow-command.ts';

/** Options as commander hands them over. */
export interface RawOptions extends CiOptions {
  readonly out?: string;
  readonly reportArtifact?: string;
  readonly reportUrl?: string;
  readonly name?: string;
  /** False with `--no-pictures`. */
  readonly pictures?: boolean;
  readonly days?: string;
}

/** What the commands use of the process. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Folder from which sources of shots and scenarios are found. */
  readonly root: string;
  print(line: string): void;
}

/** `summary`: the summary of the job and its annotations; no token and no pull request is needed. */
export async function summaryCommand(paths: readonly string[], raw: RawOptions, around: Surroundings): Promise<number> {
  const { summaryFile, onRunner, ...context } = ciContext(raw, around.env);
  const findings = findingsOf(await runsOf(paths, around), summaryLimits, sourcesUnder(around.root));
  const summary = jobSummary(findings, reportAddress(context, raw));
  if (summaryFile === null) around.print(summary.split('\n').map(quietLine).join('\n'));
  else appendFileSync(summaryFile, `${summary}\n`);
  if (onRunner) for (const annotation of annotationsOf(findings)) around.print(workflowCommand(annotation));
  return 0;
}

/** `prepare`: what another workflow is to deliver, as a folder. */
export async function prepareCommand(paths: readonly string[], raw: RawOptions, around: Surroundings): Promise<number> {
  const context = ciContext(raw, around.env);
  const { number, headSha } = pullRequest(context);
  const runs = await runsOf(paths, around);
  const { findings, files } = await findingsWithCrops(runs, around);
  const reportUrl = reportAddress(context, raw);
  const folder = resolve(raw.out ?? 'out/pull-request');
  const comment = commentMarkdown(findings, { name: nameOf(raw), headSha, reportUrl, pictureUrl: (file) => `crops/${file}` });
  await writeHandOff(folder, { number, headSha, reportArtifact: artifactNumber(raw), findings, files }, comment);
  around.print(
    logLine(`prepared pull request ${number} in ${folder}: upload it as an artifact, and deliver it in a workflow_run workflow`),
  );
  return 0;
}

/** `comment`: prepare and deliver at once, where the job's token may write. */
export async function commentCommand(paths: readonly string[], raw: RawOptions, around: Surroundings): Promise<number> {
  const context = ciContext(raw, around.env);
  const { number, headSha } = pullRequest(context);
  const api = apiOf(context);
  const runs = await runsOf(paths, around);
  const { findings, files } = await findingsWithCrops(runs, around);
  const reportUrl = reportAddress(context, raw);
  const target = { ...targetOf(context, raw, headSha), number, headRepository: null, reportUrl };
  const delivered = await deliver(api, findings, files, target, around.print);
  return told(delivered, around);
}

/** `deliver`: a prepared folder, which nobody trusts, to the pull request. */
export async function deliverCommand(folder: string, raw: RawOptions, around: Surroundings): Promise<number> {
  const context = ciContext(raw, around.env);
  const { headSha, headRepository } = context;
  if (headSha === null)
    throw new Error('which commit was looked at is not known: run this in a workflow_run workflow, or give the 40 digits with --head-sha');
  const api = apiOf(context);
  const handOff = await readHandOff(resolve(folder));
  if (handOff.headSha !== headSha)
    throw new Error(
      `the folder is of commit ${handOff.headSha}, the run of ${headSha}: nothing is written; deliver the artifact of that very run`,
    );
  const reportUrl = raw.reportUrl === undefined ? artifactAddress(context, handOff.reportArtifact) : reportAddress(context, raw);
  const target = { ...targetOf(context, raw, headSha), number: handOff.number, headRepository, reportUrl };
  const delivered = await deliver(api, handOff.findings, handOff.files, target, around.print);
  return told(delivered, around);
}

/** `reap`: takes pictures off the branch that no open pull request shows. */
export async function reapCommand(raw: RawOptions, around: Surroundings): Promise<number> {
  const context = ciContext(raw, around.env);
  const days = Number(raw.days ?? '30');
  if (!Number.isFinite(days) || days < 0 || days > 3650)
    throw new Error(`"${raw.days}" is no number of days; give --days N, from 0 to 3650`);
  const before = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const { removed, kept } = await reapPictures(apiOf(context), repositoryOf(context), before);
  around.print(
    `pictures of ${removed.length} pull requests removed${removed.length === 0 ? '' : ` (${removed.join(', ')})`}, of ${kept.length} kept`,
  );
  return 0;
}

function runsOf(paths: readonly string[], { root }: Surroundings): Promise<RunResults[]> {
  return readRuns(paths, join(root, 'goldens'));
}

async function findingsWithCrops(
  runs: readonly RunResults[],
  around: Surroundings,
): Promise<{ readonly findings: Findings; readonly files: ReadonlyMap<string, Buffer> }> {
  const { crops, files, missing } = await makeCrops(runs);
  for (const sentence of missing) around.print(logLine(sentence));
  return { findings: findingsOf(runs, commentLimits, sourcesUnder(around.root), crops), files };
}

/** Sources as this project lays them out; a file that is not there is none. */
function sourcesUnder(root: string): SourceOf {
  return (name, kind) => {
    if (!/^[\w-]+$/.test(name)) return null;
    const path = kind === 'shot' ? `scenarios/shots/${name}.ts` : `scenarios/${name}.ts`;
    return existsSync(join(root, path)) ? path : null;
  };
}

function pullRequest({ number, headSha }: CiContext): { readonly number: number; readonly headSha: string } {
  if (number === null || headSha === null)
    throw new Error('which pull request this is of is not known: run this on the event pull_request, or give --number and --head-sha');
  return { number, headSha };
}

function targetOf(
  context: CiContext,
  raw: RawOptions,
  headSha: string,
): Pick<Target, 'repository' | 'serverUrl' | 'headSha' | 'name' | 'hostPictures'> {
  return {
    repository: repositoryOf(context),
    serverUrl: context.serverUrl,
    headSha,
    name: nameOf(raw),
    hostPictures: raw.pictures !== false,
  };
}

function repositoryOf({ repository }: CiContext): { readonly owner: string; readonly repo: string } {
  if (repository === null) throw new Error('which repository this is of is not known: give --repository OWNER/NAME');
  return repository;
}

function apiOf({ apiUrl, token }: CiContext): GitHubApi {
  if (token === null) throw new Error('there is no token: give the one of the job in GITHUB_TOKEN (env of the step, github.token)');
  return gitHubApi({ baseUrl: apiUrl, token });
}

function nameOf({ name }: RawOptions): string {
  if (name === undefined) return 'horizon-rig';
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    throw new Error(`"${name}" is no name of a comment; give lower-case letters, digits and dashes with --name`);
  return name;
}

function artifactNumber({ reportArtifact }: RawOptions): number | null {
  if (reportArtifact === undefined || reportArtifact === '') return null;
  if (!/^[1-9]\d{0,14}$/.test(reportArtifact))
    throw new Error(
      `"${reportArtifact}" is no number of an artifact; give the output artifact-id of actions/upload-artifact with --report-artifact`,
    );
  return Number(reportArtifact);
}

function reportAddress(context: Pick<CiContext, 'runUrl'>, raw: RawOptions): string | null {
  return raw.reportUrl ? shownAddress(raw.reportUrl, '--report-url') : artifactAddress(context, artifactNumber(raw));
}

function artifactAddress({ runUrl }: Pick<CiContext, 'runUrl'>, artifact: number | null): string | null {
  if (runUrl === null) return null;
  return artifact === null ? `${runUrl}#artifacts` : `${runUrl}/artifacts/${artifact}`;
}

/** Prints what was delivered. Not being able to is 1. */
function told(delivered: readonly Delivered[], around: Surroundings): number {
  for (const { what, done, says } of delivered) around.print(logLine(`${done ? what : `${what} NOT delivered`}: ${says}`));
  return delivered.every(({ done }) => done) ? 0 : 1;
}
