import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ControlError } from '../../../ctl/control-error.ts';
import { writeAtomically } from './write-atomically.ts';

interface Line {
  readonly text: string;
  /** Null for a line that is no `key:value`. */
  readonly key: string | null;
  readonly value: string;
}

function parseLines(content: string): Line[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((text) => {
    const at = text.indexOf(':');
    return at < 1 ? { text, key: null, value: '' } : { text, key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
  });
}

/**
 * One file of `key:value` lines. Lines that are none, or unknown, stay where they are, in their words; so do a byte order mark and the way
 * in which lines end.
 *
 * Another program may write the file while the game runs. What it wrote is taken over when the game next writes: its lines, in its order,
 * with the game's own change in them. So neither loses what the other set, save for one and the same key, where the later writer wins.
 */
export class LineFile {
  readonly #path: string;
  /** The file as it was last read or written. */
  #content: string;
  #lines: Line[];
  /** What was set and is not on disk yet. */
  readonly #unwritten = new Map<string, string>();
  #writing: Promise<void> = Promise.resolve();
  /** Called when another program's lines were taken over. */
  onTaken: () => void = () => {};

  /** @throws ControlError `state` when the file is there and cannot be read. */
  constructor(path: string) {
    this.#path = path;
    this.#content = readIfThere(path);
    this.#lines = parseLines(this.#content);
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#lines.flatMap(({ key, value }) => (key === null ? [] : [[key, value] as const]));
  }

  has(key: string): boolean {
    return this.#lines.some((line) => line.key === key);
  }

  /** Changes the last line of a key, or adds one, and writes the file. Rejects with the system's error; the change is then tried again with the next. */
  set(key: string, value: string): Promise<void> {
    this.#put(key, value);
    this.#unwritten.set(key, value);
    this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
    return this.#writing;
  }

  async settled(): Promise<void> {
    await this.#writing.catch(() => {});
  }

  #put(key: string, value: string): void {
    const line: Line = { text: `${key}:${value}`, key, value };
    const last = this.#lines.findLastIndex((each) => each.key === key);
    if (last < 0) this.#lines.push(line);
    else this.#lines[last] = line;
  }

  async #write(): Promise<void> {
    // Several changes of one moment are one writing.
    if (this.#unwritten.size === 0) return;
    const there = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (there !== this.#content && there !== '') {
      this.#lines = parseLines(there);
      this.#content = there;
      for (const [key, value] of this.#unwritten) this.#put(key, value);
      this.onTaken();
    }
    const written = new Map(this.#unwritten);
    const content = this.#text();
    await writeAtomically(this.#path, content);
    this.#content = content;
    for (const [key, value] of written) if (this.#unwritten.get(key) === value) this.#unwritten.delete(key);
  }

  #text(): string {
    const mark = this.#content.startsWith('\uFEFF') ? '\uFEFF' : '';
    const end = /\r\n|\n|\r/.exec(this.#content)?.[0] ?? '\n';
    return `${mark}${this.#lines.map((each) => `${each.text}${end}`).join('')}`;
  }
}

function readIfThere(path: string): string {
  try {
    const stat = statSync(path);
    // Reading a pipe or a device would never end.
    if (!stat.isFile() && !stat.isDirectory()) throw new ControlError('state', `${path} is no ordinary file; move it away`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof ControlError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new ControlError('state', `${path} cannot be read (${code}); make it a readable file, or move it away`, {}, { cause: error });
  }
}
