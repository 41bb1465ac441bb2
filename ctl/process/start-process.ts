import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { findProgram } from './find-program.ts';
import { lifelineVariable } from './lifeline.ts';
import { LineRing } from './line-ring.ts';
import { CappedFile, tailOfFile } from './log-file.ts';
import type { ProcessEnd } from './process-end.ts';
import { ProcessError } from './process-error.ts';
import { signalGroup } from './process-group.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

/** What to start and how to look after it. */
export interface StartOptions {
  /** A path, or a name looked up in PATH. */
  readonly command: string;
  readonly args?: readonly string[];
  /** The whole environment of the program; this process's own when absent. */
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** What messages call it; the command's last part when absent. */
  readonly name?: string;
  /**
   * What happens to it when this process dies, by SIGKILL too.
   * `watchdog`: it is killed at once, with all of its group. For programs that are not ours.
   * `own`: it reads end of file on HORIZON_LIFELINE_FD (`watchLifeline`) and may save; killed five seconds later if it still lives.
   * `none`: it stays.
   */
  readonly lifeline: 'watchdog' | 'own' | 'none';
  /** `pipe` gives `input`; else the program reads end of file at once. */
  readonly stdin?: 'pipe';
  /**
   * Where its output goes besides the ring of newest lines, at most 16 MiB of it. With `directOutput` the program writes the file
   * itself, uncapped, so that it can outlive this process (`release`).
   */
  readonly logFile?: string;
  readonly directOutput?: true;
  /** How many of the newest lines `lastLines` gives; 200 when absent. */
  readonly logLines?: number;
  /** Sees every line as it comes. Not with `directOutput`. */
  readonly onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

/** A program that was started. Always ends with either `stop` or `release`, or by itself. */
export interface RunningProcess {
  readonly name: string;
  /** Also the id of its process group (not on Windows). */
  readonly pid: number;
  /** Resolves once it has ended, its group is gone and its output is read. Never rejects. */
  readonly exited: Promise<ProcessEnd>;
  /** How it ended; null while it runs. */
  end(): ProcessEnd | null;
  /** The newest lines of both outputs, oldest first. */
  lastLines(): readonly string[];
  /** Its standard input with `stdin: 'pipe'`. */
  readonly input: Writable | null;
  /** Asks it to end (SIGTERM), waits `graceMs` (5000 when absent), then kills its whole group. Resolves like `exited`. */
  stop(options?: { readonly graceMs?: number }): Promise<ProcessEnd>;
  /** Lets it outlive this process; after that only its pid counts. Needs `directOutput`, and a lifeline other than `own`. */
  release(): Promise<void>;
}

const ownGraceSeconds = 5;
/** How long output may still come after the program's end, from a process that left its group and kept the pipe. */
const drainMs = 500;

// Held until the watchdog knows the group: a parent killed in between leaves nothing running.
const gateScript = { watchdog: 'read -r go <&3 || exit 125; exec "$@" 3<&-', own: 'read -r go <&3 || exit 125; exec "$@"' };

/** Starts a program in a process group of its own. Throws ProcessError `not-found` or `not-started`, saying what to do. */
export async function startProcess(options: StartOptions): Promise<RunningProcess> {
  const cwd = options.cwd ?? process.cwd();
  const env = { ...(options.env ?? process.env) };
  const name = options.name ?? basename(options.command);
  checkFolder(name, cwd);
  const program = findProgram(options.command, env, cwd);
  const args = options.args ?? [];
  const gated = options.lifeline !== 'none' && process.platform !== 'win32';
  if (options.lifeline === 'own') env[lifelineVariable] = '3';
  else delete env[lifelineVariable];

  const direct = options.directOutput === true ? openDirect(name, options.logFile) : null;
  const watchdog = options.lifeline === 'none' ? null : startWatchdog(options.lifeline === 'own' ? ownGraceSeconds : 0);
  const output = direct ?? 'pipe';
  let child: ChildProcess;
  try {
    child = spawn(gated ? '/bin/sh' : program, gated ? ['-c', gateScript[options.lifeline as 'own'], name, program, ...args] : [...args], {
      cwd,
      env,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: [options.stdin ?? 'ignore', output, output, watchdog === null ? 'ignore' : 'pipe'],
    });
    if (child.pid === undefined) throw (await once(child, 'error'))[0];
  } catch (cause) {
    await watchdog?.dismiss();
    throw new ProcessError('not-started', `cannot start ${name}: ${(cause as Error).message}; check the command and the free memory`, [], {
      cause,
    });
  } finally {
    if (direct !== null) closeSync(direct);
  }
  return new Started(child, name, options, watchdog);
}

class Started implements RunningProcess {
  readonly name: string;
  readonly pid: number;
  readonly exited: Promise<ProcessEnd>;
  readonly input: Writable | null;
  readonly #child: ChildProcess;
  readonly #watchdog: Watchdog | null;
  readonly #ring: LineRing;
  readonly #lifeline: StartOptions['lifeline'];
  readonly #directFile: string | null;
  readonly #logLines: number;
  #end: ProcessEnd | null = null;
  #asked = false;
  #forced = false;

  constructor(child: ChildProcess, name: string, options: StartOptions, watchdog: Watchdog | null) {
    this.#child = child;
    this.#watchdog = watchdog;
    this.#lifeline = options.lifeline;
    this.name = name;
    this.pid = child.pid as number;
    this.input = child.stdin;
    // A program that ends while we write to it is reported by `exited`, not by its pipe.
    this.input?.on('error', () => {});
    this.#logLines = options.logLines ?? 200;
    this.#directFile = options.directOutput === true ? (options.logFile ?? null) : null;

    watchdog?.guard(this.pid);
    const lifeline = child.stdio[3] as (Writable & { unref?: () => void }) | null | undefined;
    if (lifeline) {
      lifeline.on('error', () => {});
      lifeline.write('go\n');
      lifeline.unref?.();
    }

    const file = this.#directFile === null && options.logFile !== undefined ? new CappedFile(options.logFile) : null;
    const ring = new LineRing(this.#logLines);
    this.#ring = ring;
    for (const stream of ['stdout', 'stderr'] as const) {
      const lines = options.onLine === undefined ? null : new LineRing(1, (line) => options.onLine?.(line, stream));
      child[stream]?.on('data', (chunk: Buffer) => {
        ring.push(chunk);
        lines?.push(chunk);
        file?.write(chunk);
      });
    }
    this.exited = this.#watchEnd(file);
  }

  end(): ProcessEnd | null {
    return this.#end;
  }

  lastLines(): readonly string[] {
    if (this.#directFile !== null) return tailOfFile(this.#directFile, this.#logLines);
    return this.#ring.lines();
  }

  async stop(options: { readonly graceMs?: number } = {}): Promise<ProcessEnd> {
    if (this.#end !== null) return this.exited;
    if (!this.#asked) {
      this.#asked = true;
      this.#child.kill('SIGTERM');
    }
    const timer = setTimeout(() => {
      if (this.#end !== null) return;
      this.#forced = true;
      signalGroup(this.pid, 'SIGKILL');
    }, options.graceMs ?? 5000);
    try {
      return await this.exited;
    } finally {
      clearTimeout(timer);
    }
  }

  async release(): Promise<void> {
    if (this.#directFile === null || this.#lifeline === 'own') {
      throw new ProcessError(
        'not-started',
        `${this.name} depends on this process; start it with directOutput and without its own lifeline`,
      );
    }
    this.#child.unref();
    await this.#watchdog?.dismiss();
  }

  async #watchEnd(file: CappedFile | null): Promise<ProcessEnd> {
    const child = this.#child;
    // A failed signal is told by `error`, and is no end.
    child.on('error', () => {});
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const left = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
      child.once('exit', (code, signal) => resolve({ code, signal })),
    );
    const { code, signal } = await left;
    this.#end = { code, signal, asked: this.#asked, forced: this.#forced };
    // Whatever it started and left behind in its group goes with it.
    signalGroup(this.pid, 'SIGKILL');
    (child.stdio[3] as Writable | null | undefined)?.destroy();
    const timer = setTimeout(() => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, drainMs);
    await closed;
    clearTimeout(timer);
    await Promise.all([this.#watchdog?.dismiss(), file?.close()]);
    return this.#end;
  }
}

function checkFolder(name: string, cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new ProcessError('not-started', `cannot start ${name}: its working folder ${cwd} is not there; create it first`);
}

function openDirect(name: string, logFile: string | undefined): number {
  if (logFile === undefined) throw new ProcessError('not-started', `cannot start ${name}: directOutput needs logFile; give a path`);
  try {
    mkdirSync(dirname(logFile), { recursive: true });
    return openSync(logFile, 'a', 0o600);
  } catch (cause) {
    const why = (cause as Error).message;
    throw new ProcessError('not-started', `cannot start ${name}: its log cannot be written (${why}); choose another folder`, [], { cause });
  }
}
