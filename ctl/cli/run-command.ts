import { absolutePaths } from '../absolute-paths.ts';
import { ControlError } from '../control-error.ts';
import { defaultEndpoint, type Endpoint, endpointAt, ownSurroundings } from '../endpoint.ts';
import type { CheckedArgs } from '../table/check-args.ts';
import type { Reply } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import { ControlClient } from '../wire/client.ts';
import { encodeChecked } from '../wire/dialect.ts';
import { ActionWatch } from './action-watch.ts';
import type { GlobalFlags } from './command-line.ts';
import { catchInterrupt } from './interrupt.ts';
import { showProgress } from './progress.ts';

/** How long a query may take by the wall clock before the game counts as hung. */
const queryMs = 30_000;

/** A reply, and the exit code when a signal cut the command short. */
export interface Outcome {
  /** Null for a command that wrote its own output. */
  readonly reply: Reply | null;
  readonly interrupted: number | null;
}

/** The endpoint that `--socket` names, else the default one. */
export function endpointOf(global: GlobalFlags): Endpoint {
  const around = ownSurroundings();
  return global.socket === null ? defaultEndpoint(around) : endpointAt(global.socket, around.cwd);
}

/** Sends one command and gives the game's reply, a refusal too. Throws ControlError `connection`, `api`, `usage`, `timeout`. */
export async function runCommand(row: Row, args: CheckedArgs, global: GlobalFlags): Promise<Outcome> {
  const line = encodeChecked(row, absolutePaths(row, args));
  const interrupt = catchInterrupt();
  const watch = row.waits && row.deferred ? new ActionWatch(endpointOf(global)) : null;
  const endProgress = showProgress(`waiting for ${row.name}`, () => watch?.look() ?? Promise.resolve(null));
  let client: ControlClient | null = null;
  try {
    const options = { signal: interrupt.signal, timeoutMs: row.effect === 'query' ? queryMs : undefined };
    client = await ControlClient.connect(endpointOf(global), options);
    if (global.api !== null) requireApi({ ...(await client.call('hello', {}, { ...options, timeoutMs: queryMs })) }, global.api);
    return { reply: await client.line(line, options), interrupted: null };
  } catch (error) {
    const code = interrupt.exitCode();
    if (code === null || !(error instanceof ControlError)) throw error;
    const message = `${row.name} was interrupted and cancelled in the game; give it again when needed`;
    return { reply: { error: message, kind: 'connection' }, interrupted: code };
  } finally {
    endProgress();
    watch?.close();
    client?.close();
    interrupt.done();
  }
}

/** Throws ControlError `api` unless a game's hello lists the protocol line. */
export function requireApi(hello: Reply, line: string): void {
  const known = Array.isArray(hello.api) ? hello.api : [];
  if (known.includes(line)) return;
  const listed = known.length === 0 ? 'no protocol line' : known.join(', ');
  throw new ControlError(
    'api',
    `the game does not speak ${JSON.stringify(line)}; its hello lists ${listed}: name one of them, or leave out --api`,
  );
}
