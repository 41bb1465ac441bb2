import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isShotName } from '../still/shot-name.ts';
import { makeOutputFolder } from './suite-settings.ts';

/** A name that cannot be taken: it is no name, or another test of the run has it. */
export class GoldenNameError extends Error {
  override readonly name = 'GoldenNameError';
}

/** Most characters of a name: it becomes that of a folder, with a few more beside it while it is put in place. */
const longest = 100;

/** Folder in a run's output where the names in use are kept. */
export const claimsName = 'claims';

/**
 * Takes a golden's name for a test for the length of a run, so that two tests, in one worker or in several, never write into one folder.
 * The same test may take it again: it is retried, or polls.
 * @param group What tells equal names apart: the project of a browser.
 * @param test What a person knows the test by.
 * @param unique What tells tests of one name apart, such as the rows of a table.
 * @throws GoldenNameError naming both tests.
 */
export async function claimName(out: string, run: string, group: string, name: string, test: string, unique = ''): Promise<void> {
  if (!isShotName(name)) {
    throw new GoldenNameError(`the name ${JSON.stringify(name)} cannot be a golden's; use kebab-case, such as checkout-empty`);
  }
  if (name.length > longest) throw new GoldenNameError(`a golden's name has ${name.length} characters; give one of at most ${longest}`);
  const folder = join(out, claimsName, run, group);
  await makeOutputFolder(folder);
  const file = join(folder, name);
  try {
    await writeFile(file, `${unique}\n${test}`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = await readFile(file, 'utf8');
    // An owner that has claimed and not yet written its own name is another one: a test waits for its own matcher.
    if (owner !== `${unique}\n${test}`) {
      const first = owner.slice(owner.indexOf('\n') + 1) || 'another one';
      throw new GoldenNameError(`two tests use the golden ${name}; give each its own name:\n  ${first}\n  ${test}`);
    }
  }
}

/** Forgets the names that were taken, at the end of a run. */
export async function dropClaims(out: string): Promise<void> {
  await rm(join(out, claimsName), { recursive: true, force: true });
}
