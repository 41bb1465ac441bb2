import { readFileSync } from 'node:fs';
import { absolutePaths } from '../absolute-paths.ts';
import { ControlError } from '../control-error.ts';
import type { CheckedArgs } from '../table/check-args.ts';
import { type Args, commands } from '../table/commands.ts';
import type { Row } from '../table/row.ts';
import { ControlClient } from '../wire/client.ts';
import { encodeChecked, parseLine } from '../wire/dialect.ts';
import { errorOf } from '../wire/reply-text.ts';
import type { GlobalFlags } from './command-line.ts';
import { catchInterrupt } from './interrupt.ts';
import { endpointOf, type Outcome, requireApi } from './run-command.ts';

/** Largest file of command lines, in bytes. */
const largestFile = 1_048_576;

interface FileLine {
  readonly number: number;
  readonly text: string;
  /** As it is sent. */
  readonly line: string;
}

/**
 * `run FILE`: sends the lines of a file one after another and stops at the first that is refused. Every line is checked before the
 * first is sent. Throws ControlError `usage` for a line that fits no command, `state` for a file that cannot be read; a line that the
 * game refuses makes a reply of that kind with the line's number.
 */
export async function runFile({ file }: Args<'run'>, global: GlobalFlags, cancel?: AbortSignal): Promise<Outcome> {
  const lines = linesOf(file);
  const interrupt = catchInterrupt();
  const signal = cancel === undefined ? interrupt.signal : AbortSignal.any([cancel, interrupt.signal]);
  let client: ControlClient | null = null;
  let at: FileLine | null = null;
  try {
    client = await ControlClient.connect(endpointOf(global), { signal });
    if (global.api !== null) requireApi({ ...(await client.call('hello', {}, { signal })) }, global.api);
    let last: unknown;
    for (const [ran, entry] of lines.entries()) {
      at = entry;
      const reply = await client.line(entry.line, { signal });
      const error = errorOf(reply);
      if (error !== null) return { reply: { ...error.details, ...failure(entry, ran, error) }, interrupted: null };
      last = reply.last ?? last;
    }
    return { reply: { ok: true, ran: lines.length, ...(last === undefined ? {} : { last }) }, interrupted: null };
  } catch (error) {
    if (!(error instanceof ControlError) || at === null) throw error;
    return { reply: failure(at, lines.indexOf(at), error), interrupted: interrupt.exitCode() };
  } finally {
    client?.close();
    interrupt.done();
  }
}

function failure({ number, text }: FileLine, ran: number, error: ControlError) {
  return { error: `line ${number}, ${text}: ${error.message}`, kind: error.kind, line: number, command: text, ran };
}

/** The lines of a file that are commands: what is empty or begins with # is left out. */
function linesOf(file: string): readonly FileLine[] {
  return textOf(file)
    .split(/\r?\n/)
    .flatMap((raw, index): FileLine[] => {
      const text = raw.trim();
      if (text === '' || text.startsWith('#')) return [];
      return [{ number: index + 1, text, line: checked(text, index + 1) }];
    });
}

function checked(text: string, number: number): string {
  try {
    const { name, args } = parseLine(text);
    const row: Row = commands[name];
    if (row.local !== undefined) throw new ControlError('usage', `${name} cannot stand in a file, since ${row.local}; give it by itself`);
    return encodeChecked(row, absolutePaths(row, args as CheckedArgs));
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    throw new ControlError(error.kind, `line ${number}, ${text.slice(0, 100)}: ${error.message}`, {
      line: number,
      command: text.slice(0, 100),
      ran: 0,
    });
  }
}

function textOf(file: string): string {
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
