import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { chromiumHint, findChromium } from '../../harness/browser/find-chromium.ts';
import { type ApprovalFile, parseApprovalFile } from '../approval-file.ts';
import { approvalItemOf } from '../approval-item.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../fixtures/run-fixture.ts';
import { encodePng } from '../pixels/encode-png.ts';
import type { ShotResult } from '../results.ts';
import { writeReport } from './write-report.ts';

const [width, height] = [32, 20];
const comparisons = 1000;

let folder = '';
let browser: Browser;
let page: Page;
let shots: ShotResult[] = [];
let asked: string[] = [];

/** A thousand comparisons of which each second one fails, no two with one picture. */
async function manyShots(): Promise<ShotResult[]> {
  const plans = [fixturePlan('passes', 'As approved'), fixturePlan('fails', 'A red streak')];
  for (const plan of plans) await approveFixture(folder, plan);
  const [passes, fails] = [await shootFixture(folder, plans[0]!, {}), await shootFixture(folder, plans[1]!, redStreak)];
  await mkdir(join(folder, 'many'));
  const picture = async (number: number, side: string): Promise<string> => {
    const pixels = new Uint8Array(width * height * 4).fill(255);
    pixels.set([number & 255, number >> 8, side === 'golden' ? 0 : 9], 0);
    const path = join(folder, 'many', `${number}-${side}.png`);
    await writeFile(path, encodePng(pixels, width, height));
    return path;
  };
  const shots: ShotResult[] = [];
  for (let number = 0; number < comparisons; number++) {
    const bad = number % 2 === 1;
    const shot = bad ? fails : passes;
    const actual = bad ? await picture(number, 'actual') : null;
    shots.push({
      ...shot,
      name: `shot-${number}`,
      size: [width, height],
      golden: await picture(number, 'golden'),
      frames: [{ ...shot.frames[0]!, actual }],
    });
  }
  return shots;
}

beforeAll(async () => {
  if (lacks('chromium')) return;
  const found = findChromium();
  if (found === null) throw new Error(`the report is tested in a real browser; ${chromiumHint()}`);
  folder = await mkdtemp(join(tmpdir(), 'hz-large-report-'));
  shots = await manyShots();
  const index = await writeReport(fixtureResults(shots), join(folder, 'report'));
  browser = await chromium.launch({ executablePath: found.path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  page = await browser.newPage({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(index).href);
});

afterAll(async () => {
  await browser?.close();
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

const laidOut = (): Promise<number> =>
  page.locator('main *').evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).length);

/** Presses keys and counts them; a text that is typed counts as one. */
async function keystrokes(page: Page, ...keys: readonly (string | { readonly text: string })[]): Promise<number> {
  for (const key of keys) await (typeof key === 'string' ? page.keyboard.press(key) : page.keyboard.type(key.text));
  return keys.length;
}

describe.skipIf(lacks('chromium'))('a report of a thousand comparisons', () => {
  test('lists them all and asks for the pictures near the reader only', async () => {
    expect(await page.locator('.list .line').count()).toBe(comparisons);
    expect(await page.locator('.filters').textContent()).toMatch(/Failed\s+500/);
    expect(asked.filter((url) => url.endsWith('.png')).length).toBeGreaterThan(2);
    expect(asked.filter((url) => url.endsWith('.png')).length).toBeLessThan(150);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  test('lays out one of them, with one set of controls for all', async () => {
    await page.evaluate(() => {
      location.hash = 'shot-shot-1';
    });
    await page.locator('#shot-shot-1.shown').waitFor();
    expect(await page.locator('article:visible').count()).toBe(1);
    expect(await laidOut()).toBeLessThan(200);
    expect(await page.locator('.bar').count()).toBe(1);
    // What a comparison costs the page, shown or not.
    expect(await page.locator('*').count()).toBeLessThan(80 * comparisons);
  });

  test('goes through them by keys, and asks for the pictures of each as it comes', async () => {
    asked = [];
    for (let i = 0; i < 12; i++) await page.keyboard.press('j');
    await page.locator('#shot-shot-25').waitFor();
    await expect
      .poll(() => page.locator('#shot-shot-25 img.actual').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(width);
    expect(asked.length).toBeLessThan(60);
    expect(await laidOut()).toBeLessThan(200);
  });

  test('finds one of them by its name, and the failures of a layer', async () => {
    await page.locator('#search').fill('shot-777');
    expect(await page.locator('article:visible').getAttribute('id')).toBe('shot-shot-777');
    await page.locator('#search').fill('');
    await page.getByRole('combobox', { name: 'Moved' }).selectOption('P');
    expect(await page.locator('#count').textContent()).toBe('500 of 1000 listed');
    await page.locator('#reset').click();
  });

  test('reads the pixels of the pointed comparison alone', async () => {
    asked = [];
    const box = (await page.locator('article.shown .pane.actual').boundingBox())!;
    await page.mouse.move(box.x + 3, box.y + 3);
    await page.locator('article.shown .readout', { hasText: 'apart' }).waitFor();
    expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(2);
  });

  test('is decided in five keystrokes where all that failed has one cause, the reason counted as one', async () => {
    await page.goto(page.url().split('#')[0]!);
    await page.reload();
    asked = [];
    const saved = page.waitForEvent('download');
    expect(await keystrokes(page, 'r', 'a', { text: 'the streak is meant' }, 'Enter', 's')).toBeLessThanOrEqual(10);
    const download = await saved;
    expect(await page.locator('.tally').textContent()).toBe('1 accepted');
    const file: ApprovalFile = parseApprovalFile(await readFile(await download.path(), 'utf8'));
    const failed = shots.filter(({ outcome }) => outcome === 'failed').map((shot) => approvalItemOf(shot)!);
    expect([failed.length, file.reason, file.author]).toEqual([comparisons / 2, 'the streak is meant', undefined]);
    expect(file.items).toEqual(failed);
    expect(download.suggestedFilename()).toBe(`approval-${file.cluster}.json`);
    // The small pictures of the change are asked for as they come into view.
    expect(await page.locator('.strip button').count()).toBe(comparisons / 2);
    expect(asked.filter((url) => url.endsWith('.png')).length).toBeLessThan(150);
  });
});
