import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sceneTextures } from './bench-textures.ts';
import { goldenScenes, hashInline, hashPixels } from './fixtures/golden-scenes.ts';
import { createTarget } from './frame-target.ts';
import { prepareTextures } from './prepared-textures.ts';
import { createScratch, drawBand } from './soft-frame.ts';
import { createSoftRenderer } from './soft-renderer.ts';

const run = promisify(execFile);

/** The pixels are part of the contract: a change here is a change of the driver's name. */
const golden: Record<string, string> = {
  corner: 'c946bb2c64a3b571ce7678a77c1f8b7c6f7b6e4b68be1f1fe9fd0d9293982d1f',
  close: 'e3f6d40204434dd0e52866e65087331ebdb9c059fdd0fd89be8ee9eb2125287a',
  fog: '615733be8f8767afccb7d5920421208f6bf910212e5dff2a96c844fb0ac35173',
  odd: 'f77b378beaf5021436aac816cda0da38aff0d5052f964022f8ea56de9bd3eff0',
  interface: '3943af0ac683f983731603bbc1d6ab82713f57194d584e9bda71e9413ecfa7c3',
};

const scenes = goldenScenes();

describe('the same list gives the same bytes', () => {
  let folder = '';
  let script = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'raster-'));
    script = join(folder, 'hash-scenes.mjs');
    const source = fileURLToPath(new URL('fixtures/hash-scenes.ts', import.meta.url));
    await build({ entryPoints: [source], outfile: script, bundle: true, format: 'esm', platform: 'node', target: 'node20' });
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(Object.keys(scenes))('%s matches its golden hash', async (name) => {
    expect(await hashInline(scenes[name])).toBe(golden[name]);
  });

  it.each([1, 2] as const)('with %i worker threads, frame after frame', async (threads) => {
    const renderer = await createSoftRenderer({ threads });
    try {
      await renderer.setTextures(sceneTextures());
      for (const name of [...Object.keys(scenes), ...Object.keys(scenes).reverse()]) {
        expect(hashPixels((await renderer.render(scenes[name])).pixels), name).toBe(golden[name]);
      }
    } finally {
      await renderer.close();
    }
  });

  it('in bands of any height, drawn in any order', () => {
    const textures = prepareTextures(sceneTextures());
    for (const [name, list] of Object.entries(scenes)) {
      const target = createTarget(list.width, list.height);
      const scratch = createScratch();
      const cuts = [0, 1, 3, 17, 40, 41, 90, 128, list.height];
      for (let i = cuts.length - 2; i >= 0; i--) drawBand(list, textures, target, scratch, cuts[i], cuts[i + 1]);
      expect(hashPixels(new Uint8Array(target.color.buffer)), name).toBe(golden[name]);
    }
  });

  it.each(['--jitless', '--no-opt', '--always-turbofan', '--no-enable-sse4-1 --no-enable-avx --no-enable-fma3'])(
    'under node %s',
    async (flags) => {
      const { stdout } = await run(process.execPath, [...flags.split(' '), script]);
      expect(JSON.parse(stdout)).toEqual(golden);
    },
  );
});
