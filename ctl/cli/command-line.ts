import { ControlError } from '../control-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { type CheckedArgs, checkRest, checkWords, restParam, type Word } from '../table/check-args.ts';
import type { Row } from '../table/row.ts';
import { rowOf } from '../wire/dialect.ts';

/** What a command line of horizon-ctl asks for. `command` has its arguments checked by the table. */
export type CommandLine =
  | { readonly do: 'help'; readonly topic: string | null; readonly markdown: boolean }
  | { readonly do: 'completion'; readonly shell: string }
  | { readonly do: 'version' }
  | { readonly do: 'command'; readonly row: Row; readonly args: CheckedArgs; readonly global: GlobalFlags };

/** Flags that any command takes. */
export interface GlobalFlags {
  /** `--socket PATH`: a Unix socket, or a `horizon-control.json`. */
  readonly socket: string | null;
  /** `--api LINE`: the protocol line that the game's hello must report. */
  readonly api: string | null;
}

/** The global flags with what help says of them. */
export const globalFlags = [
  {
    name: 'socket',
    value: 'PATH',
    help: "The game's control socket, or its horizon-control.json; by default $HORIZON_CONTROL, else the runtime directory's",
  },
  { name: 'api', value: 'LINE', help: "Refuse with kind api unless the game's hello lists this protocol line" },
  { name: 'help', value: null, help: 'Show help, of a command when one is named' },
  { name: 'version', value: null, help: 'Show the version' },
] as const;

/** Commands of horizon-ctl that are about itself, with their usage lines. */
export const ownCommands = {
  help: { usage: 'help [COMMAND] [--markdown]', summary: 'Show all commands, or one of them' },
  completion: { usage: 'completion bash|zsh|fish', summary: "Print a shell's completion script" },
} as const;

/**
 * Reads a command line. Global flags stand anywhere, but only before the name of a command that takes the rest of the line: what
 * follows such a name is text, joined by single blanks. After a bare `--` nothing is a flag. Throws ControlError `usage`, `unknown`.
 */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const global = { socket: null as string | null, api: null as string | null };
  const words: Word[] = [];
  let help = false;
  let flagsOver = false;
  for (let index = 0; index < argv.length; index++) {
    const text = argv[index]!;
    const name = words[0]?.text;
    if (name !== undefined && takesRest(name)) {
      const rest = argv.slice(index);
      if (rest.length === 1 && text === '--help') return { do: 'help', topic: name, markdown: false };
      const row = rowOf(name);
      return { do: 'command', row, args: checkRest(row, (rest[0] === '--' ? rest.slice(1) : rest).join(' ')), global };
    }
    if (flagsOver || !text.startsWith('-')) words.push({ text, bare: !flagsOver });
    else if (text === '--') flagsOver = true;
    else if (text === '--help' || text === '-h') help = true;
    else if ((text === '--version' || text === '-V') && words.length === 0) return { do: 'version' };
    else if (isGlobal(text)) index += takeGlobal(argv, index, global);
    else if (words.length === 0) throw unknownFlag(text);
    else words.push({ text, bare: true });
  }
  return decide(words, help, global);
}

function decide(words: readonly Word[], help: boolean, global: GlobalFlags): CommandLine {
  const name = words[0]?.text;
  const rest = words.slice(1);
  if (name === undefined) {
    if (help) return { do: 'help', topic: null, markdown: false };
    throw new ControlError('usage', 'no command is given; list them with: horizon-ctl help');
  }
  if (name === 'help') return readHelp(rest, help);
  if (name === 'completion') {
    if (help) return { do: 'help', topic: 'completion', markdown: false };
    if (rest.length === 1) return { do: 'completion', shell: rest[0]!.text };
    throw new ControlError('usage', `completion: name one shell; use: horizon-ctl ${ownCommands.completion.usage}`);
  }
  const row = rowOf(name, Object.keys(ownCommands));
  if (help) return { do: 'help', topic: name, markdown: false };
  return { do: 'command', row, args: restParam(row) === undefined ? checkWords(row, rest) : checkRest(row, ''), global };
}

function readHelp(words: readonly Word[], help: boolean): CommandLine {
  const markdown = words.some((word) => word.bare && word.text === '--markdown');
  const topics = words.filter((word) => !(word.bare && word.text.startsWith('-')));
  const flags = words.length - topics.length;
  if (topics.length > 1 || flags > (markdown ? 1 : 0) || (markdown && topics.length > 0)) {
    throw new ControlError('usage', `help takes one command, or --markdown; use: horizon-ctl ${ownCommands.help.usage}`);
  }
  return { do: 'help', topic: topics[0]?.text ?? (help ? 'help' : null), markdown };
}

function takesRest(name: string): boolean {
  try {
    return restParam(rowOf(name)) !== undefined;
  } catch {
    return false;
  }
}

function isGlobal(text: string): boolean {
  return /^--(socket|api)(=|$)/.test(text);
}

/** Takes a global flag and its value; gives how many words more than one it took. */
function takeGlobal(argv: readonly string[], index: number, global: { socket: string | null; api: string | null }): number {
  const text = argv[index]!;
  const equals = text.indexOf('=');
  const name = (equals < 0 ? text.slice(2) : text.slice(2, equals)) as 'socket' | 'api';
  const value = equals < 0 ? argv[index + 1] : text.slice(equals + 1);
  if (value === undefined || value === '')
    throw new ControlError('usage', `--${name} needs a value; use: --${name} ${name === 'api' ? 'LINE' : 'PATH'}`);
  if (global[name] !== null) throw new ControlError('usage', `--${name} is given twice; give it once`);
  global[name] = value;
  return equals < 0 ? 1 : 0;
}

function unknownFlag(text: string): ControlError {
  const near = didYouMean(
    text.replace(/^-+/, '').replace(/=.*/s, ''),
    globalFlags.map((flag) => flag.name),
  );
  const hint = near === undefined ? '' : `did you mean --${near}? `;
  return new ControlError('usage', `there is no flag ${text} before a command; ${hint}see: horizon-ctl help`);
}
