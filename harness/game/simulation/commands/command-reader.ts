import { CommandError } from './command-error.ts';

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Reads the words of a line, one by one. Each reader throws a CommandError that names what was expected and where. */
export class CommandReader {
  readonly #text: string;
  #at: number;
  /** Where the word that was read last begins. */
  #wordStart: number;

  /** @param from where to begin, in characters. */
  constructor(text: string, from = 0) {
    this.#text = text.trimEnd();
    this.#at = from;
    this.#wordStart = from;
  }

  get more(): boolean {
    return this.#skipped() < this.#text.length;
  }

  /** The place behind what was read. */
  get cursor(): number {
    return this.#at;
  }

  /** An error about the word that was read last. */
  fault(message: string): CommandError {
    return new CommandError(message, this.#wordStart);
  }

  /** The next word without taking it; empty at the end. */
  peek(): string {
    const from = this.#skipped();
    return this.#text.slice(from, this.#wordEnd(from));
  }

  word(what: string): string {
    const from = this.#start(what);
    this.#at = this.#wordEnd(from);
    return this.#text.slice(from, this.#at);
  }

  /** A word that may hold blanks within brackets, braces and quotes: `@e[type=cow, limit=1]`, `{a: "b c"}`. */
  nested(what: string): string {
    const from = this.#start(what);
    this.#at = this.#nestedEnd(from);
    return this.#text.slice(from, this.#at);
  }

  /** One of the given words. */
  choice<T extends string>(what: string, choices: readonly T[]): T {
    const word = this.word(what);
    const found = choices.find((choice) => choice === word);
    if (found === undefined) throw this.fault(`${what} cannot be "${word}"; it is one of ${choices.join(', ')}`);
    return found;
  }

  integer(what: string, min: number, max: number): number {
    const word = this.word(what);
    const value = Number(word);
    if (!/^[+-]?\d+$/.test(word)) throw this.fault(`${what} is a whole number, not "${word}"`);
    if (value < min || value > max) throw this.fault(`${what} is from ${min} to ${max}, not ${word}`);
    return value;
  }

  number(what: string, min: number, max: number): number {
    const word = this.word(what);
    const value = parseDecimal(word);
    if (value === null) throw this.fault(`${what} is a number, not "${word}"`);
    if (value < min || value > max) throw this.fault(`${what} is from ${min} to ${max}, not ${word}`);
    return value;
  }

  /** Everything that is left, as one text with its blanks. */
  rest(what: string): string {
    const from = this.#start(what);
    this.#at = this.#text.length;
    return this.#text.slice(from);
  }

  /** Checks that nothing is left. */
  end(): void {
    if (this.more) throw new CommandError(`"${this.peek()}" is one word too many`, this.#skipped());
  }

  #start(what: string): number {
    const from = this.#skipped();
    this.#wordStart = from;
    if (from >= this.#text.length) throw new CommandError(`${what} is missing`, this.#text.length);
    return from;
  }

  #skipped(): number {
    let from = this.#at;
    while (this.#text[from] === ' ') from++;
    return from;
  }

  #wordEnd(from: number): number {
    const end = this.#text.indexOf(' ', from);
    return end < 0 ? this.#text.length : end;
  }

  #nestedEnd(from: number): number {
    const open: string[] = [];
    let quote: string | null = null;
    let i = from;
    for (; i < this.#text.length; i++) {
      const char = this.#text[i];
      if (quote !== null) {
        if (char === '\\') i++;
        else if (char === quote) quote = null;
      } else if (char === '"' || char === "'") quote = char;
      else if (closing[char] !== undefined) open.push(closing[char]);
      else if (char === open.at(-1)) open.pop();
      else if (char === ' ' && open.length === 0) break;
    }
    if (quote !== null || open.length > 0) throw new CommandError(`"${quote ?? open.at(-1)}" is missing at the end`, this.#text.length);
    return i;
  }
}

/** A decimal number as commands write it, `-3`, `.5`, `2.25`; null for anything else. */
export function parseDecimal(word: string): number | null {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : null;
}
