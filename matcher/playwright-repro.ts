/** One line that runs a test of Playwright again. */
export function playwrightRepro(file: string, line: number, project: string): string {
  return `npx playwright test ${file}:${line}${project === '' ? '' : ` --project='${project.replaceAll("'", "'\\''")}'`}`;
}

/** The folder-safe name of a project; of a suite without projects, the runner's. */
export function groupOf(project: string): string {
  return project === '' ? 'playwright' : project.replace(/[^\w.-]+/g, '-');
}
