import { connect, type Socket } from 'node:net';
import { ControlError } from '../control-error.ts';
import { type Endpoint, endpointAt, endpointPath } from '../endpoint.ts';
import type { ReplyOf } from '../reply-shapes.ts';
import type { Args, Commands, GameCommandName, Reply } from '../table/commands.ts';
import type { GivenArgs } from '../table/given-args.ts';
import { encodeLine, maxLineBytes } from './dialect.ts';
import { errorOf } from './reply-text.ts';
import { readTcpFile } from './tcp-file.ts';

/** What may cut a call short. Both close the connection, since only that makes the game give up a wait. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of the wall clock, for a game that hangs; a command's own `--timeout` is seconds of ticks. */
  readonly timeoutMs?: number | undefined;
}

interface Pending {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: ControlError) => void;
}

/** A client of the control socket. Lines may be sent without waiting; replies come in the order of the lines. */
export class ControlClient {
  readonly #socket: Socket;
  readonly #where: string;
  readonly #waiting: Pending[] = [];
  #first = 0;
  #text: string[] = [];
  #over: ControlError | null = null;

  private constructor(socket: Socket, where: string) {
    this.#socket = socket;
    this.#where = where;
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('error', (error) => this.#fail(lost(where, error.message)));
    socket.on('close', () => this.#fail(lost(where, 'the game closed the connection')));
  }

  /**
   * Connects to a game, at an endpoint or at the path of one (a socket, or a `horizon-control.json`). Throws ControlError `connection`
   * with the next step when none answers there.
   */
  static async connect(to: Endpoint | { readonly socket: string }, options: CallOptions = {}): Promise<ControlClient> {
    const endpoint = 'kind' in to ? to : endpointAt(to.socket, process.cwd());
    const where = endpointPath(endpoint);
    const tcp = endpoint.kind === 'tcp' ? readTcpFile(endpoint.file) : undefined;
    if (endpoint.kind === 'tcp' && tcp === undefined) throw unreachable(where, 'the file is not there');
    const socket = tcp === undefined ? connect(where) : connect({ host: '127.0.0.1', port: tcp.port, noDelay: true });
    await opened(socket, where, options);
    const client = new ControlClient(socket, where);
    if (tcp !== undefined) socket.write(`${tcp.token}\n`);
    return client;
  }

  /** Runs a command. Throws ControlError: the game's refusal with its kind and details, `usage` before sending, or `connection`. */
  async call<N extends GameCommandName>(name: N, args: GivenArgs<Commands[N]> | Args<N>, options: CallOptions = {}): Promise<ReplyOf<N>> {
    const reply = await this.line(encodeLine(name, args), options);
    const error = errorOf(reply);
    if (error !== null) throw error;
    return reply as ReplyOf<N>;
  }

  /** Sends a line as it stands and gives the reply, be it an error. Throws ControlError `usage` for what is no line, `connection`, `timeout`. */
  line(raw: string, options: CallOptions = {}): Promise<Reply> {
    if (/[\r\n\0]/.test(raw) || Buffer.byteLength(raw) > maxLineBytes) {
      return Promise.reject(new ControlError('usage', `a line has no line break, no NUL and at most ${maxLineBytes} bytes; shorten it`));
    }
    if (this.#over !== null) return Promise.reject(this.#over);
    if (options.signal?.aborted) return Promise.reject(cancelled());
    return new Promise<Reply>((resolve, reject) => {
      const disarm = this.#arm(options);
      this.#waiting.push({
        resolve: (reply) => {
          disarm();
          resolve(reply);
        },
        reject: (error) => {
          disarm();
          reject(error);
        },
      });
      this.#socket.write(`${raw}\n`);
    });
  }

  /** Whether nothing more can be sent: the game is gone, or this side closed. */
  get closed(): boolean {
    return this.#over !== null;
  }

  /** Closes the connection. What still waits is cancelled in the game and fails here with kind `connection`. */
  close(): void {
    this.#fail(lost(this.#where, 'this client closed the connection'));
  }

  #arm(options: CallOptions): () => void {
    const { signal, timeoutMs } = options;
    if (signal === undefined && timeoutMs === undefined) return () => {};
    const onAbort = (): void => this.#fail(cancelled());
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            const message = `the game at ${this.#where} did not reply in ${timeoutMs} ms: it hangs or is stopped; read logs/latest.log in its home, or end its process`;
            this.#fail(new ControlError('timeout', message));
          }, timeoutMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    return () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
  }

  #read(chunk: string): void {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      this.#text.push(chunk.slice(start, end));
      const text = this.#text.length === 1 ? this.#text[0]! : this.#text.join('');
      this.#text = [];
      start = end + 1;
      this.#settle(text);
    }
    if (start < chunk.length) this.#text.push(chunk.slice(start));
  }

  #settle(text: string): void {
    const reply = parseReply(text);
    if (reply === null) {
      this.#fail(lost(this.#where, 'what answers there does not speak the control protocol'));
      return;
    }
    const pending = this.#waiting[this.#first++];
    if (this.#first > 1024) {
      this.#waiting.splice(0, this.#first);
      this.#first = 0;
    }
    // A refusal before any line was sent: too many clients, or a wrong token.
    if (pending === undefined) this.#fail(errorOf(reply) ?? lost(this.#where, 'it spoke without being asked'));
    else pending.resolve(reply);
  }

  #fail(error: ControlError): void {
    if (this.#over !== null) return;
    this.#over = error;
    this.#socket.destroy();
    for (const pending of this.#waiting.splice(this.#first)) pending.reject(error);
    this.#waiting.length = 0;
    this.#first = 0;
  }
}

function opened(socket: Socket, where: string, options: CallOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const settle = (error: ControlError | null): void => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      socket.off('connect', onConnect);
      if (error === null) {
        socket.off('error', onError);
        resolve();
      } else {
        // Its own listener stays, so that a later error of the dropped socket is no uncaught one.
        socket.destroy();
        reject(error);
      }
    };
    const onAbort = (): void => settle(cancelled());
    const onConnect = (): void => settle(null);
    const onError = (error: NodeJS.ErrnoException): void => settle(unreachable(where, reasons[error.code ?? ''] ?? error.message));
    socket.on('connect', onConnect);
    socket.on('error', onError);
    options.signal?.addEventListener('abort', onAbort, { once: true });
    if (options.timeoutMs !== undefined) {
      timer = setTimeout(() => settle(unreachable(where, `no connection in ${options.timeoutMs} ms`)), options.timeoutMs);
    }
    if (options.signal?.aborted) onAbort();
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such socket',
  ECONNREFUSED: 'nobody listens there any more',
  EACCES: 'it belongs to another user',
  ENOTSOCK: 'it is not a socket',
};

function parseReply(text: string): Reply | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Reply) : null;
  } catch {
    return null;
  }
}

function unreachable(where: string, why: string): ControlError {
  return new ControlError(
    'connection',
    `no game answers at ${where} (${why}); start one with horizon-ctl launch, or name it with --socket PATH`,
  );
}

function lost(where: string, why: string): ControlError {
  return new ControlError('connection', `the connection to the game at ${where} is over (${why}); see its log, then connect again`);
}

function cancelled(): ControlError {
  return new ControlError('connection', 'the call was cancelled here and in the game; send it again when needed');
}
