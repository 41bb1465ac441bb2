import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunResults } from '../../still/results.ts';
import { readResults } from '../../still/results-file.ts';
import { lacks } from '../capabilities.ts';
import { picturesBranch } from '../pull-request/pictures-branch.ts';
import { headSha } from '../pull-request/testing/deliver-rig.ts';
import type { Permission } from '../pull-request/testing/stand-in-answers.ts';
import { StandInApi, standInToken } from '../pull-request/testing/stand-in-api.ts';
import { type JobEnd, runWorkflow } from './run-workflow.ts';
import { readWorkflow, type Workflow } from './workflow-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hz-workflow-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const repository = { default_branch: 'main', full_name: 'somebody/game' };
const resultsOf = (ends: readonly JobEnd[]): Record<string, string> => Object.fromEntries(ends.map(({ name, result }) => [name, result]));
const output = (ends: readonly JobEnd[]): string => ends.map((end) => `== ${end.name}\n${end.output}`).join('\n');
const artifacts = (): string[] => readdirSync(join(folder, 'artifacts')).sort();
const report = (): Promise<RunResults> => readResults(join(folder, 'artifacts/report/results.json'));

/** The rights that a workflow's only job has, as the stand-in of the API knows them. */
function rightsOf({ jobs }: Workflow): Permission[] {
  const rights = Object.entries(Object.values(jobs)[0]!.permissions!);
  return rights.flatMap(([what, right]) => (right === 'write' ? [`${what}: read`, `${what}: write`] : [`${what}: read`])) as Permission[];
}

describe('the workflows', () => {
  // Each boots games, in a machine's place several.
  test.skipIf(lacks('xvfb'))('test every part, and join what they leave to one report', { timeout: 600_000 }, async () => {
    const ends = await runWorkflow(readWorkflow('visual'), {
      folder,
      github: { event_name: 'push', ref: 'refs/heads/main', event: { repository } },
      inputs: { scenarios: 'small.txt', shots: 'title' },
      checkedOut: (workspace) =>
        writeFileSync(join(workspace, 'small.txt'), '#: title A game opens with its title screen\nexpect screen title\n'),
    });
    const all = { scenarios: 'success', 'no-ai': 'success', 'stills 1': 'success', 'stills 2': 'success', 'stills 3': 'success' };
    expect(resultsOf(ends), output(ends)).toEqual({ ...all, report: 'success' });
    // Nothing is prepared for a pull request where there is none.
    expect(artifacts()).toEqual(['part-no-ai', 'part-scenarios', 'part-stills-1', 'part-stills-2', 'part-stills-3', 'report']);
    const { shots, scenarios } = await report();
    expect(shots.map(({ name, outcome }) => [name, outcome])).toEqual([['title', 'passed']]);
    expect(scenarios.map(({ name, variant, outcome }) => [name, variant, outcome])).toEqual([
      ['no-ai', 'headless via mcp', 'passed'],
      ['no-ai', 'headless via socket', 'passed'],
      ['small', 'xvfb via ctl', 'passed'],
    ]);
    expect(readdirSync(join(folder, 'artifacts/report')).sort()).toEqual(
      expect.arrayContaining(['junit.xml', 'report', 'results.json', 'shots']),
    );
    expect(ends.at(-1)!.summary).toContain('passed');
    expect(readFileSync(join(folder, 'artifacts/report/results.json'), 'utf8')).not.toContain(folder);
  });

  test('tell a pull request of a fork what failed and what was lost, and take its pictures away again', { timeout: 600_000 }, async () => {
    const head = { sha: headSha, repo: { full_name: 'anybody/game' } };
    const opened = { repository, pull_request: { number: 12, head } };
    writeFileSync(join(folder, 'opened.json'), JSON.stringify(opened));
    const env = { GITHUB_REPOSITORY: 'somebody/game', GITHUB_SERVER_URL: 'https://github.example', GITHUB_RUN_ID: '5' };
    const ends = await runWorkflow(readWorkflow('visual'), {
      folder,
      github: { event_name: 'pull_request', ref: 'refs/pull/12/merge', event: opened },
      inputs: { shots: 'title options' },
      lost: ['scenarios', 'no-ai', 'stills 3'],
      env: { ...env, GITHUB_EVENT_PATH: join(folder, 'opened.json') },
      checkedOut: (workspace) => withoutGolden(workspace, 'title'),
    });
    const stills = ends.filter(({ name, result }) => name.startsWith('stills') && result === 'failure').map(({ name }) => name);
    expect(stills, output(ends)).toHaveLength(2);
    expect(resultsOf(ends)).toMatchObject({ 'stills 3': 'failure', report: 'failure' });
    const { shots, scenarios } = await report();
    expect(shots.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['options', 'passed'],
      ['title', 'failed'],
    ]);
    expect(scenarios.map(({ name, outcome, reason }) => `${name} ${outcome}: ${reason.split(';')[0]}`)).toEqual([
      'lost part 1 failed: shard 3 of 3 is missing',
      'lost part 2 failed: 5 parts are expected, and there are 2',
    ]);
    expect(artifacts()).toEqual(['part-stills-1', 'part-stills-2', 'pull-request', 'report']);
    expect(readFileSync(shots[1]!.frames[0]!.actual!).length).toBeGreaterThan(1000);

    const api = await StandInApi.start();
    try {
      api.repository.pulls.set(12, { headSha, headRepository: 'anybody/game', state: 'open', updatedAt: new Date().toISOString() });
      const deliver = readWorkflow('visual-comment');
      const ran = {
        id: 5,
        event: 'pull_request',
        conclusion: 'failure',
        head_sha: headSha,
        head_branch: 'mine',
        head_repository: head.repo,
      };
      const completed = { repository, workflow_run: { ...ran, html_url: 'https://github.example/somebody/game/actions/runs/5' } };
      writeFileSync(join(folder, 'completed.json'), JSON.stringify(completed));
      api.permissions = rightsOf(deliver);
      const trusted = { ...env, GITHUB_API_URL: api.url };
      const told = await runWorkflow(deliver, {
        folder,
        github: { event_name: 'workflow_run', event: completed, token: standInToken },
        env: { ...trusted, GITHUB_EVENT_PATH: join(folder, 'completed.json') },
      });
      expect(resultsOf(told), output(told)).toEqual({ comment: 'success' });
      const [comment] = api.repository.comments.get(12)!;
      expect(comment!.body).toContain('title');
      expect(comment!.body).toContain('/actions/runs/5/artifacts/77');
      expect(api.repository.branchFiles(picturesBranch)!.size).toBeGreaterThan(1);

      api.repository.pulls.set(12, { ...api.repository.pulls.get(12)!, state: 'closed' });
      const reap = readWorkflow('visual-reap');
      api.permissions = rightsOf(reap);
      const reaped = await runWorkflow(reap, {
        folder,
        github: { event_name: 'pull_request_target', event: { ...opened, action: 'closed' }, token: standInToken },
        env: { ...trusted, GITHUB_EVENT_PATH: join(folder, 'opened.json') },
      });
      expect(resultsOf(reaped), output(reaped)).toEqual({ reap: 'success' });
      expect(api.repository.branchFiles(picturesBranch)).toBeNull();
      expect(api.faults).toEqual([]);
    } finally {
      await api.stop();
    }
  });

  test('comment on runs of pull requests alone', async () => {
    for (const [event, conclusion] of [
      ['push', 'success'],
      ['pull_request', 'cancelled'],
    ]) {
      const ends = await runWorkflow(readWorkflow('visual-comment'), {
        folder,
        github: { event_name: 'workflow_run', event: { repository, workflow_run: { event, conclusion } } },
      });
      expect(resultsOf(ends)).toEqual({ comment: 'skipped' });
    }
  });
});

/** Takes a shot's golden out of a checkout. */
function withoutGolden(workspace: string, shot: string): void {
  const file = join(workspace, 'goldens/manifest.txt');
  const lines = readFileSync(file, 'utf8').split('\n');
  const left = lines.filter((line) => !line.startsWith(`${shot}\t`));
  expect(left.length).toBeLessThan(lines.length);
  rmSync(file);
  writeFileSync(file, left.join('\n'));
}
