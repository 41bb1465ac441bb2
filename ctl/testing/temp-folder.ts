import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Registers what cleans up when the running test ends (vitest's `onTestFinished`). */
export type After = (clean: () => Promise<void>) => void;

/** A folder of the running test's own, removed when it ends. Its path is short, since it holds sockets. */
export function tempFolder(after: After): string {
  const folder = mkdtempSync(join(tmpdir(), 'hc-'));
  after(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
