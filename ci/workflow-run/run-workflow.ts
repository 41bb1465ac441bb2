import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut } from './check-out.ts';
import { type ExpressionContext, holds, interpolate } from './expression.ts';
import { type Job, readAction, type Step, type Workflow } from './workflow-file.ts';

/** Where a workflow runs, and on what event. */
export interface WorkflowRun {
  /** A folder of its own: workspaces and artifacts are made in it. */
  readonly folder: string;
  /** The context `github`: `event_name`, `event`, `token`. */
  readonly github: Readonly<Record<string, unknown>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables that all steps get. */
  readonly env?: Readonly<Record<string, string>>;
  /** Changes a job's checkout before its next step, as the commit under test would. */
  readonly checkedOut?: (workspace: string, job: string) => void;
  /** Jobs that are lost: nothing of them runs, as when a machine goes away. `stills 2` is the second of a matrix. */
  readonly lost?: readonly string[];
}

/** How a job ended. */
export interface JobEnd {
  /** The job's name; with its number from 1 where it has several. */
  readonly name: string;
  readonly result: 'success' | 'failure' | 'skipped';
  /** What its steps printed. */
  readonly output: string;
  /** What its steps wrote to the summary of the job. */
  readonly summary: string;
}

/**
 * Runs a workflow as GitHub Actions would, on this machine: jobs in the order of their needs, each in a checkout of its own; shell steps and
 * the composite action for real, the actions of others by stand-ins that copy folders.
 */
export async function runWorkflow(workflow: Workflow, run: WorkflowRun): Promise<readonly JobEnd[]> {
  const ends: JobEnd[] = [];
  const results: Record<string, { result: JobEnd['result'] }> = {};
  const waiting = Object.entries(workflow.jobs);
  while (waiting.length > 0) {
    const next = waiting.findIndex(([, job]) => needsOf(job).every((name) => results[name] !== undefined));
    const [[name, job]] = waiting.splice(next, 1) as [[string, Job]];
    const succeeded = needsOf(job).every((needed) => results[needed]?.result === 'success');
    const values = { github: run.github, inputs: run.inputs ?? {}, needs: results };
    const of = combinations(job);
    for (const [i, matrix] of of.entries()) {
      const label = of.length > 1 ? `${name} ${i + 1}` : name;
      if (run.lost?.includes(label)) ends.push({ name: label, result: 'failure', output: '', summary: '' });
      else if (!holds(job.if, { values, succeeded })) ends.push({ name: label, result: 'skipped', output: '', summary: '' });
      else ends.push(await runJob(label, job, run, { ...values, matrix, strategy: { 'job-index': i, 'job-total': of.length } }));
    }
    const mine = ends.slice(-of.length).map(({ result }) => result);
    results[name] = { result: mine.find((result) => result !== 'success') ?? 'success' };
  }
  return ends;
}

function needsOf({ needs = [] }: Job): readonly string[] {
  return typeof needs === 'string' ? [needs] : needs;
}

function combinations({ strategy }: Job): Readonly<Record<string, unknown>>[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<Record<string, unknown>[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
}

/** A job that runs. */
interface LiveJob {
  readonly name: string;
  readonly run: WorkflowRun;
  readonly workspace: string;
  readonly summaryFile: string;
  succeeded: boolean;
  output: string;
}

async function runJob(name: string, job: Job, run: WorkflowRun, values: Readonly<Record<string, unknown>>): Promise<JobEnd> {
  const folder = mkdtempSync(join(run.folder, `${name.replace(' ', '-')}-`));
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  const live: LiveJob = { name, run, workspace, summaryFile: join(folder, 'summary.md'), succeeded: true, output: '' };
  writeFileSync(live.summaryFile, '');
  await runSteps(job.steps, live, { ...values, runner: { os: 'Linux' }, job: {} }, null);
  const summary = readFileSync(live.summaryFile, 'utf8');
  return { name, result: live.succeeded ? 'success' : 'failure', output: live.output, summary };
}

async function runSteps(
  steps: readonly Step[],
  job: LiveJob,
  values: Readonly<Record<string, unknown>>,
  action: string | null,
): Promise<void> {
  const outputs: Record<string, { outputs: Readonly<Record<string, string>> }> = {};
  for (const step of steps) {
    const context: ExpressionContext = { values: { ...values, steps: outputs }, succeeded: job.succeeded };
    if (!holds(step.if, context)) continue;
    try {
      const found = await runStep(step, job, context, action);
      if (step.id !== undefined) outputs[step.id] = { outputs: found };
    } catch (error) {
      job.succeeded = false;
      job.output += `${(error as Error).message}\n`;
    }
  }
}

/** @throws Error when the step fails. */
async function runStep(
  step: Step,
  job: LiveJob,
  context: ExpressionContext,
  action: string | null,
): Promise<Readonly<Record<string, string>>> {
  const filled = (record: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, interpolate(String(value), context)]));
  if (step.run !== undefined) {
    await runShell(interpolate(step.run, context), job, filled(step.env), action);
    return {};
  }
  if (step.uses?.startsWith('./')) {
    const { inputs, runs } = readAction();
    const defaults = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']));
    const given = filled(step.with);
    const strange = Object.keys(given).filter((name) => inputs[name] === undefined);
    if (strange.length > 0) throw new Error(`${step.uses} has no input ${strange.join(', ')}`);
    const inner = { ...context.values, inputs: { ...defaults, ...given } };
    const before = job.succeeded;
    // What a composite action runs succeeds or fails as one step.
    job.succeeded = true;
    await runSteps(runs.steps, job, inner, join(job.workspace, step.uses));
    const worked = job.succeeded;
    job.succeeded = before && worked;
    return {};
  }
  const [name = ''] = (step.uses ?? '').split('@');
  const standIn = standIns[name];
  if (standIn === undefined) throw new Error(`the tests know no stand-in for the action ${name}`);
  return standIn(filled(step.with), job);
}

type StandIn = (given: Readonly<Record<string, string>>, job: LiveJob) => Readonly<Record<string, string>>;

/** What the actions of others do, as far as a job can tell: artifacts are folders. */
const standIns: Readonly<Record<string, StandIn>> = {
  'actions/checkout': (_given, job) => {
    checkOut(job.workspace);
    job.run.checkedOut?.(job.workspace, job.name);
    return {};
  },
  'actions/setup-node': () => ({}),
  'actions/cache': () => ({}),
  'actions/upload-artifact': (given, { run, workspace }) => {
    const from = join(workspace, given.path!);
    if (!existsSync(from)) {
      if (given['if-no-files-found'] === 'ignore') return {};
      throw new Error(`no files at ${given.path}`);
    }
    const to = join(run.folder, 'artifacts', given.name!);
    if (existsSync(to)) throw new Error(`there is an artifact ${given.name} already`);
    cpSync(from, to, { recursive: true });
    return { 'artifact-id': '77' };
  },
  'actions/download-artifact': (given, { run, workspace }) => {
    const store = join(run.folder, 'artifacts');
    const names = existsSync(store) ? readdirSync(store) : [];
    if (given.pattern === undefined) {
      if (!names.includes(given.name!)) throw new Error(`no artifact ${given.name}`);
      cpSync(join(store, given.name!), join(workspace, given.path!), { recursive: true });
      return {};
    }
    const wanted = new RegExp(`^${given.pattern.replaceAll('*', '.*')}$`);
    mkdirSync(join(workspace, given.path!), { recursive: true });
    for (const name of names.filter((each) => wanted.test(each)))
      cpSync(join(store, name), join(workspace, given.path!, name), { recursive: true });
    return {};
  },
};

/** Runs a script as GitHub's `shell: bash` does. @throws Error when it ends with another code than 0. */
async function runShell(script: string, job: LiveJob, env: Readonly<Record<string, string>>, action: string | null): Promise<void> {
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: job.workspace,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: job.workspace,
      GITHUB_STEP_SUMMARY: job.summaryFile,
      ...(action !== null && { GITHUB_ACTION_PATH: action }),
      ...job.run.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      job.output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`a step of ${job.name} ended with code ${code}`);
}
