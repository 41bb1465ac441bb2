import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { whenReady } from '../../ctl/process/ready.ts';
import { type RunningProcess, startProcess } from '../../ctl/process/start-process.ts';
import { BootFailure } from './boot-failure.ts';

/** A virtual X display of our own. */
export interface Xvfb {
  /** The value of DISPLAY, `:99`. */
  readonly display: string;
  readonly process: RunningProcess;
  stop(): Promise<void>;
}

/**
 * Starts Xvfb on a display number that it chooses itself (`-displayfd`), so that any number may run at once. `folder` holds the file it
 * reports the number in. Throws BootFailure when Xvfb is not installed or does not come up.
 */
export async function startXvfb(options: {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly depth?: 16 | 24;
  readonly timeoutMs?: number;
}): Promise<Xvfb> {
  const report = join(options.folder, 'display');
  const screen = `${options.width}x${options.height}x${options.depth ?? 24}`;
  let running: RunningProcess;
  try {
    running = await startProcess({
      // Xvfb wants a descriptor, and only a shell hands it a file as one.
      command: '/bin/sh',
      args: ['-c', 'exec Xvfb -displayfd 4 -screen 0 "$1" -nolisten tcp -noreset 4>"$2"', 'Xvfb', screen, report],
      name: 'Xvfb',
      cwd: options.folder,
      lifeline: 'watchdog',
    });
  } catch (cause) {
    throw new BootFailure(`cannot start Xvfb: ${(cause as Error).message}`, [], { cause });
  }
  const stop = async (): Promise<void> => {
    await running.stop({ graceMs: 2000 });
    rmSync(report, { force: true });
  };
  try {
    const number = await whenReady(
      running,
      async () => {
        const text = readFileSync(report, 'utf8');
        return /^\d+\n/.test(text) ? text.trim() : undefined;
      },
      { timeoutMs: options.timeoutMs ?? 20_000 },
    );
    return { display: `:${number}`, process: running, stop };
  } catch (cause) {
    await stop();
    const lines = running.lastLines();
    const missing = lines.some((line) => /not found/.test(line));
    throw new BootFailure(
      missing
        ? 'Xvfb is not installed; install the package xvfb, or use --display offscreen'
        : `Xvfb did not start: ${(cause as Error).message}`,
      lines,
      { cause },
    );
  }
}
