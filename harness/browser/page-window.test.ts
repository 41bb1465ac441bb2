import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { browserFlags, openPageWindow, PageWindowError } from './page-window.ts';

const profilesOf = (pid: number) => readdirSync(tmpdir()).filter((name) => name.startsWith(`horizon-page-${pid}-`));

describe('a window for one page', () => {
  it.skipIf(lacks('chromium'))('shows the page in the size it is asked for, and takes its profile away when it is closed', async () => {
    const window = await openPageWindow({ url: 'data:text/html,<title>One</title>', width: 321, height: 123, headless: true });
    expect(profilesOf(process.pid)).toHaveLength(1);
    const inside = () => window.page.evaluate(() => [document.title, innerWidth, innerHeight, devicePixelRatio]);
    expect(await inside()).toEqual(['One', 321, 123, 1]);
    await window.resize(400, 200);
    expect(await inside()).toEqual(['One', 400, 200, 1]);
    await window.close();
    await window.close();
    expect(await window.gone).toBe('closed');
    expect(profilesOf(process.pid)).toEqual([]);
  });

  it.skipIf(lacks('chromium'))('tells when its browser dies, and takes the profile away then too', async () => {
    const window = await openPageWindow({ url: 'data:text/html,x', width: 100, height: 100, headless: true });
    const session = await window.page.context().newCDPSession(window.page);
    // The browser ends itself as in a crash; the call cannot be answered.
    void session.send('Browser.crash').catch(() => {});
    expect(await window.gone).toBe('lost');
    await window.close();
    expect(profilesOf(process.pid)).toEqual([]);
  });

  it('gives up the sandbox for root only', () => {
    expect(browserFlags(true)).toContain('--no-sandbox');
    expect(browserFlags(false).join(' ')).not.toMatch(/sandbox|test-type/);
  });

  it.skipIf(lacks('chromium'))('says what to do when the browser does not start or there is no display', async () => {
    const page = { url: 'data:text/html,x', width: 10, height: 10 };
    await expect(openPageWindow({ ...page, headless: true, browser: { path: '/bin/false', source: 'test' } })).rejects.toThrow(
      /\/bin\/false did not start.*CHROMIUM_PATH/,
    );
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
    if (process.platform === 'linux') await expect(openPageWindow({ ...page, env })).rejects.toThrow(/--offscreen/);
    await expect(openPageWindow({ ...page, headless: true, browser: { path: '/bin/false', source: 'test' } })).rejects.toBeInstanceOf(
      PageWindowError,
    );
    expect(profilesOf(process.pid)).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32' || lacks('chromium'))('a window whose program is killed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'horizon-opening-'));
    await build({
      entryPoints: [fileURLToPath(new URL('opening-program-for-tests.ts', import.meta.url))],
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Playwright is found beside the source, where the bundle would not look for it.
      plugins: [
        {
          name: 'playwright-in-place',
          setup: ({ onResolve }) => {
            onResolve({ filter: /^playwright-core$/ }, () => ({ path: import.meta.resolve('playwright-core'), external: true }));
          },
        },
      ],
      outfile: join(folder, 'opening.mjs'),
      logLevel: 'error',
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('leaves neither a browser nor a profile behind', async () => {
    const child = spawn(process.execPath, [join(folder, 'opening.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = await once(child.stdout, 'data');
    const profile = String(output).trim();
    expect(profile).toMatch(/^horizon-page-\d+-/);
    child.kill('SIGKILL');
    // Both go by themselves; the test's own time limit ends the wait if they do not.
    while (existsSync(join(tmpdir(), profile)) || browsersWith(profile).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(existsSync(join(tmpdir(), profile))).toBe(false);
    expect(browsersWith(profile)).toEqual([]);
  });
});

/** Processes that were started with a profile. */
function browsersWith(profile: string): readonly string[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return line.includes(profile) && line.includes('user-data-dir');
    } catch {
      return false;
    }
  });
}
