import { ControlError } from '../control-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { checkText, checkTyped } from './check-value.ts';
import type { Param, Row } from './row.ts';
import { mayBeAbsent, usageLine } from './usage-line.ts';

/** One word of a line or command line. `bare`: it stood without quotes, so it may be a flag or a switch. */
export interface Word {
  readonly text: string;
  readonly bare: boolean;
}

/** Arguments by parameter name, checked: what ArgsOf says of the row. */
export type CheckedArgs = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Checks the words after a command's name. Required words bind in order; after them a bare word that names a switch sets it wherever
 * it stands, and an optional word with choices is passed over when the word is none of them. Throws ControlError `usage`.
 * A row with a rest parameter is checked by `checkRest`.
 */
export function checkWords(row: Row, words: readonly Word[]): CheckedArgs {
  const found = new Map<string, string | number | boolean>();
  const positional = takeFlags(row, words, found);
  bindWords(row, positional, found);
  return complete(row, found);
}

/** Checks the remainder of a line for a row whose only parameter takes it. Throws ControlError `usage`. */
export function checkRest(row: Row, text: string): CheckedArgs {
  const param = restParam(row);
  if (param === undefined) throw new Error(`${row.name} takes no rest of the line`);
  const found = new Map<string, string | number | boolean>();
  if (text !== '') found.set(param.name, checkText(row, param, text));
  return complete(row, found);
}

/** Checks arguments given by name, as a program or an MCP client gives them. `null` and `undefined` count as absent. */
export function checkObject(row: Row, given: Readonly<Record<string, unknown>>): CheckedArgs {
  const found = new Map<string, string | number | boolean>();
  for (const [name, value] of Object.entries(given)) {
    const param = row.params.find((candidate) => candidate.name === name);
    if (param === undefined) {
      throw wrong(row, `there is no argument ${JSON.stringify(name)}${meant(name, row.params)}`);
    }
    if (value !== undefined && value !== null) found.set(name, checkTyped(row, param, value));
  }
  return complete(row, found);
}

/** The parameter that takes the rest of the line, if the row has one. */
export function restParam(row: Row): Param | undefined {
  return row.params.find((param) => param.type === 'rest');
}

/** A refusal of kind `usage` that names the row's usage line. */
export function wrong(row: Row, what: string): ControlError {
  return new ControlError('usage', `${row.name}: ${what}; use: ${usageLine(row)}`);
}

/** Takes `--name value`, `--name=value` and `--switch` out of the words; what is left are the positional ones. */
function takeFlags(row: Row, words: readonly Word[], found: Map<string, string | number | boolean>): Word[] {
  const flags = row.params.filter((param) => param.as === 'flag');
  const positional: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (!word.bare || !word.text.startsWith('--')) {
      positional.push(word);
      continue;
    }
    const equals = word.text.indexOf('=');
    const name = equals < 0 ? word.text.slice(2) : word.text.slice(2, equals);
    const param = flags.find((flag) => flag.name === name);
    if (param === undefined) throw wrong(row, `there is no flag --${name}${meant(name, flags, '--')}`);
    if (found.has(name)) throw wrong(row, `--${name} is given twice`);
    if (param.type === 'switch') {
      if (equals >= 0) throw wrong(row, `--${name} takes no value`);
      found.set(name, true);
      continue;
    }
    const value = equals >= 0 ? { text: word.text.slice(equals + 1), bare: false } : words[++index];
    if (value === undefined || (value.bare && value.text.startsWith('--'))) throw wrong(row, `--${name} needs a value`);
    found.set(name, checkText(row, param, value.text));
  }
  return positional;
}

function bindWords(row: Row, words: readonly Word[], found: Map<string, string | number | boolean>): void {
  const params = row.params.filter((param) => param.as === 'word');
  const required = params.filter((param) => !mayBeAbsent(param));
  const switches = params.filter((param) => param.type === 'switch');
  const waiting = params.filter((param) => mayBeAbsent(param) && param.type !== 'switch');
  words.forEach((word, index) => {
    const must = required[index];
    if (must !== undefined) {
      found.set(must.name, checkText(row, must, word.text));
      return;
    }
    const toggled = word.bare ? switches.find((param) => param.name === word.text) : undefined;
    if (toggled !== undefined) {
      if (found.has(toggled.name)) throw wrong(row, `${toggled.name} is given twice`);
      found.set(toggled.name, true);
      return;
    }
    const next = waiting.findIndex((param) => !passedOver(param, word, waiting));
    const param = waiting[next];
    if (param === undefined) throw wrong(row, `${JSON.stringify(word.text)} is one word too many; quote a text that holds blanks`);
    waiting.splice(next, 1);
    found.set(param.name, checkText(row, param, word.text));
  });
}

/** A closed choice gives way to a later parameter when the word is none of its choices. */
function passedOver(param: Param, word: Word, waiting: readonly Param[]): boolean {
  if (param.type !== 'text' || param.choices === undefined || param.choices.includes(word.text)) return false;
  return waiting.at(-1) !== param;
}

function complete(row: Row, found: ReadonlyMap<string, string | number | boolean>): CheckedArgs {
  const args: Record<string, string | number | boolean | undefined> = {};
  for (const param of row.params) {
    const value = found.get(param.name);
    if (value === undefined && !mayBeAbsent(param)) throw wrong(row, `${param.name} is missing`);
    args[param.name] = value ?? (param.type === 'switch' ? false : 'default' in param ? param.default : undefined);
  }
  return args;
}

function meant(name: string, params: readonly Param[], dashes = ''): string {
  const near = didYouMean(
    name,
    params.map((param) => param.name),
  );
  return near === undefined ? '' : `, did you mean ${dashes}${near}?`;
}
