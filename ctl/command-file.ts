import { readFileSync } from 'node:fs';
import { ControlError } from './control-error.ts';
import type { CheckedArgs } from './table/check-args.ts';
import { commands, type GameCommandName } from './table/commands.ts';
import type { Row } from './table/row.ts';
import { parseLine } from './wire/dialect.ts';

/** Largest file of command lines, in bytes. */
const largestFile = 1_048_576;
/** Most characters of a faulty line that are repeated. */
const shownCharacters = 100;

/** A line of a file that is a command of the game. */
export interface CommandLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly name: GameCommandName;
  readonly row: Row;
  readonly args: CheckedArgs;
}

/**
 * The commands of a text, one a line: what is empty or begins with # is left out. Every line is checked before any is handed out.
 * @throws ControlError of the fault's kind for a line that fits no command of the game, with the line's number in `details`.
 */
export function commandLines(text: string): readonly CommandLine[] {
  return text.split(/\r?\n/).flatMap((raw, index): CommandLine[] => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    const number = index + 1;
    return [inLine({ number, text: line }, () => ({ number, text: line, ...parsed(line) }))];
  });
}

/** Does something with one line of a file, so that what is wrong with it is told with its number. */
export function inLine<T>({ number, text }: Pick<CommandLine, 'number' | 'text'>, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const command = text.slice(0, shownCharacters);
    throw new ControlError(error.kind, `line ${number}, ${command}: ${error.message}`, { line: number, command, ran: 0 }, { cause: error });
  }
}

function parsed(text: string): Pick<CommandLine, 'name' | 'row' | 'args'> {
  const { name, args } = parseLine(text);
  const row: Row = commands[name];
  if (row.local !== undefined) throw new ControlError('usage', `${name} cannot stand in a file, since ${row.local}; give it by itself`);
  return { name: name as GameCommandName, row, args: args as CheckedArgs };
}

/** The text of a file of command lines. Throws ControlError `state` when it cannot be read, `usage` when it is too long. */
export function readCommandFile(file: string): string {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > largestFile)
      throw new ControlError('usage', `${file} has ${bytes.length} bytes, which is too long to be command lines; split it`);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof ControlError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    const why = code?.startsWith('ERR_ENCODING') ? 'it is not UTF-8 text' : String(code);
    throw new ControlError('state', `${file} cannot be read (${why}); name a file of command lines`, {}, { cause });
  }
}
