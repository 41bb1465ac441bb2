import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files of the working tree that git tracks or would track, as paths from the root with forward slashes, sorted. */
export function trackedFiles(): string[] {
  const out = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return [...new Set(out.split('\0'))].filter((file) => file !== '' && existsSync(join(repositoryRoot, file))).sort();
}
