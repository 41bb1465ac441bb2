import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file that a program's name means in this process's PATH; null when none of its folders has it. */
export function programOnPath(program: string, path: string = process.env.PATH ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    if (folder === '') continue;
    const file = join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
