import { exitOk, kinds } from './kinds.ts';
import { describeDefault, describeValue } from './table/describe-param.ts';
import { groups, rowsOf } from './table/groups.ts';
import type { Param, Row } from './table/row.ts';
import { mayBeAbsent, paramSyntax, usageLine } from './table/usage-line.ts';

/** Where the reference lies in the repository. */
export const referencePath = 'docs/horizon-ctl-commands.md';

/** The reference of all commands as Markdown, made from the table: what `horizon-ctl help --markdown` prints. */
export function commandReference(): string {
  const sections = (Object.keys(groups) as Row['group'][]).map((group) =>
    [`## ${groups[group]}`, ...rowsOf(group).map(commandSection)].join('\n\n'),
  );
  return `${[head(), ...sections, exitCodes()].join('\n\n')}\n`;
}

function head(): string {
  return [
    '# Commands of horizon-ctl',
    '<!-- Made from the command table by `horizon-ctl help --markdown`. Change the table, then write this file anew. -->',
    'Every command is one line to the control socket and one JSON object back. The same names and arguments hold on the socket and on the command line: `horizon-ctl COMMAND [words] [--flags]`. Required words come in order; after them optional words and flags. What the replies hold is in [protocol.md](protocol.md).',
  ].join('\n\n');
}

function commandSection(row: Row): string {
  const parts = [`### ${row.name}`, `${row.summary}.`, fence(usageLine(row))];
  if (row.params.length > 0) parts.push(table(['Argument', 'Takes', 'What for'], row.params.map(paramCells)));
  parts.push(facts(row).join(' '), `Example: \`${row.example}\``);
  return parts.join('\n\n');
}

function paramCells(param: Param): string[] {
  const takes = [describeValue(param) || 'switch', describeDefault(param), mayBeAbsent(param) && !('default' in param) ? 'optional' : '']
    .filter((part) => part !== '')
    .join('; ');
  return [`\`${paramSyntax(param)}\``, takes, param.help];
}

const effects: Readonly<Record<Row['effect'], string>> = {
  query: 'Reads and changes nothing.',
  action: 'Gives input that a player could give.',
  session: 'Is no input of a player.',
};

function facts(row: Row): string[] {
  const needs = { world: 'an open world', pixels: 'a game that draws' } as const;
  return [
    effects[row.effect],
    ...(row.needs.length > 0 ? [`Needs ${row.needs.map((need) => needs[need]).join(' and ')}.`] : []),
    ...(row.waits ? ['Holds its connection until it is done.'] : []),
    ...(row.deferred ? ['One such command runs at a time.'] : []),
    ...(row.destructive ? ["Deletes or overwrites the player's things: ask the player first."] : []),
    ...(row.openWorld ? ['Reaches other people: only when the player asks.'] : []),
    ...(row.redacted ? ['Its text is not kept in the input log.'] : []),
    ...(row.local === undefined ? [] : [`Carried out by horizon-ctl itself: ${row.local}.`]),
    ...(row.fails.length > 0 ? [`May fail with ${row.fails.map((kind) => `\`${kind}\``).join(', ')}.`] : []),
  ];
}

function exitCodes(): string {
  const byExit = Object.entries(kinds).sort(([, a], [, b]) => a.exit - b.exit);
  const rows = byExit.map(([kind, { exit, means }]) => [`${exit}`, `\`${kind}\``, means]);
  const note =
    'Any command may also answer `usage`, `connection`, `denied`, `api` and `internal`. A command cut short by a signal exits with 128 plus its number, 130 for Ctrl-C.';
  return ['## Kinds of failure and exit codes', table(['Exit', 'Kind', 'Means'], [[`${exitOk}`, '', 'done'], ...rows]), note].join('\n\n');
}

function fence(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
