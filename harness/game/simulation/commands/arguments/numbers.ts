import type { ArgumentType } from '../tree/argument.ts';

/** The range of Java's int. */
export const leastInteger = -2147483648;
export const mostInteger = 2147483647;

function range(min: number, max: number): string {
  if (min <= leastInteger && max >= mostInteger) return '';
  if (max >= mostInteger) return ` of at least ${min}`;
  return ` from ${min} to ${max}`;
}

/** A whole number within bounds. */
export function integer(what: string, min = leastInteger, max = mostInteger): ArgumentType<number> {
  return { takes: `a whole number${range(min, max)}`, read: (input) => input.integer(what, min, max) };
}

/** A decimal number within bounds. */
export function decimal(what: string, min = leastInteger, max = mostInteger): ArgumentType<number> {
  return { takes: `a number${range(min, max)}`, read: (input) => input.number(what, min, max) };
}
