import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A browser of the Chromium family that this machine has. */
export interface FoundChromium {
  readonly path: string;
  /** Where it was looked up: a variable's name, `system`, `PATH` or `playwright cache`. */
  readonly source: string;
}

/** What the look-up depends on, so that it can be asked about any machine. */
export interface ChromiumPlaces {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

/** Variables that name a browser, strongest first. */
export const chromiumVariables = ['CHROMIUM_PATH', 'HORIZON_CHROMIUM'] as const;

/** `HORIZON_CHROMIUM=none`: as if this machine had no browser, whatever is installed or named elsewhere. */
const noBrowser = 'none';

// The binaries themselves before the distribution's wrapper scripts, which add flags that depend on the machine.
const systemPaths: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/lib/chromium/chromium',
    '/usr/lib/chromium-browser/chromium-browser',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/opt/google/chrome/chrome',
    '/opt/chromium.org/chromium/chromium-browser',
    '/snap/bin/chromium',
    '/opt/microsoft/msedge/msedge',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
};

const windowsTails = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const cacheTails: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux-arm64/chrome'],
  darwin: ['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  ]),
  win32: ['chrome-win/chrome.exe', 'chrome-win64/chrome.exe'],
};

/**
 * Finds a browser: the one a variable names, then an installed one, then one on PATH, then Playwright's cache (newest first).
 * Null when there is none, and when `HORIZON_CHROMIUM` is `none`. Throws when a variable names a file that cannot be run, since falling back to another browser would hide it.
 */
export function findChromium(places: ChromiumPlaces = thisMachine()): FoundChromium | null {
  if (places.env.HORIZON_CHROMIUM === noBrowser) return null;
  for (const variable of chromiumVariables) {
    const path = places.env[variable];
    if (path === undefined || path === '') continue;
    if (runnable(path)) return { path, source: variable };
    throw new Error(`$${variable} names ${path}, which is not a program that can be run; correct it or unset it.`);
  }
  return (
    firstRunnable(installed(places), 'system') ??
    firstRunnable(onPath(places), 'PATH') ??
    firstRunnable(inPlaywrightCache(places), 'playwright cache')
  );
}

/** One line that says how to get a browser on this system. */
export function chromiumHint(platform: NodeJS.Platform = process.platform): string {
  const how: Partial<Record<NodeJS.Platform, string>> = {
    linux: 'install one (Debian, Ubuntu: apt-get install chromium)',
    darwin: 'install Chromium or Google Chrome into /Applications',
    win32: 'install Google Chrome or Chromium',
  };
  return `No Chromium was found: ${how[platform] ?? how.linux}, run npx playwright-core install chromium, or set CHROMIUM_PATH to a browser.`;
}

function thisMachine(): ChromiumPlaces {
  return { env: process.env, platform: process.platform, home: homedir() };
}

function installed({ env, platform }: ChromiumPlaces): readonly string[] {
  if (platform !== 'win32') return systemPaths[platform] ?? [];
  const roots = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter((root) => root !== undefined && root !== '');
  return windowsTails.flatMap((tail) => roots.map((root) => `${root}\\${tail}`));
}

function onPath({ env, platform }: ChromiumPlaces): readonly string[] {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

function inPlaywrightCache(places: ChromiumPlaces): readonly string[] {
  const root = playwrightCache(places);
  const builds = folderNames(root)
    .map((name) => /^chromium-(\d+)$/.exec(name))
    .filter((match) => match !== null)
    .sort((a, b) => Number(b[1]) - Number(a[1]));
  return builds.flatMap((build) => (cacheTails[places.platform] ?? []).map((tail) => join(root, build[0], tail)));
}

function playwrightCache({ env, platform, home }: ChromiumPlaces): string {
  if (env.PLAYWRIGHT_BROWSERS_PATH !== undefined && env.PLAYWRIGHT_BROWSERS_PATH !== '') return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData/Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}

function folderNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function firstRunnable(paths: readonly string[], source: string): FoundChromium | null {
  const path = paths.find(runnable);
  return path === undefined ? null : { path, source };
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
