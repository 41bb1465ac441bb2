import type { Socket } from 'node:net';
import { ControlError } from '../control-error.ts';
import { LineReader, type ReadLine } from './line-reader.ts';

/** What a connection needs of its server. */
export interface ConnectionHost {
  /** Carries out one line and gives the reply's JSON. A promise holds the connection until it settles; it never rejects. */
  run(connection: Connection, line: ReadLine): string | Promise<string>;
  /** Judges the first line where a token is asked for: null lets the client in, a reply is sent before closing. */
  admit(line: ReadLine): string | null;
}

/** Lines that wait are kept up to this size; then nothing more is read until they are done. */
const maxWaitingCharacters = 1_048_576;
/** What a waiting line counts besides its text, so that a flood of empty lines is held back as well. */
const lineOverhead = 64;
/** Longest stretch of answers without letting the rest of the program run. */
const sliceMs = 2;
/** How often a client that closed its sending half is asked whether it is still there, while its command runs. */
const probeMs = 250;
/** How long a client may take to send its token. */
const tokenMs = 5000;
/** How long a client may take to close after us. */
const lingerMs = 1000;

/** One client: its lines are carried out one after the other, and their replies go out in the same order. */
export class Connection {
  readonly id: number;
  readonly #socket: Socket;
  readonly #host: ConnectionHost;
  readonly #reader = new LineReader();
  readonly #timers = new Set<NodeJS.Timeout>();
  #lines: ReadLine[] = [];
  #next = 0;
  #waitingCharacters = 0;
  #output = '';
  #afterReply: (() => void)[] = [];
  #running = false;
  #admitted: boolean;
  /** No more lines will come. */
  #ended = false;
  /** Our half is closed. */
  #finished = false;
  #gone = false;
  #abort: AbortController | null = null;

  constructor(id: number, socket: Socket, host: ConnectionHost, needsToken: boolean) {
    this.id = id;
    this.#socket = socket;
    this.#host = host;
    this.#admitted = !needsToken;
    if (needsToken) this.#later(tokenMs, () => this.#admitted || socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (this.#ended) return;
      this.#reader.push(chunk, (line) => this.#queue(line));
      this.#pump();
    });
    socket.on('end', () => {
      if (!this.#ended) this.#reader.finish((line) => this.#queue(line));
      this.#ended = true;
      this.#pump();
      this.#probe();
    });
    socket.on('drain', () => this.#pump());
    socket.on('error', () => this.#leave());
    socket.on('close', () => this.#leave());
  }

  /** Aborts when the client goes away or the server closes. Belongs to the call that runs. */
  callSignal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.#gone) this.#abort.abort(clientGone());
    return this.#abort.signal;
  }

  /** Runs `then` once the reply of the call that runs was handed to the operating system, or can no longer be. */
  afterReply(then: () => void): void {
    this.#afterReply.push(then);
  }

  /** Cancels what runs, sends what is ready and closes. */
  close(reason: ControlError): void {
    this.#ended = true;
    this.#lines = [];
    this.#next = 0;
    this.#abort?.abort(reason);
    this.#pump();
  }

  /** Closes at once. */
  destroy(): void {
    this.#socket.destroy();
  }

  #queue(line: ReadLine): void {
    this.#lines.push(line);
    this.#waitingCharacters += sizeOf(line);
    if (this.#waitingCharacters > maxWaitingCharacters) this.#socket.pause();
  }

  /** Carries out what waits, until one command has to wait, the client reads too slowly or the slice is used up. */
  #pump(): void {
    const start = performance.now();
    while (this.#canRun()) {
      const line = this.#lines[this.#next++]!;
      this.#waitingCharacters -= sizeOf(line);
      this.#carryOut(line);
      if (this.#output.length > 65_536) this.#flush();
      if (performance.now() - start > sliceMs && this.#canRun()) {
        setImmediate(() => this.#pump());
        break;
      }
    }
    this.#flush();
    if (this.#next === this.#lines.length) {
      this.#lines = [];
      this.#next = 0;
      if (this.#socket.isPaused() && !this.#gone) this.#socket.resume();
      if (this.#ended && !this.#running) this.#finish();
    }
  }

  #canRun(): boolean {
    return !this.#running && !this.#gone && !this.#finished && this.#next < this.#lines.length && !this.#socket.writableNeedDrain;
  }

  #carryOut(line: ReadLine): void {
    if (!this.#admitted) {
      const refusal = this.#host.admit(line);
      if (refusal === null) {
        this.#admitted = true;
        return;
      }
      this.#answer(refusal);
      this.#ended = true;
      this.#lines = [];
      this.#next = 0;
      return;
    }
    // Also while it only answers: the line itself may be what closes this connection, and its reply goes out all the same.
    this.#running = true;
    const reply = this.#host.run(this, line);
    if (!(reply instanceof Promise)) {
      this.#running = false;
      this.#answer(reply);
      return;
    }
    void reply.then((settled) => {
      this.#running = false;
      this.#answer(settled);
      this.#pump();
    });
  }

  #answer(reply: string): void {
    this.#abort = null;
    if (!this.#gone) this.#output += `${reply}\n`;
    if (this.#afterReply.length > 0) this.#flush();
  }

  #flush(): void {
    const after = this.#afterReply;
    this.#afterReply = this.#running ? after : [];
    const then = this.#running ? undefined : (): void => after.forEach((each) => void each());
    if (this.#gone || this.#output === '') {
      then?.();
      return;
    }
    this.#socket.write(this.#output, then);
    this.#output = '';
  }

  /**
   * A client that closed its sending half may still read (`echo state | nc -U`), or may be gone: the two look alike. A blank before
   * the reply's JSON tells them apart, since only the second answers it with an error.
   */
  #probe(): void {
    if (!this.#running || this.#gone || this.#socket.destroyed) return;
    this.#socket.write(' ');
    this.#later(probeMs, () => this.#probe());
  }

  #finish(): void {
    if (this.#finished || this.#gone) return;
    this.#finished = true;
    closeGently(this.#socket);
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#lines = [];
    this.#next = 0;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#abort?.abort(clientGone());
    if (!this.#running) this.#flush();
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}

/** Sends what is written, takes no more, and drops a client that does not close its own half soon. */
export function closeGently(socket: Socket): void {
  socket.on('error', () => {});
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

function sizeOf(line: ReadLine): number {
  return lineOverhead + (typeof line === 'string' ? line.length : 0);
}

function clientGone(): ControlError {
  return new ControlError('connection', 'the client went away, so its command was cancelled; connect and send it again');
}
