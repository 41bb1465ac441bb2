import { readFileSync } from 'node:fs';
import { shownAddress } from './shown-address.ts';

/** What a job on GitHub says of itself, and what a command line says instead. */
export interface CiContext {
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly repository: { readonly owner: string; readonly repo: string } | null;
  readonly token: string | null;
  /** File to which the summary of the job is appended. */
  readonly summaryFile: string | null;
  /** Whether a runner of GitHub reads what is printed. */
  readonly onRunner: boolean;
  /** The pull request of the event; null when there is none, as in a `workflow_run`. */
  readonly number: number | null;
  /** The newest commit of the pull request, or the one that the other workflow looked at. */
  readonly headSha: string | null;
  /** `owner/name` of the repository that the commit is in. */
  readonly headRepository: string | null;
  /** Page of the run that looked at the commit. */
  readonly runUrl: string | null;
}

/** Words of a command line that stand above the environment. */
export interface CiOptions {
  readonly api?: string | undefined;
  readonly repository?: string | undefined;
  readonly number?: string | undefined;
  readonly headSha?: string | undefined;
}

interface Head {
  readonly sha?: unknown;
  readonly repo?: { readonly full_name?: unknown } | null;
}

/** Fields of the two events that are read (docs.github.com, Webhook events and payloads). */
interface Event {
  readonly pull_request?: { readonly number?: unknown; readonly head?: Head };
  readonly workflow_run?: {
    readonly head_sha?: unknown;
    readonly html_url?: unknown;
    readonly head_repository?: { readonly full_name?: unknown } | null;
  };
}

/**
 * Reads the environment of a job (docs.github.com, Variables reference).
 * @throws Error that says which word is wrong.
 */
export function ciContext(options: CiOptions, env: NodeJS.ProcessEnv): CiContext {
  const serverUrl = shownAddress(env.GITHUB_SERVER_URL || 'https://github.com', 'GITHUB_SERVER_URL').replace(/\/+$/, '');
  const name = options.repository ?? env.GITHUB_REPOSITORY ?? '';
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const run = event.workflow_run;
  const head = event.pull_request?.head;
  const ownRun = name !== '' && env.GITHUB_RUN_ID ? `${serverUrl}/${name}/actions/runs/${env.GITHUB_RUN_ID}` : null;
  return {
    apiUrl: shownAddress(options.api ?? (env.GITHUB_API_URL || 'https://api.github.com'), '--api').replace(/\/+$/, ''),
    serverUrl,
    repository: name === '' ? null : repositoryOf(name),
    token: (env.GITHUB_TOKEN || env.GH_TOKEN || '').trim() || null,
    summaryFile: env.GITHUB_STEP_SUMMARY || null,
    onRunner: env.GITHUB_ACTIONS === 'true',
    number: options.number === undefined ? wholeOrNull(event.pull_request?.number) : numberOf(options.number),
    headSha: options.headSha === undefined ? (shaOrNull(run?.head_sha) ?? shaOrNull(head?.sha)) : shaOf(options.headSha),
    headRepository: textOrNull(run === undefined ? head?.repo?.full_name : run.head_repository?.full_name),
    runUrl: run === undefined ? ownRun : addressOrNull(run.html_url),
  };
}

function readEvent(path: string | undefined): Event {
  if (!path) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Event;
  } catch (cause) {
    throw new Error(
      `the event in ${path} cannot be read (${(cause as Error).message}); unset GITHUB_EVENT_PATH and give --number and --head-sha`,
      {
        cause,
      },
    );
  }
}

function repositoryOf(name: string): { readonly owner: string; readonly repo: string } {
  const match = /^([\w.-]+)\/([\w.-]+)$/.exec(name);
  if (match === null) throw new Error(`"${name}" is no repository; give OWNER/NAME with --repository or in GITHUB_REPOSITORY`);
  return { owner: match[1]!, repo: match[2]! };
}

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`"${text}" is no number of a pull request; give --number N`);
  return Number(text);
}

function shaOf(text: string): string {
  if (!/^[0-9a-f]{40}$/.test(text)) throw new Error(`"${text}" is no commit; give the 40 hexadecimal digits with --head-sha`);
  return text;
}

const shaOrNull = (value: unknown): string | null => (typeof value === 'string' && /^[0-9a-f]{40}$/.test(value) ? value : null);
const wholeOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function addressOrNull(value: unknown): string | null {
  try {
    return typeof value === 'string' ? shownAddress(value, '') : null;
  } catch {
    return null;
  }
}
