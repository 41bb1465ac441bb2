import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Removes a folder should this process die before it does so itself, SIGKILL included. */
export interface FolderReaper {
  /** Ends the guard; the folder is then the caller's to remove. Resolves when the guard is gone. */
  dismiss(): Promise<void>;
}

// End of file without `done` means that the parent is gone. What it started is being killed by its own watchdogs meanwhile and may
// still write for a moment, hence the attempts. Signals meant for the parent must not end the guard.
const script = `trap '' HUP INT TERM
read -r word
[ "$word" = done ] && exit 0
tries=50
while [ "$tries" -gt 0 ]; do
  rm -rf -- "$1" 2>/dev/null
  sleep 0.1
  [ -e "$1" ] || { sleep 0.3; [ -e "$1" ] || exit 0; }
  tries=$(( tries - 1 ))
done`;

/** Starts the guard of one folder. On Windows, where a running program keeps its folder busy, nothing is guarded. */
export function startFolderReaper(folder: string): FolderReaper {
  if (process.platform === 'win32') return { dismiss: async () => {} };
  const child = spawn('/bin/sh', ['-c', script, 'horizon-reaper', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const input = child.stdin as Writable & { unref?: () => void };
  input.on('error', () => {});
  child.unref();
  input.unref?.();
  return {
    dismiss: () => {
      child.ref();
      input.end('done\n');
      return gone;
    },
  };
}
