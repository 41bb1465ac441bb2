import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import { PackError } from './pack-error.ts';

/** Values of names. */
export type Scope = ReadonlyMap<string, number>;

/** A read expression. */
export type Expression = (scope: Scope) => number;

const degreesPerRadian = 57.29577951308232;

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

interface Callable {
  readonly least: number;
  readonly most: number;
  readonly call: (...values: number[]) => number;
}

/** The functions, by the names they have in Iris's custom uniforms and in GLSL. Angles are radians. */
const functions: Readonly<Record<string, Callable>> = {
  min: { least: 2, most: 8, call: Math.min },
  max: { least: 2, most: 8, call: Math.max },
  abs: { least: 1, most: 1, call: Math.abs },
  floor: { least: 1, most: 1, call: Math.floor },
  ceil: { least: 1, most: 1, call: Math.ceil },
  frac: { least: 1, most: 1, call: (x = 0) => x - Math.floor(x) },
  sqrt: { least: 1, most: 1, call: Math.sqrt },
  sin: { least: 1, most: 1, call: (x = 0) => sinDegrees(x * degreesPerRadian) },
  cos: { least: 1, most: 1, call: (x = 0) => cosDegrees(x * degreesPerRadian) },
  clamp: { least: 3, most: 3, call: (x = 0, least = 0, most = 0) => Math.max(least, Math.min(most, x)) },
  mix: { least: 3, most: 3, call: (a = 0, b = 0, t = 0) => a + (b - a) * t },
  step: { least: 2, most: 2, call: (edge = 0, x = 0) => (x < edge ? 0 : 1) },
  smoothstep: { least: 3, most: 3, call: (from = 0, to = 0, x = 0) => smooth(from, to, x) },
  if: { least: 3, most: 3, call: (condition = 0, yes = 0, no = 0) => (condition !== 0 ? yes : no) },
};

const operators: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  {
    '<': (a, b) => (a < b ? 1 : 0),
    '>': (a, b) => (a > b ? 1 : 0),
    '<=': (a, b) => (a <= b ? 1 : 0),
    '>=': (a, b) => (a >= b ? 1 : 0),
    '==': (a, b) => (a === b ? 1 : 0),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => a / b, '%': (a, b) => a - b * Math.floor(a / b) },
];

const token = /\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+)|([A-Za-z_][\w]*(?:\.[A-Za-z]+)?)|(<=|>=|==|[-+*/%(),<>]))/y;

/** Deepest nesting, so that no text of a pack overflows the stack. */
const deepest = 64;

class Reader {
  readonly #text: string;
  readonly #where: string;
  readonly #known: (name: string) => boolean;
  readonly #tokens: string[] = [];
  #at = 0;
  #depth = 0;

  constructor(text: string, where: string, known: (name: string) => boolean) {
    this.#text = text;
    this.#where = where;
    this.#known = known;
    token.lastIndex = 0;
    const end = text.trimEnd().length;
    while (token.lastIndex < end) {
      const from = token.lastIndex;
      const found = token.exec(text);
      if (found === null) throw this.#fault(`"${text.slice(from).trim()}" cannot be read`);
      this.#tokens.push(found[0].trim());
    }
  }

  whole(): Expression {
    const read = this.#level(0);
    if (this.#at < this.#tokens.length) throw this.#fault(`"${this.#tokens[this.#at]}" is too much`);
    return read;
  }

  #level(level: number): Expression {
    const row = operators[level];
    if (row === undefined) return this.#unary();
    let left = this.#level(level + 1);
    for (;;) {
      const operator = row[this.#tokens[this.#at] ?? ''];
      if (operator === undefined) return left;
      this.#at++;
      const [first, second] = [left, this.#level(level + 1)];
      left = (scope) => operator(first(scope), second(scope));
    }
  }

  #unary(): Expression {
    if (++this.#depth > deepest) throw this.#fault('it is nested too deep');
    try {
      if (this.#tokens[this.#at] !== '-') return this.#primary();
      this.#at++;
      const of = this.#unary();
      return (scope) => -of(scope);
    } finally {
      this.#depth--;
    }
  }

  #primary(): Expression {
    const next = this.#tokens[this.#at++];
    if (next === undefined) throw this.#fault('it ends too early');
    if (next === '(') {
      const inner = this.#level(0);
      this.#expect(')');
      return inner;
    }
    if (/^[.\d]/.test(next)) {
      const value = Number(next);
      return () => value;
    }
    if (!/^[A-Za-z_]/.test(next)) throw this.#fault(`"${next}" stands where a value should`);
    if (this.#tokens[this.#at] === '(') return this.#call(next);
    if (!this.#known(next)) throw this.#fault(`${next} is no uniform and no variable above it`);
    return (scope) => scope.get(next) ?? 0;
  }

  #call(name: string): Expression {
    const callable = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (callable === undefined) throw this.#fault(`${name} is no function; there are ${Object.keys(functions).join(', ')}`);
    this.#at++;
    const args: Expression[] = [];
    if (this.#tokens[this.#at] !== ')') {
      do args.push(this.#level(0));
      while (this.#tokens[this.#at] === ',' && ++this.#at > 0);
    }
    this.#expect(')');
    if (args.length < callable.least || args.length > callable.most) {
      throw this.#fault(`${name} takes ${callable.least}${callable.most > callable.least ? ' or more' : ''} values, not ${args.length}`);
    }
    const { call } = callable;
    return (scope) => call(...args.map((arg) => arg(scope)));
  }

  #expect(what: string): void {
    if (this.#tokens[this.#at++] !== what) throw this.#fault(`a "${what}" is missing`);
  }

  #fault(what: string): PackError {
    return new PackError(`${this.#where}: ${what} in "${this.#text}"; write an expression such as 0.2 + 0.5 * rainStrength`);
  }
}

/**
 * Reads an expression: numbers, names, + - * / %, comparisons (1 or 0), brackets and functions.
 * @param where its place in the pack, for errors.
 * @param known whether a name may be used.
 * @throws PackError saying what is wrong and where.
 */
export function readExpression(text: string, where: string, known: (name: string) => boolean): Expression {
  return new Reader(text, where, known).whole();
}
