import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { chromiumHint, type FoundChromium, findChromium } from './find-chromium.ts';
import { makeProfileFolder, type ProfileFolder } from './profile-folder.ts';

/** How a page window is opened. */
export interface PageWindowOptions {
  /** What the window shows; an http address on loopback, a file address or a data address. */
  readonly url: string;
  /** Size of the page inside the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** True: no window on any display. Default false. */
  readonly headless?: boolean;
  /** Environment of the browser (DISPLAY). Default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The browser; default: findChromium(). */
  readonly browser?: FoundChromium;
  /** More browser flags. */
  readonly flags?: readonly string[];
}

/** A browser window that shows one page and nothing else. */
export interface PageWindow {
  readonly page: Page;
  /** Resolves when the window is gone: `closed` by the person or by close(), or `lost` with its browser or its display. */
  readonly gone: Promise<'closed' | 'lost'>;
  /** Makes the inside of the window this size in CSS pixels, as far as the screen and the window manager allow. */
  resize(width: number, height: number): Promise<void>;
  /** Closes the browser and removes its profile. Can be called again. */
  close(): Promise<void>;
}

/** Why a page window could not be opened; the message ends with what to do. */
export class PageWindowError extends Error {
  override readonly name = 'PageWindowError';
}

const noDisplay = 'There is no display for a window of the browser; set DISPLAY to one that runs, or start with --offscreen.';

// A window that shows one page has no use for updates, sync, extensions, crash reports or asking for a keychain. Chromium's own help names them.
const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-features=Translate,MediaRouter,OptimizationHints,AutofillServerCommunication,CertificateTransparencyComponentUpdater',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--mute-audio',
  '--password-store=basic',
  '--use-mock-keychain',
];

// One CSS pixel is one screen pixel, and text is drawn alike on all screens.
const pictureFlags = ['--force-device-scale-factor=1', '--force-color-profile=srgb', '--disable-lcd-text', '--font-render-hinting=none'];

/** The flags that a browser for one page gets, apart from its address, size and profile. */
export function browserFlags(isRoot: boolean): readonly string[] {
  // The sandbox needs an ordinary user; --test-type keeps the browser from complaining about that across the top of the window.
  const rootFlags = isRoot ? ['--no-sandbox', '--test-type'] : [];
  return [...quietFlags, ...pictureFlags, ...rootFlags];
}

/**
 * Opens a Chromium window in app mode (no tabs, no address bar) on one page, with a profile of its own.
 * @throws PageWindowError when there is no browser, or it does not start (no display, for one).
 */
export async function openPageWindow(options: PageWindowOptions): Promise<PageWindow> {
  const browser = options.browser ?? findChromium();
  if (browser === null) throw new PageWindowError(chromiumHint());
  const env = definedOnly(options.env ?? process.env);
  const headless = options.headless ?? false;
  if (process.platform === 'linux' && !headless && !env.DISPLAY && !env.WAYLAND_DISPLAY) throw new PageWindowError(noDisplay);
  const [{ chromium }, profile] = await Promise.all([import('playwright-core'), makeProfileFolder()]);
  let context: BrowserContext;
  try {
    context = await chromium.launchPersistentContext(profile.path, {
      executablePath: browser.path,
      headless,
      viewport: headless ? { width: options.width, height: options.height } : null,
      chromiumSandbox: process.getuid?.() !== 0,
      env,
      // The program that opens the window decides what a signal means; the browser ends with the pipe to it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      ignoreDefaultArgs: ['--enable-automation'],
      args: [
        ...browserFlags(process.getuid?.() === 0),
        `--window-size=${options.width},${options.height}`,
        ...(headless ? [] : [`--app=${options.url}`]),
        // Without an X server the browser is told that it may use Wayland.
        ...(process.platform === 'linux' && !env.DISPLAY ? ['--ozone-platform-hint=auto'] : []),
        ...(options.flags ?? []),
      ],
    });
  } catch (cause) {
    await profile.remove(true);
    throw new PageWindowError(launchFailure(browser, cause), { cause });
  }
  try {
    return await dressWindow(context, profile, options, headless);
  } catch (error) {
    await context.close().catch(() => {});
    await profile.remove(true);
    throw error;
  }
}

async function dressWindow(
  context: BrowserContext,
  profile: ProfileFolder,
  options: PageWindowOptions,
  headless: boolean,
): Promise<PageWindow> {
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  let closing: Promise<void> | null = null;
  let leaving = false;
  let lost = false;
  await page.exposeBinding('horizonPageLeaves', () => {
    leaving = true;
  });
  page.on('load', () => {
    leaving = false;
  });
  const gone = new Promise<'closed' | 'lost'>((resolve) => {
    // A browser that dies closes its pages too, but such a page has not said good-bye.
    page.once('close', () => resolve(leaving || closing !== null ? 'closed' : 'lost'));
    page.once('crash', () => resolve('lost'));
    context.once('close', () => resolve(leaving || closing !== null ? 'closed' : 'lost'));
  });
  const close = (): Promise<void> => {
    closing ??= context
      .close()
      .catch(() => {})
      .then(() => profile.remove(lost));
    return closing;
  };
  // However the window goes, the browser and its profile go with it.
  void gone.then((how) => {
    lost = how === 'lost';
    return close();
  });
  // A window in app mode loads its address by itself; going elsewhere would give it an address bar.
  if (headless) await page.goto(options.url);
  else await page.waitForURL(options.url, { waitUntil: 'load' });
  await context.addInitScript(sayGoodBye);
  await page.evaluate(sayGoodBye);
  const resize = headless ? (width: number, height: number) => page.setViewportSize({ width, height }) : await windowResizer(context, page);
  await resize(options.width, options.height);
  return { page, gone, resize, close };
}

/** Runs in the page. */
function sayGoodBye(): void {
  window.addEventListener('pagehide', () => {
    const leaves: unknown = Reflect.get(window, 'horizonPageLeaves');
    if (typeof leaves === 'function') leaves();
  });
}

/** The frame of the window takes room that only the open window can tell, so the size is corrected by what the page sees. */
async function windowResizer(context: BrowserContext, page: Page): Promise<(width: number, height: number) => Promise<void>> {
  const session: CDPSession = await context.newCDPSession(page);
  const { windowId } = (await session.send('Browser.getWindowForTarget')) as { windowId: number };
  return async (width, height) => {
    const frame = await page.evaluate(() => ({ x: window.outerWidth - window.innerWidth, y: window.outerHeight - window.innerHeight }));
    await session.send('Browser.setWindowBounds', { windowId, bounds: { width: width + frame.x, height: height + frame.y } });
  };
}

function definedOnly(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

function launchFailure(browser: FoundChromium, cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause);
  if (/missing x server|cannot open display|\$DISPLAY/i.test(text)) {
    return noDisplay;
  }
  const line = text.split('\n').find((l) => /error|fail/i.test(l)) ?? text.split('\n')[0] ?? '';
  return `${browser.path} did not start (${line.trim()}); run it by hand to see why, or set CHROMIUM_PATH to another browser.`;
}
