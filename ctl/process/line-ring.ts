import { StringDecoder } from 'node:string_decoder';

/** Longest line that is kept, in UTF-16 units; the rest of a longer one is dropped. */
const maxLineLength = 4096;

/**
 * Keeps the newest lines of a byte stream within a fixed amount of memory, however much arrives and however long its lines are.
 */
export class LineRing {
  readonly #limit: number;
  readonly #onLine: ((line: string) => void) | undefined;
  readonly #decoder = new StringDecoder('utf8');
  #lines: string[] = [];
  #open = '';

  /** `limit`: how many lines are kept. `onLine` sees every whole line once. */
  constructor(limit: number, onLine?: (line: string) => void) {
    this.#limit = limit;
    this.#onLine = onLine;
  }

  /** Takes the next bytes of the stream. */
  push(chunk: Buffer): void {
    const pieces = this.#decoder.write(chunk).split('\n');
    const last = pieces.length - 1;
    for (let index = 0; index < last; index++) {
      this.#add(index === 0 ? this.#open + pieces[0] : (pieces[index] ?? ''));
    }
    this.#open = cut((last === 0 ? this.#open : '') + (pieces[last] ?? ''));
    if (this.#lines.length > this.#limit) this.#lines = this.#lines.slice(-this.#limit);
  }

  /** The newest lines, oldest first, the unfinished one included. */
  lines(): readonly string[] {
    const all = this.#open === '' ? this.#lines : [...this.#lines, this.#open];
    return all.slice(-this.#limit);
  }

  #add(raw: string): void {
    const line = cut(raw.endsWith('\r') ? raw.slice(0, -1) : raw);
    this.#lines.push(line);
    this.#onLine?.(line);
  }
}

function cut(line: string): string {
  return line.length > maxLineLength ? line.slice(0, maxLineLength) : line;
}
