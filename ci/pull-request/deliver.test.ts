import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { commentMarker } from './comment.ts';
import { type Delivered, deliver, type Target } from './deliver.ts';
import { commentLimits, type Findings } from './findings.ts';
import { findingsOf } from './findings-of.ts';
import { type GitHubApi, gitHubApi } from './github-api.ts';
import { picturesBranch } from './pictures-branch.ts';
import { headSha, laterSha } from './testing/deliver-rig.ts';
import { exampleCases } from './testing/example-cases.ts';
import { refusal } from './testing/stand-in-answers.ts';
import { StandInApi, standInToken } from './testing/stand-in-api.ts';
import type { StandInRepository } from './testing/stand-in-repository.ts';

const create = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const bot = { login: 'github-actions[bot]', type: 'Bot' } as const;
const marker = commentMarker('horizon-rig');
const example = exampleCases.one!;
const findings = findingsOf(example.runs, commentLimits, () => null, example.crops);
const files = new Map([['01.png', encodePng(new Uint8Array(16 * 16 * 4).fill(200), 16, 16)]]);
let standIn: StandInApi;
let repository: StandInRepository;
let api: GitHubApi;
let printed: string[];

beforeEach(async () => {
  standIn = await StandInApi.start();
  repository = standIn.repository;
  repository.pulls.set(12, { headSha, headRepository: 'somebody/game', state: 'open', updatedAt: '2026-01-01T00:00:00Z' });
  api = gitHubApi({ baseUrl: standIn.url, token: standInToken });
  printed = [];
});

afterEach(async () => {
  expect(standIn.faults).toEqual([]);
  await standIn.stop();
});

const target: Target = {
  repository: { owner: 'somebody', repo: 'game' },
  serverUrl: 'https://github.example',
  number: 12,
  headSha,
  headRepository: null,
  reportUrl: 'https://github.example/report',
  name: 'horizon-rig',
  hostPictures: true,
};

function delivered(more: Partial<Target> = {}, found: Findings = findings): Promise<Delivered[]> {
  return deliver(api, found, files, { ...target, ...more }, (line) => printed.push(line));
}

describe('the comment', () => {
  test('is found behind hundreds of others', async () => {
    for (let i = 0; i < 250; i++) repository.comment(12, `words ${i}`, { login: 'someone', type: 'User' }, 'MEMBER');
    const own = repository.comment(12, `${marker}\n\nold`, bot, 'NONE');
    for (let i = 0; i < 20; i++) repository.comment(12, `more ${i}`, { login: 'someone', type: 'User' }, 'MEMBER');
    expect(await delivered()).toMatchObject([
      { done: true },
      { what: 'comment', done: true, says: expect.stringContaining('edited') as string },
      { done: true },
    ]);
    expect(repository.comments.get(12)).toHaveLength(271);
    expect(own).toMatchObject({ edits: 1, body: expect.stringContaining('1 cause behind 1 failure of 144') as string });
  });

  test('of somebody who only quotes the marker is left alone', async () => {
    const stranger = repository.comment(12, `${marker}\nme too`, { login: 'stranger', type: 'User' }, 'NONE');
    const quoting = repository.comment(12, `> ${marker}`, { login: 'member', type: 'User' }, 'MEMBER');
    await delivered();
    expect([stranger.edits, quoting.edits]).toEqual([0, 0]);
    expect(repository.comments.get(12)).toHaveLength(3);
  });

  test('that was made twice becomes one, the older', async () => {
    const older = repository.comment(12, `${marker}\na`, bot, 'NONE');
    repository.comment(12, 'between', { login: 'someone', type: 'User' }, 'MEMBER');
    repository.comment(12, `${marker}\nb`, bot, 'NONE');
    await delivered();
    expect(repository.comments.get(12)!.map(({ body }) => body.startsWith(marker))).toEqual([true, false]);
    expect(older.edits).toBe(1);
  });

  test('of two runs at the same moment is one', async () => {
    const runs = await Promise.all([delivered(), delivered(), delivered()]);
    expect(runs.flat().filter(({ what, done }) => what === 'comment' && !done)).toEqual([]);
    expect(repository.comments.get(12)).toHaveLength(1);
  });

  test('whose answer was lost is not made a second time', async () => {
    standIn.mishaps.push({ on: create, answer: 'hang up', carriedOut: true });
    expect((await delivered())[1]).toMatchObject({ what: 'comment', done: false, says: expect.stringMatching(/no answer from/) as string });
    expect((await delivered())[1]).toMatchObject({ what: 'comment', done: true });
    expect(repository.comments.get(12)).toHaveLength(1);
  });

  test('that is removed while it is edited is made anew', async () => {
    await delivered();
    // Answered as if it were gone: what is made stands beside it for a moment, then one is left.
    standIn.mishaps.push({ on: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', answer: refusal(404, 'Not Found') });
    const quiet = findingsOf(exampleCases['nothing-changed']!.runs, commentLimits, () => null);
    expect((await delivered({}, quiet))[1]).toMatchObject({ what: 'comment', done: true });
    expect(repository.comments.get(12)).toMatchObject([{ body: expect.stringContaining(marker) as string }]);
    expect(repository.comments.get(12)![0]!.body).not.toContain('1 cause behind');
  });

  test('of another name stands beside it', async () => {
    await delivered();
    await delivered({ name: 'other-game' });
    expect(repository.comments.get(12)!.map(({ body }) => body.split('\n', 1)[0])).toEqual([marker, commentMarker('other-game')]);
  });

  test('of the largest run is taken', async () => {
    const hostile = exampleCases['hostile-names']!;
    await delivered(
      {},
      findingsOf(hostile.runs, commentLimits, () => null, hostile.crops),
    );
    expect(repository.comments.get(12)).toHaveLength(1);
  });
});

describe('nothing is written', () => {
  test('when the pull request has moved on', async () => {
    repository.pulls.set(12, { ...repository.pulls.get(12)!, headSha: laterSha });
    expect(await delivered()).toMatchObject([
      { what: 'pull request', done: true, says: expect.stringMatching(/nothing is written, the newer commit/) as string },
    ]);
    expect(standIn.calls).toHaveLength(1);
  });

  test('when the run was of another repository than the pull request', async () => {
    expect(await delivered({ headRepository: 'stranger/game' })).toMatchObject([
      {
        done: false,
        says: expect.stringMatching(/the run was of stranger\/game, and pull request 12 comes from somebody\/game/) as string,
      },
    ]);
    expect(standIn.calls).toHaveLength(1);
  });

  test('when there is no such pull request', async () => {
    expect(await delivered({ number: 99 })).toMatchObject([
      { done: false, says: expect.stringMatching(/could not ask for pull request 99 \(404\)/) as string },
    ]);
  });
});

describe('what a token may not do', () => {
  test('to the code: the comment has no pictures and says where they are', async () => {
    standIn.permissions = ['contents: read', 'pull-requests: read', 'pull-requests: write', 'checks: read', 'checks: write'];
    const [pictures, comment, check] = await delivered();
    expect(pictures).toMatchObject({
      what: 'pictures',
      done: false,
      says: expect.stringContaining('permissions: contents: write') as string,
    });
    expect([comment!.done, check!.done]).toEqual([true, true]);
    expect(repository.comments.get(12)![0]!.body).toContain('The pictures are in [the report](https://github.example/report)');
    expect(repository.comments.get(12)![0]!.body).not.toContain('<img');
  });

  test('to checks: annotations become lines of the log', async () => {
    standIn.permissions = ['contents: read', 'contents: write', 'pull-requests: read', 'pull-requests: write', 'checks: read'];
    expect((await delivered())[2]).toMatchObject({
      what: 'check',
      done: false,
      says: expect.stringContaining('permissions: checks: write') as string,
    });
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(
      /^::error file=goldens\/manifest\.txt,line=1,endLine=1,title=renderer or asset changed%3A draws of leaves::meadow-noon: 8123/,
    );
  });

  test('to comments: the rest is done', async () => {
    standIn.permissions = ['contents: read', 'contents: write', 'pull-requests: read', 'checks: read', 'checks: write'];
    const all = await delivered();
    expect(all.map(({ done }) => done)).toEqual([true, false, true]);
    expect(all[1]!.says).toContain('permissions: pull-requests: write');
  });
});

describe('the check', () => {
  test('is made once for the same findings, and anew for others', async () => {
    await delivered();
    await delivered();
    expect(repository.checks).toHaveLength(1);
    await delivered(
      {},
      findingsOf(exampleCases['nothing-changed']!.runs, commentLimits, () => null),
    );
    expect(repository.checks.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success']);
  });

  test.each(['nothing-ran', 'part-missing'])('is no success when it is of %s', async (name) => {
    await delivered(
      {},
      findingsOf(exampleCases[name]!.runs, commentLimits, () => null),
    );
    expect(repository.checks[0]).toMatchObject({ conclusion: 'failure' });
  });

  test('is told when the server fails, and made by the next run', async () => {
    standIn.mishaps.push({ on: 'POST /repos/{owner}/{repo}/check-runs', answer: refusal(500, 'oops') });
    expect((await delivered())[2]).toMatchObject({ done: false, says: expect.stringContaining('run the command again') as string });
    expect((await delivered())[2]).toMatchObject({ done: true });
  });
});

describe('pictures', () => {
  test('that a pull request has no more are taken off the branch', async () => {
    await delivered();
    expect([...repository.branchFiles(picturesBranch)!.keys()]).toHaveLength(2);
    await deliver(api, findings, new Map(), target, () => {});
    expect([...repository.branchFiles(picturesBranch)!.keys()]).toEqual(['README.md']);
  });

  test('are on no branch when that is not wanted', async () => {
    await delivered({ hostPictures: false });
    expect(repository.branchFiles(picturesBranch)).toBeNull();
  });
});
