import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GitHubApi, gitHubApi } from './github-api.ts';
import { picturesBranch, putPictures, reapPictures } from './pictures-branch.ts';
import { headSha } from './testing/deliver-rig.ts';
import { refusal } from './testing/stand-in-answers.ts';
import { StandInApi, standInToken } from './testing/stand-in-api.ts';
import type { StandInRepository } from './testing/stand-in-repository.ts';

const where = { owner: 'somebody', repo: 'game' };
const longAgo = new Date('2026-01-01T00:00:00Z');
const move = 'PATCH /repos/{owner}/{repo}/git/refs/{ref}';
let standIn: StandInApi;
let repository: StandInRepository;
let api: GitHubApi;

beforeEach(async () => {
  standIn = await StandInApi.start();
  repository = standIn.repository;
  api = gitHubApi({ baseUrl: standIn.url, token: standInToken });
});

afterEach(async () => {
  expect(standIn.faults).toEqual([]);
  await standIn.stop();
});

function pull(number: number, state: 'open' | 'closed', updatedAt = '2026-06-01T00:00:00Z'): void {
  repository.pulls.set(number, { headSha, headRepository: 'somebody/game', state, updatedAt });
}

const put = (number: number, ...words: string[]): Promise<ReadonlyMap<string, string>> =>
  putPictures(api, where, number, new Map(words.map((word, i) => [`0${i + 1}.png`, Buffer.from(word)])));
const names = (): string[] => [...(repository.branchFiles(picturesBranch) ?? new Map<string, Buffer>()).keys()];
/** Commits from the branch's newest to its first. */
function history(): number {
  let count = 0;
  for (
    let commit = repository.branches.get(picturesBranch);
    commit !== undefined;
    commit = repository.objects.commits.get(commit)!.parents[0]
  )
    count++;
  return count;
}

describe('putting pictures', () => {
  test('keeps the folders of other pull requests and replaces its own', async () => {
    await put(1, 'a', 'b');
    await put(2, 'c');
    const paths = await put(1, 'd');
    expect(names().filter((name) => name !== 'README.md')).toEqual([paths.get('01.png'), expect.stringMatching(/^pr-2\//)]);
    expect(repository.branchFiles(picturesBranch)!.get(paths.get('01.png')!)!.toString()).toBe('d');
  });

  test('that are there already moves nothing', async () => {
    await put(1, 'a', 'b');
    const commit = repository.branches.get(picturesBranch);
    await put(1, 'a', 'b');
    expect(repository.branches.get(picturesBranch)).toBe(commit);
  });

  test('of two of one content keeps one file', async () => {
    const paths = await put(1, 'same', 'same');
    expect(new Set(paths.values()).size).toBe(1);
    expect(names()).toHaveLength(2);
  });

  test('by five runs at once loses none', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((number) => put(number, `of ${number}`)));
    expect(
      names()
        .filter((name) => name !== 'README.md')
        .map((name) => name.split('/')[0]),
    ).toEqual(['pr-1', 'pr-2', 'pr-3', 'pr-4', 'pr-5']);
  });

  test('ends when the branch can never be moved', async () => {
    await put(1, 'a');
    for (let i = 0; i < 6; i++) standIn.mishaps.push({ on: move, answer: refusal(422, 'Update is not a fast forward') });
    await expect(put(1, 'b')).rejects.toThrow(/could not write the pictures branch \(422\)/);
    expect(standIn.mishaps).toEqual([]);
  });

  test('leaves a branch of that name alone that holds something else', async () => {
    const { objects, branches } = repository;
    const tree = objects.addTree([{ path: 'main.c', mode: '100644', type: 'blob', sha: objects.addBlob(Buffer.from('int')) }]);
    const commit = objects.addCommit({ tree, parents: [], message: 'mine' }, 1);
    branches.set(picturesBranch, commit);
    await expect(put(1, 'a')).rejects.toThrow(
      /branch horizon-rig-pictures holds main\.c, which is no picture of a pull request: rename that branch/,
    );
    await expect(reapPictures(api, where, longAgo)).rejects.toThrow(/holds main\.c/);
    expect(branches.get(picturesBranch)).toBe(commit);
  });
});

describe('reaping', () => {
  test('takes closed, lost and old pull requests, and the history with them', async () => {
    pull(1, 'open');
    pull(2, 'closed');
    pull(4, 'open', '2025-12-01T00:00:00Z');
    for (const number of [1, 2, 3, 4]) await put(number, `of ${number}`);
    expect(history()).toBe(4);
    expect(await reapPictures(api, where, longAgo)).toEqual({ removed: [2, 3, 4], kept: [1] });
    expect(names()).toEqual(['README.md', expect.stringMatching(/^pr-1\//)]);
    expect(history()).toBe(1);
    const calls = standIn.calls.length;
    expect(await reapPictures(api, where, longAgo)).toEqual({ removed: [], kept: [1] });
    expect(standIn.calls.slice(calls).filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  test('removes the branch with its last picture, and has nothing to do without one', async () => {
    pull(1, 'closed');
    await put(1, 'a');
    expect(await reapPictures(api, where, longAgo)).toEqual({ removed: [1], kept: [] });
    expect(repository.branches.has(picturesBranch)).toBe(false);
    expect(await reapPictures(api, where, longAgo)).toEqual({ removed: [], kept: [] });
  });

  test('removes a branch on which no pull request has pictures any more', async () => {
    await put(1, 'a');
    await putPictures(api, where, 1, new Map());
    expect(await reapPictures(api, where, longAgo)).toEqual({ removed: [], kept: [] });
    expect(repository.branches.has(picturesBranch)).toBe(false);
  });

  test('looks again when the branch was moved meanwhile', async () => {
    pull(1, 'closed');
    pull(2, 'open');
    await put(1, 'a');
    // Another run puts its pictures while this one asks for the pull request.
    const asks = api.call.bind(api);
    let moved = false;
    const meddled: GitHubApi = {
      async call(route, parameters, purpose) {
        if (route.startsWith('GET /repos/{owner}/{repo}/pulls/') && !moved) {
          moved = true;
          await put(2, 'b');
        }
        return await asks(route, parameters, purpose);
      },
    };
    expect(await reapPictures(meddled, where, longAgo)).toEqual({ removed: [1], kept: [2] });
    expect(names()).toEqual(['README.md', expect.stringMatching(/^pr-2\//)]);
  });

  test('stops when a pull request cannot be asked for, and removes nothing', async () => {
    pull(1, 'open');
    await put(1, 'a');
    standIn.mishaps.push({ on: 'GET /repos/{owner}/{repo}/pulls/{pull_number}', answer: refusal(500, 'no') });
    await expect(reapPictures(api, where, longAgo)).rejects.toThrow(/could not ask for a pull request \(500\)/);
    expect(names()).toHaveLength(2);
  });
});
