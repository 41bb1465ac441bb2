import { execFileSync } from 'node:child_process';

/** The commit that a folder is checked out at; undefined outside version control. */
export function commitOf(folder: string): string | undefined {
  try {
    const out = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return /^[0-9a-f]{40,64}$/.test(out) ? out : undefined;
  } catch {
    return undefined;
  }
}
