import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodePng } from '../../../still/pixels/decode-png.ts';
import { iconOf, WorldIcons } from './world-icons.ts';

/** A frame of 854x480, red but for a blue band at each side that a square leaves out. */
function frame() {
  const [width, height] = [854, 480];
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const side = Math.abs((i % width) - width / 2) > height / 2;
    pixels.set(side ? [0, 0, 200] : [200, 0, 0], i * 4);
  }
  return { width, height, pixels };
}

describe("a world's icon", () => {
  let saves: string;
  beforeEach(async () => {
    saves = await mkdtemp(join(tmpdir(), 'horizon-icons-'));
    await mkdir(join(saves, 'World'));
  });
  afterEach(() => rm(saves, { recursive: true }));

  it('is the middle of a frame in 64x64, written once and then kept', async () => {
    const icons = new WorldIcons(saves);
    expect(await icons.read('World')).toBe(null);
    await icons.keep('World', async () => null);
    expect(await icons.read('World')).toBe(null);
    await icons.keep('World', () => iconOf(frame()));
    const bytes = await readFile(join(saves, 'World', 'icon.png'));
    const { width, height, pixels } = decodePng(bytes);
    expect([width, height, ...pixels.subarray(0, 3)]).toEqual([64, 64, 200, 0, 0]);
    await icons.keep('World', () => Promise.reject(new Error('asked for again')));
    expect(await readFile(join(saves, 'World', 'icon.png'))).toEqual(bytes);
    expect(new Set(await icons.read('World'))).toEqual(new Set([0xc80000]));
  });

  it('that is no picture is not shown', async () => {
    await writeFile(join(saves, 'World', 'icon.png'), 'no picture');
    expect(await new WorldIcons(saves).read('World')).toBe(null);
  });
});
