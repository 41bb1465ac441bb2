import type { Annotation } from './annotations.ts';
import { oneLine } from './safe-markdown.ts';

const commands = { notice: 'notice', warning: 'warning', failure: 'error' } as const;

/**
 * An annotation as a line of a job's log that GitHub's runner takes for one: no token is needed
 * (docs.github.com, Workflow commands for GitHub Actions). Text is escaped so that no second command can begin in it.
 */
export function workflowCommand({ path, start_line, end_line, annotation_level, title, message }: Annotation): string {
  const properties = [`file=${property(path)}`, `line=${start_line}`, `endLine=${end_line}`, `title=${property(title)}`];
  return `::${commands[annotation_level]} ${properties.join(',')}::${data(message)}`;
}

/** A line for a job's log out of text of others: one line, and no command; see {@link quietLine}. */
export function logLine(text: string): string {
  return quietLine(oneLine(text));
}

/** A line in which no command can begin, neither the new form (`::name::` at the start) nor the old one (`##[name]` anywhere). */
export function quietLine(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^(\s*)::/, '$1: :');
}

function data(text: string): string {
  return text.replaceAll('##[', '# #[').replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
