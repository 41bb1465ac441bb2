import pixelmatch from 'pixelmatch';
import { describe, expect, test } from 'vitest';
import { difference, differenceOfBands } from './difference.ts';
import { heatMap, heatSteps } from './heat-map.ts';
import { areaStatistics, blankness } from './picture-statistics.ts';
import { seeded, seededBytes, voxelPicture } from './test-pictures.ts';

/** The same statistics, pixel by pixel, with nothing clever. */
function bruteForce(golden: Uint8Array, actual: Uint8Array, width: number, height: number, limit: number) {
  const histogram = new Array<number>(256).fill(0);
  const sums = [0, 0, 0];
  const tiles = new Map<string, { x: number; y: number; over: number; count: number; most: number }>();
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const channels = [0, 1, 2, 3].map((c) => actual[at + c]! - golden[at + c]!);
      const most = Math.max(...channels.map(Math.abs));
      histogram[most]!++;
      for (let c = 0; c < 3; c++) sums[c]! += channels[c]!;
      if (most === 0) continue;
      const key = `${y >> 6}-${x >> 6}`;
      const tile = tiles.get(key) ?? { x: (x >> 6) * 64, y: (y >> 6) * 64, over: 0, count: 0, most: 0 };
      tiles.set(key, tile);
      tile.count++;
      tile.most = Math.max(tile.most, most);
      if (most <= limit) continue;
      tile.over++;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  }
  const list = [...tiles.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    count: list.reduce((sum, tile) => sum + tile.count, 0),
    over: list.reduce((sum, tile) => sum + tile.over, 0),
    most: list.reduce((most, tile) => Math.max(most, tile.most), 0),
    mean: sums.map((sum) => sum / (width * height)),
    box: right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    histogram,
    tiles: list,
  };
}

function plain(result: ReturnType<typeof difference>) {
  const { densest: _, histogram, tiles, ...rest } = result;
  return { ...rest, histogram: [...histogram], tiles: tiles.map(({ x, y, over, count, most }) => ({ x, y, over, count, most })) };
}

const [width, height] = [330, 200];
const picture = voxelPicture(width, height);
const changed = (change: (pixels: Uint8Array) => void): Uint8Array => {
  const out = picture.slice();
  change(out);
  return out;
};
const shifted = changed((out) => {
  for (let y = 0; y < height; y++) out.set(picture.subarray(y * width * 4, (y * width + width - 1) * 4), (y * width + 1) * 4);
});

/** What must be found, with how it is made. */
const faults: readonly (readonly [string, Uint8Array])[] = [
  ['a brightness of 2 levels everywhere', picture.map((value, i) => (i % 4 === 3 ? value : Math.min(255, value + 2)))],
  ['a shift by one pixel', shifted],
  [
    'a patch of 12x2 pixels',
    changed((out) => {
      for (let y = 99; y < 101; y++) for (let x = 58; x < 70; x++) out.set([200, 10, 10], (y * width + x) * 4);
    }),
  ],
  ['red and blue swapped', picture.map((_, i) => picture[i % 4 === 0 ? i + 2 : i % 4 === 2 ? i - 2 : i]!)],
  ['one level of one channel of the last pixel', changed((out) => out[out.length - 2]!++)],
  ['one level of one channel of the first pixel', changed((out) => out[0]!--)],
  ['alpha alone', changed((out) => (out[3] = 254))],
  ['noise of one level on every pixel', picture.map((value, i) => (i % 4 === 3 ? value : value ^ 1))],
];

describe('the difference', () => {
  test.each(faults)('finds %s and counts as a plain loop does', (_, actual) => {
    for (const limit of [0, 1, 8]) {
      expect(plain(difference(picture, actual, width, height, limit))).toEqual(bruteForce(picture, actual, width, height, limit));
    }
    expect(difference(picture, actual, width, height).count).toBeGreaterThan(0);
  });

  test('of unrelated pictures of every awkward size is that of a plain loop', () => {
    for (const [w, h] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 4],
      [63, 65],
      [65, 63],
      [67, 130],
      [130, 64],
    ] as const) {
      const a = seededBytes(w * h * 4);
      const b = seededBytes(w * h * 4 + 8).subarray(8);
      expect(plain(difference(a, b, w, h, 20))).toEqual(bruteForce(a, b, w, h, 20));
    }
  });

  test('of equal pictures is nothing', () => {
    expect(difference(picture, picture.slice(), width, height)).toMatchObject({ count: 0, most: 0, box: null, densest: null, tiles: [] });
  });

  test.each(faults.filter(([name]) => name !== 'alpha alone'))('agrees with pixelmatch at threshold 0 on %s', (_, actual) => {
    // Opaque pictures only: pixelmatch blends alpha with a backdrop.
    const matched = pixelmatch(picture, actual, undefined, width, height, { threshold: 0, includeAA: true });
    expect(difference(picture, actual, width, height).count).toBe(matched);
  });

  test('names the densest tile, not the largest area', () => {
    const actual = changed((out) => {
      for (let i = 0; i < 60; i++) out[(i * 3 * width + 5 * i) * 4]! ^= 255;
      for (let x = 130; x < 150; x++) for (let y = 70; y < 90; y++) out[(y * width + x) * 4]! ^= 128;
    });
    expect(difference(picture, actual, width, height).densest).toMatchObject({ x: 128, y: 64 });
  });

  test('tells a brighter picture from noise by its mean', () => {
    const brighter = difference(picture, faults[0]![1], width, height);
    const noise = difference(picture, faults[7]![1], width, height);
    expect(Math.min(...brighter.mean)).toBeGreaterThan(1.9);
    expect(Math.max(...noise.mean.map(Math.abs))).toBeLessThan(0.2);
  });

  test('leaves out what is masked, to the pixel', () => {
    const actual = faults[2]![1];
    const all = { x: 58, y: 99, width: 12, height: 2 };
    expect(difference(picture, actual, width, height, 0, [all]).count).toBe(0);
    expect(difference(picture, actual, width, height, 0, [{ ...all, width: 11 }])).toMatchObject({
      count: 2,
      box: { x: 69, y: 99, width: 1, height: 2 },
    });
    expect(difference(picture, actual, width, height, 0, [{ x: -50, y: -50, width: 1000, height: 1000 }]).count).toBe(0);
    expect(difference(picture, actual, width, height, 0, [{ x: 500, y: 0, width: 9, height: 999 }]).count).toBe(24);
  });

  test('of only the bands that differ equals that of the whole', () => {
    const actual = faults[2]![1];
    const rows = (pixels: Uint8Array): Uint8Array => pixels.subarray(64 * width * 4, 128 * width * 4);
    const pair = { band: 1, golden: rows(picture), actual: rows(actual) };
    expect(differenceOfBands([pair], width, height)).toEqual(difference(picture, actual, width, height));
  });

  test('is refused for buffers of another size', () => {
    expect(() => difference(picture, picture.subarray(4), width, height)).toThrow(/no 330x200 RGBA picture/);
    expect(() => differenceOfBands([{ band: 0, golden: picture, actual: picture }], width, height)).toThrow(/band 0 has/);
  });
});

describe('the heat map', () => {
  test('colours exactly the pixels that differ', () => {
    const next = seeded(9);
    const actual = changed((out) => {
      for (let i = 0; i < 500; i++) out[(next() % (width * height)) * 4 + (i % 3)]! ^= 1 << (i & 7);
    });
    const map = heatMap(picture, actual, width, height);
    let colored = 0;
    const wrong: number[] = [];
    for (let at = 0; at < map.length; at += 4) {
      // Grey has red equal to green; no step of the ramp has.
      const grey = map[at] === map[at + 1];
      const equal = [0, 1, 2, 3].every((channel) => picture[at + channel] === actual[at + channel]);
      if (grey !== equal) wrong.push(at / 4);
      if (!grey) colored++;
    }
    expect(wrong).toEqual([]);
    expect(colored).toBe(difference(picture, actual, width, height).count);
  });

  test('has seven colours, each for its levels and told apart from the others', () => {
    const [before, now] = [new Uint8Array(256 * 4).fill(255), new Uint8Array(256 * 4).fill(255)];
    for (let level = 0; level < 256; level++) {
      before[level * 4] = 0;
      now[level * 4] = level;
    }
    const map = heatMap(before, now, 256, 1);
    const colors = Array.from({ length: 255 }, (_, i) => map.subarray((i + 1) * 4, (i + 1) * 4 + 3).join());
    expect(colors.findIndex((color) => color !== colors[0])).toBe(1);
    expect([...new Set(colors)]).toEqual(heatSteps.map(({ color }) => color.join()));
    expect(heatSteps).toHaveLength(7);
    for (const { from, color } of heatSteps) expect(colors[from - 1]).toBe(color.join());
  });
});

describe('an area', () => {
  test('is measured inside its bounds only', () => {
    const pixels = new Uint8Array(16 * 16 * 4).fill(255);
    for (let y = 4; y < 8; y++) for (let x = 4; x < 8; x++) pixels.set([10, 20, 30], (y * 16 + x) * 4);
    expect(areaStatistics(pixels, 16, 16, { x: 4, y: 4, width: 4, height: 4 })).toMatchObject({
      pixels: 16,
      mean: [10, 20, 30],
      colors: 1,
    });
    expect(areaStatistics(pixels, 16, 16)).toMatchObject({ pixels: 256, colors: 2, commonest: 240 / 256 });
    expect(areaStatistics(pixels, 16, 16, { x: 20, y: 0, width: 4, height: 4 }).pixels).toBe(0);
  });

  test('of one colour, or all but a speck of one, is blank; a dark picture is not', () => {
    const blank = new Uint8Array(100 * 100 * 4).fill(255);
    expect(blankness(blank, 100, 100)).toBe('every pixel is #ffffff');
    blank.set([0, 0, 0], 400);
    expect(blankness(blank, 100, 100)).toMatch(/^1 pixels are not #ffffff/);
    const dark = seededBytes(100 * 100 * 4).map((value, i) => (i % 4 === 3 ? 255 : value >> 6));
    expect(blankness(dark, 100, 100)).toBeNull();
  });
});
