import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../tracked-files.ts';

const peer = '@blazediff/bin@3.5.0';

/** Compares two PNG files; what it answers does not matter to a benchmark. */
export type FileCompare = (a: string, b: string) => Promise<unknown>;

/**
 * The fastest peer that compares files. It is fetched into .cache when a benchmark asks for it and is no dependency of the project: its
 * packages for other systems are not served by every registry, and a lock file that names them cannot be installed there.
 */
export async function blazediffPeer(): Promise<FileCompare> {
  const folder = join(repositoryRoot, '.cache/peers');
  if (!existsSync(join(folder, 'node_modules/@blazediff/bin'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', peer],
      {
        stdio: ['ignore', 2, 2],
      },
    );
  }
  const { compare } = createRequire(join(folder, 'index.js'))('@blazediff/bin') as { compare: FileCompare };
  return compare;
}
