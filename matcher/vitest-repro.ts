/** One line that runs a test of vitest again: -t takes a regular expression, held against the names with blanks between. */
export function vitestRepro(file: string, names: readonly string[]): string {
  const pattern = names.join(' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `npx vitest run ${file} -t '^${pattern.replaceAll("'", "'\\''")}$'`;
}
