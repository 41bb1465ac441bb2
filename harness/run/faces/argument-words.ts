import type { Args, GameCommandName } from '../../../ctl/table/commands.ts';
import { commands } from '../../../ctl/table/commands.ts';
import type { Param } from '../../../ctl/table/row.ts';

/** The words of one parameter as a person would type them. */
function wordsOf(param: Param, value: unknown): string[] {
  if (value === undefined || value === false) return [];
  if (param.type === 'switch') return [param.as === 'flag' ? `--${param.name}` : param.name];
  return param.as === 'flag' ? [`--${param.name}`, String(value)] : [String(value)];
}

/** A command and its arguments as the words of a command line, in the table's order. */
export function argumentWords<N extends GameCommandName>(name: N, args: Args<N>): string[] {
  const values = args as Readonly<Record<string, unknown>>;
  return [name, ...commands[name].params.flatMap((param: Param) => wordsOf(param, values[param.name]))];
}
