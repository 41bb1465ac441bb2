import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../tracked-files.ts';

/**
 * Loads a package that is measured against. It is fetched into .cache when a benchmark asks for it and is no dependency of the project.
 * @param spec Name and exact version.
 */
export function peerPackage(spec: string): unknown {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const folder = join(repositoryRoot, '.cache/peers', spec.replace(/[^\w.-]+/g, '-'));
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, spec], { stdio: ['ignore', 2, 2] });
  }
  return createRequire(join(folder, 'index.js'))(name);
}
