import { absolutePaths } from '../absolute-paths.ts';
import { commandLines, inLine, readCommandFile } from '../command-file.ts';
import { ControlError } from '../control-error.ts';
import type { Args } from '../table/commands.ts';
import { ControlClient } from '../wire/client.ts';
import { encodeChecked } from '../wire/dialect.ts';
import { errorOf } from '../wire/reply-text.ts';
import type { GlobalFlags } from './command-line.ts';
import { catchInterrupt } from './interrupt.ts';
import { endpointOf, type Outcome, requireApi } from './run-command.ts';

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

/** The lines of a file as they are sent. */
function linesOf(file: string): readonly FileLine[] {
  return commandLines(readCommandFile(file)).map((line) => {
    const { number, text, row, args } = line;
    return { number, text, line: inLine(line, () => encodeChecked(row, absolutePaths(row, args))) };
  });
}
