import { describe, expect, test } from 'vitest';
import { decodePng } from '../../still/pixels/decode-png.ts';
import { difference } from '../../still/pixels/difference.ts';
import type { Picture } from '../../still/pixels/picture.ts';
import { voxelPicture } from '../../still/pixels/test-pictures.ts';
import { type CropSource, cropPicture, mostCropSide } from './crop-picture.ts';

const [width, height] = [854, 480];
const golden: Picture = { width, height, pixels: voxelPicture(width, height) };
const plenty = 1024 * 1024;

/** The golden with rectangles in pure red. */
function withRed(...boxes: readonly (readonly [x: number, y: number, width: number, height: number])[]): Picture {
  const pixels = golden.pixels.slice();
  for (const [left, top, w, h] of boxes)
    for (let y = top; y < top + h; y++) for (let x = left; x < left + w; x++) pixels.set([255, 0, 0, 255], (y * width + x) * 4);
  return { width, height, pixels };
}

function sourceOf(now: Picture): CropSource {
  const { box, densest, count } = difference(golden.pixels, now.pixels, width, height);
  const sides = [
    { cell: 'golden', picture: golden },
    { cell: 'now', picture: now },
  ] as const;
  return { sides, box, densest, differing: count };
}

const isRed = ({ pixels, width: w }: Picture, x: number, y: number): boolean => {
  const at = (y * w + x) * 4;
  return pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 0;
};
const redPixels = (picture: Picture, from: number, to: number): number => {
  let count = 0;
  for (let y = 0; y < picture.height; y++) for (let x = from; x < to; x++) if (isRed(picture, x, y)) count++;
  return count;
};

describe('a crop', () => {
  test('of a small change shows it enlarged by a whole number, with what is around it', () => {
    const crop = cropPicture(sourceOf(withRed([400, 200, 5, 4])), plenty)!;
    expect(crop.cells).toEqual(['golden', 'now', 'difference']);
    expect(crop.whole).toBe(false);
    const cell = (crop.width - 8) / 3;
    const scale = cell / crop.box.width;
    expect(Number.isInteger(scale) && scale >= 3).toBe(true);
    const picture = decodePng(crop.png);
    expect([picture.width, picture.height]).toEqual([crop.width, crop.height]);
    expect(redPixels(picture, 0, cell)).toBe(0);
    expect(redPixels(picture, cell + 4, 2 * cell + 4)).toBe(5 * 4 * scale * scale);
    expect(crop.box.x).toBeLessThan(400);
    expect(crop.box.x + crop.box.width).toBeGreaterThan(405);
  });

  test('of one changed pixel at a corner stays inside the picture', () => {
    for (const [x, y] of [
      [0, 0],
      [width - 1, height - 1],
      [0, height - 1],
    ] as const) {
      const { box } = cropPicture(sourceOf(withRed([x, y, 1, 1])), plenty)!;
      expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true, true, true]);
      expect([x >= box.x && x < box.x + box.width, y >= box.y && y < box.y + box.height]).toEqual([true, true]);
    }
  });

  test('of a change everywhere shows the whole picture, shrunk', () => {
    const crop = cropPicture(sourceOf(withRed([0, 0, width, height])), plenty)!;
    expect(crop).toMatchObject({ whole: true, box: { x: 0, y: 0, width, height } });
    expect(crop.width).toBeLessThanOrEqual(mostCropSide.width);
    expect(crop.height).toBeLessThanOrEqual(mostCropSide.height);
  });

  test('of two specks in far corners shows one of them, large enough to be seen', () => {
    const crop = cropPicture(sourceOf(withRed([5, 5, 3, 3], [840, 470, 2, 2])), plenty)!;
    expect(crop.whole).toBe(false);
    expect(crop.box.x).toBeLessThan(6);
  });

  test('that is shrunk still marks a single pixel in the difference', () => {
    const speckled = withRed(...Array.from({ length: 40 }, (_, i) => [i * 21, (i * 12) % 440, 4, 40] as const));
    const crop = cropPicture(sourceOf(speckled), plenty)!;
    const picture = decodePng(crop.png);
    const cell = (crop.width - 8) / 3;
    let hot = 0;
    for (let y = 0; y < crop.height; y++)
      for (let x = 2 * cell + 8; x < crop.width; x++)
        if (Math.max(...picture.pixels.subarray((y * crop.width + x) * 4, (y * crop.width + x) * 4 + 3)) > 100) hot++;
    expect(hot).toBeGreaterThan(40);
  });

  test('becomes smaller until it fits, and is left out when it cannot', () => {
    const source = sourceOf(withRed([100, 100, 400, 300]));
    const large = cropPicture(source, plenty)!;
    const small = cropPicture(source, 20_000)!;
    expect(small.png.length).toBeLessThanOrEqual(20_000);
    expect(small.width).toBeLessThan(large.width);
    expect(cropPicture(source, 100)).toBeNull();
  });

  test('of two sizes shows both whole and no difference', () => {
    const other = { width: 320, height: 240, pixels: voxelPicture(320, 240) };
    const sides = [
      { cell: 'golden', picture: golden },
      { cell: 'now', picture: other },
    ] as const;
    const crop = cropPicture({ sides, box: null, densest: null, differing: 0 }, plenty)!;
    expect(crop.cells).toEqual(['golden', 'now']);
    expect(crop.whole).toBe(true);
  });

  test('of a picture without a golden shows it alone', () => {
    const crop = cropPicture({ sides: [{ cell: 'now', picture: golden }], box: null, densest: null, differing: 0 }, plenty)!;
    expect(crop).toMatchObject({ cells: ['now'], whole: true, width: 256, height: 143 });
  });
});
