import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodePng } from '../../still/pixels/decode-png.ts';
import { repositoryRoot } from '../tracked-files.ts';
import { picturesBranch } from './pictures-branch.ts';
import { type DeliverRig, deliverRig, headSha, laterSha } from './testing/deliver-rig.ts';
import { writeFailingRun } from './testing/failing-run.ts';

const program = join(repositoryRoot, 'dist/horizon-rig-ci.js');
let rig: DeliverRig;

beforeEach(async () => {
  rig = await deliverRig();
});

afterEach(async () => {
  await rig.stop();
});

/** Runs the built program as a job would. */
async function job(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<{ readonly code: number; readonly out: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
      cwd: rig.folder,
      env: { ...rig.env, ...more },
    });
    return { code: 0, out: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
}

async function event(name: string, body: unknown): Promise<NodeJS.ProcessEnv> {
  const path = join(rig.folder, `${name}.json`);
  await writeFile(path, JSON.stringify(body));
  return { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path };
}

const pullRequestEvent = (sha: string): unknown => ({ pull_request: { number: 12, head: { sha, repo: { full_name: 'somebody/game' } } } });
const workflowRunEvent = (sha: string): unknown => ({
  workflow_run: {
    head_sha: sha,
    head_repository: { full_name: 'somebody/game' },
    html_url: 'https://github.example/somebody/game/actions/runs/5',
  },
});

describe('a failing run of a fork', () => {
  test('is told in one comment, however often it is delivered, and its pictures go when the pull request is closed', async () => {
    const { repository } = rig.api;
    const prepared = await job(['prepare', rig.run, '--out', 'pr', '--report-artifact', '321'], {
      ...(await event('pull_request', pullRequestEvent(headSha))),
      GITHUB_TOKEN: '',
    });
    expect(prepared).toMatchObject({ code: 0, out: expect.stringContaining('prepared pull request 12') as string });
    expect(rig.api.calls).toEqual([]);

    const trusted = await event('workflow_run', workflowRunEvent(headSha));
    const first = await job(['deliver', 'pr'], trusted);
    expect(first).toMatchObject({ code: 0 });
    const second = await job(['deliver', 'pr'], trusted);
    expect(second).toMatchObject({ code: 0, out: expect.stringContaining('comment: unchanged') as string });

    const comments = repository.comments.get(12)!;
    expect(comments).toHaveLength(1);
    expect(comments[0]).toMatchObject({ edits: 0, user: { type: 'Bot' } });
    expect(comments[0]!.body).toContain('### 4 causes behind 5 failures of 7; 1 flake');
    expect(comments[0]!.body).toContain('https://github.example/somebody/game/actions/runs/5/artifacts/321');

    const files = repository.branchFiles(picturesBranch)!;
    const shown = [
      ...comments[0]!.body.matchAll(/src="https:\/\/github\.example\/somebody\/game\/raw\/horizon-rig-pictures\/([^"]+)"/g),
    ].map(([, path]) => path!);
    expect(shown).toHaveLength(5);
    for (const path of shown) expect(decodePng(files.get(path)!).width).toBeGreaterThan(60);
    expect([...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThanOrEqual(512 * 1024);

    expect(repository.checks).toHaveLength(1);
    expect(repository.checks[0]).toMatchObject({ head_sha: headSha, conclusion: 'failure', status: 'completed' });
    expect((repository.checks[0]!.sent as { annotations: unknown[] }).annotations).toHaveLength(5);

    repository.pulls.set(12, { ...repository.pulls.get(12)!, state: 'closed' });
    const reaped = await job(['reap']);
    expect(reaped).toMatchObject({ code: 0, out: expect.stringContaining('pictures of 1 pull requests removed (12)') as string });
    expect(repository.branchFiles(picturesBranch)).toBeNull();
    expect(rig.api.faults).toEqual([]);
  });
});

describe('a run of a branch of the repository', () => {
  test('edits its comment at the next push and shows new pictures', async () => {
    const { repository } = rig.api;
    expect(await job(['comment', rig.run], await event('pull_request', pullRequestEvent(headSha)))).toMatchObject({ code: 0 });
    const before = [...repository.branchFiles(picturesBranch)!.keys()];
    repository.pulls.set(12, { ...repository.pulls.get(12)!, headSha: laterSha });
    await writeFailingRun(rig.run, 31);
    const next = await job(['comment', rig.run], await event('pull_request', pullRequestEvent(laterSha)));
    expect(next).toMatchObject({ code: 0, out: expect.stringContaining('comment: edited') as string });
    const comments = repository.comments.get(12)!;
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain(`commit ${laterSha.slice(0, 12)}`);
    const after = [...repository.branchFiles(picturesBranch)!.keys()];
    expect(after).toHaveLength(before.length);
    expect(after.filter((path) => before.includes(path))).toEqual(['README.md']);
    expect(rig.api.faults).toEqual([]);
  });

  test('that is too late writes nothing', async () => {
    rig.api.repository.pulls.set(12, { ...rig.api.repository.pulls.get(12)!, headSha: laterSha });
    const late = await job(['comment', rig.run], await event('pull_request', pullRequestEvent(headSha)));
    expect(late).toMatchObject({ code: 0, out: expect.stringContaining('the newer commit has a run of its own') as string });
    expect(rig.api.calls).toEqual(['GET /repos/{owner}/{repo}/pulls/{pull_number}']);
  });
});

describe('the summary of a job', () => {
  test('needs no token and has annotations as lines of the log', async () => {
    const { code, out } = await job(['summary', rig.run], { GITHUB_TOKEN: '', GITHUB_ACTIONS: 'true' });
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(5);
    for (const line of out.trim().split('\n')) expect(line).toMatch(/^::(error|warning) file=/);
    expect(await readFile(rig.env.GITHUB_STEP_SUMMARY!, 'utf8')).toContain('## 4 causes behind 5 failures of 7; 1 flake');
  });
});
