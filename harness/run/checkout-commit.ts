import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { goldenFolder } from './golden-folder.ts';

/** The commit of the checkout whose shots and goldens are used; undefined outside version control. */
export function checkoutCommit(): string | undefined {
  try {
    const out = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: dirname(goldenFolder()),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return /^[0-9a-f]{40,64}$/.test(out) ? out : undefined;
  } catch {
    return undefined;
  }
}
