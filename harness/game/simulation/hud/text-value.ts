/** A value as commands write it: JSON, or Java's looser notation with bare keys and words (minecraft.wiki, "NBT format", "SNBT format"). */
export type TextValue = string | number | boolean | readonly TextValue[] | { readonly [key: string]: TextValue };

/** What is wrong with a written value, as a sentence without its full stop. */
export class TextValueError extends Error {
  override readonly name = 'TextValueError';
}

const bareWord = /^[A-Za-z0-9_.+-]+/;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', s: ' ', '"': '"', "'": "'", '\\': '\\', '/': '/' };
/** Values inside values; deeper ones are a mistake or mischief. */
const deepest = 32;

class ValueReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): TextValue {
    const value = this.#value(0);
    this.#blanks();
    if (this.#at < this.#text.length)
      throw new TextValueError(`"${this.#text.slice(this.#at, this.#at + 12)}" follows the end of the text`);
    return value;
  }

  #value(depth: number): TextValue {
    if (depth > deepest) throw new TextValueError(`texts are nested deeper than ${deepest}`);
    this.#blanks();
    const next = this.#text[this.#at];
    if (next === '{') return this.#object(depth);
    if (next === '[') return this.#list(depth);
    if (next === '"' || next === "'") return this.#quoted(next);
    const word = this.#word();
    if (word === 'true' || word === 'false') return word === 'true';
    return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
  }

  #object(depth: number): TextValue {
    const entries: [string, TextValue][] = [];
    this.#at++;
    for (;;) {
      this.#blanks();
      if (this.#take('}')) return Object.fromEntries(entries);
      if (entries.length > 0 && !this.#take(',')) throw this.#expected(', or }');
      this.#blanks();
      const quote = this.#text[this.#at];
      const key = quote === '"' || quote === "'" ? this.#quoted(quote) : this.#word();
      this.#blanks();
      if (!this.#take(':')) throw this.#expected(':');
      entries.push([key, this.#value(depth + 1)]);
    }
  }

  #list(depth: number): TextValue {
    const items: TextValue[] = [];
    this.#at++;
    for (;;) {
      this.#blanks();
      if (this.#take(']')) return items;
      if (items.length > 0 && !this.#take(',')) throw this.#expected(', or ]');
      items.push(this.#value(depth + 1));
    }
  }

  #quoted(quote: string): string {
    let text = '';
    this.#at++;
    for (;;) {
      const char = this.#text[this.#at++];
      if (char === undefined) throw new TextValueError(`a text that begins with ${quote} has no ${quote} at its end`);
      if (char === quote) return text;
      text += char === '\\' ? this.#escape() : char;
    }
  }

  #escape(): string {
    const code = this.#text[this.#at++] ?? '';
    if (code === 'u') {
      const digits = this.#text.slice(this.#at, this.#at + 4);
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw new TextValueError('\\u needs four hexadecimal digits');
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const char = escapes[code];
    if (char === undefined) throw new TextValueError(`\\${code} means nothing; write \\\\ for a backslash`);
    return char;
  }

  #word(): string {
    const word = bareWord.exec(this.#text.slice(this.#at))?.[0];
    if (word === undefined) throw this.#expected('a text');
    this.#at += word.length;
    return word;
  }

  #take(char: string): boolean {
    if (this.#text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #blanks(): void {
    while (this.#text[this.#at] === ' ') this.#at++;
  }

  #expected(what: string): TextValueError {
    const rest = this.#text.slice(this.#at, this.#at + 12);
    return new TextValueError(`${what} is missing ${rest === '' ? 'at the end' : `before "${rest}"`}`);
  }
}

/** Reads a value. @throws TextValueError for what is none. */
export function readTextValue(text: string): TextValue {
  return new ValueReader(text).whole();
}
