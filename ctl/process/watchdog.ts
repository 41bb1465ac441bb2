import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * Guards one process group: should this process die in any way, SIGKILL included, the watchdog ends the group.
 * It learns of that by end of file on its standard input, a pipe whose other end only this process holds.
 */
export interface Watchdog {
  /** Names the group to guard. */
  guard(leader: number): void;
  /** Ends the watchdog without touching the group. Resolves when it is gone. */
  dismiss(): Promise<void>;
}

// Line 1: the group. Line 2: `done`, or end of file when the parent is gone. Signals meant for the parent must not end the guard.
const unixScript = `trap '' HUP INT TERM
read -r group || exit 0
read -r word
[ "$word" = done ] && exit 0
tries=$(( $1 * 10 ))
while [ "$tries" -gt 0 ] && kill -s 0 -- "-$group" 2>/dev/null; do
  sleep 0.1
  tries=$(( tries - 1 ))
done
kill -s KILL -- "-$group" 2>/dev/null
exit 0`;

const windowsScript = `let text = '';
process.stdin.on('data', (chunk) => (text += chunk));
process.stdin.on('end', () => {
  const [leader, word] = text.split('\\n');
  if (!leader || word === 'done') return;
  setTimeout(() => require('node:child_process').spawnSync('taskkill', ['/pid', leader, '/t', '/f']), Number(process.argv[1]) * 1000);
});`;

/** Starts a watchdog. `graceSeconds`: how long the group may take to end by itself once this process is gone. */
export function startWatchdog(graceSeconds: number): Watchdog {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, ['-e', windowsScript, String(graceSeconds)]]
      : ['/bin/sh', ['-c', unixScript, 'horizon-watchdog', String(graceSeconds)]];
  // Its own session: Ctrl-C in the terminal reaches the parent, and the guard sees the parent end.
  const child: ChildProcess = spawn(command, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: rootFolder() });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const input = child.stdin as Writable;
  // A watchdog that someone killed must not take the parent with it.
  input.on('error', () => {});
  child.unref();
  unrefStream(input);
  return {
    guard: (leader) => void input.write(`${leader}\n`),
    dismiss: () => {
      child.ref();
      input.end('done\n');
      return gone;
    },
  };
}

/** So that a guard never keeps a temporary folder busy. */
function rootFolder(): string {
  return process.platform === 'win32' ? (process.env.SystemRoot ?? 'C:\\') : '/';
}

/** Lets the event loop end while a pipe is open. */
function unrefStream(stream: unknown): void {
  (stream as { unref?: () => void }).unref?.();
}
