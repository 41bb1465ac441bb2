import { join } from 'node:path';
import { ControlError } from '../control-error.ts';
import { type Endpoint, endpointPath } from '../endpoint.ts';
import { commands, type GameCommandName, type Handlers, type Reply } from '../table/commands.ts';
import type { Call } from '../wire/call.ts';
import { ControlServer, type ControlServerOptions } from '../wire/server.ts';
import { type After, tempFolder } from './temp-folder.ts';

/** What handlers of the echo game get. */
export interface EchoContext {
  readonly call: Call;
}

type EchoHandler = (context: EchoContext, args: Record<string, unknown>) => Reply | Promise<Reply>;

/** A control server whose commands answer with what they were given, and what it saw. */
export interface EchoGame {
  readonly server: ControlServer<EchoContext>;
  readonly endpoint: Endpoint;
  readonly path: string;
  /** Lines as the input log would keep them. */
  readonly lines: string[];
  /** Faults that were logged: reference, error, line. */
  readonly faults: { readonly reference: string; readonly error: unknown; readonly line: string }[];
  /** Every value of the pending count. */
  readonly pending: number[];
  /** Why waits ended that never came true. */
  readonly cancelled: ControlError[];
  /** Resolves at the next call of `wait`. */
  waiting(): Promise<void>;
  /** Lets every call of `wait` that runs come true. */
  release(): void;
}

const hello = {
  game: 'echo',
  version: '1.0',
  build: 'test',
  java: { version: '26.1', data: 4786 },
  api: ['horizon-1'],
  commands: Object.keys(commands).filter((name) => name !== 'launch'),
  digests: ['S'],
  renderer: { name: 'none', driver: 'none' },
  size: [854, 480],
  display: 'headless',
};

/** Opens an echo game for the running test and closes it when that ends. `wait` and `wait-for` hold until `release` or their client goes. */
export async function echoGame(
  after: After,
  given: { readonly endpoint?: Endpoint; readonly refuse?: ControlServerOptions<EchoContext>['refuse'] } & {
    readonly admit?: () => void;
    readonly handlers?: Partial<Record<GameCommandName, EchoHandler>>;
  } = {},
): Promise<EchoGame> {
  const endpoint = given.endpoint ?? { kind: 'unix', path: join(tempFolder(after), 's') };
  const [lines, faults, pending, cancelled]: [string[], EchoGame['faults'], number[], ControlError[]] = [[], [], [], []];
  const holders = new Set<() => void>();
  const arrivals = new Set<() => void>();

  const hold: EchoHandler = ({ call }, args) =>
    new Promise((resolve, reject) => {
      const comeTrue = (): void => resolve({ ok: true, ...args });
      holders.add(comeTrue);
      call.signal.addEventListener('abort', () => {
        cancelled.push(call.signal.reason as ControlError);
        reject(call.signal.reason as ControlError);
      });
      for (const arrival of arrivals) arrival();
      arrivals.clear();
    });
  const echo: EchoHandler = ({ call }, args) => ({ ok: true, command: call.row.name, args });
  const special: Partial<Record<GameCommandName, EchoHandler>> = { wait: hold, 'wait-for': hold, hello: () => hello, ...given.handlers };
  const names = Object.keys(commands).filter((name) => name !== 'launch') as GameCommandName[];
  const handlers = Object.fromEntries(names.map((name) => [name, special[name] ?? echo])) as unknown as Handlers<EchoContext>;

  const server = await ControlServer.open<EchoContext>({
    endpoint,
    handlers,
    makeContext: (call) => ({ call }),
    refuse: given.refuse ?? (() => null),
    ...(given.admit === undefined ? {} : { admit: given.admit }),
    logFault: (reference, error, line) => void faults.push({ reference, error, line }),
    onLine: (_row, line) => void lines.push(line),
    onPending: (count) => void pending.push(count),
    decorate: (row, reply) => (row.effect === 'action' ? { ...reply, last: 7 } : reply),
  });
  after(() => server.close());
  return {
    server,
    endpoint,
    path: endpointPath(endpoint),
    lines,
    faults,
    pending,
    cancelled,
    waiting: () => new Promise((resolve) => arrivals.add(resolve)),
    release: () => {
      for (const comeTrue of holders) comeTrue();
      holders.clear();
    },
  };
}

/** A refusal of `needs: world` for tests. */
export function noWorld(): ControlError {
  return new ControlError('state', 'no world open; use: open WORLD');
}
