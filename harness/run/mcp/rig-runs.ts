import { ControlError } from '../../../ctl/control-error.ts';
import type { ToolCall } from '../../../ctl/mcp/mcp-service.ts';
import type { RunResults } from '../../../still/results.ts';
import type { Program } from '../../boot/find-game.ts';
import { readRun } from './last-run.ts';
import { type Claim, claimFolder } from './out-claim.ts';
import { type ChildEnd, type RunningCommand, runRig } from './rig-child.ts';
import type { RigPlaces } from './rig-paths.ts';

/** Seconds between two signs of life to a waiting client: hosts give up on what is silent. */
const signSeconds = 2;

/** What is to be run. */
export interface RunRequest {
  readonly command: RunningCommand;
  /** Exact names. */
  readonly names: readonly string[];
  readonly options: readonly string[];
  /** Folder that it writes into. */
  readonly into: string;
}

/** What a session of runs is made of. */
export interface RunsParts {
  readonly rig: Program;
  readonly places: RigPlaces;
  /** Throws when an agent may not go on: asked again and again while something runs. */
  readonly admit: () => void;
}

/** The runs of a session: one at a time, each a program of its own that ends with its call. */
export class RigRuns {
  readonly #parts: RunsParts;
  #current: { readonly says: string; readonly cut: AbortController; readonly ended: Promise<unknown> } | null = null;

  constructor(parts: RunsParts) {
    this.#parts = parts;
  }

  /** Runs something that leaves results, and gives these. @throws ControlError `busy` while another one runs. */
  results(request: RunRequest, call: ToolCall): Promise<RunResults> {
    // A file of its own: what lies in the output folder afterwards may be another process's.
    return this.#alone(request, call, async ({ file }, carryOut) => {
      await carryOut(['--json', file]);
      return await readRun(file, this.#parts.places.goldens);
    });
  }

  /** Runs something and gives what it printed. @throws ControlError `busy` while another one runs. */
  output(request: RunRequest, call: ToolCall): Promise<ChildEnd> {
    return this.#alone(request, call, (_, carryOut) => carryOut([]));
  }

  async #alone<T>(
    request: RunRequest,
    call: ToolCall,
    work: (claim: Claim, carryOut: (more: readonly string[]) => Promise<ChildEnd>) => Promise<T>,
  ): Promise<T> {
    if (this.#current !== null)
      throw new ControlError('busy', `${this.#current.says} is running; wait for its answer, or cancel that call`);
    const claim = claimFolder(request.into);
    const cut = new AbortController();
    const ended = work(claim, (more) => this.#carryOut({ ...request, options: [...request.options, ...more] }, call, cut));
    const count = request.names.length;
    this.#current = { says: `${request.command} of ${count === 1 ? request.names[0] : `${count} names`}`, cut, ended };
    try {
      return await ended;
    } finally {
      claim.release();
      this.#current = null;
    }
  }

  /** Ends what runs. Resolves when nothing of it is left. */
  async close(): Promise<void> {
    this.#current?.cut.abort(new ControlError('state', 'the session has ended; start it again'));
    await this.#current?.ended.catch(() => {});
  }

  async #carryOut({ command, names, options }: RunRequest, call: ToolCall, cut: AbortController): Promise<ChildEnd> {
    const { rig, places, admit } = this.#parts;
    const sign = signsOfLife(call, names.length);
    const timer = setInterval(() => {
      try {
        admit();
        sign.alive(signSeconds);
      } catch (denied) {
        cut.abort(denied);
      }
    }, signSeconds * 1000);
    try {
      return await runRig({
        rig,
        command,
        names,
        options,
        cwd: places.root,
        signal: AbortSignal.any([call.signal, cut.signal]),
        onEnded: (line) => sign.ended(line),
      });
    } finally {
      clearInterval(timer);
    }
  }
}

/**
 * Progress of a run to a client: a whole step for each that ended and one for what comes after all of them (what failed is run again, the
 * report), and a little more with every second, since numbers must rise.
 */
function signsOfLife({ progress }: ToolCall, count: number): { ended(line: string): void; alive(seconds: number): void } {
  let [done, waited] = [0, 0];
  return {
    ended: (line) => {
      // One that is run again ends twice.
      if (done === count) return;
      done++;
      // How it ended and what it is: why is told by the answer.
      progress(
        done,
        line
          .replace(/:.*(\([\d.]+ s\))$/, ' $1')
          .replace(/\s+/g, ' ')
          .slice(0, 200),
        count + 1,
      );
    },
    alive: (seconds) => {
      waited += seconds;
      const says = done < count ? `${done} of ${count} done` : 'what failed is run again, or the report is written';
      // Below the next whole step however long it takes.
      progress(done + 1 - 1 / (1 + waited / 60), `${says}, ${waited} s`, count + 1);
    },
  };
}
