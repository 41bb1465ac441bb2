import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePng } from '../still/pixels/encode-png.ts';
import { drawnPictures } from './drawn-pictures.ts';
import type { PictureInput } from './golden-options.ts';
import { readPictures } from './read-picture.ts';
import { gradient } from './test-suite.ts';

const picture = gradient();
const { width, height, pixels } = picture;
const png = encodePng(pixels, width, height);
let folder = '';
let path = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hz-read-'));
  path = join(folder, 'a.png');
  writeFileSync(path, png);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('bytes, a path, an address and pixels are the same picture', async () => {
  const forms: readonly PictureInput[] = [
    png,
    new Uint8Array(png),
    new Uint8Array(png).buffer,
    path,
    pathToFileURL(path),
    { width, height, data: pixels },
    { width, height, data: new Uint8ClampedArray(pixels) },
  ];
  for (const form of forms) expect(Buffer.compare((await readPictures(form))[0]!.pixels, pixels)).toBe(0);
  expect(await readPictures(forms)).toHaveLength(forms.length);
});

test('what is no picture is refused with what would be one', async () => {
  const bad = (value: unknown): Promise<unknown> => readPictures(value as PictureInput);
  await expect(bad(null)).rejects.toThrow(/null is no picture; give the bytes of a PNG, its path, or/);
  await expect(bad(5)).rejects.toThrow(/type number is no picture/);
  await expect(bad([])).rejects.toThrow(/give one picture or more/);
  await expect(bad(join(folder, 'none.png'))).rejects.toThrow(/none\.png cannot be read \(ENOENT\)/);
  await expect(bad(new URL('https://example.org/a.png'))).rejects.toThrow(/a\.png is not on this machine; fetch it in the test/);
  await expect(bad(Buffer.from('hello'))).rejects.toThrow(/does not start as a PNG does/);
  await expect(bad({ width, height: height + 1, data: pixels })).rejects.toThrow(/give exactly \d+ bytes/);
  await expect(readPictures([picture, gradient(95)].map(({ pixels: data, ...size }) => ({ ...size, data })))).rejects.toThrow(
    /frame 1 is 95x80 and frame 0 96x80/,
  );
});

test('a function is called twice, and must draw the same', async () => {
  let calls = 0;
  const drawn = await drawnPictures(() => {
    calls += 1;
    return png;
  });
  expect([calls, drawn.agreed, drawn.frames.length]).toEqual([2, 2, 1]);
  let shift = 0;
  const unsteady = drawnPictures(async () => {
    const { pixels: data, ...size } = gradient(96, 80, { x: shift++, y: 0 });
    return { ...size, data };
  });
  await expect(unsteady).rejects.toThrow(/drew another picture the second time; let it draw from the same state/);
});
