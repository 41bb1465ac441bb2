import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { repositoryRoot } from '../../ci/tracked-files.ts';
import { chromiumHint, findChromium } from '../../harness/browser/find-chromium.ts';
import { type ApprovalFile, parseApprovalFile } from '../approval-file.ts';
import { approvalItemOf } from '../approval-item.ts';
import { clustersOf } from '../clusters.ts';
import type { Fault } from '../fixtures/fixture-game.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../fixtures/run-fixture.ts';
import { parseManifest } from '../golden-manifest.ts';
import type { RunResults, ScenarioResult, ShotResult } from '../results.ts';
import { writeReport } from './write-report.ts';

let folder = '';
let address = '';
let results: RunResults;
let browser: Browser;
let page: Page;
const errors: string[] = [];

const blank: Fault = { pixels: (pixels) => pixels.fill(255) };
const widened: Fault = { widgets: [{ id: 'done', kind: 'button', label: 'Done', bounds: [10, 40, 90, 20], enabled: true }] };

/** Three shots with one streak, two with a wider button, a blank one, a flake, one in quarantine, one as approved, and a scenario. */
async function makeRun(): Promise<RunResults> {
  const names = ['one', 'two', 'three', 'wide', 'wider', 'white', 'flaky', 'held', 'right'];
  const faults: Readonly<Record<string, Fault>> = { wide: widened, wider: widened, white: blank, right: {} };
  for (const name of names) await approveFixture(folder, fixturePlan(name, `Shot ${name}`));
  const shots: ShotResult[] = [];
  for (const name of names) shots.push(await shootFixture(folder, fixturePlan(name, `Shot ${name}`), faults[name] ?? redStreak));
  const both = (name: string): string[] =>
    shots.filter((shot) => shot.name === name).flatMap((shot) => [shot.frames[0]!.actual!, shot.golden!]);
  const quarantine = { owner: 'Ada', reason: 'the new driver is looked into', until: '2026-01-09', found: 'failed' } as const;
  const scenario: ScenarioResult = {
    name: 'door',
    title: 'A door',
    outcome: 'failed',
    reason: 'the door is shut',
    variant: 'offscreen via ctl',
    durationMs: 900,
    log: [],
    repro: 'npx horizon-rig run door',
  };
  const told = shots.map((shot) => {
    if (shot.name === 'flaky') return { ...shot, again: { runs: 3, failed: 2, same: false, pictures: both('flaky') } };
    if (shot.name === 'held') return { ...shot, outcome: 'passed' as const, reason: 'In quarantine: it failed.', quarantine };
    return shot;
  });
  return { ...fixtureResults(told, [scenario]), notes: ['6 failures were run again; 1 is a flake.'] };
}

beforeAll(async () => {
  if (lacks('chromium')) return;
  const found = findChromium();
  if (found === null) throw new Error(`the review is tested in a real browser; ${chromiumHint()}`);
  folder = await mkdtemp(join(tmpdir(), 'hz-review-'));
  results = await makeRun();
  address = pathToFileURL(await writeReport(results, join(folder, 'out', 'report'))).href;
  await mkdir(join(folder, 'out', 'shots'));
  await symlink(join(folder, 'run'), join(folder, 'out', 'shots', 'offscreen'));
  browser = await chromium.launch({ executablePath: found.path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
});
afterAll(async () => {
  await browser?.close();
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  if (lacks('chromium')) return;
  await page?.context().close();
  page = await (await browser.newContext({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
});

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const accept = async (reason: string): Promise<void> => {
  await press('a');
  await page.keyboard.type(reason);
  await press('Enter');
};
const textOf = async (selector: string): Promise<string> => (await page.locator(selector).allInnerTexts()).join(' ').trim();
const idOf = (shot: string): string => clustersOf(results).find(({ names }) => names.includes(shot))!.id;
const save = async (): Promise<{ readonly path: string; readonly file: ApprovalFile }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press('s')]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { path, file: parseApprovalFile(await readFile(path, 'utf8')) };
};
const itemOf = (shot: string) => approvalItemOf(results.shots.find(({ name }) => name === shot)!)!;

describe.skipIf(lacks('chromium'))('a report of what changed', () => {
  test('lists causes first, the largest first, with their verdicts in words', async () => {
    expect(await textOf('h1')).toBe('8 failed');
    expect(await textOf('nav .said')).toBe('6 failures were run again; 1 is a flake.');
    const rows = await page
      .locator('[aria-label=Changes] > .change')
      .evaluateAll((all) =>
        all.map((change) =>
          [...change.querySelectorAll(':scope > :not(.members) :is(b, small)')].map((part) => part.textContent).join(' '),
        ),
      );
    expect(rows.slice(0, 2)).toEqual(['Rasteriser only 3 shots, 3 frames', 'Interface changed: widget done 2 shots, 2 frames']);
    expect(rows.slice(2).toSorted()).toEqual(['door scenario failed: the door is shut', 'flaky flake: 2 of 3 runs failed', 'white blank']);
    expect(await page.locator('[aria-label=Stills] b').allTextContents()).toEqual(['held', 'right']);
  });

  test('unfolds a change to its results, by its button and by a key', async () => {
    const toggle = page.locator('[aria-expanded]').first();
    const shown = () => page.locator('.members .line:visible b').allTextContents();
    expect([await toggle.getAttribute('aria-label'), await shown()]).toEqual([`Results of ${idOf('one')}: rasteriser only`, []]);
    await toggle.click();
    expect([await toggle.getAttribute('aria-expanded'), await shown()]).toEqual(['true', ['one', 'two', 'three']]);
    await press('e');
    expect([await toggle.getAttribute('aria-expanded'), await shown()]).toEqual(['false', []]);
    // What is shown stands in the list.
    await page.locator('article.shown .tiles a', { hasText: 'two' }).click();
    expect([await textOf('article.shown h2'), await shown()]).toEqual(['Shot two', ['one', 'two', 'three']]);
  });

  test('tells how often a flake failed, with both pictures, and who holds what is in quarantine', async () => {
    await page.goto(`${address}#shot-flaky`);
    expect(await textOf('article.shown .facts')).toMatch(new RegExp(`failed.*flake.*change ${idOf('flaky')}$`, 's'));
    expect(await textOf('article.shown .runs h3')).toBe('Flake: 2 of 3 runs failed');
    const pictures = page.locator('article.shown .runs img');
    expect(await pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))).toEqual([
      'First run',
      'A run that ended otherwise',
    ]);
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)))
      .toEqual([320, 320]);
    expect(new Set(await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).size).toBe(2);
    await page.goto(`${address}#shot-held`);
    expect(await textOf('article.shown .held')).toBe(
      'In quarantine until 2026-01-09: it failed, which does not count\n\nAda holds it: the new driver is looked into',
    );
    const words = await page.getByRole('combobox', { name: 'Verdict' }).locator('option').allInnerTexts();
    expect(words).toEqual(expect.arrayContaining(['Flake (1)', 'Quarantined (1)']));
  });
});

describe.skipIf(lacks('chromium'))('a review', () => {
  test('accepts nothing without a reason', async () => {
    await press('r', 'a', 'Enter');
    expect(await textOf('.wrong')).toBe('A reason is needed: nothing is accepted without one.');
    expect(await page.locator('#why').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type('   ');
    await press('Enter');
    expect(await textOf('.tally')).toBe('5 open');
    await press('Escape', 's');
    expect(await textOf('#said')).toBe('Nothing is accepted yet');
    expect(await page.locator('.why').isVisible()).toBe(false);
  });

  test('goes through the changes by keys, shows each decision, and takes them back one by one', async () => {
    await press('r');
    expect([await textOf('.review h2'), await textOf('article.shown h2')]).toEqual(['Change 1 of 5', 'Shot one']);
    await accept('the streak is meant');
    expect([await textOf('.review h2'), await textOf('.tally')]).toEqual(['Change 2 of 5', '1 accepted, 4 open']);
    await press('x', 'w');
    expect(await textOf('.tally')).toBe('1 accepted, 1 rejected, 1 later, 2 open');
    const decisions = () => page.locator('nav .decision').allTextContents();
    expect((await decisions()).toSorted()).toEqual(['accepted: the streak is meant', 'later', 'rejected']);
    await press('u', 'u');
    expect([await textOf('.review h2'), await decisions()]).toEqual(['Change 2 of 5', ['accepted: the streak is meant']]);
    await press('u', 'u');
    expect([await textOf('.tally'), await textOf('#said')]).toEqual(['5 open', 'Nothing to undo']);
    await press('h');
    expect(await textOf('.review h2')).toBe('Change 5 of 5');
    await press('l', 'r');
    expect(await page.locator('.review').isVisible()).toBe(false);
  });

  test('goes through the shots of a change, and leaves single ones out', async () => {
    await press('r', 'j');
    expect(await textOf('article.shown h2')).toBe('Shot two');
    await press('j', 'j', 'j');
    expect(await textOf('article.shown h2')).toBe('Shot three');
    await press('o', 'k');
    expect(await page.locator('.strip .out').getAttribute('aria-label')).toBe('three, left out');
    expect(await textOf('.review .says')).toBe('Rasteriser only (3 shots, 3 frames; 1 left out)');
    await press('a');
    expect(await textOf('.why button')).toMatch(/Accept 2 shots$/);
    await page.keyboard.type('meant');
    await press('Enter');
    expect((await save()).file.items).toEqual([itemOf('one'), itemOf('two')]);
    await press('y');
    expect(await textOf('.keep code')).toMatch(/^npx horizon-rig approve one two (--from \S+ )?--reason meant$/);
  });

  test('accepts no blank picture, flake or scenario', async () => {
    await press('r', 'l', 'l');
    for (const _ of ['blank', 'flake', 'scenario']) {
      expect(await page.locator('[data-do=accept]').isDisabled()).toBe(true);
      await press('a');
      expect([await textOf('#said'), await page.locator('.why').isVisible()]).toEqual([
        expect.stringMatching(/^It cannot be approved: /),
        false,
      ]);
      await press('x');
    }
    expect(await textOf('.tally')).toBe('3 rejected, 2 open');
  });

  test('keeps what was decided when the page is loaded again', async () => {
    await press('r');
    await accept('the streak is meant');
    await page.reload();
    expect(await page.locator('nav .decision').allTextContents()).toEqual(['accepted: the streak is meant']);
    await press('r');
    expect([await textOf('.review h2'), await textOf('.tally')]).toEqual(['Change 2 of 5', '1 accepted, 4 open']);
  });

  test('writes a file that the command takes', async () => {
    await press('r');
    await accept("the streak's meant");
    await accept('a wider button');
    await press('w', 'w', 'w');
    expect(await textOf('.review h2')).toMatch(/^All decided/);
    expect((await page.locator('.done li').allInnerTexts()).slice(0, 2)).toEqual([
      "rasteriser only accepted: the streak's meant",
      'interface changed: widget done accepted: a wider button',
    ]);
    await page.locator('#who').fill('A Reviewer');
    await page.locator('.review h2').focus();
    const { path, file } = await save();
    expect(file).toMatchObject({
      author: 'A Reviewer',
      items: expect.arrayContaining([{ ...itemOf('wide'), reason: 'a wider button', cluster: idOf('wide') }]),
    });
    expect(await textOf('.keep code')).toMatch(/^npx horizon-rig approve --file approval-2-changes\.json/);
    await press('y');
    expect((await textOf('.keep code')).split('\n')[0]).toContain(`--cluster ${idOf('one')}`);
    expect((await textOf('.keep code')).split('\n')[0]).toContain(`--reason 'the streak'\\''s meant' --author 'A Reviewer'`);
    const program = [join(repositoryRoot, 'dist', 'horizon-rig.js'), 'approve', '--file', path];
    const places = ['--from', join(folder, 'out'), '--goldens', join(folder, 'goldens'), '--proofs', join(folder, 'proofs')];
    const { stdout } = await promisify(execFile)(process.execPath, [...program, ...places]);
    expect(
      stdout
        .match(/^changed {3}\w+/gm)
        ?.map((line) => line.slice(10))
        .toSorted(),
    ).toEqual(['one', 'three', 'two', 'wide', 'wider']);
    const wide = parseManifest(await readFile(join(folder, 'goldens', 'manifest.txt'), 'utf8')).find(({ shot }) => shot === 'wide');
    expect(wide).toMatchObject({ author: 'A Reviewer', reason: `a wider button [cluster ${idOf('wide')}]` });
  });

  test('has a tree of names and roles, one stop for its shots, and the focus where the next key is meant', async () => {
    await press('r');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('review-title');
    await press('a');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('why');
    const tree = await page.locator('.review').ariaSnapshot();
    for (const line of [
      'region "Change 1 of 5"',
      'heading "Change 1 of 5" [level=2]',
      'group "Results of this change"',
      'button "one" [pressed]',
      'group "Decision"',
      'button "a Accept …"',
      'button "u Undo" [disabled]',
      'combobox "Why is it right?"',
      'button "Enter Accept 3 shots"',
    ]) {
      expect(tree).toContain(line);
    }
    await press('Escape');
    const seen: string[] = [];
    for (let i = 0; i < 9; i++) {
      await press('Tab');
      seen.push(await page.evaluate(() => (document.activeElement?.textContent ?? '').trim()));
    }
    expect(seen.slice(0, 6)).toEqual(['r Leave the review', 'one', 'a Accept …', 'x Reject', 'w Later', 'o Leave this one out']);
  });

  test.each(['light', 'dark'] as const)('can be read in %s colours: every text stands out from what is behind it', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await press('r');
    await accept('the streak is meant');
    await press('x', 'w', 'w', 'w', 'a');
    expect(await page.evaluate(faintTexts, '.review, nav')).toEqual([]);
    expect(
      await page
        .locator('.review :is(button, input)')
        .evaluateAll((all) => all.filter((each) => !each.textContent && !(each as HTMLInputElement).labels?.length).length),
    ).toBe(0);
  });

  test('met no error', () => {
    expect(errors).toEqual([]);
  });
});

/** Texts whose contrast to their background is less than 4.5 to 1 (WCAG 1.4.3), of what is seen and usable. Runs in the page. */
function faintTexts(within: string): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const rgba = (color: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!, a! / 255];
  };
  const light = (color: readonly number[]): number => {
    const [r, g, b] = color.map((level) => (level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const behind = (element: Element | null): number[] => {
    if (element === null) return [255, 255, 255];
    const [r, g, b, a] = rgba(getComputedStyle(element).backgroundColor);
    if (a === 1) return [r, g, b];
    const under = behind(element.parentElement);
    return [r, g, b].map((level, i) => level * a + under[i]! * (1 - a));
  };
  const faint: string[] = [];
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
        .trim();
      if (text === '' || element.closest(':disabled, [hidden], .unseen') || !element.checkVisibility()) continue;
      const [front, back] = [light(rgba(getComputedStyle(element).color)), light(behind(element))];
      const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      if (contrast < 4.5) faint.push(`${text}: ${contrast.toFixed(2)}`);
    }
  }
  return faint;
}
