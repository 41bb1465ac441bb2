import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './tracked-files.ts';

/** What the set-up found on this machine (ci/setup.mjs writes it). */
export type Capability = 'xvfb' | 'xdotool' | 'xclip' | 'chromium';

/**
 * Whether a test that needs the capability has to be left out here. Never in CI (CI=true): there a missing program is a failure, since a
 * skip would look like a pass. A test says `test.skipIf(lacks('xvfb'))`, and the set-up has printed what to install.
 */
export function lacks(...wanted: readonly Capability[]): boolean {
  if (process.env.CI === 'true') return false;
  const file = join(repositoryRoot, '.cache/capabilities.json');
  if (!existsSync(file)) return false;
  const found = JSON.parse(readFileSync(file, 'utf8')) as Record<Capability, boolean>;
  return wanted.some((capability) => !found[capability]);
}
