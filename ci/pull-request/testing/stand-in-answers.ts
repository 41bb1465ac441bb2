import type { TreeEntry } from './git-objects.ts';
import { answerOf, type SeenRequest, sampleOf } from './published-schema.ts';
import type { StandInRepository, StoredComment } from './stand-in-repository.ts';

/** An answer to a request. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call needs of a token. */
export type Permission =
  | 'contents: read'
  | 'contents: write'
  | 'pull-requests: read'
  | 'pull-requests: write'
  | 'checks: read'
  | 'checks: write';

/** How a call is answered. */
interface Row {
  readonly needs: Permission;
  readonly answer: (repository: StandInRepository, request: SeenRequest, base: string) => Answer;
}

type Body = Readonly<Record<string, unknown>>;

/** Most characters of a comment, and most annotations of a check a call. */
const mostBody = 65_536;
const mostAnnotations = 50;

const notFound: Answer = { status: 404, body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' } };

/** An answer that refuses what was sent, as GitHub words it. */
export function refusal(status: number, message: string, errors: readonly string[] = []): Answer {
  const body = {
    message,
    documentation_url: 'https://docs.github.com/rest',
    ...(errors.length > 0 && {
      errors: errors.map((each) => ({ resource: 'Resource', field: 'data', code: 'unprocessable', message: each })),
    }),
  };
  return { status, body };
}

/** Every call that is answered, by its route. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': {
    needs: 'pull-requests: read',
    answer: ({ pulls }, { route, path }) => {
      const pull = pulls.get(Number(path.pull_number));
      if (pull === undefined) return notFound;
      const full = answerOf(route, 200, { number: Number(path.pull_number), state: pull.state, updated_at: pull.updatedAt });
      const [login] = pull.headRepository.split('/');
      const head = full.head as Body;
      const repo = sampleOf('repository', { full_name: pull.headRepository });
      return { status: 200, body: { ...full, head: { ...head, sha: pull.headSha, label: `${login}:branch`, repo } } };
    },
  },
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    needs: 'pull-requests: read',
    answer: ({ comments }, { path, query }, base) => {
      const all = comments.get(Number(path.issue_number)) ?? [];
      const [size, page] = [Math.min(100, Number(query.get('per_page') ?? 30)), Number(query.get('page') ?? 1)];
      const body = all.slice((page - 1) * size, page * size).map((comment) => commentBody(comment, base));
      const next = `${base}/repos/${path.owner}/${path.repo}/issues/${path.issue_number}/comments?per_page=${size}&page=${page + 1}`;
      return { status: 200, body, ...(page * size < all.length && { headers: { link: `<${next}>; rel="next"` } }) };
    },
  },
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    needs: 'pull-requests: write',
    answer: (repository, { path, body }, base) => {
      const text = (body as Body).body as string;
      if (!repository.pulls.has(Number(path.issue_number))) return notFound;
      if (text.length > mostBody) return refusal(422, 'Validation Failed', [`Body is too long (maximum is ${mostBody} characters)`]);
      const bot = { login: 'github-actions[bot]', type: 'Bot' as const };
      return { status: 201, body: commentBody(repository.comment(Number(path.issue_number), text, bot, 'NONE'), base) };
    },
  },
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    needs: 'pull-requests: write',
    answer: (repository, { path, body }, base) => {
      const comment = repository.findComment(Number(path.comment_id));
      const text = (body as Body).body as string;
      if (comment === undefined) return notFound;
      if (text.length > mostBody) return refusal(422, 'Validation Failed', [`Body is too long (maximum is ${mostBody} characters)`]);
      comment.body = text;
      comment.edits += 1;
      return { status: 200, body: commentBody(comment, base) };
    },
  },
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    needs: 'pull-requests: write',
    answer: (repository, { path }) => {
      if (repository.findComment(Number(path.comment_id)) === undefined) return notFound;
      repository.removeComment(Number(path.comment_id));
      return { status: 204 };
    },
  },
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': {
    needs: 'checks: read',
    answer: ({ checks }, { path, query }) => {
      const runs = checks.filter((run) => run.head_sha === path.ref && (query.get('check_name') ?? run.name) === run.name);
      // "latest" is one a name: the newest.
      const shown = query.get('filter') === 'all' ? runs : runs.slice(-1);
      return { status: 200, body: { total_count: shown.length, check_runs: shown } };
    },
  },
  'POST /repos/{owner}/{repo}/check-runs': {
    needs: 'checks: write',
    answer: (repository, { route, body }) => {
      const { output, ...rest } = body as { readonly output: { readonly annotations?: readonly unknown[] } };
      const count = output.annotations?.length ?? 0;
      if (count > mostAnnotations)
        return refusal(422, 'Invalid request.', [`No more than ${mostAnnotations} items are allowed; ${count} were supplied.`]);
      const shown = { text: null, ...output, annotations: undefined, annotations_count: count, annotations_url: 'https://example.com/' };
      const run = answerOf(route, 201, { ...rest, id: repository.nextId(), output: shown });
      repository.checks.push({ ...run, sent: output });
      return { status: 201, body: run };
    },
  },
  'GET /repos/{owner}/{repo}/git/ref/{ref}': {
    needs: 'contents: read',
    answer: ({ branches }, { path }) => {
      const sha = branches.get(path.ref!.replace(/^heads\//, ''));
      return sha === undefined ? notFound : { status: 200, body: refBody(path.ref!, sha) };
    },
  },
  'POST /repos/{owner}/{repo}/git/refs': {
    needs: 'contents: write',
    answer: ({ branches, objects }, { body }) => {
      const { ref, sha } = body as { readonly ref: string; readonly sha: string };
      if (!/^refs\/heads\/./.test(ref)) return refusal(422, 'Reference name must start with refs/ and have at least two slashes');
      if (!objects.commits.has(sha)) return refusal(422, 'Object does not exist');
      const name = ref.replace(/^refs\/heads\//, '');
      if (branches.has(name)) return refusal(422, 'Reference already exists');
      branches.set(name, sha);
      return { status: 201, body: refBody(ref.replace(/^refs\//, ''), sha) };
    },
  },
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}': {
    needs: 'contents: write',
    answer: ({ branches, objects }, { path, body }) => {
      const { sha, force } = body as { readonly sha: string; readonly force?: boolean };
      const name = path.ref!.replace(/^heads\//, '');
      const old = branches.get(name);
      if (old === undefined) return refusal(422, 'Reference does not exist');
      if (!objects.commits.has(sha)) return refusal(422, 'Object does not exist');
      if (force !== true && !objects.isAncestor(old, sha)) return refusal(422, 'Update is not a fast forward');
      branches.set(name, sha);
      return { status: 200, body: refBody(path.ref!, sha) };
    },
  },
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}': {
    needs: 'contents: write',
    answer: ({ branches }, { path }) =>
      branches.delete(path.ref!.replace(/^heads\//, '')) ? { status: 204 } : refusal(422, 'Reference does not exist'),
  },
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': {
    needs: 'contents: read',
    answer: ({ objects }, { route, path }) => {
      const commit = objects.commits.get(path.commit_sha!);
      if (commit === undefined) return notFound;
      const at = (sha: string): Body => ({ sha, url: 'https://example.com/' });
      const parents = commit.parents.map((sha) => ({ ...at(sha), html_url: 'https://example.com/' }));
      return { status: 200, body: answerOf(route, 200, { sha: path.commit_sha, message: commit.message, tree: at(commit.tree), parents }) };
    },
  },
  'POST /repos/{owner}/{repo}/git/commits': {
    needs: 'contents: write',
    answer: ({ objects }, { route, body }) => {
      const { message, tree, parents } = body as { readonly message: string; readonly tree: string; readonly parents?: readonly string[] };
      if (!objects.trees.has(tree)) return refusal(422, 'Tree SHA does not exist');
      if (!(parents ?? []).every((parent) => objects.commits.has(parent)))
        return refusal(422, 'Parent SHA does not exist or is not a commit object');
      const sha = objects.addCommit({ tree, parents: parents ?? [], message }, objects.commits.size + 1_700_000_000);
      const at = { sha: tree, url: 'https://example.com/' };
      return { status: 201, body: answerOf(route, 201, { sha, message, tree: at }) };
    },
  },
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': {
    needs: 'contents: read',
    answer: ({ objects }, { path }) => {
      const tree = objects.trees.get(path.tree_sha!);
      return tree === undefined ? notFound : { status: 200, body: treeBody(path.tree_sha!, tree) };
    },
  },
  'POST /repos/{owner}/{repo}/git/trees': {
    needs: 'contents: write',
    answer: ({ objects }, { body }) => {
      const { tree } = body as { readonly tree: readonly TreeEntry[] };
      if (tree.length === 0) return refusal(422, 'Invalid tree info');
      const there = ({ type, sha }: TreeEntry): boolean => (type === 'tree' ? objects.trees : objects.blobs).has(sha);
      if (!tree.every(there)) return refusal(422, 'tree.sha does not exist');
      const sha = objects.addTree(tree);
      return { status: 201, body: treeBody(sha, objects.trees.get(sha)!) };
    },
  },
  'POST /repos/{owner}/{repo}/git/blobs': {
    needs: 'contents: write',
    answer: ({ objects }, { body }) => {
      const { content, encoding } = body as { readonly content: string; readonly encoding?: string };
      const sha = objects.addBlob(Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'));
      return { status: 201, body: { sha, url: 'https://example.com/' } };
    },
  },
};

function commentBody({ id, body, user, association }: StoredComment, base: string): Record<string, unknown> {
  return sampleOf('issue-comment', {
    id,
    body,
    user: sampleOf('simple-user', { login: user.login, type: user.type }),
    author_association: association,
    html_url: `${base}/shown/comment-${id}`,
  });
}

function refBody(ref: string, sha: string): Body {
  return { ref: `refs/${ref}`, node_id: 'node', url: 'https://example.com/', object: { type: 'commit', sha, url: 'https://example.com/' } };
}

function treeBody(sha: string, entries: readonly TreeEntry[]): Body {
  return { sha, url: 'https://example.com/', truncated: false, tree: entries.map((entry) => ({ ...entry, url: 'https://example.com/' })) };
}
