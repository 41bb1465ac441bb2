import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { inlinePicture } from './inline-picture.ts';

/** A picture whose pixels compress badly, so that its size in bytes counts too. */
function noisy(width: number, height: number): string {
  const picture = new PNG({ width, height });
  let state = 1;
  for (let i = 0; i < picture.data.length; i++) {
    // xorshift32 (Marsaglia 2003)
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    picture.data[i] = i % 4 === 3 ? 255 : state & 255;
  }
  const path = join(tempFolder(onTestFinished), 'p.png');
  writeFileSync(path, PNG.sync.write(picture));
  return path;
}

const read = (data: string) => PNG.sync.read(Buffer.from(data, 'base64'));

test.each([
  [320, 200, 1],
  [1920, 1080, 2],
  [2561, 300, 3],
  [1280, 800, 2],
])('a picture of %i by %i is sent reduced by a whole factor, within the bounds', async (width, height, atLeast) => {
  const { data, width: w, height: h, scale } = await inlinePicture(noisy(width, height), false);
  expect(scale).toBeGreaterThanOrEqual(atLeast);
  expect([w, h]).toEqual([Math.floor(width / scale), Math.floor(height / scale)]);
  expect(read(data)).toMatchObject({ width: w, height: h });
  expect(w).toBeLessThanOrEqual(1280);
  expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(700_000);
});

test('a reduced pixel is the mean of the pixels it stands for', async () => {
  const path = noisy(2600, 40);
  const whole = read((await inlinePicture(path, true)).data);
  const { data, scale } = await inlinePicture(path, false);
  const small = read(data);
  let sum = 0;
  for (let dy = 0; dy < scale; dy++) for (let dx = 0; dx < scale; dx++) sum += whole.data[((scale + dy) * 2600 + 2 * scale + dx) * 4]!;
  expect(small.data[(small.width + 2) * 4]).toBe(Math.round(sum / scale / scale));
});

test('a whole picture is sent when it is asked for', async () => {
  expect(await inlinePicture(noisy(1500, 20), true)).toMatchObject({ width: 1500, height: 20, scale: 1 });
});
