import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeAnimation } from '../../still/pixels/animation.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import type { ShotResult } from '../../still/results.ts';
import { makeCrops, mostCropBytes } from './make-crops.ts';
import { changedFrame, changedShot, exampleRun, newShot, passedShot, sameFrame, untakenShot } from './testing/example-runs.ts';

const [width, height] = [160, 96];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'horizon-rig-crops-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const flat = (level: number, size: readonly [number, number] = [width, height]): Uint8Array => {
  const pixels = new Uint8Array(size[0] * size[1] * 4).fill(level);
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
  return pixels;
};

async function file(name: string, level: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, encodePng(flat(level), width, height));
  return path;
}

/** A shot of which `draws` is drawn otherwise, with pictures. */
async function shot(name: string, draws: string, more: Partial<ShotResult> = {}): Promise<ShotResult> {
  const [golden, actual] = [await file(`${name}-golden.png`, 100), await file(`${name}-now.png`, 120)];
  return changedShot(name, { golden, frames: [changedFrame({ actual, movedDraws: [{ name: draws, before: 1, now: 2 }] })], ...more });
}

describe('the pictures of a run', () => {
  test('are at most three of a cause, and the examples of all causes come first', async () => {
    const shots = [
      ...(await Promise.all(Array.from({ length: 8 }, (_, i) => shot(`many-${i}`, 'leaves')))),
      await shot('lone', 'stone'),
      passedShot('good'),
    ];
    const { crops, missing } = await makeCrops([exampleRun(shots)]);
    expect(crops.map(({ name }) => name)).toEqual(['many-0', 'lone', 'many-1', 'many-2']);
    expect(crops.map((crop) => crop.file)).toEqual(['01.png', '02.png', '03.png', '04.png']);
    expect(missing).toEqual([]);
  });

  test('are at most twelve and half a megabyte', async () => {
    const shots = await Promise.all(Array.from({ length: 40 }, (_, i) => shot(`a${i}`, `kind${String.fromCharCode(97 + (i % 20))}`)));
    const { crops, files } = await makeCrops([exampleRun(shots)]);
    expect(crops).toHaveLength(12);
    expect([...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThanOrEqual(mostCropBytes);
  });

  test('of a film are of the first bad frame', async () => {
    const golden = join(folder, 'film.png');
    await writeFile(golden, await encodeAnimation([flat(10), flat(20), flat(30)], width, height, 50));
    const actual = await file('film-2.png', 90);
    const film = changedShot('film', { golden, frames: [sameFrame, sameFrame, changedFrame({ index: 2, actual })], firstBad: 2 });
    const { crops, missing } = await makeCrops([exampleRun([film])]);
    expect(missing).toEqual([]);
    expect(crops).toMatchObject([{ name: 'film', cells: ['golden', 'now', 'difference'], whole: true }]);
  });

  test('of a flake are its first run and the other', async () => {
    const pictures = [await file('first.png', 50), await file('other.png', 60)];
    const { crops } = await makeCrops([
      exampleRun([await shot('flake', 'rain', { again: { runs: 2, failed: 1, same: false, pictures } })]),
    ]);
    expect(crops).toMatchObject([{ name: 'flake', cells: ['first run', 'other run', 'difference'] }]);
  });

  test('of a shot without a golden is the picture alone, and of one that was not taken there is none', async () => {
    const seen = await file('seen.png', 70);
    const fresh = newShot('fresh');
    const shots = [
      { ...fresh, frames: fresh.frames.map((frame) => ({ ...frame, actual: seen })) },
      untakenShot('dead', 'it did not start'),
    ];
    const { crops, missing } = await makeCrops([exampleRun(shots)]);
    expect(crops).toMatchObject([{ name: 'fresh', cells: ['now'] }]);
    expect(missing).toEqual([]);
  });

  test('that cannot be read are told and do not stop the others', async () => {
    const broken = join(folder, 'broken.png');
    await writeFile(broken, 'no picture');
    const shots = [
      await shot('a', 'aa', { golden: join(folder, 'gone.png') }),
      await shot('b', 'bb', { golden: broken }),
      await shot('c', 'cc'),
    ];
    const { crops, missing } = await makeCrops([exampleRun(shots)]);
    expect(crops).toMatchObject([{ name: 'c', file: '01.png' }]);
    expect(missing).toEqual(
      expect.arrayContaining([expect.stringMatching(/^no picture of a: .*ENOENT/), expect.stringMatching(/^no picture of b: /)]),
    );
  });

  test('whose pixels are those of the golden are none: its widgets moved', async () => {
    const { crops } = await makeCrops([exampleRun([changedShot('menu', { frames: [changedFrame({ actual: null })] })])]);
    expect(crops).toEqual([]);
  });
});
