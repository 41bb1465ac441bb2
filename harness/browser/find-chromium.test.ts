import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumHint, findChromium } from './find-chromium.ts';

describe('finding a Chromium', () => {
  let home: string;
  const program = async (path: string): Promise<string> => {
    const full = join(home, path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, '#!/bin/sh\n');
    await chmod(full, 0o755);
    return full;
  };
  /** A machine without a browser of its own, so that only what the test makes counts. */
  const find = (env: Record<string, string>, platform: NodeJS.Platform = 'freebsd') => findChromium({ env, platform, home });

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'horizon-browsers-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  it('takes the one that a variable names, CHROMIUM_PATH first', async () => {
    const [a, b] = [await program('a/chrome'), await program('b/chrome')];
    expect(find({ HORIZON_CHROMIUM: b })).toEqual({ path: b, source: 'HORIZON_CHROMIUM' });
    expect(find({ HORIZON_CHROMIUM: b, CHROMIUM_PATH: a })).toEqual({ path: a, source: 'CHROMIUM_PATH' });
    expect(find({ CHROMIUM_PATH: '', HORIZON_CHROMIUM: b })).toEqual({ path: b, source: 'HORIZON_CHROMIUM' });
  });

  it('takes none at all where HORIZON_CHROMIUM is none', async () => {
    const chromium = await program('bin/chromium');
    expect(find({ HORIZON_CHROMIUM: 'none', PATH: dirname(chromium) })).toBeNull();
    expect(find({ HORIZON_CHROMIUM: 'none', CHROMIUM_PATH: chromium })).toBeNull();
  });

  it('refuses a variable that names no program instead of looking further', async () => {
    await program('bin/chromium');
    expect(() => find({ CHROMIUM_PATH: join(home, 'missing'), PATH: join(home, 'bin') })).toThrow(
      /CHROMIUM_PATH names .*missing.*correct it or unset it/,
    );
    expect(() => find({ CHROMIUM_PATH: home })).toThrow(/not a program/);
  });

  it('takes one on PATH, in the order of names rather than folders', async () => {
    const chrome = await program('first/google-chrome');
    expect(find({ PATH: `${dirname(chrome)}:/nowhere` })).toEqual({ path: chrome, source: 'PATH' });
    const chromium = await program('second/chromium');
    expect(find({ PATH: `${dirname(chrome)}:${dirname(chromium)}` })?.path).toBe(chromium);
  });

  it('takes the newest of the Playwright cache, and nothing half-installed', async () => {
    const cache = join(home, 'cache');
    await program('cache/chromium-999/chrome-linux/chrome');
    const newest = await program('cache/chromium-1200/chrome-linux/chrome');
    await mkdir(join(cache, 'chromium-1300'), { recursive: true });
    await mkdir(join(cache, 'chromium_headless_shell-1400/chrome-linux'), { recursive: true });
    const found = findChromium({ env: { PLAYWRIGHT_BROWSERS_PATH: cache, PATH: '' }, platform: 'linux', home });
    // A machine with an installed browser takes that one first.
    if (found?.source !== 'system') expect(found).toEqual({ path: newest, source: 'playwright cache' });
    expect(find({ PLAYWRIGHT_BROWSERS_PATH: join(home, 'none') }, 'win32')).toBeNull();
  });

  it('looks in the places of Windows and macOS', async () => {
    const mac = await program('Library/Caches/ms-playwright/chromium-5/chrome-mac/Chromium.app/Contents/MacOS/Chromium');
    const found = findChromium({ env: {}, platform: 'darwin', home });
    if (found?.source !== 'system') expect(found?.path).toBe(mac);
    const windows = await program('AppData/Local/ms-playwright/chromium-5/chrome-win/chrome.exe');
    expect(findChromium({ env: {}, platform: 'win32', home })?.path).toBe(windows);
  });

  it('answers null where there is none, and the hint is one line that says what to install', () => {
    expect(find({})).toBeNull();
    for (const platform of ['linux', 'darwin', 'win32', 'freebsd'] as const) {
      expect(chromiumHint(platform)).toMatch(/install/);
      expect(chromiumHint(platform)).not.toMatch(/\n/);
    }
  });
});
