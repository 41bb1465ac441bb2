import { isatty } from 'node:tty';
import { write } from './output.ts';

/**
 * Shows on a terminal's stderr that something is awaited: from the second second on, one line that is rewritten and wiped out again.
 * Shows nothing where stderr is no terminal. Returns what ends it.
 */
export function showProgress(what: string): () => void {
  if (!isatty(2)) return () => {};
  let seconds = 0;
  const timer = setInterval(() => {
    seconds++;
    write(2, `\r\x1b[K${what}: ${seconds} s (Ctrl-C cancels)`);
  }, 1000);
  return () => {
    clearInterval(timer);
    if (seconds > 0) write(2, '\r\x1b[K');
  };
}
