import { describeEnd } from './process-end.ts';
import { ProcessError } from './process-error.ts';
import type { RunningProcess } from './start-process.ts';

/** How long to wait for a program, and what may cut the wait short. */
export interface ReadyOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Pause between attempts, 10 ms when absent. */
  readonly everyMs?: number;
}

/**
 * Waits until a program answers: `attempt` is made again and again until it gives something other than undefined.
 * An attempt must end when its signal aborts; what it throws counts as "not yet" and is told on a timeout.
 * Throws ProcessError: `exited` when the program ends first (its cause and last lines in the error), `timeout`, `aborted`.
 * The program is left as it is; the caller stops it.
 */
export async function whenReady<T>(
  program: RunningProcess,
  attempt: (signal: AbortSignal) => Promise<T | undefined>,
  options: ReadyOptions,
): Promise<T> {
  const over = new AbortController();
  const cut = (failure: ProcessError): void => over.abort(failure);
  const timer = setTimeout(
    () => cut(new ProcessError('timeout', `${program.name} did not become ready in ${options.timeoutMs} ms`)),
    options.timeoutMs,
  );
  const aborted = (): void => cut(new ProcessError('aborted', `waiting for ${program.name} was cancelled; start it again when needed`));
  options.signal?.addEventListener('abort', aborted, { once: true });
  if (options.signal?.aborted) aborted();
  void program.exited.then((end) =>
    cut(new ProcessError('exited', `${program.name} ${describeEnd(end)} before it was ready`, program.lastLines())),
  );
  let lastFailure: unknown;
  try {
    while (!over.signal.aborted) {
      try {
        const answer = await attempt(over.signal);
        if (answer !== undefined) return answer;
      } catch (error) {
        if (!over.signal.aborted) lastFailure = error;
      }
      await pause(options.everyMs ?? 10, over.signal);
    }
    throw withContext(over.signal.reason as ProcessError, program, lastFailure);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', aborted);
  }
}

/** Waits until one of the program's last lines matches `pattern`. Fails like `whenReady`. */
export function whenPrinted(program: RunningProcess, pattern: RegExp, options: ReadyOptions): Promise<RegExpExecArray> {
  return whenReady(
    program,
    async () => {
      for (const line of program.lastLines()) {
        const match = pattern.exec(line);
        if (match !== null) return match;
      }
      return undefined;
    },
    options,
  );
}

function withContext(failure: ProcessError, program: RunningProcess, lastFailure: unknown): ProcessError {
  if (failure.reason === 'aborted') return failure;
  const lines = program.lastLines();
  const why = failure.reason === 'timeout' && lastFailure instanceof Error ? ` (last attempt: ${lastFailure.message})` : '';
  const said = lines.length === 0 ? 'it printed nothing' : `its last line: ${lines.at(-1)}`;
  return new ProcessError(failure.reason, `${failure.message}${why}; ${said}; read its log, then start it again`, lines, {
    cause: lastFailure,
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
