import type { Readable, Writable } from 'node:stream';

/** Longest line that is read, in bytes: what clients of the protocol take themselves. */
export const longestLine = 10 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a JsonPipe tells its owner. */
export interface PipeEvents {
  /** A line that is JSON. */
  readonly message: (value: unknown) => void;
  /** A line that is no JSON, not UTF-8, or longer than `longestLine`; it is skipped. */
  readonly garbage: (why: string) => void;
  /** The other end will send no more, or reads no more. */
  readonly ended: () => void;
}

/** JSON values over two streams, one a line, as MCP's stdio transport has them. */
export class JsonPipe {
  readonly #output: Writable;
  readonly #events: PipeEvents;
  #kept: Buffer[] = [];
  #size = 0;
  #skipping = false;
  #over = false;

  constructor(input: Readable, output: Writable, events: PipeEvents) {
    this.#output = output;
    this.#events = events;
    input.on('data', (chunk: Buffer) => this.#take(chunk));
    input.once('end', () => this.#end());
    input.once('error', () => this.#end());
    // A client that went away breaks the pipe; there is nobody left to tell.
    output.on('error', () => this.#end());
  }

  /** Writes one value as a line. JSON has no raw line break in it. */
  send(value: unknown): void {
    if (!this.#over) this.#output.write(`${JSON.stringify(value)}\n`);
  }

  #take(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#keep(chunk.subarray(start, end));
      this.#line();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  }

  #keep(part: Buffer): void {
    if (this.#skipping || part.length === 0) return;
    this.#size += part.length;
    if (this.#size > longestLine) {
      this.#skipping = true;
      this.#kept = [];
    } else this.#kept.push(part);
  }

  #line(): void {
    const bytes = Buffer.concat(this.#kept);
    const tooLong = this.#skipping;
    this.#kept = [];
    this.#size = 0;
    this.#skipping = false;
    if (tooLong) this.#events.garbage(`a line is longer than ${longestLine} bytes`);
    else this.#read(bytes);
  }

  #read(bytes: Buffer): void {
    let value: unknown;
    try {
      const text = utf8.decode(bytes).trim();
      if (text === '') return;
      value = JSON.parse(text);
    } catch {
      this.#events.garbage('a line is not JSON');
      return;
    }
    this.#events.message(value);
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#events.ended();
  }
}
