/** How a program ended. */
export interface ProcessEnd {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  /** The signal that ended it, such as SIGSEGV; null when it exited by itself. */
  readonly signal: string | null;
  /** Whether we had asked it to stop before it ended. */
  readonly asked: boolean;
  /** Whether it ignored being asked and was killed. */
  readonly forced: boolean;
}

/** One clause for messages: `exited with code 3`, `was killed by SIGSEGV`, `did not stop when asked and was killed`. */
export function describeEnd(end: ProcessEnd): string {
  if (end.forced) return 'did not stop when asked and was killed';
  if (end.signal !== null) return `was killed by ${end.signal}`;
  return `exited with code ${end.code ?? 'unknown'}`;
}
