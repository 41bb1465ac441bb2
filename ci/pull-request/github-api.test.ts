import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, type GitHubApi, gitHubApi } from './github-api.ts';
import { headSha } from './testing/deliver-rig.ts';
import { refusal } from './testing/stand-in-answers.ts';
import { StandInApi, standInToken } from './testing/stand-in-api.ts';

const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const where = { owner: 'somebody', repo: 'game', pull_number: 12 };
const purpose = { does: 'ask for pull request 12', needs: 'pull-requests: read' };
let standIn: StandInApi;
let api: GitHubApi;

beforeEach(async () => {
  standIn = await StandInApi.start();
  standIn.repository.pulls.set(12, { headSha, headRepository: 'somebody/game', state: 'open', updatedAt: '2026-01-01T00:00:00Z' });
  api = gitHubApi({ baseUrl: `${standIn.url}/`, token: standInToken });
});

afterEach(async () => {
  await standIn.stop();
});

/** What a call fails with. */
async function fault(call: () => Promise<unknown>): Promise<ApiError> {
  const error = await call().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a call', () => {
  test('has the answer', async () => {
    expect((await api.call(route, where, purpose)).data.head.sha).toBe(headSha);
    expect(standIn.faults).toEqual([]);
  });

  test("goes to a server of one's own below its path", async () => {
    const own = gitHubApi({ baseUrl: `${standIn.url}/api/v3`, token: standInToken });
    expect((await own.call(route, where, purpose)).data.number).toBe(12);
  });

  test('is made again after the time that the answer names, and no sooner for any other reason', async () => {
    standIn.mishaps.push({ on: route, answer: { ...refusal(429, 'slow down'), headers: { 'retry-after': '0' } } });
    standIn.mishaps.push({ on: route, answer: { ...refusal(403, 'secondary rate limit'), headers: { 'retry-after': '0' } } });
    const reset = String(Math.floor(Date.now() / 1000) - 1);
    const used = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    standIn.mishaps.push({ on: route, answer: { ...refusal(403, 'rate limit'), headers: used } });
    expect((await api.call(route, where, purpose)).data.number).toBe(12);
    expect(standIn.calls).toHaveLength(4);
  });

  test('that is to wait for long is told when', async () => {
    standIn.mishaps.push({ on: route, answer: { ...refusal(403, 'secondary rate limit'), headers: { 'retry-after': '3600' } } });
    const error = await fault(() => api.call(route, where, purpose));
    expect(error.message).toBe('could not ask for pull request 12: too many calls (403); run the command again in 3600 s');
    expect(standIn.calls).toHaveLength(1);
  });

  test('that is put off again and again ends', async () => {
    for (let i = 0; i < 4; i++) standIn.mishaps.push({ on: route, answer: { ...refusal(503, 'busy'), headers: { 'retry-after': '0' } } });
    expect((await fault(() => api.call(route, where, purpose))).message).toMatch(/too many calls \(503\); run the command again in 0 s/);
    expect(standIn.calls).toHaveLength(4);
  });

  test.each([
    [500, /\(500\): the server failed: run the command again, it does nothing twice/],
    [502, /\(502\): the server failed/],
    [422, /\(422\): it was refused as it is: see the answer\. The answer was: no/],
    [410, /\(410\): it is closed for good here: turn issues on/],
    [409, /\(409\): it conflicts with what the repository is doing: run the command again/],
    [429, /\(429\): too many calls: run the command again in some minutes/],
    [418, /\(418\): see the answer/],
  ])('that is answered %i is made once and told', async (status, message) => {
    standIn.mishaps.push({ on: route, answer: refusal(status, 'no') });
    const error = await fault(() => api.call(route, where, purpose));
    expect(error).toMatchObject({ status, message: expect.stringMatching(message) as string });
    expect(standIn.calls).toHaveLength(1);
  });

  test('that a token may not make names the permission and the way for forks', async () => {
    standIn.permissions = [];
    expect((await fault(() => api.call(route, where, purpose))).message).toMatch(
      /it is not allowed to ask for pull request 12: give the job "permissions: pull-requests: read" \(on a pull request of a fork no token has it: use prepare/,
    );
  });

  test('for what is not there says what to check', async () => {
    expect((await fault(() => api.call(route, { ...where, pull_number: 13 }, purpose))).message).toMatch(
      /\(404\): not there, or not to be seen/,
    );
  });

  test('with a wrong token or none is told so, without the token', async () => {
    for (const token of ['wrong-and-secret', null]) {
      const error = await fault(() => gitHubApi({ baseUrl: standIn.url, token }).call(route, where, purpose));
      expect(error.message).toMatch(/\(401\): the token is not taken/);
      expect(error.message).not.toContain('secret');
    }
  });

  test('that gets no answer names the address', async () => {
    standIn.mishaps.push({ on: route, answer: 'hang up' });
    expect(await fault(() => api.call(route, where, purpose))).toMatchObject({
      status: null,
      message: expect.stringMatching(/no answer from http:\/\/127\.0\.0\.1:\d+\/ \(.*\); check GITHUB_API_URL and the network/) as string,
    });
    expect(standIn.calls).toHaveLength(1);
  });

  test('that is sent on to another server is refused, and that server never sees the token', async () => {
    const seen: (string | undefined)[] = [];
    const other = createServer(({ headers }, response) => {
      seen.push(headers.authorization);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ head: { sha: headSha, repo: null } }));
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/pulls/12`;
    for (const status of [302, 307]) {
      standIn.mishaps.push({ on: route, answer: { ...refusal(status, 'over there'), headers: { location } } });
      expect((await fault(() => api.call(route, where, purpose))).message).toMatch(
        /sends on to http:.*, which is not asked; check GITHUB_API_URL/,
      );
    }
    expect(seen).toEqual([undefined, undefined]);
    other.close();
  });

  test('that is answered by a page instead of the API is told so', async () => {
    const page = { status: 200, body: '<html>log in</html>', headers: { 'content-type': 'text/html' } };
    standIn.mishaps.push({ on: route, answer: page });
    expect((await fault(() => api.call(route, where, purpose))).message).toMatch(/answered, but not as the API does; check GITHUB_API_URL/);
  });

  test('brings no line break and no endless text from an answer into its message', async () => {
    standIn.mishaps.push({ on: route, answer: refusal(500, `a\n::error::b${'c'.repeat(5000)}`) });
    const { message } = await fault(() => api.call(route, where, purpose));
    expect(message).not.toContain('\n');
    expect(message.length).toBeLessThan(600);
  });
});
