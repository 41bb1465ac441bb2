import { describe, expect, it } from 'vitest';
import type { PostFrame, PostPass } from '../../display/post-frame.ts';
import { sceneTextures } from '../bench-textures.ts';
import { goldenScenes, hashPixels } from '../fixtures/golden-scenes.ts';
import { freeQuads, guiQuads, testList, testTextures, wall } from '../fixtures/test-lists.ts';
import { createTarget } from '../frame-target.ts';
import { createInlineRenderer } from '../inline-renderer.ts';
import { createSoftRenderer } from '../soft-renderer.ts';
import { exactPower } from './exact-power.ts';
import { PostChain } from './post-chain.ts';

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const plain: PostPass = { kind: 'grade', matrix: identity, offset: [0, 0, 0], gamma: 1 };
const post = (...passes: PostPass[]): PostFrame => ({ lane: 'view', chain: 'test', restart: false, passes });

/** Runs a chain over a picture of grey levels, a row of `width`, and gives the red channel back. */
function runGrey(chain: PostChain, levels: readonly number[], width: number, frame: PostFrame, depth?: Float32Array): number[] {
  const target = createTarget(width, levels.length / width);
  for (const [i, level] of levels.entries()) target.color[i] = 0xff000000 | (level << 16) | (level << 8) | level;
  chain.run(target, depth ?? target.depth, frame);
  return [...target.color].map((pixel) => pixel & 255);
}

describe('exactPower', () => {
  it('agrees with the engine to twelve digits', () => {
    for (const exponent of [0.1, 0.45, 0.5, 0.94, 1, 2.2, 7.3]) {
      for (let x = 0; x <= 1; x += 1 / 64) expect(exactPower(x, exponent)).toBeCloseTo(x ** exponent, 5);
    }
  });
});

describe('passes', () => {
  const ramp = Array.from({ length: 256 }, (_, i) => i);

  it('leave every level as it is when they ask for nothing', () => {
    expect(runGrey(new PostChain(), ramp, 16, post(plain))).toEqual(ramp);
  });

  it('grade by matrix, offset and curve', () => {
    const half = post({ kind: 'grade', matrix: identity.map((x) => x / 2), offset: [0.25, 0, 0], gamma: 1 });
    expect(runGrey(new PostChain(), [0, 128, 255, 255], 2, half)).toEqual([64, 128, 191, 191]);
    const lifted = post({ kind: 'grade', matrix: identity, offset: [0, 0, 0], gamma: 0.5 });
    expect(runGrey(new PostChain(), [0, 64, 255, 16], 2, lifted)).toEqual([0, 128, 255, 64]);
  });

  it('darken the corners and leave the middle', () => {
    const frame = post({ kind: 'vignette', strength: 1, radius: 0.4, softness: 0.5, color: 0 });
    const out = runGrey(new PostChain(), new Array(64 * 64).fill(200), 64, frame);
    expect(out[32 * 64 + 32]).toBe(200);
    expect(out[0]).toBeLessThan(10);
    expect(out[0]).toBe(out[64 * 64 - 1]);
  });

  it('tint by distance, the sky by its part and the hand not at all', () => {
    const depth = Float32Array.from([1 / 4, 1 / 100, 0, Infinity]);
    const frame = post({ kind: 'fog', color: 0, start: 10, end: 50, strength: 1, sky: 0.5 });
    expect(runGrey(new PostChain(), [200, 200, 200, 200], 2, frame, depth)).toEqual([200, 0, 100, 200]);
  });

  it('let only what is bright glow, alike to all sides', () => {
    const side = 33;
    const dark = new Array(side * side).fill(40);
    const lit = dark.slice();
    for (let y = 14; y < 19; y++) for (let x = 14; x < 19; x++) lit[y * side + x] = 255;
    const frame = post({ kind: 'bloom', threshold: 0.6, strength: 1, radius: 0.25 });
    expect(runGrey(new PostChain(), dark, side, frame)).toEqual(dark);
    const out = runGrey(new PostChain(), lit, side, frame);
    expect(out[16 * side + 10]).toBeGreaterThan(40);
    expect(out[16 * side + 10]).toBe(out[10 * side + 16]);
  });

  it('accumulate to the new picture and come to rest there', () => {
    const chain = new PostChain();
    const frame = post({ kind: 'accumulate', blend: 0.3 });
    expect(runGrey(chain, [10, 10, 10, 10], 2, frame)[0]).toBe(10);
    const second = runGrey(chain, [200, 200, 200, 200], 2, frame)[0];
    expect(second).toBe(67);
    let last = second;
    for (let i = 0; i < 60; i++) last = runGrey(chain, [200, 200, 200, 200], 2, frame)[0];
    expect(last).toBe(200);
    expect(runGrey(chain, [10, 10, 10, 10], 2, { ...frame, restart: true })[0]).toBe(10);
  });

  it('leave trails that grow from frame to frame, repeat after a restart, and not without one', () => {
    const levels = new Array(64 * 64).fill(30);
    for (let y = 40; y < 44; y++) for (let x = 40; x < 44; x++) levels[y * 64 + x] = 250;
    const trails: PostPass = { kind: 'trails', threshold: 0.6, decay: 0.95, strength: 0.8, zoom: 1.05, shiftX: 0, shiftY: 0 };
    const chain = new PostChain();
    const film = (restart: boolean) =>
      [0, 1, 2, 3, 4].map((n) => runGrey(chain, levels, 64, { ...post(trails), restart: restart && n === 0 }));
    const first = film(true);
    expect(first[4]).not.toEqual(first[0]);
    const lit = (frame: number[]) => frame.filter((level) => level > 30).length;
    expect(lit(first[4])).toBeGreaterThan(lit(first[0]));
    expect(film(false)[0]).not.toEqual(first[0]);
    expect(film(true)).toEqual(first);
  });

  it('hold a running mean within what is around a pixel, so that nothing that left stays', () => {
    const chain = new PostChain();
    const frame = post({ kind: 'antialias', blend: 0.1 });
    runGrey(chain, [255, 255, 255, 255], 2, frame);
    expect(runGrey(chain, [20, 20, 20, 20], 2, frame)).toEqual([20, 20, 20, 20]);
  });
});

describe('a frame with passes', () => {
  const passes: PostPass[] = [
    { kind: 'fog', color: 0xc08040, start: 4, end: 60, strength: 0.6, sky: 0.3 },
    { kind: 'bloom', threshold: 0.6, strength: 0.7, radius: 0.05 },
    { kind: 'trails', threshold: 0.6, decay: 0.9, strength: 0.5, zoom: 1.02, shiftX: 0.01, shiftY: 0 },
    { kind: 'grade', matrix: [1.1, 0.02, 0, 0, 1, 0, 0, 0.05, 0.9], offset: [0.01, 0, -0.02], gamma: 0.9 },
    { kind: 'vignette', strength: 0.5, radius: 0.4, softness: 0.5, color: 0x100804 },
  ];

  it('is the same on the calling thread and with one or two workers, frame after frame', async () => {
    const scenes = Object.values(goldenScenes()).map((list) => ({ ...list, post: post(...passes) }));
    const films: string[][] = [];
    for (const make of [
      async () => createInlineRenderer(),
      () => createSoftRenderer({ threads: 1 }),
      () => createSoftRenderer({ threads: 2 }),
    ]) {
      const renderer = await make();
      await renderer.setTextures(sceneTextures());
      const film: string[] = [];
      for (const list of [...scenes, ...scenes]) film.push(hashPixels((await renderer.render(list)).pixels));
      films.push(film);
      await renderer.close();
    }
    expect(films[1]).toEqual(films[0]);
    expect(films[2]).toEqual(films[0]);
  });

  it('keeps the interface out of its passes and the hand out of its fog', async () => {
    const renderer = createInlineRenderer();
    await renderer.setTextures(testTextures());
    const black: PostPass = { kind: 'fog', color: 0, start: 0, end: 1, strength: 1, sky: 1 };
    const list = testList({
      objects: freeQuads(wall(8, 40, 0xffffff)),
      hand: freeQuads([-0.2, 0.2, 1, 0.4, 0, 0, 0, -0.4, 0, 0, 0, 0, 16, 16, 0x00ff00, 1, 240, 0, 1, 2 | 1]),
      gui: guiQuads([0, 0, 64, 0, 0, 64, 0, 0, 0, 16, 16, 0xff0000, 255, 0]),
      post: post(black),
    });
    const { pixels, width, height } = await renderer.render(list);
    const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
    expect(at(1, 1)).toEqual([255, 0, 0]);
    expect(at(width >> 1, height >> 1)).toEqual([0, 255, 0]);
    expect(at(width - 2, height - 2)).toEqual([0, 0, 0]);
  });

  it('tells linear light where it is asked for: white of the interface, more than white in a glow, and nothing else moves', async () => {
    const [inline, threaded] = [createInlineRenderer(), await createSoftRenderer({ threads: 2 })];
    const bright: PostPass = { kind: 'grade', matrix: identity.map((x) => x * 1.5), offset: [0, 0, 0], gamma: 1 };
    const list = testList({
      objects: freeQuads(wall(8, 40, 0xffffff)),
      gui: guiQuads([0, 0, 64, 0, 0, 64, 0, 0, 0, 16, 16, 0xffffff, 255, 0]),
    });
    for (const renderer of [inline, threaded]) await renderer.setTextures(testTextures());
    const plain = (await inline.render(list)).pixels.slice();
    const { pixels, light } = await inline.render({ ...list, light: true });
    expect(pixels).toEqual(plain);
    expect([light?.[0], light?.[(24 * 64 + 32) * 3]]).toEqual([16384, 16384]);
    const graded = { ...list, light: true as const, post: post(bright) };
    const frames = [await inline.render(graded), await threaded.render(graded)];
    expect(frames[1].light).toEqual(frames[0].light);
    expect(frames[0].light?.[0]).toBe(16384);
    expect(frames[0].light?.[(24 * 64 + 32) * 3]).toBeGreaterThan(30_000);
    const titled = await inline.render({ ...list, camera: null, light: true });
    expect(titled.light?.length).toBe(64 * 48 * 3);
    expect((await inline.render(list)).light).toBeUndefined();
    await threaded.close();
  });
});
