/** One line that runs a test of Playwright again. */
export function playwrightRepro(file: string, line: number, project: string): string {
  return `npx playwright test ${file}:${line}${project === '' ? '' : ` --project='${project.replaceAll("'", "'\\''")}'`}`;
}
