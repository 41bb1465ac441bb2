import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { ControlError } from '../control-error.ts';
import type { Endpoint } from '../endpoint.ts';
import { commands, type GameCommandName, type Handlers, type Reply } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import type { Call } from './call.ts';
import { type Connection, closeGently } from './connection.ts';
import { type ParsedLine, parseLine } from './dialect.ts';
import { Door } from './door.ts';
import type { ReadLine } from './line-reader.ts';
import { errorReply } from './reply-text.ts';

/** Most clients at once; one more is answered `busy` and closed. */
export const maxClients = 64;
/** What the game gives its control server. */
export interface ControlServerOptions<Context> {
  /** One handler a command. It may answer at once or by a promise, and refuses by throwing ControlError. */
  readonly handlers: Handlers<Context>;
  /** Makes what the handlers get, for one call. */
  readonly makeContext: (call: Call) => Context;
  /** Why a need of a row is not met now (a ControlError of kind `state` with the next step), or null when it is. */
  readonly refuse: (need: Row['needs'][number], row: Row) => ControlError | null;
  /** Logs a fault of the program itself. `reference` is what the reply names; `line` is the line as it may be kept. */
  readonly logFault: (reference: string, error: unknown, line: string) => void;
  /** Looked at before every line, whatever is in it: throws the ControlError that refuses them all. */
  readonly admit?: () => void;
  /** Sees every line that is about to be carried out, redacted where the row says so (`<name> <redacted>`). */
  readonly onLine?: (row: Row, line: string) => void;
  /** Adds to a reply, success or failure, what every one of its kind carries (`last` for actions). */
  readonly decorate?: (row: Row, reply: Reply) => Reply;
  /** The number of pending calls changed: rows that wait or are deferred, and calls that hold. */
  readonly onPending?: (pending: number) => void;
  /** The number of connected clients changed. */
  readonly onClients?: (clients: number) => void;
}

/** The game's end of the control socket (docs/protocol.md): one table of commands behind any number of doors. */
export class ControlServer<Context> {
  readonly #options: ControlServerOptions<Context>;
  readonly #doors = new Set<Door>();
  #nextId = 1;
  #pending = 0;
  #action: string | null = null;
  #lastCommandAt: number | null = null;

  constructor(options: ControlServerOptions<Context>) {
    this.#options = options;
  }

  /** A server with one door, open. Throws ControlError `state` when the endpoint cannot be had, saying what to do. */
  static async open<Context>(options: ControlServerOptions<Context> & { readonly endpoint: Endpoint }): Promise<ControlServer<Context>> {
    const server = new ControlServer(options);
    await server.openDoor(options.endpoint);
    return server;
  }

  /** Opens one more endpoint. Throws ControlError `state` when it cannot be had, saying what to do. */
  async openDoor(endpoint: Endpoint): Promise<Door> {
    const door = await Door.open(endpoint, (socket, at) => this.#accept(socket, at));
    for (const other of this.#doors) if (other.closing && other.clients === 0) this.#doors.delete(other);
    this.#doors.add(door);
    return door;
  }

  /** How many clients are connected. */
  clients(): number {
    let clients = 0;
    for (const door of this.#doors) clients += door.clients;
    return clients;
  }

  /** When the last line came, in milliseconds since 1970; null before the first. */
  lastCommandAt(): number | null {
    return this.#lastCommandAt;
  }

  /** How many calls wait for the game to move on. */
  pending(): number {
    return this.#pending;
  }

  /** The name of the deferred action that runs, or null. */
  runningAction(): string | null {
    return this.#action;
  }

  /** Cancels every call, sends the last replies, closes every connection and takes the endpoints' files away. */
  async close(): Promise<void> {
    await Promise.all([...this.#doors].map((door) => door.close(gameCloses())));
  }

  /** Takes the endpoints' files away at once: for a process that ends without closing. */
  removeFile(): void {
    for (const door of this.#doors) door.removeFile();
  }

  #accept(socket: Socket, door: Door): void {
    if (this.clients() >= maxClients || door.closing) {
      const refusal = new ControlError('busy', `${maxClients} clients are connected, which is the most; close one and try again`);
      socket.write(`${JSON.stringify(errorReply(refusal))}\n`);
      closeGently(socket);
      return;
    }
    const tell = (): void => this.#options.onClients?.(this.clients());
    door.welcome(this.#nextId++, socket, (from, line) => this.#run(from, line), tell);
    tell();
  }

  #run(connection: Connection, line: ReadLine): string | Promise<string> {
    this.#lastCommandAt = Date.now();
    try {
      this.#options.admit?.();
    } catch (error) {
      return this.#failure(error, null, '<refused>');
    }
    if (typeof line !== 'string') return JSON.stringify(errorReply(line));
    let parsed: ParsedLine;
    try {
      parsed = parseLine(line);
    } catch (error) {
      return this.#failure(error, null, '<unread>');
    }
    const row: Row = commands[parsed.name];
    const kept = row.redacted ? `${row.name} <redacted>` : line;
    try {
      this.#check(row, parsed.args);
    } catch (error) {
      return this.#failure(error, row, kept);
    }
    const release = this.#occupy(row);
    try {
      this.#options.onLine?.(row, kept);
      const context = this.#options.makeContext(makeCall(connection, row, release.hold));
      const handler = this.#options.handlers[parsed.name as GameCommandName] as (
        context: Context,
        args: ParsedLine['args'],
      ) => Reply | Promise<Reply>;
      const result = handler(context, parsed.args);
      if (!(result instanceof Promise)) {
        release.all();
        return this.#success(result, row, kept);
      }
      return result.then(
        (reply) => {
          release.all();
          return this.#success(reply, row, kept);
        },
        (error: unknown) => {
          release.all();
          return this.#failure(error, row, kept);
        },
      );
    } catch (error) {
      release.all();
      return this.#failure(error, row, kept);
    }
  }

  #check(row: Row, args: Readonly<Record<string, unknown>>): void {
    if (row.local !== undefined) {
      throw new ControlError('unknown', `${row.name} is carried out by horizon-ctl itself; run: horizon-ctl ${row.example}`);
    }
    if (row.destructive === true && args.confirm !== true) {
      throw new ControlError(
        'usage',
        `${row.name} cannot be undone; ask the player, and give it again with --confirm (confirm: true) if they agree`,
      );
    }
    for (const need of row.needs) {
      const refusal = this.#options.refuse(need, row);
      if (refusal !== null) throw refusal;
    }
    if (row.deferred && this.#action !== null) {
      throw new ControlError('busy', `${this.#action} is running on another connection; wait until it ends, then send this again`);
    }
  }

  /** Counts a call as pending and takes the one place for actions, as its row says. Everything is given back once. */
  #occupy(row: Row): { hold: () => () => void; all: () => void } {
    let held = 0;
    let over = false;
    const hold = (): (() => void) => {
      if (over) return () => {};
      held++;
      this.#changePending(1);
      let open = true;
      return () => {
        if (!open || over) return;
        open = false;
        held--;
        this.#changePending(-1);
      };
    };
    if (row.deferred) this.#action = row.name;
    if (row.waits || row.deferred) hold();
    const all = (): void => {
      over = true;
      if (row.deferred) this.#action = null;
      if (held > 0) this.#changePending(-held);
    };
    return { hold, all };
  }

  #changePending(by: number): void {
    this.#pending += by;
    this.#options.onPending?.(this.#pending);
  }

  #success(reply: Reply, row: Row, line: string): string {
    try {
      return JSON.stringify(this.#options.decorate?.(row, reply) ?? reply);
    } catch (error) {
      return this.#failure(error, null, line);
    }
  }

  #failure(error: unknown, row: Row | null, line: string): string {
    if (error instanceof ControlError) {
      const reply = errorReply(error);
      return row === null ? JSON.stringify(reply) : this.#success(reply, row, line);
    }
    const reference = `fault-${randomBytes(4).toString('hex')}`;
    this.#options.logFault(reference, error, line);
    const name = row?.name ?? 'this line';
    const message = `the game failed while it carried out ${name}; report it with ${reference} from the log`;
    return JSON.stringify(errorReply(new ControlError('internal', message, { reference })));
  }
}

function makeCall(connection: Connection, row: Row, hold: () => () => void): Call {
  return {
    connection: connection.id,
    row,
    get signal() {
      return connection.callSignal();
    },
    hold,
    afterReply: (then) => connection.afterReply(then),
  };
}

function gameCloses(): ControlError {
  return new ControlError('connection', 'the game closes its control socket; start it again with horizon-ctl launch');
}
