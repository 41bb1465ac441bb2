import { describe, expect, it } from 'vitest';
import { hasTile, tileNames } from '../display/tile-table.ts';
import { frameAt, readAnimation } from './animation-strip.ts';
import { scaleTile } from './scale-tile.ts';
import { textureFile } from './texture-files.ts';

/** A picture whose texel (x, y) has the given colour. */
function picture(width: number, height: number, colour: (x: number, y: number) => readonly number[]) {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) pixels.set(colour(i % width, Math.floor(i / width)), i * 4);
  return { width, height, pixels };
}

const texel = (tile: Uint8Array, x: number, y: number): number[] => [...tile.subarray((y * 16 + x) * 4, (y * 16 + x) * 4 + 4)];

describe('a texture of any square size', () => {
  it('of 16 texels stays as it is', () => {
    const source = picture(16, 16, (x, y) => [x * 16, y * 16, 7, 255]);
    expect(scaleTile(source, 0, 0, 16)).toEqual(source.pixels);
  });

  it('of 64 texels is averaged, and holes lend no colour', () => {
    const source = picture(64, 64, (x) => (x % 4 < 2 ? [200, 100, 50, 255] : [0, 255, 0, 0]));
    expect(texel(scaleTile(source, 0, 0, 64), 3, 5)).toEqual([200, 100, 50, 128]);
  });

  it('of 8 texels is repeated, and of 24 covers all', () => {
    const small = picture(8, 8, (x) => [x * 30, 0, 0, 255]);
    expect([0, 1, 2, 15].map((x) => texel(scaleTile(small, 0, 0, 8), x, 0)[0])).toEqual([0, 0, 30, 210]);
    const odd = picture(24, 24, (x) => [x * 10, 0, 0, 255]);
    expect(texel(scaleTile(odd, 0, 0, 24), 15, 15)[0]).toBeGreaterThan(220);
  });

  it('is taken from a part of a sheet', () => {
    const sheet = picture(64, 32, (x, y) => [Math.floor(x / 16), Math.floor(y / 16), 0, 255]);
    expect(texel(scaleTile(sheet, 48, 16, 16), 0, 0)).toEqual([3, 1, 0, 255]);
  });
});

describe('an animation', () => {
  it('shows each picture for its time, in the order it gives', () => {
    const strip = readAnimation('{"animation":{"frametime":2,"frames":[0,2,{"index":1,"time":5}]}}', 3);
    expect(strip?.length).toBe(9);
    expect([0, 1, 2, 3, 4, 8, 9].map((tick) => frameAt(strip!, tick))).toEqual([0, 0, 2, 2, 1, 1, 0]);
  });

  it('without a list shows all pictures one after the other', () => {
    const strip = readAnimation('{"animation":{}}', 3);
    expect([0, 1, 2, 3].map((tick) => frameAt(strip!, tick))).toEqual([0, 1, 2, 0]);
  });

  it.each(['', '{', 'null', '{"texture":{"blur":true}}', '{"animation":{"frames":[7,"a",{"index":-1}]}}'])('%o is none', (text) => {
    expect(readAnimation(text, 2)).toBeNull();
  });
});

describe('the names of tiles', () => {
  it('lead to files of the vanilla layout', () => {
    const path = (tile: string) => {
      expect(hasTile(tile), tile).toBe(true);
      return textureFile(tile)?.path;
    };
    expect(['stone', 'grass_block_overlay', 'water#7', 'crack_3', 'item/stick', 'sun'].map(path)).toEqual([
      'block/stone',
      'block/grass_block_side_overlay',
      'block/water_still',
      'block/destroy_stage_3',
      'item/stick',
      'environment/sun',
    ]);
    expect(textureFile('moon_5')).toEqual({ path: 'environment/moon_phases', part: [1, 1, 4, 2] });
    expect(textureFile('missing')).toBeNull();
  });

  it('never leave the textures folder', () => {
    for (const tile of tileNames) expect(textureFile(tile)?.path ?? 'block/x').toMatch(/^(block|item|environment)\/[a-z0-9_]+$/);
  });
});
