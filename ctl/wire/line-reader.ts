import { isUtf8 } from 'node:buffer';
import { ControlError } from '../control-error.ts';
import { maxLineBytes } from './dialect.ts';

/** A whole line, or why it cannot be read. Its answer keeps its place among the others. */
export type ReadLine = string | ControlError;

// Made once: a client that floods the game with rubbish must not make it fill its memory with errors.
const tooLong = new ControlError('usage', `the line has more than ${maxLineBytes} bytes; send less text`);
const notUtf8 = new ControlError('usage', 'the line is not valid UTF-8; send text as UTF-8');

/**
 * Cuts a byte stream into lines. A line that is too long or no UTF-8 becomes a ControlError `usage`, and the stream goes on behind it.
 * A carriage return before the line break is dropped.
 */
export class LineReader {
  readonly #decoder = new TextDecoder();
  #open: Buffer[] = [];
  #openBytes = 0;
  #skipping = false;

  /** Takes the next bytes and gives every line that they complete. */
  push(chunk: Buffer, take: (line: ReadLine) => void): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(10, start);
      if (end < 0) break;
      this.#close(chunk.subarray(start, end), take);
      start = end + 1;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start), take);
  }

  /** Gives the last line when the stream ended without a line break. */
  finish(take: (line: ReadLine) => void): void {
    if (this.#openBytes > 0) this.#close(Buffer.alloc(0), take);
  }

  #close(piece: Buffer, take: (line: ReadLine) => void): void {
    if (this.#skipping) {
      this.#skipping = false;
      return;
    }
    const whole = this.#openBytes === 0 ? piece : Buffer.concat([...this.#open, piece]);
    this.#open = [];
    this.#openBytes = 0;
    const line = whole.at(-1) === 13 ? whole.subarray(0, -1) : whole;
    take(line.length > maxLineBytes ? tooLong : isUtf8(line) ? this.#decoder.decode(line) : notUtf8);
  }

  #keep(piece: Buffer, take: (line: ReadLine) => void): void {
    if (this.#skipping) return;
    this.#open.push(piece);
    this.#openBytes += piece.length;
    // One more for a carriage return that may be the last.
    if (this.#openBytes <= maxLineBytes + 1) return;
    this.#open = [];
    this.#openBytes = 0;
    this.#skipping = true;
    take(tooLong);
  }
}
