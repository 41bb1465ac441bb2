/** One line that runs a test of vitest again: -t takes a regular expression, held against the names with blanks between. */
export function vitestRepro(file: string, names: readonly string[], project = ''): string {
  const pattern = names.join(' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  return `npx vitest run ${file} -t ${quoted(`^${pattern}$`)}${project === '' ? '' : ` --project ${quoted(project)}`}`;
}
