import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../ci/capabilities.ts';
import { chromiumHint, findChromium } from '../harness/browser/find-chromium.ts';
import type { Picture } from '../still/pixels/picture.ts';
import { screenKey, screenMasks, steadyScreen } from './steady-screen.ts';

describe.skipIf(lacks('chromium'))('a page of a browser', () => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;
  beforeAll(async () => {
    const found = findChromium();
    if (found === null) throw new Error(chromiumHint());
    browser = await chromium.launch({ executablePath: found.path });
    page = await browser.newPage({ viewport: { width: 200, height: 100 }, deviceScaleFactor: 2, locale: 'de-DE' });
  });
  afterAll(() => browser?.close());

  const never = async (): Promise<boolean> => false;
  const html = (body: string): Promise<void> => page.setContent(`<body style="margin:0;background:#fff">${body}</body>`);

  test('at rest is taken twice, with its animations at their end', async () => {
    await html(
      '<style>@keyframes go { from { width: 0 } to { width: 50px } }</style><i style="display:block;height:9px;background:red;animation:go 9s forwards"></i>',
    );
    const { frames, agreed } = await steadyScreen(page, {}, 5000, never);
    expect([agreed, frames[0]?.width, frames[0]?.height]).toEqual([2, 400, 200]);
    const red = ({ pixels }: Picture): number =>
      Array.from({ length: 400 }, (_, x) => pixels[x * 4 + 1]).filter((green) => green === 0).length;
    expect(red(frames[0]!)).toBe(100);
  });

  test('that passes is taken once', async () => {
    await html('<b>still</b>');
    let judged = 0;
    const passes = async (): Promise<boolean> => {
      judged += 1;
      return true;
    };
    expect(await steadyScreen(page, {}, 5000, passes)).toMatchObject({ agreed: 1 });
    expect(judged).toBe(1);
  });

  test('that never rests is told, with what to do', async () => {
    await html('<p id="n">0</p><script>setInterval(() => { n.textContent = performance.now() }, 1)</script>');
    await expect(steadyScreen(page, {}, 300, never)).rejects.toThrow(/no two screenshots in a row were equal for 300 ms; wait for what/);
    const { agreed } = await steadyScreen(page, { style: '#n { visibility: hidden }' }, 5000, never);
    expect(agreed).toBe(2);
  });

  test('without the element says so when the time is over, and not when the test ends', async () => {
    await html('<b>no list</b>');
    await expect(steadyScreen(page.locator('ul'), {}, 200, never)).rejects.toThrow(/Timeout 200ms exceeded.*waiting for.*ul/s);
  });

  test('has its elements masked in picture pixels: of the view, of the whole page, of an element', async () => {
    await html(
      '<div style="height:300px"></div><main style="margin-left:30px;width:100px"><b style="display:block;width:20.5px;height:10px;margin:5px 0 0 5px"></b></main>',
    );
    await page.evaluate(() => window.scrollTo(0, 215));
    const masks = [{ area: page.locator('b'), reason: 'a clock' }];
    const [inView] = await screenMasks(page, { masks });
    expect(inView).toEqual({ area: { x: 70, y: 180, width: 41, height: 20 }, reason: 'a clock' });
    const [whole] = await screenMasks(page, { masks, fullPage: true });
    expect(whole?.area).toMatchObject({ x: 70, y: 610 });
    const [inElement] = await screenMasks(page.locator('main'), { masks });
    expect(inElement?.area).toMatchObject({ x: 10, y: 0 });
    expect(await screenMasks(page, { masks: [{ area: page.locator('i'), reason: 'not there' }] })).toEqual([]);
  });

  test('has a key of browser, view and language', async () => {
    expect(await screenKey(page, undefined)).toEqual({ renderer: 'chromium', view: '200x100@2', language: 'de-DE' });
  });
});
