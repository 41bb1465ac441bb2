import type { Locator, Page } from '@playwright/test';
import { decodePngInPool } from '../still/pixels/decode-png.ts';
import type { Picture } from '../still/pixels/picture.ts';
import { type Drawn, firstOther, UnsteadyPictureError } from './drawn-pictures.ts';
import type { GoldenMask, SuiteKey } from './golden-options.ts';
import type { ScreenGoldenOptions, ScreenMask } from './screen-options.ts';

/** Milliseconds between the screenshots that must be equal; the last one again and again. */
const pauses = [50, 100, 250, 500, 1000] as const;

/** Whether something of a test is a page or an element. */
export function isScreen(received: unknown): received is Page | Locator {
  return typeof received === 'object' && received !== null && 'screenshot' in received && typeof received.screenshot === 'function';
}

/**
 * Takes screenshots with animations at their end until one passes, or two in a row are equal. A page that loads is waited for by its test,
 * which knows what for.
 * @param passes Judges a screenshot.
 * @throws UnsteadyPictureError when the page does not come to rest in time; Playwright's own error when the element does not come.
 */
export async function steadyScreen(
  screen: Page | Locator,
  options: ScreenGoldenOptions,
  timeout: number,
  passes: (picture: Picture) => Promise<boolean>,
): Promise<Drawn> {
  const started = performance.now();
  // A screenshot would wait for it as long as the test lasts, and then take all that is after it along.
  if (!isPage(screen)) await screen.waitFor({ state: 'visible', timeout });
  let before = await screenshot(screen, options);
  const captureMs = performance.now() - started;
  if (await passes(before)) return { frames: [before], agreed: 1, captureMs };
  for (let taken = 1; taken === 1 || performance.now() - started < timeout; taken++) {
    await pageOf(screen).waitForTimeout(pauses[Math.min(taken, pauses.length) - 1]!);
    const now = await screenshot(screen, options);
    if (firstOther([before], [now]) === null) return { frames: [now], agreed: 2, captureMs };
    if (await passes(now)) return { frames: [now], agreed: 1, captureMs };
    before = now;
  }
  throw new UnsteadyPictureError(
    `no two screenshots in a row were equal for ${timeout} ms; wait for what the page is doing, hide what moves by the option style, or raise timeout`,
  );
}

async function screenshot(screen: Page | Locator, { fullPage, style, omitBackground }: ScreenGoldenOptions): Promise<Picture> {
  const options = {
    type: 'png',
    animations: 'disabled',
    caret: 'hide',
    scale: 'device',
    ...(style !== undefined && { style }),
    ...(omitBackground !== undefined && { omitBackground }),
  } as const;
  if (!isPage(screen)) {
    if (fullPage !== undefined) throw new TypeError('fullPage is for a page; give the page and not an element of it');
    return await decodePngInPool(await screen.screenshot(options));
  }
  return await decodePngInPool(await screen.screenshot({ ...options, ...(fullPage !== undefined && { fullPage }) }));
}

/** Where the masked elements are in the picture, in whole picture pixels. An element that is not shown masks nothing. */
export async function screenMasks(screen: Page | Locator, { masks = [], fullPage }: ScreenGoldenOptions): Promise<GoldenMask[]> {
  const boxes: GoldenMask[] = [];
  const { scale, scrollX, scrollY } = await pageOf(screen).evaluate(() => ({
    scale: window.devicePixelRatio,
    scrollX: window.scrollX,
    scrollY: window.scrollY,
  }));
  const origin = isPage(screen) ? (fullPage === true ? { x: -scrollX, y: -scrollY } : { x: 0, y: 0 }) : await screen.boundingBox();
  for (const mask of masks) {
    if (!isElementMask(mask)) {
      boxes.push(mask);
      continue;
    }
    for (const element of await mask.area.all()) {
      const box = await element.boundingBox();
      if (box === null || origin === null) continue;
      const [x, y] = [Math.floor((box.x - origin.x) * scale), Math.floor((box.y - origin.y) * scale)];
      const [right, bottom] = [Math.ceil((box.x - origin.x + box.width) * scale), Math.ceil((box.y - origin.y + box.height) * scale)];
      boxes.push({ area: { x, y, width: right - x, height: bottom - y }, reason: mask.reason });
    }
  }
  return boxes;
}

/** What a picture of a page depends on: browser, size of the viewport, pixel ratio, language. */
export async function screenKey(screen: Page | Locator, usual: string | undefined): Promise<SuiteKey> {
  const page = pageOf(screen);
  const { width, height, ratio, language } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: window.innerHeight,
    ratio: window.devicePixelRatio,
    language: navigator.language,
  }));
  const size = page.viewportSize() ?? { width, height };
  return {
    renderer: page.context().browser()?.browserType().name() ?? usual ?? 'browser',
    view: `${size.width}x${size.height}@${ratio}`,
    language,
  };
}

function isElementMask(mask: GoldenMask | ScreenMask): mask is ScreenMask {
  return !('width' in mask.area);
}

function isPage(screen: Page | Locator): screen is Page {
  return 'goto' in screen;
}

function pageOf(screen: Page | Locator): Page {
  return isPage(screen) ? screen : screen.page();
}
