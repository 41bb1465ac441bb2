import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { ControlError } from '../control-error.ts';
import { type Endpoint, endpointPath } from '../endpoint.ts';
import { commands, type GameCommandName, type Handlers, type Reply } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import type { Call } from './call.ts';
import { Connection, closeGently } from './connection.ts';
import { type ParsedLine, parseLine } from './dialect.ts';
import type { ReadLine } from './line-reader.ts';
import { type Listener, listen } from './listener.ts';
import { errorReply } from './reply-text.ts';

/** Most clients at once; one more is answered `busy` and closed. */
export const maxClients = 64;
/** How long a closing server waits for its last replies to go out. */
const closeMs = 500;

/** What the game gives its control server. */
export interface ControlServerOptions<Context> {
  readonly endpoint: Endpoint;
  /** One handler a command. It may answer at once or by a promise, and refuses by throwing ControlError. */
  readonly handlers: Handlers<Context>;
  /** Makes what the handlers get, for one call. */
  readonly makeContext: (call: Call) => Context;
  /** Why a need of a row is not met now (a ControlError of kind `state` with the next step), or null when it is. */
  readonly refuse: (need: Row['needs'][number], row: Row) => ControlError | null;
  /** Logs a fault of the program itself. `reference` is what the reply names; `line` is the line as it may be kept. */
  readonly logFault: (reference: string, error: unknown, line: string) => void;
  /** Sees every line that is about to be carried out, redacted where the row says so (`<name> <redacted>`). */
  readonly onLine?: (row: Row, line: string) => void;
  /** Adds to a reply, success or failure, what every one of its kind carries (`last` for actions). */
  readonly decorate?: (row: Row, reply: Reply) => Reply;
  /** The number of pending calls changed: rows that wait or are deferred, and calls that hold. */
  readonly onPending?: (pending: number) => void;
  /** The number of connected clients changed. */
  readonly onClients?: (clients: number) => void;
}

/** The game's end of the control socket (docs/protocol.md). */
export class ControlServer<Context> {
  readonly #options: ControlServerOptions<Context>;
  readonly #connections = new Map<number, Connection>();
  #listener: Listener | null = null;
  #nextId = 1;
  #pending = 0;
  #action: string | null = null;
  #lastCommandAt: number | null = null;
  #closing: Promise<void> | null = null;

  private constructor(options: ControlServerOptions<Context>) {
    this.#options = options;
  }

  /** Opens the endpoint. Throws ControlError `state` when it cannot be had, saying what to do. */
  static async open<Context>(options: ControlServerOptions<Context>): Promise<ControlServer<Context>> {
    const server = new ControlServer(options);
    server.#listener = await listen(options.endpoint, (socket) => server.#accept(socket));
    return server;
  }

  /** The socket's path, or the file that names port and token. */
  path(): string {
    return endpointPath(this.#options.endpoint);
  }

  /** How many clients are connected. */
  clients(): number {
    return this.#connections.size;
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

  /** Cancels every call, sends the last replies, closes every connection and takes the endpoint's file away. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  /** Takes the endpoint's file away at once: for a process that ends without closing. */
  removeFile(): void {
    this.#listener?.removeFile();
  }

  async #closeAll(): Promise<void> {
    const stopped = this.#listener?.close();
    for (const connection of this.#connections.values()) {
      connection.close(new ControlError('connection', 'the game closes its control socket; start it again with horizon-ctl launch'));
    }
    const timer = setTimeout(() => {
      for (const connection of this.#connections.values()) connection.destroy();
    }, closeMs);
    await stopped;
    clearTimeout(timer);
  }

  #accept(socket: Socket): void {
    if (this.#connections.size >= maxClients || this.#closing !== null) {
      const refusal = new ControlError('busy', `${maxClients} clients are connected, which is the most; close one and try again`);
      socket.write(`${JSON.stringify(errorReply(refusal))}\n`);
      closeGently(socket);
      return;
    }
    const id = this.#nextId++;
    const connection = new Connection(
      id,
      socket,
      { run: (from, line) => this.#run(from, line), admit: (line) => this.#admit(line) },
      this.#listener?.token != null,
    );
    this.#connections.set(id, connection);
    this.#options.onClients?.(this.#connections.size);
    socket.once('close', () => {
      this.#connections.delete(id);
      this.#options.onClients?.(this.#connections.size);
    });
  }

  #admit(line: ReadLine): string | null {
    const given = typeof line === 'string' ? line : '';
    // Hashes have one length, so the comparison tells nothing, not even that of the token.
    if (timingSafeEqual(sha256(given), sha256(this.#listener?.token ?? ''))) return null;
    return JSON.stringify(
      errorReply(new ControlError('connection', 'the first line is not the token of horizon-control.json; read it again')),
    );
  }

  #run(connection: Connection, line: ReadLine): string | Promise<string> {
    this.#lastCommandAt = Date.now();
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

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
