import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { ControlError } from '../control-error.ts';
import { exitOk, kinds } from '../kinds.ts';
import type { Reply } from '../table/commands.ts';
import { errorOf, errorReply } from '../wire/reply-text.ts';

/** Writes text to a descriptor, all of it. A reader that went away is no failure of ours. */
export function write(fd: 1 | 2, text: string): void {
  let left = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EPIPE') return;
      // A pipe that someone else made non-blocking is full; its reader is on it.
      if (code !== 'EAGAIN') throw error;
    }
  }
}

/** Prints the one JSON object, indented for a person at a terminal, and gives the exit code of its kind. */
export function printReply(reply: Reply): number {
  write(1, `${JSON.stringify(reply, null, isatty(1) ? 2 : 0)}\n`);
  const error = errorOf(reply);
  if (error === null) return exitOk;
  // At a terminal the object itself is read; elsewhere a person who watches is told in words.
  if (!isatty(1) && isatty(2)) write(2, `horizon-ctl: ${error.message}\n`);
  return kinds[error.kind]?.exit ?? 1;
}

/** Prints a failure. What is no ControlError is a fault of horizon-ctl itself: its stack goes to stderr. */
export function printFailure(error: unknown): number {
  if (error instanceof ControlError) return printReply(errorReply(error));
  write(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return printReply(
    errorReply(new ControlError('internal', 'horizon-ctl failed by a fault of its own; report it with what it printed on stderr')),
  );
}

/** Tells a failure on stderr alone, in one line, and gives its exit code: for a command whose stdout is not ours. */
export function tellFailure(error: unknown): number {
  if (!(error instanceof ControlError)) {
    write(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return kinds.internal.exit;
  }
  write(2, `${error.message}\n`);
  return kinds[error.kind].exit;
}
