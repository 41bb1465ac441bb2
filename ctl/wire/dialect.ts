import { ControlError } from '../control-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { type CheckedArgs, checkObject, checkRest, checkWords, restParam, type Word, wrong } from '../table/check-args.ts';
import { type Args, type CommandName, type Commands, commands } from '../table/commands.ts';
import type { GivenArgs } from '../table/given-args.ts';
import type { Param, Row } from '../table/row.ts';

/*
 * The line dialect of the control socket, in this one file, since another build of the game may speak another.
 * A line is a command's name and words, split at blanks (space, tab). "..." groups a word; in it \" \\ and \n stand for a quote, a
 * backslash and a line break. Outside quotes a backslash is itself. A bare word that begins with -- is a flag, anywhere after the name.
 * A row with a rest parameter takes what follows the one blank after the name as it stands.
 */

/** Longest line in bytes of UTF-8, without its line break. */
export const maxLineBytes = 65_536;

/** A line that names a command of the table and fits it. */
export type ParsedLine = { [N in CommandName]: { readonly name: N; readonly args: Args<N> } }[CommandName];

/** The row of a name. Throws ControlError `unknown`, with the nearest name, those of `others` included. */
export function rowOf(name: string, others: readonly string[] = []): Row {
  if (Object.hasOwn(commands, name)) return commands[name as CommandName];
  const near = didYouMean(name, [...Object.keys(commands), ...others]);
  const hint = near === undefined ? '' : `did you mean ${near}? `;
  const shown = name.length > 64 ? `${name.slice(0, 61)}...` : name;
  throw new ControlError('unknown', `no command ${JSON.stringify(shown)}; ${hint}list all with: horizon-ctl help`);
}

/**
 * Reads one line, without its line break. Throws ControlError: `unknown` for a command that is not in the table, `usage` for an open
 * quote, a control character or arguments that do not fit.
 */
export function parseLine(line: string): ParsedLine {
  refuseControl(line, 'a line');
  const [, name, rest] = /^[ \t]*([^ \t]*)(?:[ \t](.*))?$/s.exec(line) as unknown as [string, string, string | undefined];
  if (name === '') throw new ControlError('usage', 'the line is empty; send a command such as: hello');
  const row = rowOf(name);
  const args = restParam(row) === undefined ? checkWords(row, splitWords(rest ?? '')) : checkRest(row, rest ?? '');
  // The check above is what makes the pair fit; the compiler cannot follow it through the table.
  return { name, args } as unknown as ParsedLine;
}

/** Splits a text at blanks and undoes quotes. Throws ControlError `usage`. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    if (isBlank(text[at])) {
      at++;
    } else if (text[at] === '"') {
      const [word, end] = readQuoted(text, at + 1);
      if (end < text.length && !isBlank(text[end])) throw misquoted('a closing quote must end its word');
      words.push({ text: word, bare: false });
      at = end;
    } else {
      let end = at;
      while (end < text.length && !isBlank(text[end])) end++;
      const word = text.slice(at, end);
      if (word.includes('"')) throw misquoted('a quote must begin its word');
      words.push({ text: word, bare: true });
      at = end;
    }
  }
  return words;
}

/** Writes a command as a line, without a line break: checks the arguments, fills nothing in that is the default. Throws ControlError `usage`. */
export function encodeLine<N extends CommandName>(name: N, given: GivenArgs<Commands[N]> | Args<N>): string {
  const row: Row = commands[name];
  return encodeChecked(row, checkObject(row, given as Readonly<Record<string, unknown>>));
}

/** Writes arguments that were checked as a line. Throws ControlError `usage` for what a line cannot hold. */
export function encodeChecked(row: Row, args: CheckedArgs): string {
  const rest = restParam(row);
  if (rest !== undefined) {
    const text = String(args[rest.name]);
    refuseControl(text, rest.name);
    return checkSize(row, `${row.name} ${text}`);
  }
  const parts = [row.name, ...encodeWords(row, args)];
  for (const param of row.params) {
    if (param.as !== 'flag') continue;
    const value = args[param.name];
    if (param.type === 'switch') {
      if (value === true) parts.push(`--${param.name}`);
    } else if (value !== undefined && value !== defaultOf(param)) {
      parts.push(`--${param.name}`, encodeWord(String(value)));
    }
  }
  return checkSize(row, parts.join(' '));
}

function encodeWords(row: Row, args: CheckedArgs): string[] {
  const params = row.params.filter((param) => param.as === 'word');
  const valued = params.filter((param) => param.type !== 'switch');
  let count = valued.length;
  while (count > 0 && droppable(valued[count - 1]!, args)) count--;
  const words = valued.slice(0, count).map((param) => {
    const value = args[param.name];
    if (value === undefined) throw wrong(row, `${param.name} is missing, and a later word is given`);
    const text = String(value);
    // Bare, it would set the switch of that name.
    return params.some((other) => other.type === 'switch' && other.name === text) ? quote(text) : encodeWord(text);
  });
  const switches = params.filter((param) => param.type === 'switch' && args[param.name] === true).map((param) => param.name);
  return [...words, ...switches];
}

function droppable(param: Param, args: CheckedArgs): boolean {
  const value = args[param.name];
  return value === undefined || value === defaultOf(param);
}

function defaultOf(param: Param): string | number | undefined {
  return 'default' in param ? param.default : undefined;
}

function encodeWord(text: string): string {
  return text === '' || text.startsWith('--') || /[ \t"\n\r\0]/.test(text) || hasLoneSurrogate(text) ? quote(text) : text;
}

function quote(text: string): string {
  const quoted = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
  refuseControl(quoted, 'a word');
  return `"${quoted}"`;
}

function readQuoted(text: string, start: number): [string, number] {
  let word = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"') return [word, at + 1];
    if (character !== '\\') {
      word += character;
      continue;
    }
    const letter = text[++at];
    if (letter === undefined) break;
    if (!Object.hasOwn(escapes, letter)) throw misquoted(`\\${letter} means nothing in quotes; only \\" \\\\ and \\n do`);
    word += escapes[letter as keyof typeof escapes];
  }
  throw misquoted('a quote is not closed');
}

const escapes = { '"': '"', '\\': '\\', n: '\n' } as const;

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

function refuseControl(text: string, where: string): void {
  if (!/[\r\n\0]/.test(text) && !hasLoneSurrogate(text)) return;
  throw new ControlError(
    'usage',
    `${where} cannot hold a carriage return, a raw line break, a NUL or half a character; take it out, or write a line break as \\n in quotes`,
  );
}

function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

function checkSize(row: Row, line: string): string {
  const bytes = Buffer.byteLength(line);
  if (bytes <= maxLineBytes) return line;
  throw wrong(row, `the line has ${bytes} bytes and may have at most ${maxLineBytes}; send less text`);
}

function misquoted(what: string): ControlError {
  return new ControlError('usage', `${what}; put a word with blanks or quotes as "a \\"quoted\\" word"`);
}
