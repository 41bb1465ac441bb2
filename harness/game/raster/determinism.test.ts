import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sceneTextures } from './bench-scene.ts';
import { goldenScenes, hashInline, hashPixels } from './fixtures/golden-scenes.ts';
import { createTarget } from './frame-target.ts';
import { prepareTextures } from './prepared-textures.ts';
import { createScratch, drawBand } from './soft-frame.ts';
import { createSoftRenderer } from './soft-renderer.ts';

const run = promisify(execFile);

/** The pixels are part of the contract: a change here is a change of the driver's name. */
const golden: Record<string, string> = {
  corner: '1d65e48af9e59650e5b388c13dfd8ec5400d9bb40ed44eab3c138c526a6e2804',
  close: '1d381c30dc6c8b0da7847fe5705c135d687c324c0693773582014db3d45dbabd',
  fog: 'b2544c80cecae15637300465c60544d3024be1a73d8d7316e49bba27e3538e46',
  odd: 'e3685015f5b0030185e9e9cd0295f4b473ed3771c569b2a5de45e470bdd10468',
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
