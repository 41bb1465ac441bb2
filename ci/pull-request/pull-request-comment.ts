import { commentMarker } from './comment.ts';
import { ApiError, type GitHubApi, type Repository } from './github-api.ts';

/** What became of a comment. */
export interface WrittenComment {
  readonly id: number;
  readonly url: string;
  readonly change: 'created' | 'edited' | 'unchanged';
}

interface Comment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
}

const reading = { does: 'read the comments of the pull request', needs: 'pull-requests: read' };
const writing = { does: 'write the comment', needs: 'pull-requests: write' };

/** Pages of a hundred comments that are looked through. */
const mostPages = 100;

/**
 * Writes the one comment of a pull request: edits the one that is there, else makes it. When two runs made one each at the same moment,
 * both come to keep the older one and the other is removed.
 * @param markdown Begins with the marker of `name`.
 * @throws ApiError
 */
export async function writeComment(
  api: GitHubApi,
  repository: Repository,
  number: number,
  name: string,
  markdown: string,
): Promise<WrittenComment> {
  const [first, ...others] = await ownComments(api, repository, number, name);
  if (first !== undefined) {
    for (const { id } of others) await remove(api, repository, id);
    const edited = await edit(api, repository, first, markdown);
    if (edited !== null) return edited;
  }
  const { data } = await api.call(
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { ...repository, issue_number: number, body: markdown },
    writing,
  );
  const [oldest, ...younger] = await ownComments(api, repository, number, name);
  for (const { id } of younger) await remove(api, repository, id);
  if (oldest === undefined || oldest.id === data.id) return { id: data.id, url: data.html_url, change: 'created' };
  return (await edit(api, repository, oldest, markdown)) ?? { id: data.id, url: data.html_url, change: 'created' };
}

/** Comments that carry the marker and were not put there by somebody who has no say in the repository; the oldest first. */
async function ownComments(api: GitHubApi, repository: Repository, number: number, name: string): Promise<Comment[]> {
  const marker = commentMarker(name);
  const found: Comment[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const { data, headers } = await api.call(
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...repository, issue_number: number, per_page: 100, page },
      reading,
    );
    for (const { id, html_url, body, user, author_association } of data) {
      const trusted = user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association ?? '');
      if (trusted && body?.startsWith(marker)) found.push({ id, url: html_url, body });
    }
    if (!/<[^>]*>;\s*rel="next"/.test(headers.link ?? '')) break;
  }
  return found.sort((a, b) => a.id - b.id);
}

/** Null when somebody removed it meanwhile. */
async function edit(api: GitHubApi, repository: Repository, { id, url, body }: Comment, markdown: string): Promise<WrittenComment | null> {
  // GitHub keeps a body without the blanks at its end.
  if (body.trimEnd() === markdown.trimEnd()) return { id, url, change: 'unchanged' };
  try {
    await api.call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...repository, comment_id: id, body: markdown }, writing);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  return { id, url, change: 'edited' };
}

async function remove(api: GitHubApi, repository: Repository, id: number): Promise<void> {
  try {
    await api.call('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...repository, comment_id: id }, writing);
  } catch (error) {
    // The other run may have removed it already.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
