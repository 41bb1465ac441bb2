import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a build, and a rig that runs what was built, do not need. */
const left: ReadonlySet<string> = new Set(['node_modules', '.git', '.build', 'out', 'docs']);

/**
 * Copies this checkout with what is built, so that its sources can be changed and built again. Packages are links to this one's; programs
 * of a build are not linked among them.
 * @returns The folder.
 */
export function copyCheckout(folder: string): string {
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const [packages, links] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(links);
  for (const name of readdirSync(packages)) if (!name.startsWith('.')) symlinkSync(join(packages, name), join(links, name));
  return folder;
}
