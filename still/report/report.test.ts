import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { chromiumHint, findChromium } from '../../harness/browser/find-chromium.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../fixtures/run-fixture.ts';
import { decodePng } from '../pixels/decode-png.ts';
import type { ShotPlan } from '../shot-plan.ts';
import { keyTable } from './page/key-table.ts';
import { writeReport } from './write-report.ts';

const film: ShotPlan = {
  ...fixturePlan('film', 'A bar that moves'),
  sequence: { frames: 4, between: ['command tick step 1'], frameMs: 50 },
};

let folder = '';
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  if (lacks('chromium')) return;
  const found = findChromium();
  if (found === null) throw new Error(`the report is tested in a real browser; ${chromiumHint()}`);
  folder = await mkdtemp(join(tmpdir(), 'hz-report-'));
  const [wrong, right, drawn] = [
    fixturePlan('wrong', 'A red streak'),
    fixturePlan('right', 'All as approved'),
    fixturePlan('drawn', 'Drawn otherwise'),
  ];
  for (const shot of [wrong, right, drawn, film]) await approveFixture(folder, shot);
  const escaped = { ...fixturePlan('new', ''), title: 'No golden yet <img src=x onerror="boom()">' };
  const shots = [
    { ...(await shootFixture(folder, wrong, redStreak)), name: 'wrong (xvfb)' },
    await shootFixture(folder, right, {}),
    await shootFixture(folder, film, redStreak),
    await shootFixture(folder, drawn, { ...redStreak, drawing: 'others' }),
    await shootFixture(folder, escaped, {}),
  ];
  const scenario = {
    name: 'events',
    title: 'Events',
    outcome: 'failed',
    reason: 'no event',
    variant: 'offscreen via ctl',
    durationMs: 900,
  } as const;
  const results = fixtureResults(shots, [{ ...scenario, log: ['the last line'], repro: 'npx horizon-rig run events' }]);
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
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

/** What a reader sees of it, as text. */
const textOf = async (selector: string): Promise<string> => (await page.locator(selector).allInnerTexts()).join(' ');
/** Follows a link to a result. */
const open = async (id: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await page.locator(`#${id}.shown`).waitFor();
};
const shown = (): Promise<string[]> => page.locator('article:visible').evaluateAll((all) => all.map((article) => article.id));
const listed = (): Promise<string[]> => page.locator('.list :is(.line, .row):visible b').allTextContents();
const visibleImages = (): Promise<string[]> =>
  page.locator('article:visible .stage:visible img:visible').evaluateAll((all) => all.map((image) => image.className));

describe.skipIf(lacks('chromium'))('the report', () => {
  test('opens from disk with what failed first, by cause, and the largest change shown', async () => {
    expect(await page.title()).toBe('5 failed: Horizon Rig report');
    expect((await listed()).toSorted()).toEqual(['Rasteriser only', 'drawn', 'events', 'new', 'right']);
    expect(await textOf('article:visible .tiles')).toBe('wrong (xvfb)\nfilm');
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
    await open('shot-new');
    expect(await textOf('article:visible h2')).toBe('No golden yet <img src=x onerror="boom()">');
    expect(await textOf('article:visible .pane.golden')).toMatch(/There is no golden/);
  });

  test('is driven by keys: results, views, flipping', async () => {
    await open('shot-wrong-xvfb');
    const seen: Record<string, string[]> = {};
    for (const key of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(key);
      seen[key] = await visibleImages();
    }
    // Blinking is held by a reader's wish for less motion, so one side shows until the space bar.
    const both = ['golden', 'actual'];
    expect(seen).toEqual({ 1: both, 2: both, 3: both, 4: ['actual'], 5: ['difference'], 6: ['actual'] });
    await page.keyboard.press('4');
    await page.keyboard.press(' ');
    expect(await visibleImages()).toEqual(['golden']);
    await page.keyboard.press(' ');
    expect(await visibleImages()).toEqual(['actual']);
    await page.keyboard.press('1');
    await page.keyboard.press('j');
    expect(await shown()).toEqual(['shot-film']);
    await page.keyboard.press('k');
    expect(await shown()).toEqual(['shot-wrong-xvfb']);
    for (const _ of ['change', 'top']) {
      await page.keyboard.press('k');
      expect((await shown())[0]).toMatch(/^change-/);
    }
  });

  test('keeps the chosen view from result to result, and shows a new picture alone', async () => {
    await open('shot-wrong-xvfb');
    await page.keyboard.press('5');
    await page.keyboard.press('j');
    expect(await page.locator('article.shown .viewer').getAttribute('data-view')).toBe('difference');
    await page.keyboard.press('1');
    await open('shot-new');
    expect(await visibleImages()).toEqual(['actual']);
    await open('shot-wrong-xvfb');
    expect(await visibleImages()).toEqual(['golden', 'actual']);
  });

  test('lays the golden over the picture with an opacity that a slider and keys set', async () => {
    await page.keyboard.press('3');
    const opacity = () => page.locator('article.shown .stage:visible img.golden').evaluate((image) => getComputedStyle(image).opacity);
    expect(await opacity()).toBe('0.5');
    await page.getByRole('slider', { name: 'Golden over now' }).fill('20');
    expect(await opacity()).toBe('0.2');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(']');
    expect(await opacity()).toBe('0.25');
    await page.keyboard.press('2');
    await page.keyboard.press('[');
    expect(await page.locator('article.shown .viewer').evaluate((viewer) => viewer.style.getPropertyValue('--split'))).toBe('45%');
    await page.keyboard.press('1');
  });

  test('tells the colours of the heat map, and how many pixels have each', async () => {
    await page.keyboard.press('5');
    const legend = await page.locator('article.shown .legend li').allInnerTexts();
    expect(legend).toHaveLength(7);
    expect(legend.map((line) => Number(line.split(' ').at(-1))).reduce((a, b) => a + b)).toBe(12);
    await page.keyboard.press('1');
    expect(await page.locator('article.shown .legend').isVisible()).toBe(false);
  });

  test('says which parts of the display list moved', async () => {
    await open('shot-drawn');
    expect(await page.locator('article.shown .parts li').allInnerTexts()).toEqual(['tiles']);
    expect(await page.locator('article.shown .layers tbody th').allTextContents()).toEqual(['D Display list', 'P Pixels']);
    expect(await textOf('article.shown .frame-details .note')).toBe('The same: S State, U Widgets.');
  });

  test('starts a sequence at its first bad frame and steps through the film', async () => {
    await page.goto(`${page.url().split('#')[0]}#shot-film`);
    await page.locator('#shot-film.shown').waitFor();
    const chosen = () => page.locator('article.shown .film [aria-pressed=true]').getAttribute('data-frame');
    expect(await chosen()).toBe('0');
    await page.keyboard.press('ArrowRight');
    expect(await chosen()).toBe('1');
    expect(await textOf('article:visible .frame-details:visible h3')).toMatch(/^Frame 1: Every pixel is as approved/);
    await page.locator('article:visible .film button').nth(2).click();
    expect(await textOf('article:visible .frame-details:visible h3')).toMatch(/^Frame 2: 12 pixels differ/);
    expect(await page.locator('article:visible .film .bad').count()).toBe(2);
  });

  test('marks the first bad frame of a film, and goes from bad to bad', async () => {
    expect(await page.locator('article.shown .film .first').textContent()).toBe('0 first bad');
    const frame = () => page.locator('article.shown .viewer').getAttribute('data-frame');
    const seen: (string | null)[] = [];
    for (const key of ['End', 'b', 'n', 'n', 'N', 'End', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await frame());
    }
    expect(seen).toEqual(['3', '0', '2', '2', '0', '3', '0']);
    // One stop of the tab key for all frames.
    expect(await page.locator('article.shown .film button[tabindex="0"]').count()).toBe(1);
  });

  test('plays a film and pauses it', async () => {
    const viewer = page.locator('article.shown .viewer');
    await page.keyboard.press('p');
    expect(await textOf('article.shown [data-do=play]')).toMatch(/Pause/);
    await page.locator('article.shown .viewer:not([data-frame="0"])').waitFor();
    await page.keyboard.press('p');
    const stopped = await viewer.getAttribute('data-frame');
    expect(await textOf('article.shown [data-do=play]')).toMatch(/Play/);
    await page.keyboard.press('ArrowRight');
    expect(await viewer.getAttribute('data-frame')).toBe(String(Math.min(3, Number(stopped) + 1)));
    // Another result stops what plays.
    await page.keyboard.press('p');
    await open('shot-right');
    await open('shot-film');
    expect(await textOf('article.shown [data-do=play]')).toMatch(/Play/);
  });

  test('narrows the list by outcome, kind, verdict, what moved, and text', async () => {
    await page.locator('button[data-filter=passed]').click();
    expect([await listed(), await shown()]).toEqual([['right'], ['shot-right']]);
    await page.locator('button[data-filter=all]').click();
    const by = async (facet: string, value: string) => {
      await page.getByRole('combobox', { name: facet }).selectOption(value);
      const names = await listed();
      await page.getByRole('combobox', { name: facet }).selectOption('');
      return names;
    };
    expect(await by('Kind', 'sequence')).toEqual(['Rasteriser only', 'film']);
    expect(await by('Kind', 'scenario')).toEqual(['events']);
    expect(await by('Verdict', 'no-golden')).toEqual(['new']);
    expect(await by('Verdict', 'rasteriser')).toEqual(['Rasteriser only', 'wrong (xvfb)', 'film']);
    expect(await by('Moved', 'P')).toEqual(['Rasteriser only', 'wrong (xvfb)', 'film', 'drawn']);
    expect(await by('Moved', 'D:tiles')).toEqual(['drawn']);
    await page.getByRole('combobox', { name: 'Verdict' }).selectOption('differs');
    await page.locator('#search').focus();
    await page.keyboard.type('bar');
    expect([await listed(), await textOf('#count')]).toEqual([['Rasteriser only', 'film'], '1 of 6 listed']);
    await page.locator('#reset').click();
    expect(await textOf('#count')).toBe('6 listed');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('events');
    expect(await listed()).toEqual(['events']);
    expect(await textOf('article:visible pre')).toBe('the last line');
    await page.keyboard.press('Escape');
    await page.locator('#search').fill('');
  });

  test('shows the picture of a shot that passed', async () => {
    await open('shot-right');
    expect(await visibleImages()).toContain('actual');
    const address = await page.locator('article.shown img.actual').getAttribute('src');
    expect(await page.locator('article.shown img.golden').getAttribute('src')).toBe(address);
    expect(decodePng(await readFile(join(folder, 'report', address!))).width).toBe(320);
    // Neither a map nor readable pixels for what passes.
    expect(await page.locator('article.shown :is(img.difference, [data-pixels])').count()).toBe(0);
  });

  test('stores a picture once, however many frames show it', async () => {
    const addresses = await page.locator('.stage img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    const files = (await readdir(join(folder, 'report', 'pictures'))).filter((file) => file.endsWith('.png'));
    expect(files).toHaveLength(new Set(addresses).size);
    expect(files.length).toBeLessThan(addresses.length / 2);
  });

  test('copies the repro line or selects it', async () => {
    await open('shot-wrong-xvfb');
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
          .filter(
            (control) =>
              ![control.getAttribute('aria-label'), control.textContent, (control as HTMLInputElement).labels?.[0]?.textContent]
                .join('')
                .trim(),
          )
          .map((control) => control.outerHTML),
      );
    expect(nameless).toEqual([]);
    expect(await page.locator('img:not([alt])').count()).toBe(0);
  });

  test('has a tree of names and roles for those who hear it', async () => {
    await open('shot-film');
    await page.keyboard.press('b');
    const tree = await page.locator('body').ariaSnapshot();
    for (const line of [
      'navigation "Results"',
      'search "Narrow the list"',
      'group "Outcome"',
      'combobox "Verdict"',
      'searchbox "Search names, titles and reasons"',
      'list "Stills"',
      'main',
      'article "A bar that moves"',
      'region "Pictures of A bar that moves"',
      'group "View"',
      'button "1 Side by side" [pressed]',
      'group "Zoom"',
      'slider "Frame"',
      'button "Frame 0, differs, the first bad one" [pressed]',
      'table "Layers"',
      'rowheader "P Pixels"',
    ]) {
      expect(tree).toContain(line);
    }
    // One result at a time is in the tree.
    expect(tree.match(/- article /g)).toHaveLength(1);
  });

  test('opens its keys with a question mark, holds the focus in them, and gives it back', async () => {
    await page.locator('#search').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    expect((await dialog.locator('dd').allInnerTexts()).length).toBe(keyTable.length);
    // Keys of the page rest while it is open.
    const before = await shown();
    await page.keyboard.press('j');
    expect(await shown()).toEqual(before);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
  });

  test('is reached by the tab key everywhere, and shows where the focus is', async () => {
    await page.goto(`${page.url().split('#')[0]}#shot-film`);
    await page.reload();
    await page.locator('#shot-film.shown').waitFor();
    const seen = new Set<string>();
    const unseen: string[] = [];
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      // Behind the last control the focus leaves the page.
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const { name, outline } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { name: (element.getAttribute('aria-label') ?? element.textContent).trim(), outline: `${outlineStyle} ${outlineWidth}` };
      });
      seen.add(name);
      if (!outline.startsWith('solid')) unseen.push(name);
    }
    for (const name of [
      'Skip to the result',
      'Search names, titles and reasons',
      'Zoom in',
      'Frame',
      'Frame 0, differs, the first bad one',
    ])
      expect([...seen]).toContain(name);
    expect(unseen).toEqual([]);
  });

  test('has its keys described for readers, each of them', async () => {
    const guide = await readFile(new URL('../../docs/reviewing.md', import.meta.url), 'utf8');
    for (const { shown: keys } of keyTable) expect(guide).toContain(`\`${keys}\``);
  });

  test('follows the dark or light of the system, and prints the shown result without its controls', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await page.locator(':is(nav, .bar, .readout):visible').count()).toBe(0);
    expect(await page.locator('article:visible').count()).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  });

  test('is whole without its script', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url().split('#')[0]!);
    expect(await plain.locator('article:visible').count()).toBe(7);
    expect(await plain.locator('.list .line:visible').count()).toBe(6);
    expect(await plain.locator('.stage:visible').count()).toBe(8);
    await plain.close();
  });

  test('met no error and asked for nothing that is not there', () => {
    expect(errors).toEqual([]);
  });
});
