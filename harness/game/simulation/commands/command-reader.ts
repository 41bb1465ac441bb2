import { CommandError } from './command.ts';

/** Reads the words after a command's name, one by one. Each reader throws a CommandError that names what was expected. */
export class CommandReader {
  readonly #text: string;
  readonly #words: readonly string[];
  /** Where each word begins in the text. */
  readonly #starts: readonly number[];
  #next = 0;

  constructor(text: string) {
    const words = [...text.matchAll(/[^ ]+/g)];
    this.#text = text.trimEnd();
    this.#words = words.map(([word]) => word);
    this.#starts = words.map(({ index }) => index);
  }

  get more(): boolean {
    return this.#next < this.#words.length;
  }

  /** The next word without taking it; empty at the end. */
  peek(): string {
    return this.#words[this.#next] ?? '';
  }

  word(what: string): string {
    if (!this.more) throw new CommandError(`${what} is missing`);
    return this.#words[this.#next++];
  }

  /** One of the given words. */
  choice<T extends string>(what: string, choices: readonly T[]): T {
    const word = this.word(what);
    const found = choices.find((choice) => choice === word);
    if (found === undefined) throw new CommandError(`${what} cannot be "${word}"; it is one of ${choices.join(', ')}`);
    return found;
  }

  integer(what: string, min: number, max: number): number {
    const word = this.word(what);
    const value = Number(word);
    if (!/^[+-]?\d+$/.test(word)) throw new CommandError(`${what} is a whole number, not "${word}"`);
    if (value < min || value > max) throw new CommandError(`${what} is from ${min} to ${max}, not ${word}`);
    return value;
  }

  number(what: string, min: number, max: number): number {
    const word = this.word(what);
    const value = parseDecimal(word);
    if (value === null) throw new CommandError(`${what} is a number, not "${word}"`);
    if (value < min || value > max) throw new CommandError(`${what} is from ${min} to ${max}, not ${word}`);
    return value;
  }

  /** Everything that is left, as one text with its blanks. */
  rest(what: string): string {
    if (!this.more) throw new CommandError(`${what} is missing`);
    const text = this.#text.slice(this.#starts[this.#next]);
    this.#next = this.#words.length;
    return text;
  }

  /** Checks that nothing is left. */
  end(): void {
    if (this.more) throw new CommandError(`"${this.peek()}" is one word too many`);
  }
}

/** A decimal number as commands write it, `-3`, `.5`, `2.25`; null for anything else. */
export function parseDecimal(word: string): number | null {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : null;
}
