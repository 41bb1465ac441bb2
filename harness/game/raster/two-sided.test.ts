import { expect, test } from 'vitest';
import { type DisplayList, freeFlags } from '../display/display-list.ts';
import { createInlineRenderer } from './inline-renderer.ts';

const none = { count: 0, data: new Float32Array(0) };

/** A picture of one upright square, two blocks ahead, whose u edge runs right or left. */
async function pixelsOf(towardsRight: boolean, flags: number, fromFarCorner = false): Promise<number> {
  const [x, u] = towardsRight !== fromFarCorner ? [-0.5, 1] : [0.5, -1];
  const [y, v] = fromFarCorner ? [-0.5, 1] : [0.5, -1];
  const quad = new Float32Array([
    x,
    y,
    -2,
    u,
    0,
    0,
    0,
    v,
    0,
    0,
    0,
    0,
    16,
    16,
    0xff0000,
    1,
    240,
    0,
    1,
    flags | freeFlags.untextured | freeFlags.fullBright,
  ]);
  const list: DisplayList = {
    width: 64,
    height: 64,
    clear: 0,
    camera: { x: 0, y: 0, z: 0, right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1], tanHalfFov: 1, near: 0.05, far: 100 },
    sky: { zenith: 0, horizon: 0, below: 0, glow: null },
    fog: { color: 0, start: 1000, end: 1001 },
    lightmap: new Uint8Array(768).fill(255),
    sections: [],
    backdrop: none,
    objects: { count: 1, data: quad },
    lines: none,
    hand: none,
    gui: { count: 0, data: new Int32Array(0) },
  };
  const sheet = { width: 1, height: 1, pixels: new Uint8Array([255, 255, 255, 255]) };
  const renderer = createInlineRenderer();
  await renderer.setTextures({ version: 1, tiles: 1, blocks: new Uint8Array(1024).fill(255), font: sheet, gui: sheet });
  const { pixels } = await renderer.render(list);
  await renderer.close();
  let red = 0;
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i]! > 100 && pixels[i + 1]! < 50) red++;
  return red;
}

test('a two-sided quad covers the same pixels from both sides, a one-sided one only from the front', async () => {
  const front = await pixelsOf(true, freeFlags.twoSided);
  expect(front).toBe(16 * 16);
  expect(await pixelsOf(false, freeFlags.twoSided)).toBe(front);
  expect([await pixelsOf(true, 0), await pixelsOf(false, 0)].sort((a, b) => a - b)).toEqual([0, front]);
});

test('a triangle covers half of its square, and two of them all of it, each pixel once', async () => {
  const half = await pixelsOf(true, freeFlags.triangle);
  expect(Math.abs(half - 128)).toBeLessThanOrEqual(8);
  const other = await pixelsOf(true, freeFlags.triangle, true);
  expect(half + other).toBe(16 * 16);
});
