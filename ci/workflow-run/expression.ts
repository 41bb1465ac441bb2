/** What expressions of a workflow may name, and how the job goes so far. */
export interface ExpressionContext {
  /** `github`, `inputs`, `matrix` and so on. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether every step, or every job that is needed, succeeded. */
  readonly succeeded: boolean;
}

type Token = { readonly kind: 'text' | 'number' | 'name' | 'sign'; readonly text: string };

const pattern = /\s*(?:'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?)|([A-Za-z_][\w-]*)|(==|!=|&&|\|\||[!().,[\]*]))/y;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.trimEnd().length) {
    const at = pattern.lastIndex;
    const [, quoted, number, name, sign] = pattern.exec(text) ?? [];
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replaceAll("''", "'") });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else throw new Error(`"${text.slice(at)}" in "${text}" is no expression that the tests know`);
  }
  return tokens;
}

/** Functions of the status of a job; an `if` that calls none of them means `success() &&` it. */
const statusFunctions: Readonly<Record<string, (succeeded: boolean) => boolean>> = {
  always: () => true,
  cancelled: () => false,
  success: (succeeded) => succeeded,
  failure: (succeeded) => !succeeded,
};

/**
 * Evaluates an expression of a workflow: values, `==`, `!=`, `!`, `&&`, `||` and the functions that the workflows here use
 * (docs.github.com, "Evaluate expressions in workflows and actions"). @throws Error for anything else.
 */
export function evaluate(text: string, { values, succeeded }: ExpressionContext): unknown {
  const tokens = tokensOf(text);
  let at = 0;
  const takes = (sign: string): boolean => {
    const found = tokens[at]?.kind === 'sign' && tokens[at]?.text === sign;
    if (found) at++;
    return found;
  };
  const must = (sign: string): void => {
    if (!takes(sign)) throw new Error(`"${sign}" is missing in "${text}"`);
  };
  const either = (): unknown => {
    let left = both();
    while (takes('||')) {
      const right = both();
      left = truthy(left) ? left : right;
    }
    return left;
  };
  const both = (): unknown => {
    let left = equality();
    while (takes('&&')) {
      const right = equality();
      left = truthy(left) ? right : left;
    }
    return left;
  };
  const equality = (): unknown => {
    let left = unary();
    for (;;) {
      if (takes('==')) left = same(left, unary());
      else if (takes('!=')) left = !same(left, unary());
      else return left;
    }
  };
  const unary = (): unknown => (takes('!') ? !truthy(unary()) : primary());
  const primary = (): unknown => {
    if (takes('(')) {
      const value = either();
      must(')');
      return value;
    }
    const token = tokens[at++];
    if (token === undefined) throw new Error(`"${text}" ends early`);
    if (token.kind === 'text') return token.text;
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'sign') throw new Error(`"${token.text}" in "${text}" is out of place`);
    if (takes('(')) return call(token.text);
    let value = constants[token.text] ?? values[token.text];
    while (takes('.')) {
      const field = tokens[at++]?.text ?? '';
      value = (value as Record<string, unknown> | null | undefined)?.[field];
    }
    return value ?? null;
  };
  const call = (name: string): unknown => {
    const given: unknown[] = [];
    while (!takes(')')) {
      given.push(either());
      takes(',');
    }
    const status = statusFunctions[name];
    if (status !== undefined) return status(succeeded);
    if (name === 'hashFiles') return 'a'.repeat(64);
    throw new Error(`${name}() in "${text}" is no function that the tests know`);
  };
  const value = either();
  if (at < tokens.length) throw new Error(`"${tokens[at]!.text}" in "${text}" is out of place`);
  return value;
}

const constants: Readonly<Record<string, unknown>> = { true: true, false: false };

function truthy(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== 0 && value !== '';
}

/** Equality ignores case of texts, and compares values of two kinds as numbers. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  if (typeof a === typeof b) return a === b;
  return Number(a ?? 0) === Number(b ?? 0);
}

/** Replaces each `${{ … }}` of a text. */
export function interpolate(text: string, context: ExpressionContext): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_whole, inner: string) => String(evaluate(inner.trim(), context) ?? ''));
}

/** Whether a step or a job with this `if` is to run. */
export function holds(condition: unknown, context: ExpressionContext): boolean {
  if (condition === undefined) return context.succeeded;
  const inner = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(String(condition))?.[1] ?? String(condition);
  const asks = Object.keys(statusFunctions).some((name) => new RegExp(`\\b${name}\\s*\\(`).test(inner));
  return truthy(evaluate(inner, context)) && (asks || context.succeeded);
}
