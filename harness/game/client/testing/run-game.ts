import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessEnd } from '../../../../ctl/process/process-end.ts';
import { whenReady } from '../../../../ctl/process/ready.ts';
import { type RunningProcess, startProcess } from '../../../../ctl/process/start-process.ts';
import type { Reply } from '../../../../ctl/table/commands.ts';
import { type After, tempFolder } from '../../../../ctl/testing/temp-folder.ts';
import { ControlClient } from '../../../../ctl/wire/client.ts';

/** The built game. */
export const clientProgram = fileURLToPath(new URL('../../../../dist/horizon-client.js', import.meta.url));

/** How long a game may take to answer on a busy machine. */
const readyMs = 30_000;

/** How to start a game for a test. */
export interface GameRequest {
  /** Flags besides the control socket's. */
  readonly flags: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A game home to use again; a new one when absent. */
  readonly folder?: string;
  /** Name of the socket in the folder, where two games share it. */
  readonly socket?: string;
}

/** A game under test, with a home and a socket of its own. */
export interface TestGame {
  readonly folder: string;
  readonly home: string;
  readonly socket: string;
  readonly process: RunningProcess;
  /** Sends a line and gives the reply, be it a refusal. */
  line(text: string): Promise<Reply>;
  /** One more connection. */
  connect(): Promise<ControlClient>;
  /** Ends it by command and waits until it is gone. */
  quit(): Promise<ProcessEnd>;
}

/** Starts a game and connects to it. It is stopped when the test ends. */
export async function runGame(after: After, request: GameRequest): Promise<TestGame> {
  const folder = request.folder ?? tempFolder(after);
  const home = join(folder, 'home');
  const socket = join(folder, request.socket ?? 'c.sock');
  // A small view loads fast, and no test here looks far.
  mkdirSync(home, { recursive: true });
  if (!existsSync(join(home, 'options.txt'))) writeFileSync(join(home, 'options.txt'), 'renderDistance:3\n');
  const running = await startProcess({
    command: process.execPath,
    args: [clientProgram, '--control-socket', socket, ...request.flags],
    env: { ...process.env, HORIZON_STILL: '', ...request.env, HORIZON_HOME: home },
    name: 'horizon-client',
    lifeline: 'own',
  });
  after(async () => {
    await running.stop();
  });
  const connect = () => ControlClient.connect({ socket });
  const client = await whenReady(running, () => connect(), { timeoutMs: readyMs });
  after(async () => client.close());
  return {
    folder,
    home,
    socket,
    process: running,
    line: (text) => client.line(text),
    connect,
    quit: async () => {
      await client.line('quit');
      return running.exited;
    },
  };
}

/** Whether a game left anything where its socket was. */
export function socketIsGone(game: TestGame): boolean {
  return !existsSync(game.socket);
}
