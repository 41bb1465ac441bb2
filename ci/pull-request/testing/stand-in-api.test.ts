import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headSha } from './deliver-rig.ts';
import { StandInApi, standInToken } from './stand-in-api.ts';

let standIn: StandInApi;

beforeEach(async () => {
  standIn = await StandInApi.start();
  standIn.repository.pulls.set(12, { headSha, headRepository: 'somebody/game', state: 'open', updatedAt: '2026-01-01T00:00:00Z' });
});

afterEach(async () => {
  await standIn.stop();
});

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: unknown; readonly link: string | null }> {
  const response = await fetch(`${standIn.url}/repos/somebody/game/${path}`, {
    method,
    headers: { authorization: `Bearer ${standInToken}`, 'x-github-api-version': '2022-11-28', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown), link: response.headers.get('link') };
}

const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'm' };
const check = (annotations: readonly unknown[]): unknown => ({
  name: 'n',
  head_sha: headSha,
  output: { title: 't', summary: 's', annotations },
});

describe('the stand-in', () => {
  test('takes a comment of 65,536 characters and refuses one more', async () => {
    expect((await call('POST', 'issues/12/comments', { body: 'x'.repeat(65_536) })).status).toBe(201);
    expect(await call('POST', 'issues/12/comments', { body: 'x'.repeat(65_537) })).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'Body is too long (maximum is 65536 characters)' }] },
    });
    expect(standIn.faults).toEqual([]);
  });

  test('takes fifty annotations and refuses one more', async () => {
    expect((await call('POST', 'check-runs', check(Array(50).fill(annotation)))).status).toBe(201);
    expect((await call('POST', 'check-runs', check(Array(51).fill(annotation)))).status).toBe(422);
  });

  test.each([
    [
      'a field that is not published',
      'POST',
      'issues/12/comments',
      { body: 'x', colour: 'red' },
      /body must NOT have additional properties/,
    ],
    ['a missing field', 'POST', 'issues/12/comments', {}, /body must have required property 'body'/],
    ['no body', 'POST', 'issues/12/comments', undefined, /body must be object/],
    ['another type', 'POST', 'git/blobs', { content: 5 }, /body\/content must be string/],
    [
      'a word that is none of the list',
      'POST',
      'check-runs',
      check([{ ...annotation, annotation_level: 'error' }]),
      /annotation_level must be equal to one of/,
    ],
    ['a parameter that is not published', 'GET', 'issues/12/comments?size=5', undefined, /no parameter is called size/],
    ['a number that is none', 'GET', 'pulls/twelve', undefined, /pull_number must be/],
    ['a path that is no call', 'GET', 'secrets', undefined, /is no published call/],
    ['a body where none is taken', 'DELETE', 'issues/comments/5', { why: 'x' }, /takes no body/],
  ])('finds %s', async (_, method, path, body, message) => {
    expect((await call(method, path, body)).status).toBeGreaterThanOrEqual(400);
    expect(standIn.faults.join('\n')).toMatch(message);
  });

  test('gives pages with a link to the next', async () => {
    for (let i = 0; i < 45; i++) standIn.repository.comment(12, String(i), { login: 'x', type: 'User' }, 'NONE');
    const first = await call('GET', 'issues/12/comments?per_page=20');
    expect([(first.body as unknown[]).length, first.link]).toEqual([20, expect.stringContaining('page=2>; rel="next"')]);
    const last = await call('GET', 'issues/12/comments?per_page=20&page=3');
    expect([(last.body as unknown[]).length, last.link]).toEqual([5, null]);
    expect(standIn.faults).toEqual([]);
  });

  test('names objects as git does, and refuses what git refuses', async () => {
    // `printf hello | git hash-object --stdin`
    const blob = await call('POST', 'git/blobs', { content: 'hello', encoding: 'utf-8' });
    expect(blob.body).toMatchObject({ sha: 'b6fc4c620b67d95f953a5c1c1230aaab5db5a1b0' });
    const tree = await call('POST', 'git/trees', {
      tree: [{ path: 'a', mode: '100644', type: 'blob', sha: 'b6fc4c620b67d95f953a5c1c1230aaab5db5a1b0' }],
    });
    const { sha } = tree.body as { readonly sha: string };
    expect((await call('POST', 'git/trees', { tree: [{ path: 'a', mode: '100644', type: 'blob', sha: headSha }] })).status).toBe(422);
    const commits = await Promise.all(['one', 'two'].map((message) => call('POST', 'git/commits', { message, tree: sha, parents: [] })));
    const [one, two] = commits.map(({ body }) => (body as { readonly sha: string }).sha);
    expect((await call('POST', 'git/refs', { ref: 'refs/heads/b', sha: one })).status).toBe(201);
    expect((await call('POST', 'git/refs', { ref: 'refs/heads/b', sha: two })).body).toMatchObject({ message: 'Reference already exists' });
    expect((await call('PATCH', 'git/refs/heads/b', { sha: two, force: false })).body).toMatchObject({
      message: 'Update is not a fast forward',
    });
    expect((await call('PATCH', 'git/refs/heads/b', { sha: two, force: true })).status).toBe(200);
    expect((await call('PATCH', 'git/refs/heads/b', { sha: headSha, force: true })).body).toMatchObject({
      message: 'Object does not exist',
    });
    expect(standIn.faults).toEqual([]);
  });
});
