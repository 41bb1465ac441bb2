import { closeSync, createWriteStream, fstatSync, mkdirSync, openSync, readSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const limit = 16 * 1024 * 1024;
const tailBytes = 256 * 1024;

/** A log on disk that stops growing at 16 MiB and says so in its last line. A full disk ends the log, never the caller. */
export class CappedFile {
  readonly #stream: WriteStream;
  #left = limit;

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.#stream = createWriteStream(path, { flags: 'a', mode: 0o600 });
    this.#stream.on('error', () => {
      this.#left = 0;
    });
  }

  /** Takes the next bytes; what is past the limit is dropped. */
  write(chunk: Buffer): void {
    if (this.#left <= 0) return;
    this.#stream.write(chunk.length <= this.#left ? chunk : chunk.subarray(0, this.#left));
    this.#left -= chunk.length;
    if (this.#left <= 0) this.#stream.write('\n[the log was cut here: it reached 16 MiB]\n');
  }

  /** Resolves when all is written, or the file could not be. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#stream.destroyed) return resolve();
      this.#stream.once('close', () => resolve());
      this.#stream.end();
    });
  }
}

/** The last `count` lines of a text file, from its last 256 KiB; none when it cannot be read. */
export function tailOfFile(path: string, count: number): readonly string[] {
  let fd: number;
  try {
    fd = openSync(path, 'r');
  } catch {
    return [];
  }
  try {
    const { size } = fstatSync(fd);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    const read = readSync(fd, buffer, 0, buffer.length, size - buffer.length);
    const lines = buffer.toString('utf8', 0, read).split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    return lines.slice(-count);
  } finally {
    closeSync(fd);
  }
}
