import { createHash } from 'node:crypto';
import type { Annotation } from './annotations.ts';
import type { GitHubApi, Repository } from './github-api.ts';

/** A check to be shown on a commit. */
export interface Check {
  readonly name: string;
  readonly headSha: string;
  readonly passed: boolean;
  /** One line. */
  readonly title: string;
  /** Markdown, at most 65,535 characters. */
  readonly summary: string;
  /** At most ten. */
  readonly annotations: readonly Annotation[];
  readonly detailsUrl: string | null;
}

const reading = { does: 'read the checks of the commit', needs: 'checks: read' };
const writing = { does: 'write the check', needs: 'checks: write' };

/**
 * Shows a check on a commit. The same one is not made twice; another one of the same name is shown instead of the older one.
 * @throws ApiError
 */
export async function writeCheck(api: GitHubApi, repository: Repository, check: Check): Promise<'created' | 'unchanged'> {
  const output = { title: check.title, summary: check.summary, annotations: [...check.annotations] };
  const conclusion = check.passed ? ('success' as const) : ('failure' as const);
  const external_id = createHash('sha256')
    .update(JSON.stringify([output, conclusion]))
    .digest('hex')
    .slice(0, 32);
  const { data } = await api.call(
    'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
    { ...repository, ref: check.headSha, check_name: check.name, filter: 'latest', per_page: 100 },
    reading,
  );
  if (data.check_runs.some((run) => run.external_id === external_id)) return 'unchanged';
  await api.call(
    'POST /repos/{owner}/{repo}/check-runs',
    {
      ...repository,
      name: check.name,
      head_sha: check.headSha,
      status: 'completed',
      conclusion,
      external_id,
      output,
      ...(check.detailsUrl === null ? {} : { details_url: check.detailsUrl }),
    },
    writing,
  );
  return 'created';
}
