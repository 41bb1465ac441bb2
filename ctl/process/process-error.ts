/** Why a program could not be started, or did not become ready. */
export type ProcessFailure = 'not-found' | 'not-started' | 'exited' | 'timeout' | 'aborted';

/** A program's failure. `message` is one sentence that ends with the next step; `lastLines` are the newest lines it printed. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
  readonly reason: ProcessFailure;
  readonly lastLines: readonly string[];

  constructor(reason: ProcessFailure, message: string, lastLines: readonly string[] = [], options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
    this.lastLines = lastLines;
  }
}
