import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { displayDraws } from './display-draws.ts';
import type { DisplayList, FreeQuads, SectionMesh, TextureSet } from './display-list.ts';
import { freeFloats, guiInts } from './display-list.ts';
import { paintTiles, tileIndex, tileNames } from './tile-table.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const blocks = paintTiles();
const sheet = { width: 16, height: 16, pixels: new Uint8Array(1024) };
const textures: TextureSet = { version: 1, blocks, tiles: tileNames.length, font: sheet, gui: sheet };
const none: FreeQuads = { count: 0, data: new Float32Array(0) };
const empty = new Uint32Array(0);
const [stone, dirt] = [tileIndex('stone'), tileIndex('dirt')];

/** Packed quads, each as its tile and its cell's x. */
const packed = (...quads: readonly (readonly [tile: number, x: number])[]): Uint32Array =>
  Uint32Array.from(quads.flatMap(([tile, x]) => [x | (tile << 12), 240, 0, 0xffffff]));

function section(x: number, up: Uint32Array): SectionMesh {
  return { id: `${x},0,0`, version: 1, x, y: 0, z: 0, solid: [empty, up, empty, empty, empty, empty], shapes: none, blended: none };
}

function list(sections: readonly SectionMesh[], more: Partial<DisplayList> = {}): DisplayList {
  return {
    width: 64,
    height: 64,
    clear: 0,
    camera: { x: 0, y: 0, z: 0, right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1], tanHalfFov: 1, near: 0.05, far: 100 },
    sky: { zenith: 0, horizon: 0, below: 0, glow: null },
    fog: { color: 0, start: 0, end: 1 },
    lightmap: new Uint8Array(768),
    sections,
    backdrop: none,
    objects: none,
    lines: { count: 0, data: new Float32Array(0) },
    hand: none,
    gui: { count: 0, data: new Int32Array(0) },
    ...more,
  };
}

const draws = (sections: readonly SectionMesh[], more: Partial<DisplayList> = {}, set = textures) =>
  displayDraws(list(sections, more), set, hash);

describe('what a frame draws, by texture', () => {
  test('counts the quads of each texture', () => {
    const told = draws([section(0, packed([stone, 1], [stone, 2], [dirt, 3]))]);
    expect(Object.keys(told)).toEqual(['dirt', 'stone']);
    expect(told.stone).toMatch(/^2 [0-9a-f]{16}$/);
  });

  test('does not depend on the order of quads or sections', () => {
    const a = draws([section(0, packed([stone, 1], [dirt, 2])), section(16, packed([stone, 5]))]);
    const b = draws([section(16, packed([stone, 5])), section(0, packed([dirt, 2], [stone, 1]))]);
    expect(a).toEqual(b);
  });

  test('a quad elsewhere, in another section or on another face moves its texture and no other', () => {
    const before = draws([section(0, packed([stone, 1], [dirt, 2]))]);
    const others = [
      draws([section(0, packed([stone, 3], [dirt, 2]))]),
      draws([section(0, packed([dirt, 2])), section(16, packed([stone, 1]))]),
      draws([{ ...section(0, packed([dirt, 2])), solid: [packed([stone, 1]), packed([dirt, 2]), empty, empty, empty, empty] }]),
    ];
    for (const now of others) {
      expect(now.stone).not.toBe(before.stone);
      expect(now.dirt).toBe(before.dirt);
    }
  });

  test('two quads that change places with their textures move both', () => {
    const before = draws([section(0, packed([stone, 1], [dirt, 2]))]);
    const now = draws([section(0, packed([dirt, 1], [stone, 2]))]);
    expect([now.stone, now.dirt]).not.toEqual([before.stone, before.dirt]);
    expect(now.stone).not.toBe(before.stone);
  });

  test('a texel of a texture moves what it is drawn on', () => {
    const repainted = { ...textures, blocks: blocks.slice() };
    repainted.blocks[stone * 1024] = repainted.blocks[stone * 1024]! ^ 1;
    const sections = [section(0, packed([stone, 1], [dirt, 2]))];
    const [before, now] = [draws(sections), draws(sections, {}, repainted)];
    expect(now.stone).not.toBe(before.stone);
    expect(now.dirt).toBe(before.dirt);
  });

  test('free quads count by texture, those without one as untextured', () => {
    const data = new Float32Array(2 * freeFloats);
    data[9] = stone;
    data[freeFloats + 19] = 16;
    expect(Object.keys(draws([], { objects: { count: 2, data } }))).toEqual(['stone', 'untextured']);
  });

  test('the interface counts as text, sprites and fills, and items by their texture', () => {
    const data = new Int32Array(4 * guiInts);
    for (const [quad, sheetOf] of [0, 1, 2, 3].entries()) data[quad * guiInts + 6] = sheetOf;
    data[3 * guiInts + 8] = stone * 256;
    data[3 * guiInts + 10] = stone * 256 + 256;
    expect(Object.keys(draws([], { camera: null, gui: { count: 4, data } }))).toEqual(['gui/fills', 'gui/sprites', 'gui/text', 'stone']);
  });
});
