import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { chromiumHint, findChromium } from '../../harness/browser/find-chromium.ts';
import { approve } from '../approve.ts';
import { captureShot } from '../capture.ts';
import { type Fault, FixtureGame } from '../fixtures/fixture-game.ts';
import { GoldenStore } from '../golden-store.ts';
import { judgeShot } from '../judge-shot.ts';
import { decodePng } from '../pixels/decode-png.ts';
import { type RunResults, resultsSchema, type ShotResult } from '../results.ts';
import type { ShotPlan } from '../shot-plan.ts';
import { VerdictMemo } from '../verdict-memo.ts';
import { writeReport } from './write-report.ts';

const plan = (name: string, title: string): ShotPlan => ({
  name,
  title,
  size: [320, 200],
  world: { name: 'field', seed: '7', creative: true },
  steps: [],
  screen: 'game',
  settleTicks: 1,
  facts: [],
});
const film: ShotPlan = { ...plan('film', 'A bar that moves'), sequence: { frames: 4, between: ['command tick step 1'], frameMs: 50 } };
const patch: Fault = {
  pixels: (pixels, width, frame) => {
    if (frame === 0 || frame === 2) for (let x = 100; x < 112; x++) pixels.set([255, 0, 0], (30 * width + x) * 4);
  },
};

let folder = '';
let browser: Browser;
let page: Page;
const errors: string[] = [];

async function shoot(shot: ShotPlan, fault: Fault): Promise<ShotResult> {
  const store = await GoldenStore.open(join(folder, 'goldens'));
  const at = join(folder, 'run', shot.name);
  const capture = await captureShot(new FixtureGame(fault), shot, store, at);
  return await judgeShot(shot, capture, { store, memo: new VerdictMemo(), folder: at, repro: `npx horizon-rig still ${shot.name}` });
}

async function approved(shot: ShotPlan): Promise<void> {
  await shoot(shot, {});
  const captured = [join(folder, 'run', shot.name)];
  await approve({ captured, goldens: join(folder, 'goldens'), reason: 'looked at', author: 'a person', date: '2026-01-01' });
}

beforeAll(async () => {
  const found = findChromium();
  if (found === null) throw new Error(`the report is tested in a real browser; ${chromiumHint()}`);
  folder = await mkdtemp(join(tmpdir(), 'hz-report-'));
  const [wrong, right] = [plan('wrong', 'A red streak'), plan('right', 'All as approved')];
  for (const shot of [wrong, right, film]) await approved(shot);
  const escaped = { ...plan('new', 'No golden yet <script>alert(1)</script>'), title: 'No golden yet <img src=x onerror="boom()">' };
  const shots = [
    { ...(await shoot(wrong, patch)), name: 'wrong (xvfb)' },
    await shoot(right, {}),
    await shoot(film, patch),
    await shoot(escaped, {}),
  ];
  const scenario = {
    name: 'events',
    title: 'Events',
    outcome: 'failed',
    reason: 'no event',
    variant: 'offscreen via ctl',
    durationMs: 900,
  } as const;
  const results: RunResults = {
    schema: resultsSchema,
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 4200,
    game: { name: 'fixture', version: '1', renderer: 'tiles', driver: 'exact' },
    display: 'offscreen',
    shots,
    scenarios: [{ ...scenario, log: ['the last line'], repro: 'npx horizon-rig run events' }],
  };
  const index = await writeReport(results, join(folder, 'report'));
  // What the report shows must not depend on the run's own folders.
  await rm(join(folder, 'run'), { recursive: true });
  await rm(join(folder, 'goldens'), { recursive: true });
  browser = await chromium.launch({ executablePath: found.path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  page = await browser.newPage({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`));
  await page.goto(pathToFileURL(index).href);
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a reader sees of it, as text. */
const textOf = async (selector: string): Promise<string> => (await page.locator(selector).allInnerTexts()).join(' ');
const shown = (): Promise<string[]> => page.locator('article:visible').evaluateAll((all) => all.map((article) => article.id));
const listed = (): Promise<string[]> => page.locator('.list li:visible b').allInnerTexts();
const visibleImages = (): Promise<string[]> =>
  page.locator('article:visible .stage:visible img:visible').evaluateAll((all) => all.map((image) => image.className));

describe.skipIf(lacks('chromium'))('the report', () => {
  test('opens from disk with the failures first and the first of them shown', async () => {
    expect(await page.title()).toBe('4 failed: Horizon Rig report');
    expect(await listed()).toEqual(['wrong (xvfb)', 'film', 'new', 'right', 'events']);
    expect(await shown()).toEqual(['shot-wrong-xvfb']);
    expect(await textOf('article:visible')).toMatch(/rasteriser, its driver or the CPU/);
  });

  test('holds every picture itself: none is missing', async () => {
    const images = await page.locator('img').evaluateAll(async (all) =>
      Promise.all(
        all.map(async (image) => {
          const loaded = new Image();
          loaded.src = (image as HTMLImageElement).src;
          await loaded.decode();
          return loaded.naturalWidth;
        }),
      ),
    );
    expect(images.length).toBeGreaterThan(10);
    expect(new Set(images)).toEqual(new Set([320]));
  });

  test('runs no markup out of names and titles', async () => {
    await page.locator('a[href="#shot-new"]').click();
    expect(await textOf('article:visible h2')).toBe('No golden yet <img src=x onerror="boom()">');
    expect(await textOf('article:visible .pane.golden')).toMatch(/There is no golden/);
  });

  test('is driven by keys: results, views, frames, flipping, zoom', async () => {
    await page.locator('a[href="#shot-wrong-xvfb"]').click();
    const seen: Record<string, string[]> = {};
    for (const key of ['1', '2', '3', '4', '5']) {
      await page.keyboard.press(key);
      seen[key] = await visibleImages();
    }
    // Blinking is held by a reader's wish for less motion, so one side shows until the space bar.
    expect(seen).toEqual({ 1: ['golden', 'actual'], 2: ['golden', 'actual'], 3: ['actual'], 4: ['difference'], 5: ['actual'] });
    await page.keyboard.press('3');
    await page.keyboard.press(' ');
    expect(await visibleImages()).toEqual(['golden']);
    await page.keyboard.press(' ');
    expect(await visibleImages()).toEqual(['actual']);
    await page.keyboard.press('z');
    expect(await page.locator('article:visible .pane.actual img').evaluate((image) => image.clientWidth)).toBe(320);
    await page.keyboard.press('z');
    await page.keyboard.press('j');
    expect(await shown()).toEqual(['shot-film']);
    await page.keyboard.press('k');
    expect(await shown()).toEqual(['shot-wrong-xvfb']);
    await page.keyboard.press('k');
    expect(await shown()).toEqual(['shot-wrong-xvfb']);
  });

  test('starts a sequence at its first bad frame and steps through the film', async () => {
    await page.goto(`${page.url().split('#')[0]}#shot-film`);
    const chosen = 'article:visible .film [aria-pressed=true]';
    expect(await textOf(chosen)).toBe('0');
    await page.keyboard.press('ArrowRight');
    expect(await textOf(chosen)).toBe('1');
    expect(await textOf('article:visible .frame-details:visible h3')).toMatch(/^Frame 1: Every pixel is as approved/);
    await page.locator('article:visible .film button').nth(2).click();
    expect(await textOf('article:visible .frame-details:visible h3')).toMatch(/^Frame 2: 12 pixels differ/);
    expect(await page.locator('article:visible .film .bad').count()).toBe(2);
  });

  test('narrows the list by outcome and by name', async () => {
    await page.locator('button[data-filter=passed]').click();
    expect([await listed(), await shown()]).toEqual([['right'], ['shot-right']]);
    await page.locator('button[data-filter=all]').click();
    await page.keyboard.press('/');
    await page.keyboard.type('events');
    expect(await listed()).toEqual(['events']);
    expect(await textOf('article:visible pre')).toBe('the last line');
    await page.keyboard.press('Escape');
    await page.locator('#search').fill('');
  });

  test('shows the picture of a shot that passed', async () => {
    await page.locator('a[href="#shot-right"]').click();
    expect(await visibleImages()).toContain('actual');
    const pictures = await readdir(join(folder, 'report', 'pictures', 'right'));
    expect(pictures).toEqual(['000-golden.png']);
    expect(decodePng(await readFile(join(folder, 'report', 'pictures', 'right', pictures[0]!))).width).toBe(320);
  });

  test('copies the repro line or selects it', async () => {
    await page.locator('a[href="#shot-wrong-xvfb"]').click();
    await page.keyboard.press('c');
    await page.locator('#said.on').waitFor();
    const said = await textOf('#said');
    if (said === 'Copied') return;
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('npx horizon-rig still wrong');
  });

  test('names every control for those who do not see it', async () => {
    const nameless = await page
      .locator('button, input, a')
      .evaluateAll((all) =>
        all
          .filter((control) => !(control.getAttribute('aria-label') ?? control.textContent ?? '').trim())
          .map((control) => control.outerHTML),
      );
    expect(nameless).toEqual([]);
    expect(await page.locator('img:not([alt])').count()).toBe(0);
  });

  test('is whole without its script', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url().split('#')[0]!);
    expect(await plain.locator('article:visible').count()).toBe(5);
    await plain.close();
  });

  test('met no error and asked for nothing that is not there', () => {
    expect(errors).toEqual([]);
  });
});
