import { createHash } from 'node:crypto';
import { ApiError, type GitHubApi, type Repository } from './github-api.ts';

/** The branch that holds pictures of pull requests, one folder each. It has nothing to do with the code. */
export const picturesBranch = 'horizon-rig-pictures';

/** Most times that a change of the branch is tried while others change it too. */
const mostTries = 6;
const ref = `heads/${picturesBranch}`;
const readme = 'README.md';
const readmeText =
  'Pictures that comments on pull requests show, one folder a pull request. Made by `horizon-rig-ci`, removed by `horizon-rig-ci reap`. Nothing here is part of the code.\n';

const reading = { does: 'read the pictures branch', needs: 'contents: read' };
const writing = { does: 'write the pictures branch', needs: 'contents: write' };
const asking = { does: 'ask for a pull request', needs: 'pull-requests: read' };

/** The folder of a pull request, and its number. */
const folderOf = (number: number): string => `pr-${number}`;
const numberOf = (folder: string): number | null => {
  const match = /^pr-([1-9]\d{0,9})$/.exec(folder);
  return match === null ? null : Number(match[1]);
};

interface Head {
  readonly commit: string;
  readonly tree: string;
  readonly parents: number;
  readonly entries: readonly { readonly path: string; readonly sha: string; readonly mode: string; readonly type: string }[];
}

/**
 * Puts the pictures of a pull request on the branch, in place of those it had. Others may do the same at the same time: a commit that is
 * not the newest one's child is made anew.
 * @param files By the names by which they are asked for later; none takes the folder away.
 * @returns The path of each on the branch, by its name. A path tells its content, so no cache shows an older picture.
 * @throws ApiError
 */
export async function putPictures(
  api: GitHubApi,
  repository: Repository,
  number: number,
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const blobs = new Map<string, string>();
  for (const [name, bytes] of files) {
    const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.png`;
    paths.set(name, `${folderOf(number)}/${file}`);
    if (!blobs.has(file)) blobs.set(file, await blob(api, repository, bytes.toString('base64'), 'base64'));
  }
  const entries = [...blobs].map(([path, sha]) => ({ path, sha, mode: '100644', type: 'blob' }));
  const sha = entries.length === 0 ? null : await tree(api, repository, entries);
  for (let tries = 1; ; tries++) {
    const head = await readHead(api, repository);
    const own = head?.entries.find(({ path }) => path === folderOf(number));
    if ((own?.sha ?? null) === sha) return paths;
    const others = (head?.entries ?? (await firstEntries(api, repository))).filter((entry) => entry !== own);
    const root = await tree(api, repository, [
      ...others,
      ...(sha === null ? [] : [{ path: folderOf(number), sha, mode: '040000', type: 'tree' }]),
    ]);
    const commit = await commitOf(api, repository, `Show pictures of pull request ${number}`, root, head === null ? [] : [head.commit]);
    try {
      await (head === null ? createRef(api, repository, commit) : moveRef(api, repository, commit, false));
      return paths;
    } catch (error) {
      // Another run made or moved the branch meanwhile.
      if (!(error instanceof ApiError) || ![409, 422].includes(error.status ?? 0) || tries === mostTries) throw error;
    }
  }
}

/** What reaping did. */
export interface Reaped {
  readonly removed: readonly number[];
  readonly kept: readonly number[];
}

/**
 * Removes the pictures of pull requests that are closed, are not there, or were not touched since `before`, and the branch's history with
 * them: what was removed takes no room any more. A branch without pictures is removed. Runs of this and of what puts pictures should
 * follow each other: what is put in the last moment before the branch is replaced would be lost.
 * @throws ApiError
 */
export async function reapPictures(api: GitHubApi, repository: Repository, before: Date): Promise<Reaped> {
  for (let tries = 1; ; tries++) {
    const head = await readHead(api, repository);
    if (head === null) return { removed: [], kept: [] };
    const numbers = head.entries.flatMap(({ path }) => numberOf(path) ?? []);
    const removed: number[] = [];
    for (const number of numbers) if (await isOver(api, repository, number, before)) removed.push(number);
    const kept = numbers.filter((number) => !removed.includes(number));
    if (removed.length === 0 && kept.length > 0 && head.parents === 0) return { removed, kept };
    const gone = new Set(removed.map(folderOf));
    try {
      await replaceBranch(
        api,
        repository,
        head,
        head.entries.filter(({ path }) => !gone.has(path)),
      );
      return { removed, kept };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || tries === mostTries) throw error;
    }
  }
}

async function isOver(api: GitHubApi, repository: Repository, number: number, before: Date): Promise<boolean> {
  try {
    const { data } = await api.call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...repository, pull_number: number }, asking);
    return data.state === 'closed' || new Date(data.updated_at) < before;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

/** What a new branch begins with. */
async function firstEntries(api: GitHubApi, repository: Repository): Promise<Head['entries']> {
  return [{ path: readme, sha: await blob(api, repository, readmeText, 'utf-8'), mode: '100644', type: 'blob' }];
}

/** Makes these entries all there is on the branch, in one commit without parents; removes a branch without pictures. */
async function replaceBranch(api: GitHubApi, repository: Repository, head: Head, entries: Head['entries']): Promise<void> {
  const empty = entries.every(({ path }) => numberOf(path) === null);
  const commit = empty
    ? null
    : await commitOf(api, repository, 'Keep the pictures of open pull requests', await tree(api, repository, entries), []);
  const now = await readHead(api, repository);
  if (now?.commit !== head.commit) throw new ApiError('the pictures branch was changed meanwhile; run the command again', 409);
  if (commit === null) await api.call('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...repository, ref }, writing);
  else await moveRef(api, repository, commit, true);
}

/** The branch as it is, or null when there is none. */
async function readHead(api: GitHubApi, repository: Repository): Promise<Head | null> {
  let commit: string;
  try {
    commit = (await api.call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...repository, ref }, reading)).data.object.sha;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  const { data } = await api.call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...repository, commit_sha: commit }, reading);
  const listed = await api.call('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { ...repository, tree_sha: data.tree.sha }, reading);
  const other = listed.data.tree.find(({ path }) => path !== readme && numberOf(path) === null);
  if (other !== undefined)
    throw new ApiError(`branch ${picturesBranch} holds ${other.path}, which is no picture of a pull request: rename that branch`, null);
  return { commit, tree: data.tree.sha, parents: data.parents.length, entries: listed.data.tree };
}

async function blob(api: GitHubApi, repository: Repository, content: string, encoding: string): Promise<string> {
  return (await api.call('POST /repos/{owner}/{repo}/git/blobs', { ...repository, content, encoding }, writing)).data.sha;
}

async function tree(api: GitHubApi, repository: Repository, entries: Head['entries']): Promise<string> {
  const list = entries.map(({ path, sha, mode, type }) => ({ path, sha, mode: mode as '100644', type: type as 'blob' }));
  return (await api.call('POST /repos/{owner}/{repo}/git/trees', { ...repository, tree: list }, writing)).data.sha;
}

async function commitOf(api: GitHubApi, repository: Repository, message: string, root: string, parents: string[]): Promise<string> {
  return (await api.call('POST /repos/{owner}/{repo}/git/commits', { ...repository, message, tree: root, parents }, writing)).data.sha;
}

async function createRef(api: GitHubApi, repository: Repository, sha: string): Promise<void> {
  await api.call('POST /repos/{owner}/{repo}/git/refs', { ...repository, ref: `refs/${ref}`, sha }, writing);
}

async function moveRef(api: GitHubApi, repository: Repository, sha: string, force: boolean): Promise<void> {
  await api.call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...repository, ref, sha, force }, writing);
}
