import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts every file of a folder into another one, in the same places: as a hard link, or as a copy where the file system has none. Symbolic
 * links and other things that are no files are left out.
 * @returns Paths of files that are there already with other content; these are left as they were.
 */
export function linkTree(from: string, to: string): string[] {
  mkdirSync(to, { recursive: true });
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) return linkTree(source, target);
    return !entry.isFile() || linkFile(source, target) ? [] : [source];
  });
}

/** Puts one file into another place, like {@link linkTree}. @returns Whether that now holds what the source does. */
export function linkFile(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(source).equals(readFileSync(target));
    copyFileSync(source, target);
    return true;
  }
}
