import { annotationsOf } from './annotations.ts';
import { writeCheck } from './check-run.ts';
import { commentMarkdown, mostCommentBytes } from './comment.ts';
import type { Findings } from './findings.ts';
import { ApiError, type GitHubApi, type Repository } from './github-api.ts';
import { picturesBranch, putPictures } from './pictures-branch.ts';
import { writeComment } from './pull-request-comment.ts';
import { isGood, verdictLine } from './verdict-line.ts';
import { workflowCommand } from './workflow-command.ts';

/** Where findings go. Everything here is from whoever may be trusted. */
export interface Target {
  readonly repository: Repository;
  readonly serverUrl: string;
  readonly number: number;
  /** The commit that was looked at. */
  readonly headSha: string;
  /** `owner/name` that the commit is in; null when it is not known. */
  readonly headRepository: string | null;
  readonly reportUrl: string | null;
  /** Which comment and check; lower-case letters, digits and dashes. */
  readonly name: string;
  /** Whether pictures may be put on a branch. */
  readonly hostPictures: boolean;
}

/** One part of what was to be delivered. */
export interface Delivered {
  readonly what: 'pull request' | 'pictures' | 'comment' | 'check';
  /** False when it could not be. */
  readonly done: boolean;
  /** A sentence for the log. */
  readonly says: string;
}

/**
 * Writes the comment, its pictures and the check of a pull request. Nothing is written when the pull request has a newer commit: that has
 * a run of its own. What the token may not do is told, and the rest is done all the same; a check that may not be written becomes lines
 * of the log from which GitHub makes annotations.
 * @param print Takes lines for the job's log that are commands.
 */
export async function deliver(
  api: GitHubApi,
  findings: Findings,
  files: ReadonlyMap<string, Buffer>,
  target: Target,
  print: (line: string) => void,
): Promise<Delivered[]> {
  const { repository, number, headSha } = target;
  const refusal = await refused(api, target);
  if (refusal !== null) return [refusal];
  const pictures = await attempt('pictures', async () => {
    if (!target.hostPictures) return { says: 'not hosted', paths: new Map<string, string>() };
    const paths = await putPictures(api, repository, number, files);
    return { says: paths.size === 0 ? 'none to show' : `${paths.size} on branch ${picturesBranch}`, paths };
  });
  const base = `${target.serverUrl}/${repository.owner}/${repository.repo}/raw/${picturesBranch}`;
  const paths = pictures.value?.paths ?? new Map<string, string>();
  const context = {
    name: target.name,
    headSha,
    reportUrl: target.reportUrl,
    pictureUrl: (file: string): string | null => (paths.has(file) ? `${base}/${paths.get(file)}` : null),
  };
  const markdown = commentMarkdown(findings, context);
  const comment = await attempt('comment', async () => {
    const { change, url } = await writeComment(api, repository, number, target.name, markdown);
    return { says: `${change}: ${url}` };
  });
  const annotations = annotationsOf(findings);
  const check = await attempt('check', async () => {
    const change = await writeCheck(api, repository, {
      name: target.name,
      headSha,
      passed: isGood(findings),
      title: verdictLine(findings),
      summary: commentMarkdown(findings, context, mostCommentBytes),
      annotations,
      detailsUrl: target.reportUrl,
    });
    return { says: change };
  });
  if (!check.done) for (const annotation of annotations) print(workflowCommand(annotation));
  return [pictures, comment, check].map(({ what, done, says }) => ({ what, done, says }));
}

/** Why nothing is to be written, or null. */
async function refused(api: GitHubApi, { repository, number, headSha, headRepository }: Target): Promise<Delivered | null> {
  const asking = { does: `ask for pull request ${number}`, needs: 'pull-requests: read' };
  const pull = await attempt('pull request', async () => {
    const { data } = await api.call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...repository, pull_number: number }, asking);
    return { says: '', data };
  });
  if (pull.value === null) return pull;
  const { head } = pull.value.data;
  if (headRepository !== null && head.repo !== null && head.repo.full_name.toLowerCase() !== headRepository.toLowerCase())
    return {
      what: 'pull request',
      done: false,
      says: `the run was of ${headRepository}, and pull request ${number} comes from ${head.repo.full_name}: nothing is written; check who made the folder`,
    };
  if (head.sha === headSha) return null;
  return {
    what: 'pull request',
    done: true,
    says: `pull request ${number} is at ${head.sha.slice(0, 12)}, the run was of ${headSha.slice(0, 12)}: nothing is written, the newer commit has a run of its own`,
  };
}

async function attempt<T extends { readonly says: string }>(
  what: Delivered['what'],
  act: () => Promise<T>,
): Promise<Delivered & { readonly value: T | null }> {
  try {
    const value = await act();
    return { what, done: true, says: value.says, value };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { what, done: false, says: error.message, value: null };
  }
}
