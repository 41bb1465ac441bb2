import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCaptured } from '../still/captured.ts';
import { suiteFault } from '../still/suite-capture.ts';
import type { GoldenOptions } from './golden-options.ts';
import { judgeAndKeep, judgePictures } from './judge-pictures.ts';
import { readPictures } from './read-picture.ts';
import { recordFolder } from './suite-record.ts';
import { approveCaptured, gradient, makeTestSuite, request, someTest, type TestSuite } from './test-suite.ts';

let suite: TestSuite;
beforeEach(() => {
  suite = makeTestSuite();
});
afterEach(() => suite.remove());

const folderOf = (name = 'cart'): string => recordFolder(suite.settings.out, 'vitest', name);

describe('a picture without a golden', () => {
  test('fails, lies in the output ready to be approved, and makes no golden', async () => {
    const result = await judgeAndKeep(request(suite.settings));
    expect(result).toMatchObject({ outcome: 'failed', failure: 'picture', golden: null });
    expect(result.reason).toBe(
      'There is no golden under shop/picture/any/any-size/any-language/plain. Look at the picture, then: npx horizon-rig approve cart --reason "…"',
    );
    expect(readdirSync(folderOf()).sort()).toEqual(['captured.json', 'frame-000.png', 'judged.json']);
    expect(existsSync(suite.settings.goldens)).toBe(false);
    await approveCaptured(suite.settings);
    expect((await judgeAndKeep(request(suite.settings))).outcome).toBe('passed');
    // An equal picture is not written again.
    expect(readdirSync(folderOf()).sort()).toEqual(['captured.json', 'judged.json']);
  });

  test('is told under which other keys there are goldens', async () => {
    await judgeAndKeep(request(suite.settings));
    await approveCaptured(suite.settings);
    const dark = await judgePictures(request(suite.settings, { options: { key: { variant: 'dark' } } }));
    expect(dark.reason).toContain('There are goldens under shop/picture/any/any-size/any-language/plain.');
  });

  test('may become one when two captures agree: in the test, or in two runs', async () => {
    const agreed = async (): Promise<number> => (await readCaptured(folderOf())).suite!.agreed;
    await judgeAndKeep(request(suite.settings, { agreed: 1 }));
    expect(await agreed()).toBe(1);
    expect(suiteFault((await readCaptured(folderOf())).suite!)).toMatch(/two equal captures; run the test again/);
    await judgeAndKeep(request(suite.run('second'), { agreed: 1 }));
    expect(await agreed()).toBe(2);
    expect(suiteFault((await readCaptured(folderOf())).suite!)).toBeNull();
    // Another picture starts over.
    await judgeAndKeep(request(suite.run('third'), { agreed: 1, frames: [gradient(96, 80, { x: 1, y: 1 })] }));
    expect(await agreed()).toBe(1);
  });
});

describe('a picture with a golden', () => {
  beforeEach(async () => {
    await judgeAndKeep(request(suite.settings));
    await approveCaptured(suite.settings);
  });
  const marked = [gradient(96, 80, { x: 40, y: 20 })];

  test('fails for one square of eight pixels, and says where', async () => {
    const before = readFileSync(join(suite.settings.goldens, 'cart.png'));
    const result = await judgeAndKeep(request(suite.settings, { frames: marked }));
    expect(result).toMatchObject({ outcome: 'failed', firstBad: 0 });
    expect(result.reason).toMatch(/^64 pixels differ.*within 8x8 at 40,20\. If that is meant: npx horizon-rig approve cart --reason/);
    expect(result.frames[0]?.actual).toBe(join(folderOf(), 'frame-000.png'));
    expect(result.fingerprint).toBeDefined();
    expect(readFileSync(join(suite.settings.goldens, 'cart.png'))).toEqual(before);
  });

  test('passes within a tolerance that has a reason, and without a reason is refused', async () => {
    const tolerance = { pixels: 64, reason: 'a cursor of the system' };
    expect(await judgePictures(request(suite.settings, { frames: marked, options: { tolerance } }))).toMatchObject({ outcome: 'passed' });
    await expect(judgePictures(request(suite.settings, { options: { tolerance: { pixels: 64, reason: ' ' } } }))).rejects.toThrow(
      /a tolerance needs a reason/,
    );
  });

  test('passes under a mask that has a reason, and fails beside it', async () => {
    const mask = (x: number) => ({ masks: [{ area: { x, y: 16, width: 16, height: 16 }, reason: 'a clock' }] });
    expect((await judgePictures(request(suite.settings, { frames: marked, options: mask(36) }))).outcome).toBe('passed');
    expect((await judgePictures(request(suite.settings, { frames: marked, options: mask(44) }))).outcome).toBe('failed');
    const silent = { masks: [{ area: { x: 0, y: 0, width: 1, height: 1 }, reason: '' }] };
    await expect(judgePictures(request(suite.settings, { options: silent }))).rejects.toThrow(/every mask needs a reason/);
    const untyped = { masks: [{ area: { x: 0, y: 0, width: 1, height: 1 } }] } as unknown as GoldenOptions;
    await expect(judgePictures(request(suite.settings, { options: untyped }))).rejects.toThrow(/every mask needs a reason/);
    const all = { masks: [{ area: { x: -1, y: 0, width: 200, height: 80 }, reason: 'it varies' }] };
    await expect(judgePictures(request(suite.settings, { options: all }))).rejects.toThrow(/hides the whole picture of 96x80/);
  });

  test('fails for another size, and for a picture that shows nothing', async () => {
    const larger = await judgePictures(request(suite.settings, { frames: [gradient(97, 80)] }));
    expect(larger.frames[0]?.picture.word).toBe('size');
    expect(larger.reason).toContain('97x80 and its golden 96x80');
    const blank = { width: 96, height: 80, pixels: new Uint8Array(96 * 80 * 4).fill(255) };
    const nothing = await judgePictures(request(suite.settings, { frames: [blank] }));
    expect(nothing).toMatchObject({ outcome: 'failed', failure: 'blank' });
    expect(nothing.reason).toMatch(/shows nothing/);
  });

  test('is judged without a trace where nothing is to be kept', async () => {
    const before = readFileSync(join(folderOf(), 'judged.json'), 'utf8');
    await judgePictures(request(suite.settings, { frames: marked, name: 'other' }));
    await judgePictures(request(suite.settings, { frames: marked }));
    expect(readFileSync(join(folderOf(), 'judged.json'), 'utf8')).toBe(before);
    expect(existsSync(folderOf('other'))).toBe(false);
  });
});

describe('a sequence', () => {
  const film = [0, 10, 20, 30].map((x) => gradient(96, 80, { x, y: 0 }));

  test('is one golden, and the first other frame is told', async () => {
    await judgeAndKeep(request(suite.settings, { frames: film, options: { frameMs: 50 } }));
    await approveCaptured(suite.settings);
    expect((await judgeAndKeep(request(suite.settings, { frames: film, options: { frameMs: 50 } }))).outcome).toBe('passed');
    const other = await judgeAndKeep(request(suite.settings, { frames: [film[0]!, film[1]!, film[3]!, film[3]!] }));
    expect(other).toMatchObject({ outcome: 'failed', firstBad: 2 });
    expect(other.reason).toMatch(/^Frame 2: /);
    const shorter = await judgePictures(request(suite.settings, { frames: film.slice(0, 3) }));
    expect(shorter.reason).toMatch(/The golden has more than 3 frames/);
  });

  test('is refused with transparent pixels, which a film cannot hold', async () => {
    const clear = gradient();
    clear.pixels[3] = 0;
    await expect(judgeAndKeep(request(suite.settings, { frames: [gradient(), clear] }))).rejects.toThrow(/over a background/);
  });
});

describe('a test that its runner repeats', () => {
  const at = (attempt: number, mark?: { x: number; y: number }) =>
    judgeAndKeep(request(suite.settings, { frames: [gradient(96, 80, mark)], test: { ...someTest(), attempt } }));
  beforeEach(async () => {
    await at(0);
    await approveCaptured(suite.settings);
    // Another run.
    suite = { ...suite, settings: suite.run('again') };
  });

  test('and that then passes is a flake, with its counts and both pictures', async () => {
    await at(0, { x: 8, y: 8 });
    const passed = await at(1);
    const earlier = join(folderOf(), 'earlier-try.png');
    const again = { runs: 2, failed: 1, same: false, pictures: [earlier, join(suite.settings.goldens, 'cart.png')] };
    expect(passed).toMatchObject({ outcome: 'passed', again, reason: 'It failed in 1 of 2 tries of its test.' });
    expect((await readPictures(earlier))[0]?.pixels).toEqual(gradient(96, 80, { x: 8, y: 8 }).pixels);
    // The picture stays when the test is repeated for something else.
    expect((await at(2)).again).toMatchObject({ runs: 3, failed: 1, pictures: again.pictures });
    expect(existsSync(earlier)).toBe(true);
  });

  test('and that fails every time is none', async () => {
    await at(0, { x: 8, y: 8 });
    expect((await at(1, { x: 8, y: 8 })).again).toEqual({ runs: 2, failed: 2, same: true, pictures: [] });
  });

  test('in one try, by polling, is none', async () => {
    await at(0, { x: 8, y: 8 });
    expect((await at(0)).again).toBeUndefined();
  });
});

test('many pictures are kept side by side in one folder', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `cart-${i}`);
  await Promise.all(names.map((name) => judgeAndKeep(request(suite.settings, { name, test: someTest(`shop.test.ts > ${name}`) }))));
  expect(readdirSync(join(suite.settings.out, 'shots/vitest')).sort()).toEqual([...names].sort());
  for (const name of names) expect((await readCaptured(folderOf(name))).shot).toBe(name);
});
