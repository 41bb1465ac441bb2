import { ControlError } from '../control-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { NumberParam, Param, Row, TextParam } from './row.ts';
import { usageLine } from './usage-line.ts';

const wholeNumber = /^[+-]?\d{1,16}$/;
const decimalNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** Turns the text of one argument into its value. Throws ControlError `usage` naming the parameter, what it takes and the usage line. */
export function checkText(row: Row, param: Param, text: string): string | number | boolean {
  switch (param.type) {
    case 'switch':
      throw refusal(row, param, 'takes no value');
    case 'rest':
      if (text === '') throw refusal(row, param, 'must not be empty');
      return checkLength(row, param, text, param.maxLength);
    case 'text':
      return checkTextParam(row, param, text);
    default: {
      if (param.instead?.includes(text)) return text;
      const pattern = param.type === 'integer' ? wholeNumber : decimalNumber;
      return checkBounds(row, param, pattern.test(text) ? Number(text) : Number.NaN, text);
    }
  }
}

/** Checks the value of one argument given as JSON. Numbers are numbers, switches booleans; nothing is converted. Throws like `checkText`. */
export function checkTyped(row: Row, param: Param, value: unknown): string | number | boolean {
  switch (param.type) {
    case 'switch':
      if (typeof value !== 'boolean') throw refusal(row, param, 'must be true or false');
      return value;
    case 'rest':
    case 'text':
      if (typeof value !== 'string') throw refusal(row, param, 'must be text');
      return checkText(row, param, value);
    default: {
      if (typeof value === 'string' && param.instead?.includes(value)) return value;
      const usable = typeof value === 'number' && (param.type === 'number' || Number.isSafeInteger(value));
      return checkBounds(row, param, usable ? (value as number) : Number.NaN, value);
    }
  }
}

function checkTextParam(row: Row, param: TextParam, text: string): string {
  if (param.choices !== undefined && !param.choices.includes(text)) {
    const near = didYouMean(text, param.choices);
    const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
    throw refusal(row, param, `must be one of ${param.choices.join(', ')}, not ${show(text)}${hint}`);
  }
  if (param.path && text === '') throw refusal(row, param, 'must be a path, not empty');
  return checkLength(row, param, text, param.maxLength);
}

function checkLength(row: Row, param: Param, text: string, maxLength: number | undefined): string {
  if (maxLength !== undefined && text.length > maxLength) {
    throw refusal(row, param, `has ${text.length} characters and may have at most ${maxLength}`);
  }
  return text;
}

function checkBounds(row: Row, param: NumberParam, value: number, given: unknown): number {
  if (Number.isFinite(value) && value >= param.min && value <= param.max) return value === 0 ? 0 : value;
  const what = param.type === 'integer' ? 'a whole number' : 'a number';
  const instead = param.instead === undefined ? '' : ` or ${param.instead.join(', ')}`;
  throw refusal(row, param, `must be ${what} from ${param.min} to ${param.max}${instead}, not ${show(given)}`);
}

function refusal(row: Row, param: Param, what: string): ControlError {
  const name = param.as === 'flag' ? `--${param.name}` : param.name;
  return new ControlError('usage', `${row.name}: ${name} ${what}; use: ${usageLine(row)}`);
}

/** A given value as a message shows it: quoted, and short however long it is. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
