import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the running test's own, removed when it ends. Short, since it holds sockets. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hc-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
