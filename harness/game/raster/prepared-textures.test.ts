import { describe, expect, it } from 'vitest';
import { sceneTextures } from './bench-textures.ts';
import { testTextures } from './fixtures/test-lists.ts';
import { levelOffsets, prepareTextures, tileStride } from './prepared-textures.ts';

const { mips } = prepareTextures(testTextures());

function texel(tile: number, level: number, index: number): number {
  return mips[tile * tileStride + levelOffsets[level] + index] >>> 0;
}

describe('mip levels', () => {
  it('of one colour are that colour', () => {
    for (let level = 0; level < 5; level++) expect(texel(0, level, 0)).toBe(0xffffffff);
  });

  it('average four texels, rounded', () => {
    // Red 0, 16, 0, 16 and green 0, 0, 16, 16.
    expect(texel(3, 1, 0)).toBe(0xff000808);
    expect(texel(3, 4, 0)).toBe(0xff007878);
  });

  it('keep a half-clear tile half clear', () => {
    for (let level = 0; level < 5; level++) expect(texel(2, level, 0)).toBe(0x80ffffff);
  });

  it('keep the share of holes of a cut-out tile, and the colour of what is solid', () => {
    for (let level = 1; level < 4; level++) {
      const count = (16 >> level) ** 2;
      const solid = Array.from({ length: count }, (_, i) => texel(1, level, i)).filter((value) => value === 0xff000000);
      expect(solid, `level ${level}`).toHaveLength(count / 2);
    }
  });
});

describe('texture sets', () => {
  it('with fewer pixels than tiles are refused, with what to give', () => {
    expect(() => prepareTextures({ ...sceneTextures(), tiles: 10 })).toThrow(/10 tiles.*1024 bytes a tile/);
  });

  it('with a sheet that is too short are refused, naming the sheet', () => {
    expect(() => prepareTextures({ ...testTextures(), font: { width: 9, height: 9, pixels: new Uint8Array(4) } })).toThrow(
      /font sheet.*9x9/,
    );
  });
});
