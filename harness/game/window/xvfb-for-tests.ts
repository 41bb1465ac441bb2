import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A private X server for one test file. */
export interface TestDisplay {
  /** What DISPLAY must be. */
  readonly name: string;
  /** This process's environment with DISPLAY set to it and nothing of a desktop's. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Process of the server. */
  readonly pid: number;
  /** Ends the server at once, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

// The server ends with this shell's input, which ends when the test's process does, however that happens.
const script = `exec 4<&0
Xvfb -displayfd 3 -screen 0 "$1" -nolisten tcp -noreset </dev/null >/dev/null 2>&1 &
server=$!
echo "$server"
(cat <&4 >/dev/null; kill "$server" 2>/dev/null) 3>&- &
exec 3>&- 4<&-
wait "$server"
exit 0`;

/**
 * Starts an X server on a free display number.
 * @param screen Size and depth, `1280x1024x24`.
 * @throws Error that says what to install when a program is missing: tests of windows do not pass without a display.
 */
export async function startTestDisplay(screen = '1280x1024x24'): Promise<TestDisplay> {
  requireProgram('Xvfb', 'apt-get install xvfb');
  requireProgram('xdotool', 'apt-get install xdotool');
  const shell = spawn('/bin/sh', ['-c', script, 'xvfb-for-tests', screen], { stdio: ['pipe', 'pipe', 'ignore', 'pipe'] });
  const exited = once(shell, 'exit');
  const [pid, number] = await Promise.all([firstLine(shell.stdout as Readable), firstLine(shell.stdio[3] as Readable)]);
  if (number === '') throw new Error(`Xvfb did not start with -screen 0 ${screen}.`);
  const name = `:${number}`;
  const { WAYLAND_DISPLAY: _wayland, XAUTHORITY: _authority, ...rest } = process.env;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (shell.exitCode === null) {
      try {
        process.kill(Number(pid), signal);
      } catch {
        // It is gone already.
      }
      shell.stdin?.end();
      await exited;
    }
  };
  return { name, env: { ...rest, DISPLAY: name }, pid: Number(pid), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Runs xdotool on a display. Throws with its own words when it fails. */
export async function xdotool(display: TestDisplay, ...words: readonly string[]): Promise<string> {
  const child = spawn('xdotool', words, { env: { ...display.env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`xdotool ${words.join(' ')} failed: ${errors.trim()}`);
  return output.trim();
}

function requireProgram(name: string, install: string): void {
  const found = (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`These tests need ${name}; install it (${install}).`);
}

async function firstLine(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    const end = text.indexOf('\n');
    if (end >= 0) {
      text = text.slice(0, end);
      break;
    }
  }
  return text.trim();
}
