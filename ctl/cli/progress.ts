import { isatty } from 'node:tty';
import { write } from './output.ts';

/**
 * Shows on a terminal's stderr that something is awaited: from the second second on, one line that is rewritten and wiped out again.
 * Shows nothing where stderr is no terminal. Returns what ends it.
 * @param look asked every second how far it is.
 */
export function showProgress(what: string, look: () => Promise<string | null> = async () => null): () => void {
  if (!isatty(2)) return () => {};
  let seconds = 0;
  let ended = false;
  const timer = setInterval(async () => {
    seconds++;
    const far = await look();
    if (!ended) write(2, `\r\x1b[K${what}: ${seconds} s${far === null ? '' : `, ${far}`} (Ctrl-C cancels)`);
  }, 1000);
  return () => {
    ended = true;
    clearInterval(timer);
    if (seconds > 0) write(2, '\r\x1b[K');
  };
}
