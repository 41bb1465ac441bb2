import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const rig = fileURLToPath(new URL('../../../dist/horizon-rig.js', import.meta.url));
const silent = fileURLToPath(new URL('../../boot/fixtures/answering.mjs', import.meta.url));

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ended-again-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Command lines of living processes that were started, however indirectly, with this in their environment. */
function alive(marker: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(marker) ? [readFileSync(`/proc/${pid}/cmdline`, 'latin1')] : [];
      } catch {
        return [];
      }
    });
}

/** Looks until it holds; the test's own time limit ends the wait. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.skipIf(process.platform !== 'linux')('a rig that ends while it runs a failure again', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('by %s leaves no process and no folder', async (signal) => {
    const marker = `again-${signal}-${process.pid}`;
    const temporary = join(scratch, marker);
    mkdirSync(temporary);
    const [boots, client] = [join(scratch, `${marker}.boots`), join(scratch, `${marker}.game`)];
    writeFileSync(boots, '');
    // Fails at once the first time, and never becomes ready the second.
    writeFileSync(
      client,
      `#!/bin/sh\n[ -s '${boots}' ] || { echo boot >> '${boots}'; exit 3; }\nexec '${process.execPath}' '${silent}' "$@"\n`,
      { mode: 0o755 },
    );
    const words = ['run', 'screen-tour', '--display', 'headless', '--game', client, '--out', join(temporary, 'out')];
    const env = { ...process.env, FIXTURE_MODE: 'never-ready', MARKER: marker, TMPDIR: temporary };
    const child = spawn(process.execPath, [rig, ...words], { stdio: 'ignore', env });
    const ended = once(child, 'exit');
    await until(() => alive(marker).some((line) => line.includes('answering.mjs') && line.includes('--control-socket')));
    expect(alive(marker).filter((line) => line.includes('--no-again'))).not.toEqual([]);
    child.kill(signal);
    await ended;
    await until(() => alive(marker).length === 0 && readdirSync(temporary).every((name) => name === 'out'));
    expect(alive(marker)).toEqual([]);
  });
});
