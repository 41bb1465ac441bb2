import { describe, expect, test } from 'vitest';
import { comparePictures, type PictureWord } from './compare.ts';
import { filedPicture, type PictureSource, rawPicture } from './picture-source.ts';
import { encodePng } from './pixels/encode-png.ts';
import { seeded, voxelPicture } from './pixels/test-pictures.ts';
import { type Tolerance, toleranceNumbers } from './tolerance.ts';
import { VerdictMemo } from './verdict-memo.ts';

const [width, height] = [320, 200];
const golden = voxelPicture(width, height);
const changed = (change: (pixels: Uint8Array) => void): Uint8Array => {
  const out = golden.slice();
  change(out);
  return out;
};
const inChannels = (change: (value: number) => number): Uint8Array =>
  golden.map((value, i) => (i % 4 === 3 ? value : Math.max(0, Math.min(255, change(value)))));
const block = (x: number, y: number, w: number, h: number): Uint8Array =>
  changed((out) => {
    for (let row = y; row < y + h; row++) for (let column = x; column < x + w; column++) out.set([250, 0, 250], (row * width + column) * 4);
  });
const noise = (() => {
  const next = seeded(5);
  return inChannels((value) => value + (next() % 3) - 1);
})();
const loose = toleranceNumbers({ maxDifference: 2, meanShift: 0.1, pixels: 20, densestTile: 10, reason: 'a driver' });

const word = async (actual: Uint8Array, tolerance = toleranceNumbers(undefined)): Promise<PictureWord> =>
  (await comparePictures(rawPicture(golden, width, height), rawPicture(actual, width, height), tolerance)).word;

/** What must be found, and by which tolerance it may not be swallowed. */
const faults: readonly (readonly [string, Uint8Array])[] = [
  ['2 levels brighter everywhere', inChannels((value) => value + 2)],
  ['shifted by a pixel', changed((out) => out.copyWithin(4, 0))],
  ['a patch of 12x2', block(58, 99, 12, 2)],
  ['red and blue swapped', golden.map((_, i) => golden[i % 4 === 0 ? i + 2 : i % 4 === 2 ? i - 2 : i]!)],
  ['one texel, 4x4 on screen', block(200, 80, 4, 4)],
  ['a row less of light', inChannels((value) => Math.floor(value * 0.94))],
];

/** What must pass under the loose tolerance, and never under none. */
const harmless: readonly (readonly [string, Uint8Array, PictureWord])[] = [
  ['noise of a level', noise, 'noise'],
  [
    'nine specks far apart',
    changed((out) => {
      for (let i = 0; i < 9; i++) out.set([0, 0, 0], (i * 20 * width + i * 33) * 4);
    }),
    'within-tolerance',
  ],
];

describe('the comparer', () => {
  test('passes an equal picture without opening anything', async () => {
    const bands = rawPicture(golden, width, height).bands;
    const unopened = filedPicture({ width, height, bands }, async () => {
      throw new Error('it was opened');
    });
    expect(await comparePictures(unopened, rawPicture(golden.slice(), width, height))).toMatchObject({
      word: 'same',
      passes: true,
      figures: null,
    });
  });

  test.each(faults)('fails: %s, with a tolerance and without', async (_, actual) => {
    expect([await word(actual), await word(actual, loose)]).toEqual(['differs', 'differs']);
  });

  test.each(harmless)('passes under a tolerance and fails without: %s', async (_, actual, expected) => {
    expect([await word(actual), await word(actual, loose)]).toEqual(['differs', expected]);
  });

  test('fails a dense fault of as many pixels as sparse specks pass with', async () => {
    const sparse = toleranceNumbers({ pixels: 100, densestTile: 10, meanShift: 0.1, reason: 'specks' });
    expect(await word(block(70, 70, 10, 8), sparse)).toBe('differs');
  });

  test('says size before it looks at pixels', async () => {
    const other = rawPicture(golden.subarray(0, width * 192 * 4), width, 192);
    const verdict = await comparePictures(rawPicture(golden, width, height), other);
    expect(verdict).toMatchObject({ word: 'size', passes: false, says: expect.stringMatching(/320x192 and its golden 320x200/) });
  });

  test('never passes a blank picture, whatever the tolerance', async () => {
    const all = toleranceNumbers({ maxDifference: 255, meanShift: 255, pixels: 1e9, densestTile: 4096, reason: 'everything' });
    const blank = changed((out) => out.fill(255));
    const speck = blank.slice();
    speck.set([0, 0, 0], 4000);
    expect([await word(blank, all), await word(speck, all)]).toEqual(['blank', 'blank']);
    expect(
      await word(
        changed((out) => out.fill(255, 0, out.length / 2)),
        all,
      ),
    ).toBe('noise');
  });

  test('has no pass for a missing golden, blank or not', async () => {
    expect(await comparePictures(null, rawPicture(golden, width, height))).toMatchObject({ word: 'no-golden', passes: false });
    expect(await comparePictures(null, rawPicture(new Uint8Array(golden.length), width, height))).toMatchObject({
      word: 'blank',
      passes: false,
    });
  });

  test('decodes only the bands that differ', async () => {
    const asked: number[][] = [];
    const watched = (source: PictureSource): PictureSource => ({
      ...source,
      read: (bands) => {
        asked.push([...bands]);
        return source.read(bands);
      },
    });
    const file = encodePng(golden, width, height);
    const { bands } = rawPicture(golden, width, height);
    const before = watched(filedPicture({ width, height, bands }, async () => file));
    const verdict = await comparePictures(before, watched(rawPicture(block(10, 70, 30, 30), width, height)));
    expect(asked).toEqual([[1], [1]]);
    expect(verdict.figures).toMatchObject({ count: 900, box: { x: 10, y: 70, width: 30, height: 30 }, bands: [1] });
  });
});

describe('a tolerance', () => {
  test('needs a reason, and numbers in range', () => {
    expect(() => toleranceNumbers({ pixels: 3, reason: ' ' })).toThrow(/needs a reason/);
    expect(() => toleranceNumbers({ pixels: 3 } as unknown as Tolerance)).toThrow(/needs a reason/);
    expect(() => toleranceNumbers({ maxDifference: 256, reason: 'x' })).toThrow(/maxDifference is 256; give 0 to 255/);
    expect(() => toleranceNumbers({ meanShift: Number.NaN, reason: 'x' })).toThrow(/meanShift/);
  });

  test('for a number of pixels lets them lie together unless it says otherwise', () => {
    expect(toleranceNumbers({ pixels: 9, reason: 'x' }).densestTile).toBe(9);
    expect(toleranceNumbers({ pixels: 9, densestTile: 2, reason: 'x' }).densestTile).toBe(2);
  });
});

describe('the memo', () => {
  test('answers what it was asked before without reading, also after it was saved', async () => {
    const memo = new VerdictMemo();
    const actual = rawPicture(noise, width, height);
    const first = await memo.compare(rawPicture(golden, width, height), actual, loose);
    const blind = (source: PictureSource): PictureSource => ({ ...source, read: () => Promise.reject(new Error('it was read')) });
    const again = new VerdictMemo(memo.toText());
    expect(await again.compare(blind(rawPicture(golden, width, height)), blind(actual), loose)).toEqual(first);
  });

  test('asks anew when a tolerance or a mask is another', async () => {
    const memo = new VerdictMemo();
    const [before, now] = [rawPicture(golden, width, height), rawPicture(noise, width, height)];
    expect((await memo.compare(before, now, loose)).word).toBe('noise');
    expect((await memo.compare(before, now)).word).toBe('differs');
    expect((await memo.compare(before, now, toleranceNumbers(undefined), [{ x: 0, y: 0, width, height }])).word).toBe('same-outside-masks');
    expect(memo.size).toBe(3);
  });

  test('forgets what another version decided, what is damaged, and the oldest when full', async () => {
    expect(new VerdictMemo('{"version":0,"verdicts":[["a",{}]]}').size).toBe(0);
    expect(new VerdictMemo('{"version":').size).toBe(0);
    const memo = new VerdictMemo('', 1);
    const before = rawPicture(golden, width, height);
    await memo.compare(before, rawPicture(noise, width, height));
    await memo.compare(before, rawPicture(faults[0]![1], width, height));
    expect(memo.size).toBe(1);
  });
});
