import { exitOk, kinds } from '../kinds.ts';
import { commandReference } from '../reference.ts';
import { describeDefault, describeValue } from '../table/describe-param.ts';
import { groups, rowsOf } from '../table/groups.ts';
import type { Row } from '../table/row.ts';
import { paramSyntax, usageLine } from '../table/usage-line.ts';
import { rowOf } from '../wire/dialect.ts';
import { globalFlags, ownCommands } from './command-line.ts';

/** The text of `help`, of `help COMMAND` or of `help --markdown`. Throws ControlError `unknown` for a command that is not there. */
export function helpText(topic: string | null, markdown: boolean): string {
  if (markdown) return commandReference();
  if (topic === null) return overview();
  if (Object.hasOwn(ownCommands, topic)) {
    const { usage, summary } = ownCommands[topic as keyof typeof ownCommands];
    return `${summary}.\n\nUsage: horizon-ctl ${usage}\n`;
  }
  return commandHelp(rowOf(topic, Object.keys(ownCommands)));
}

function overview(): string {
  const sections = (Object.keys(groups) as Row['group'][]).map((group) =>
    section(
      groups[group],
      rowsOf(group).map((row) => [row.name, row.summary]),
    ),
  );
  const own = Object.values(ownCommands).map(({ usage, summary }): [string, string] => [usage, summary]);
  const flags = globalFlags.map(({ name, value, help }): [string, string] => [value === null ? `--${name}` : `--${name} ${value}`, help]);
  const codes = byExit().map(([kind, { exit, means }]): [string, string] => [`${exit}`, `${kind}: ${means}`]);
  return [
    'horizon-ctl drives a running game: one command in, one JSON object out.\n\nUsage: horizon-ctl [flags] COMMAND [words] [--flags]\n',
    ...sections,
    section('About horizon-ctl', own),
    section('Flags', flags),
    section('Exit codes', [[`${exitOk}`, 'ok'], ...codes]),
    'More on one command: horizon-ctl help COMMAND\n',
  ].join('\n');
}

function commandHelp(row: Row): string {
  const params = row.params.map((param): [string, string] => {
    const notes = [describeValue(param), describeDefault(param)].filter((note) => note !== '').join('; ');
    return [paramSyntax(param), notes === '' ? param.help : `${param.help} (${notes})`];
  });
  return [
    `${row.summary}.\n\nUsage: horizon-ctl ${usageLine(row)}\n`,
    ...(params.length === 0 ? [] : [section('Arguments', params)]),
    ...(row.fails.length === 0
      ? []
      : [
          section(
            'May fail with',
            row.fails.map((kind) => [kind, kinds[kind].means]),
          ),
        ]),
    `Example: horizon-ctl ${row.example}\n`,
  ].join('\n');
}

/** Kinds in the order of their exit codes. */
function byExit(): [string, { readonly exit: number; readonly means: string }][] {
  return Object.entries(kinds).sort(([, a], [, b]) => a.exit - b.exit);
}

function section(heading: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  // A long left side stands on a line of its own rather than pushing every row to the right.
  const column = Math.min(width, 26);
  const lines = rows.map(([left, right]) =>
    left.length > column ? `  ${left}\n  ${' '.repeat(column)}  ${right}` : `  ${left.padEnd(column)}  ${right}`,
  );
  return `${heading}:\n${lines.join('\n')}\n`;
}
