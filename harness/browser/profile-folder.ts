import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser profile of its own, removed when it is no longer used. */
export interface ProfileFolder {
  readonly path: string;
  /**
   * Removes the folder once the browser has ended. Parts of a browser that `crashed` end a little later and may write into it again, so
   * that it is then watched for a second.
   */
  remove(crashed: boolean): Promise<void>;
}

const prefix = 'horizon-page-';

// Waits for end of file, which comes when this process is gone however it ended, then removes the folder as soon as the browser lets go of it.
const cleanerScript = `trap '' HUP INT TERM
read -r word
[ "$word" = done ] && exit 0
tries=100
while [ "$tries" -gt 0 ]; do
  rm -rf -- "$1" 2>/dev/null
  sleep 0.1
  [ -e "$1" ] || { sleep 1; [ -e "$1" ] || exit 0; }
  tries=$(( tries - 1 ))
done`;

/**
 * Makes an empty profile folder in the temporary directory, and sees to it that it goes away: by remove(), or, should this process be
 * killed, by a small shell that outlives it (Windows: at the next start of a page).
 */
export async function makeProfileFolder(): Promise<ProfileFolder> {
  await removeOrphans();
  const path = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const endCleaner = startCleaner(path);
  return {
    path,
    remove: async (crashed) => {
      await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
      await endCleaner(crashed ? '' : 'done\n');
    },
  };
}

/** Answers the function that lets the cleaner end: at once with the word `done`, else once the folder stays away. */
function startCleaner(path: string): (word: string) => Promise<void> {
  if (process.platform === 'win32') return async () => {};
  const shell = spawn('/bin/sh', ['-c', cleanerScript, 'horizon-page-cleaner', path], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  const gone = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', () => resolve());
  });
  shell.stdin.on('error', () => {});
  shell.unref();
  // A pipe to a child is a socket at run time, and only a socket can be unreferenced.
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  return (word) => {
    shell.ref();
    shell.stdin.end(word);
    return gone;
  };
}

async function removeOrphans(): Promise<void> {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const pid = Number(/^horizon-page-(\d+)-/.exec(name)?.[1] ?? Number.NaN);
    // Another user's folder cannot be removed and is left to that user's next start.
    if (Number.isInteger(pid) && !alive(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
