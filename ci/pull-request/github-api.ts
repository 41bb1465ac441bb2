import { setTimeout as waitFor } from 'node:timers/promises';
import { request } from '@octokit/request';
import type { Endpoints } from '@octokit/types';
import { cutText, oneLine } from './safe-markdown.ts';

/** A repository on a server. */
export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** What a call is for, so that its failure can be told. */
export interface Purpose {
  /** Completes "it is not allowed to …". */
  readonly does: string;
  /** What a job's token needs for it (`pull-requests: write`). */
  readonly needs: string;
}

/** A call that failed; the message says what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The status of the answer; null when there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Parameters of a route beside those of the request itself. */
export type Parameters<R extends keyof Endpoints> = Endpoints[R]['parameters'];

/** The calls of an API. */
export interface GitHubApi {
  /** One call. @throws ApiError */
  call<R extends keyof Endpoints>(route: R, parameters: Parameters<R>, purpose: Purpose): Promise<Endpoints[R]['response']>;
}

/** Where and as whom to call. */
export interface ApiOptions {
  /** `https://api.github.com`, or `https://HOST/api/v3` of a server of one's own. */
  readonly baseUrl: string;
  readonly token: string | null;
  /** Longest wait that an answer may ask for, in seconds. */
  readonly longestWait?: number;
}

/** The revision of the API that is spoken. */
const apiVersion = '2022-11-28';
const usualLongestWait = 90;
const mostTries = 4;
const answerWithinMs = 30_000;

/**
 * The API over octokit's request. A call is made again only where the answer says when (`retry-after`, or a used-up rate limit with its
 * end), and only within the longest wait: everything else is told with the next step, so that nothing is done twice.
 * @throws Error for a token that can be none; it does not show it.
 */
export function gitHubApi({ baseUrl, token, longestWait = usualLongestWait }: ApiOptions): GitHubApi {
  // What fits in no header would be shown by the fault that it makes.
  if (token !== null && /[^\x21-\x7e]/.test(token))
    throw new Error('the token holds a blank, a line break or another character that no token has; give just the token in GITHUB_TOKEN');
  const send = request.defaults({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { 'x-github-api-version': apiVersion, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  });
  return {
    async call(route, parameters, purpose) {
      for (let left = longestWait, tries = 1; ; tries++) {
        try {
          const options = { ...parameters, request: { signal: AbortSignal.timeout(answerWithinMs) } };
          const answer = await send(route as string, options);
          checkAnswer(answer, purpose, baseUrl);
          return answer as Endpoints[typeof route]['response'];
        } catch (error) {
          if (error instanceof ApiError) throw error;
          const wait = secondsToWait(error);
          if (wait === null || wait > left || tries === mostTries) throw told(error, purpose, baseUrl, wait);
          left -= wait;
          await waitFor(wait * 1000);
        }
      }
    },
  };
}

/**
 * Refuses what is no answer of that API: one that another server gave after a redirect, which could say anything, and a page, which is
 * what a wrong address and a proxy's login give.
 */
function checkAnswer(
  { url, status, data }: { readonly url: string; readonly status: number; readonly data: unknown },
  purpose: Purpose,
  baseUrl: string,
): void {
  const { origin } = new URL(baseUrl);
  const from = new URL(url).origin;
  const next = 'check GITHUB_API_URL (https://HOST/api/v3 for a server of your own)';
  if (from !== origin) throw new ApiError(`could not ${purpose.does}: ${origin} sends on to ${from}, which is not asked; ${next}`, status);
  if (status !== 204 && (typeof data !== 'object' || data === null))
    throw new ApiError(`could not ${purpose.does}: ${origin} answered, but not as the API does; ${next}`, status);
}

/** What octokit's errors tell. */
interface Failed {
  readonly status?: number;
  readonly message: string;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

/** How long the answer asks to wait, in seconds; null when it does not. */
function secondsToWait(error: unknown): number | null {
  const { status, response } = error as Failed;
  if (response === undefined || ![403, 429, 503].includes(status ?? 0)) return null;
  const after = Number(response.headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(after) && after >= 0) return after;
  if (String(response.headers['x-ratelimit-remaining']) !== '0') return null;
  const reset = Number(response.headers['x-ratelimit-reset'] ?? Number.NaN);
  return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - Date.now() / 1000)) : null;
}

/** Sentences by status; each ends with the next step. */
const sentences: Readonly<Record<number, (purpose: Purpose) => string>> = {
  401: () => 'the token is not taken: give a valid one in GITHUB_TOKEN',
  403: ({ does, needs }) =>
    `it is not allowed to ${does}: give the job "permissions: ${needs}" (on a pull request of a fork no token has it: use prepare there and deliver in a workflow_run workflow)`,
  404: ({ needs }) =>
    `not there, or not to be seen with this token: check GITHUB_REPOSITORY and the number, and give the job "permissions: ${needs}"`,
  409: () => 'it conflicts with what the repository is doing: run the command again',
  410: () => 'it is closed for good here: turn issues on for the repository, or leave this step out',
  422: () => 'it was refused as it is: see the answer',
  429: () => 'too many calls: run the command again in some minutes',
};

function told(error: unknown, purpose: Purpose, baseUrl: string, wait: number | null): ApiError {
  const { status, response, message } = error as Failed;
  const said = cutText(oneLine(message ?? String(error)), 300);
  const what = `could not ${purpose.does}`;
  const options = { cause: error };
  if (response === undefined || status === undefined)
    return new ApiError(
      `${what}: no answer from ${baseUrl} (${said}); check GITHUB_API_URL and the network, then run the command again`,
      null,
      options,
    );
  if (wait !== null)
    return new ApiError(`${what}: too many calls (${status}); run the command again in ${Math.ceil(wait)} s`, status, options);
  const step =
    sentences[status]?.(purpose) ?? (status >= 500 ? 'the server failed: run the command again, it does nothing twice' : 'see the answer');
  return new ApiError(`${what} (${status}): ${step}. The answer was: ${said}`, status, options);
}
