import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The bundled horizon-ctl. */
export const ctlProgram = fileURLToPath(new URL('../../dist/horizon-ctl.js', import.meta.url));

/** How a run of horizon-ctl ended, and what it printed. */
export interface CtlRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Its stdout as the one JSON object. */
  readonly reply: Record<string, unknown>;
}

/** A run that goes on. */
export interface CtlRunning {
  readonly child: ChildProcess;
  readonly ended: Promise<CtlRun>;
}

/** Starts the bundled horizon-ctl in a surrounding that holds nothing of the machine's user but PATH. */
export function startCtl(args: readonly string[], more: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {}): CtlRunning {
  const child = spawn(process.execPath, [ctlProgram, ...args], {
    env: { PATH: process.env.PATH, HORIZON_HOME: '/nonexistent/horizon', ...more.env },
    cwd: more.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name]?.setEncoding('utf8').on('data', (chunk: string) => (text[name] += chunk));
  const ended = new Promise<CtlRun>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({
        code,
        ...text,
        get reply() {
          return JSON.parse(text.stdout) as Record<string, unknown>;
        },
      });
    });
  });
  return { child, ended };
}

/** Runs the bundled horizon-ctl to its end. */
export function runCtl(args: readonly string[], more: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {}): Promise<CtlRun> {
  return startCtl(args, more).ended;
}
