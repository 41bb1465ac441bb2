import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot, trackedFiles } from '../tracked-files.ts';

/** What an installation and the build leave beside the packages. */
const installed: ReadonlySet<string> = new Set(['.bin', '.package-lock.json', '.horizon-setup']);

/**
 * Makes a folder what a checkout and an installation would make it: the files of the working tree, the programs, the packages. Files are
 * hard links where they can be, so nothing in the folder may be written into; a test that changes one puts a new file in its place.
 */
export function checkOut(folder: string): void {
  for (const file of trackedFiles()) linkInto(join(repositoryRoot, file), join(folder, file));
  linkFolder(join(repositoryRoot, 'dist'), join(folder, 'dist'));
  const [from, to] = [join(repositoryRoot, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
    else if (installed.has(name)) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkInto(source, target);
  }
}

function linkInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}
