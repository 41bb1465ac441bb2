import { describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { rawPicture } from './picture-source.ts';

const [width, height] = [256, 160];

/** A grey picture with a filled disc of another grey. */
function disc(x: number, y: number, radius: number, level: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(120);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      if ((px - x) ** 2 + (py - y) ** 2 <= radius ** 2) pixels.fill(level, (py * width + px) * 4, (py * width + px) * 4 + 3);
    }
  }
  return pixels;
}

const plain = rawPicture(disc(0, 0, 0, 120), width, height);
const print = (pixels: Uint8Array): Promise<string | null> => fingerprint(plain, rawPicture(pixels, width, height));

describe('the fingerprint of a difference', () => {
  test('is the same wherever the difference lies', async () => {
    expect(await print(disc(60, 70, 30, 200))).toBe(await print(disc(180, 90, 30, 200)));
  });

  test('is the same when the difference is a little larger', async () => {
    expect(await print(disc(60, 70, 40, 200))).toBe(await print(disc(60, 70, 48, 200)));
  });

  test('tells brighter from darker and one shape from another', async () => {
    const square = disc(0, 0, 0, 120);
    for (let y = 40; y < 100; y++) square.fill(200, (y * width + 40) * 4, (y * width + 100) * 4);
    const all = [await print(disc(60, 70, 30, 200)), await print(disc(60, 70, 30, 20)), await print(square)];
    expect(new Set(all).size).toBe(3);
  });

  test('is nothing for equal pictures and for pictures of two sizes', async () => {
    expect(await print(disc(0, 0, 0, 120))).toBeNull();
    expect(await fingerprint(plain, rawPicture(new Uint8Array(64 * 64 * 4), 64, 64))).toBeNull();
  });

  test('of one pixel is text too', async () => {
    const pixels = disc(0, 0, 0, 120);
    pixels[4 * 700] = 121;
    expect(await print(pixels)).toMatch(/^\+/);
  });
});
