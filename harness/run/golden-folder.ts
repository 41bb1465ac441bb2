import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The committed goldens: `goldens` of the checkout, wherever the command was started. */
export function goldenFolder(): string {
  const folder = goldenFolderIfAny();
  if (folder === undefined) throw new Error('there is no goldens folder beside package.json; make one: mkdir goldens');
  return folder;
}

/** The same, or undefined where there is none: another project may keep its goldens elsewhere, and have no approved one yet. */
export function goldenFolderIfAny(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'goldens')) && existsSync(join(folder, 'package.json'))) return join(folder, 'goldens');
  }
  return undefined;
}
