import { ControlError } from '../../../ctl/control-error.ts';
import type { RunningProcess } from '../../../ctl/process/start-process.ts';
import { startProcess } from '../../../ctl/process/start-process.ts';
import type { Program } from '../../boot/find-game.ts';

/** The commands of horizon-rig that a session runs. Approving is none of them. */
export type RunningCommand = 'still' | 'run' | 'prove';

/** One run of a command. */
export interface ChildRun {
  readonly rig: Program;
  readonly command: RunningCommand;
  /** Exact names of shots or scenarios. */
  readonly names: readonly string[];
  readonly options: readonly string[];
  readonly cwd: string;
  readonly signal: AbortSignal;
  /** Told of every shot or scenario that ended: the line that tells how. */
  readonly onEnded: (line: string) => void;
}

/** How a command ended that was not cut short. */
export interface ChildEnd {
  /** 0 all passed, 1 something failed. */
  readonly code: number;
  readonly stdout: string;
}

/** How long a run that was cut short may take to end by itself, in milliseconds. */
const graceMs = 3000;

/** A line of the runner's progress. */
const ended = /^(?:ok {2}|FAIL|skip) /;

/**
 * Runs a command of horizon-rig as a program of its own: what it boots ends with it, however it ends, and it reads shots and scenarios as
 * they are built now.
 * @throws ControlError `state` with what it said when it could not run; `timeout` when the signal cut it short.
 */
export async function runRig({ rig, command, names, options, cwd, signal, onEnded }: ChildRun): Promise<ChildEnd> {
  signal.throwIfAborted();
  const out: string[] = [];
  const said: string[] = [];
  const running: RunningProcess = await startProcess({
    command: rig.command,
    args: [...rig.args, command, ...options, ...names],
    name: `horizon-rig ${command}`,
    cwd,
    lifeline: 'watchdog',
    onLine: (line, stream) => {
      if (stream === 'stdout') out.push(line);
      else if (ended.test(line)) onEnded(line);
      else if (said.length < 200) said.push(line);
    },
  });
  const stop = (): void => void running.stop({ graceMs });
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const { code, signal: killed } = await running.exited;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code === 0 || code === 1) return { code, stdout: out.join('\n') };
  const why = said
    .slice(-12)
    .join('\n')
    .replace(/^horizon-rig: /gm, '')
    .slice(-1500);
  throw new ControlError(
    'state',
    why || `horizon-rig ${command} ended with ${killed ?? `exit code ${code}`} and said nothing; try it in a shell`,
  );
}
