import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { chromiumHint, findChromium } from '../../harness/browser/find-chromium.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../fixtures/run-fixture.ts';
import { encodePng } from '../pixels/encode-png.ts';
import { voxelPicture } from '../pixels/test-pictures.ts';
import { writeReport } from './write-report.ts';

let folder = '';
let browser: Browser;
let page: Page;
let address = '';

beforeAll(async () => {
  if (lacks('chromium')) return;
  const found = findChromium();
  if (found === null) throw new Error(`the report is tested in a real browser; ${chromiumHint()}`);
  folder = await mkdtemp(join(tmpdir(), 'hz-viewer-'));
  const plans = [fixturePlan('wrong', 'A red streak'), fixturePlan('right', 'All as approved')];
  for (const plan of plans) await approveFixture(folder, plan);
  const shots = [await shootFixture(folder, plans[0]!, redStreak), await shootFixture(folder, plans[1]!, {})];
  const small = join(folder, 'small.png');
  await writeFile(small, encodePng(voxelPicture(160, 100), 160, 100));
  const [frame] = shots[0]!.frames;
  const picture = { word: 'size', passes: false, says: 'The picture is 320x200 and its golden 160x100.', figures: null } as const;
  shots.push({ ...shots[0]!, name: 'resized', golden: small, frames: [{ ...frame!, picture }] });
  address = pathToFileURL(await writeReport(fixtureResults(shots), join(folder, 'report'))).href;
  browser = await chromium.launch({ executablePath: found.path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
});

beforeEach(async () => {
  if (folder === '') return;
  await open('shot-wrong');
  await page.reload();
});

afterAll(async () => {
  await browser?.close();
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

/** Shows a result by its address. */
async function open(id: string): Promise<void> {
  await page.goto(`${address}#${id}`);
  await page.locator(`#${id}.shown`).waitFor();
}

const pane = (name: string) => page.locator(`article.shown .pane.${name}`);

/** Where a picture lies in its pane: its left upper corner and its width, in shares of the pane. */
async function placeOf(name: string): Promise<number[]> {
  const [outer, inner] = [await pane(name).boundingBox(), await pane(name).locator('img').boundingBox()];
  return [(inner!.x - outer!.x) / outer!.width, (inner!.y - outer!.y) / outer!.height, inner!.width / outer!.width].map(
    (share) => Math.round(share * 1000) / 1000,
  );
}

const readout = async (): Promise<string> => (await page.locator('article.shown .readout output').textContent()) ?? '';

/** Waits until the line below the pictures tells the colours. */
async function told(text: RegExp): Promise<string> {
  await page.locator('article.shown .readout output', { hasText: text }).waitFor();
  return await readout();
}

const gridded = (): Promise<boolean> => page.locator('article.shown .viewer').evaluate((viewer) => viewer.classList.contains('gridded'));

describe.skipIf(lacks('chromium'))('the pictures of a shot', () => {
  test('zoom and pan together by wheel and by dragging', async () => {
    const box = (await pane('golden').boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.5);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -100);
    // Pointers stand on whole screen pixels.
    const near = async (...place: number[]) => (await placeOf('golden')).every((share, i) => Math.abs(share - place[i]!) < 0.01);
    await expect.poll(() => near(-0.36, -0.721, 2.441)).toBe(true);
    expect(await placeOf('actual')).toEqual(await placeOf('golden'));
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.15, box.y + box.height * 0.4);
    await page.mouse.up();
    expect(await near(-0.46, -0.821, 2.441)).toBe(true);
    expect(await placeOf('actual')).toEqual(await placeOf('golden'));
    await page.keyboard.press('0');
    expect(await placeOf('golden')).toEqual([0, 0, 1]);
  });

  test('leave the wheel to the page while they are whole', async () => {
    await page.setViewportSize({ width: 1400, height: 420 });
    const box = (await pane('golden').boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(() => scrollY > 0);
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  test('zoom by keys, show the same place in every view, and tell the scale', async () => {
    for (const key of ['+', '+', '=']) await page.keyboard.press(key);
    const side = await placeOf('golden');
    expect(side[2]).toBe(3.375);
    for (const [key, name] of [
      ['2', 'golden'],
      ['3', 'actual'],
      ['5', 'difference'],
      ['6', 'actual'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await placeOf(name)).toEqual(side);
    }
    await page.keyboard.press('-');
    expect((await placeOf('actual'))[2]).toBe(2.25);
    await page.keyboard.press('z');
    expect(await page.locator('article.shown .scale').textContent()).toBe('fit');
    await page.keyboard.press('z');
    expect(await page.locator('article.shown .scale').textContent()).toMatch(/^\d00 %$/);
    const rendering = await pane('actual')
      .locator('img')
      .evaluate((image) => getComputedStyle(image).imageRendering);
    expect(rendering).toBe('pixelated');
  });

  test('go to where most pixels differ, and show a grid when pixels can be told apart', async () => {
    expect(await gridded()).toBe(false);
    await page.keyboard.press('d');
    await told(/^x 106, y 30/);
    const [left, top, width] = (await placeOf('actual')) as [number, number, number];
    const [x, y] = [left + (width * 106) / 320, top + (width * 30) / 200];
    expect([x > 0 && x < 1, y > 0 && y < 1, width > 1]).toEqual([true, true, true]);
    for (let i = 0; i < 6; i++) await page.keyboard.press('+');
    expect(await gridded()).toBe(true);
    const [pixel, gridX] = await page
      .locator('article.shown .viewer')
      .evaluate((viewer) => ['--pixel', '--grid-x'].map((name) => Number(viewer.style.getPropertyValue(name))));
    const [outer, inner] = [await pane('actual').boundingBox(), await pane('actual').locator('img').boundingBox()];
    expect(Math.abs(((inner!.x - outer!.x) % pixel!) - gridX!)).toBeLessThan(0.1);
  });

  test('tell the pixel under the pointer with both colours, from disk', async () => {
    const before = voxelPicture(320, 200);
    const at = (30 * 320 + 105) * 4;
    const golden = [before[at], before[at + 1], before[at + 2]].join(', ');
    const box = (await pane('actual').boundingBox())!;
    await page.mouse.move(box.x + (105.5 / 320) * box.width, box.y + (30.5 / 200) * box.height);
    const line = await told(/apart/);
    expect(line).toMatch(/x 105, y 30/);
    expect(line).toContain(`(${golden})`);
    expect(line).toMatch(/now\s+#ff0000 \(255, 0, 0\)/);
    await page.mouse.move(box.x + (105.5 / 320) * box.width, box.y + (40.5 / 200) * box.height);
    expect(await told(/y 40/)).toMatch(/equal/);
  });

  test('tell a pixel by keys alone: one at a time once it is large enough', async () => {
    await page.keyboard.press('d');
    const start = /x (\d+), y (\d+)/.exec(await told(/x \d+/))!;
    for (let i = 0; i < 6; i++) await page.keyboard.press('+');
    await page.keyboard.press('Shift+ArrowRight');
    await told(new RegExp(`x ${Number(start[1]) + 1}, y ${start[2]}`));
    await page.keyboard.press('Shift+ArrowUp');
    await told(new RegExp(`x ${Number(start[1]) + 1}, y ${Number(start[2]) - 1}`));
    expect(await page.locator('article.shown .readout output').getAttribute('aria-live')).toBe('polite');
  });

  test('say so where the colours are not kept', async () => {
    await open('shot-right');
    const box = (await pane('actual').boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 40);
    expect(await told(/colours/)).toMatch(/colours are kept for frames that fail/);
  });

  test('follow the size of the window', async () => {
    for (const key of ['+', '+']) await page.keyboard.press(key);
    const before = await placeOf('golden');
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect.poll(() => placeOf('golden')).toEqual(before);
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  test('fit a narrow window without moving it sideways', async () => {
    await page.setViewportSize({ width: 420, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(420);
    expect((await pane('golden').boundingBox())!.width).toBeLessThan(420);
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  test('blink by themselves until they are held by the space bar', async () => {
    await page.keyboard.press('4');
    await page.locator('article.shown .viewer.flipped').waitFor();
    await page.locator('article.shown .viewer:not(.flipped)').waitFor();
    await page.keyboard.press(' ');
    expect(await page.locator('article.shown .viewer.held').count()).toBe(1);
    await page.keyboard.press('1');
  });

  test('of two sizes are shown in one scale, with no map of what cannot be compared', async () => {
    await open('shot-resized');
    expect([await placeOf('golden'), await placeOf('actual')]).toEqual([
      [0, 0, 0.5],
      [0, 0, 1],
    ]);
    const box = (await pane('golden').boundingBox())!;
    await page.mouse.move(box.x + (105.5 / 320) * box.width, box.y + (30.5 / 200) * box.height);
    expect(await told(/golden.*now/)).toMatch(/x 105, y 30/);
    await page.mouse.move(box.x + (205.5 / 320) * box.width, box.y + (30.5 / 200) * box.height);
    // The golden ends before here.
    expect(await told(/x 205/)).not.toMatch(/golden/);
    await page.keyboard.press('5');
    expect(await pane('difference').textContent()).toMatch(/There is nothing to compare/);
    await page.keyboard.press('1');
  });
});
