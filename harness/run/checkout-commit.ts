import { dirname } from 'node:path';
import { commitOf } from '../../still/commit-of.ts';
import { goldenFolder } from './golden-folder.ts';

/** The commit of the checkout whose shots and goldens are used; undefined outside version control. */
export function checkoutCommit(): string | undefined {
  try {
    return commitOf(dirname(goldenFolder()));
  } catch {
    return undefined;
  }
}
