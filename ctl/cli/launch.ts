import { rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ControlError } from '../control-error.ts';
import { type Endpoint, endpointPath } from '../endpoint.ts';
import { ownGameHome } from '../game-home.ts';
import type { Kind } from '../kinds.ts';
import { makeFolders } from '../make-folders.ts';
import { ProcessError, type ProcessFailure } from '../process/process-error.ts';
import { whenReady } from '../process/ready.ts';
import { type RunningProcess, startProcess } from '../process/start-process.ts';
import type { Args, Reply } from '../table/commands.ts';
import { ControlClient } from '../wire/client.ts';
import { makePrivateFolder } from '../wire/private-folder.ts';
import type { GlobalFlags } from './command-line.ts';
import { catchInterrupt } from './interrupt.ts';
import { showProgress } from './progress.ts';
import { endpointOf, type Outcome, requireApi } from './run-command.ts';

const kindOf: Readonly<Record<ProcessFailure, Kind>> = {
  'not-found': 'state',
  'not-started': 'state',
  exited: 'state',
  timeout: 'timeout',
  aborted: 'connection',
};

/**
 * `launch`: starts a game with its control socket at the chosen endpoint, waits until it answers and its first screen is drawn, and
 * leaves it running. A game that ends early, is not ready in time or is interrupted leaves nothing behind. Throws ControlError: `state`
 * with the last lines of its output in `log`, `timeout` likewise, `api`.
 */
export async function launch(args: Args<'launch'>, global: GlobalFlags, cancel?: AbortSignal): Promise<Outcome> {
  const endpoint = endpointOf(global);
  const socket = endpointPath(endpoint);
  await requireNobody(endpoint);
  const home = ownGameHome();
  const log = join(home, 'logs', 'launch.log');
  const interrupt = catchInterrupt();
  const endProgress = showProgress('waiting for the game');
  let game: RunningProcess | null = null;
  try {
    const program = programOf(args.game, process.env);
    makeHome(home, log, endpoint);
    game = await startProcess({
      command: program.command,
      args: [...program.args, '--control-socket', socket, ...gameFlags(args)],
      name: 'the game',
      cwd: home,
      env: process.env,
      lifeline: 'watchdog',
      logFile: log,
      directOutput: true,
    });
    const hello = await ready(
      game,
      endpoint,
      args.timeout,
      cancel === undefined ? interrupt.signal : AbortSignal.any([cancel, interrupt.signal]),
    );
    if (global.api !== null) requireApi(hello, global.api);
    const { pid } = game;
    await game.release();
    return { reply: { ok: true, pid, socket, log, ...hello }, interrupted: null };
  } catch (error) {
    await game?.stop();
    const code = interrupt.exitCode();
    if (code !== null)
      return { reply: { error: 'launch was interrupted and the game stopped; launch it again', kind: 'connection' }, interrupted: code };
    if (!(error instanceof ProcessError)) throw error;
    throw new ControlError(kindOf[error.reason], error.message, { log: error.lastLines.slice(-20) }, { cause: error });
  } finally {
    endProgress();
    interrupt.done();
  }
}

/** The flags that pass on to horizon-client. */
export function gameFlags(args: Args<'launch'>): string[] {
  const switches = (['headless', 'offscreen'] as const).filter((name) => args[name]).map((name) => `--${name}`);
  const values = (['window', 'size', 'speed'] as const).flatMap((name) => (args[name] === undefined ? [] : [`--${name}`, args[name]]));
  return [...switches, ...values, ...(args.world === undefined ? [] : ['--quickPlaySingleplayer', args.world])];
}

/** How to start the game: `--game PATH`, else `$HORIZON_GAME`, else the horizon-client.js beside this program. */
function programOf(game: string | undefined, env: NodeJS.ProcessEnv): { command: string; args: string[] } {
  const named = game ?? (env.HORIZON_GAME || undefined);
  const path = named === undefined ? besideThis() : resolve(named);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const next = named === undefined ? 'build it, or give one with --game PATH' : 'give the path of a horizon-client';
    throw new ControlError('state', `there is no game at ${path}; ${next}`);
  }
  // A script runs under the Node that runs us; anything else is a program of its own.
  return /\.[cm]?js$/.test(path) ? { command: process.execPath, args: [path] } : { command: path, args: [] };
}

/** horizon-client.js in the folder of horizon-ctl.js, or in the one above when this code lies in its folder of chunks. */
function besideThis(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [join(here, 'horizon-client.js'), join(here, '..', 'horizon-client.js')];
  return candidates.find((path) => statSync(path, { throwIfNoEntry: false })) ?? (candidates[0] as string);
}

async function requireNobody(endpoint: Endpoint): Promise<void> {
  let client: ControlClient;
  try {
    client = await ControlClient.connect(endpoint, { timeoutMs: 2000 });
  } catch {
    return;
  }
  client.close();
  throw new ControlError(
    'state',
    `a game answers at ${endpointPath(endpoint)} already; end it with horizon-ctl quit, or name another --socket PATH`,
  );
}

function makeHome(home: string, log: string, endpoint: Endpoint): void {
  if (endpoint.kind === 'unix' && endpoint.privateFolder !== undefined) makePrivateFolder(endpoint.privateFolder);
  try {
    makeFolders(dirname(log));
    rmSync(log, { force: true });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    throw new ControlError('state', `the game home ${home} cannot be used (${code}); make it writable or set HORIZON_HOME`, {}, { cause });
  }
}

/** Waits for the game's answer, and gives its hello. */
async function ready(game: RunningProcess, endpoint: Endpoint, seconds: number, signal: AbortSignal): Promise<Reply> {
  const timeoutMs = Math.max(1, seconds * 1000);
  return whenReady(
    game,
    async (over) => {
      const client = await ControlClient.connect(endpoint, { signal: over });
      try {
        const options = { signal: over };
        await client.call('wait-ready', { timeout: seconds }, options);
        return { ...(await client.call('hello', {}, options)) };
      } finally {
        client.close();
      }
    },
    { timeoutMs, signal },
  );
}
