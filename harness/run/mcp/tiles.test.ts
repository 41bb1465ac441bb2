import { expect, test } from 'vitest';
import { decodePng } from '../../../still/pixels/decode-png.ts';
import type { Picture } from '../../../still/pixels/picture.ts';
import { mostTileBytes, type Tile, tilesOf } from './tiles.ts';

/** A picture whose pixels are made by a rule of place. */
function picture(width: number, height: number, rule: (x: number, y: number) => readonly [number, number, number]): Picture {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) pixels.set([...rule(at % width, Math.floor(at / width)), 255], at * 4);
  return { width, height, pixels };
}

const plain = picture(640, 360, () => [10, 20, 30]);
const spotted = picture(640, 360, (x, y) => (x >= 600 && x < 604 && y === 100 ? [200, 20, 30] : [10, 20, 30]));
const noise = (seed: number): Picture => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  return picture(640, 360, () => [next(), next(), next()]);
};
const decoded = ({ data }: Tile): Picture => decodePng(Buffer.from(data, 'base64'));
const names = ['golden', 'now'] as const;

test('a small fault is cut out with what surrounds it, enlarged, on both sides and in the map, then framed in the whole', () => {
  const { tiles, says } = tilesOf(plain, spotted, 4, names);
  expect(says).toBe('pictures: golden, now, difference (96x72 at 544,64, enlarged x4); then now whole, that place framed');
  expect(tiles.map((tile) => tile.says)).toEqual(['golden', 'now', 'difference', 'now, whole']);
  const [golden, now, map, whole] = tiles.map(decoded) as [Picture, Picture, Picture, Picture];
  expect([golden.width, golden.height, whole.width, whole.height]).toEqual([384, 288, 320, 180]);
  // (601, 100) is in the cut-out at 57, 36; four pixels wide.
  const at = (p: Picture): number[] => [...p.pixels.subarray((36 * 4 * p.width + 57 * 4) * 4).subarray(0, 3)];
  expect([at(golden), at(now)]).toEqual([
    [10, 20, 30],
    [200, 20, 30],
  ]);
  expect(at(map)).toEqual([232, 36, 62]);
  const framed = (x: number, y: number): number[] => [...whole.pixels.subarray((y * whole.width + x) * 4).subarray(0, 3)];
  expect(framed(272, 32)).toEqual([255, 0, 200]);
  expect(framed(100, 100)).toEqual([10, 20, 30]);
});

test('a difference that covers everything is cut out where it is densest, and no tile is larger than it may be', () => {
  const { tiles, says } = tilesOf(noise(1), noise(2), 4, names);
  expect(tiles).toHaveLength(4);
  for (const { data } of tiles) expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(mostTileBytes);
  expect(says).toMatch(/^pictures: golden, now, difference \(\d+x\d+ at \d+,\d+/);
});

test('the place that a verdict names is cut out, not one of its own', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(tilesOf(plain, spotted, 1, names, { box, densest: null }).says).toContain('(96x72 at 0,0');
});

test.each([0, 1, 2, 3, 4])('%i tiles are given when so many are asked for', (count) => {
  expect(tilesOf(plain, spotted, count, names).tiles).toHaveLength(count);
});

test('pictures of two sizes, and one alone, are shown whole', () => {
  const wide = picture(1000, 500, () => [1, 2, 3]);
  const both = tilesOf(plain, wide, 3, names);
  expect(both.says).toBe('pictures: golden, now, whole');
  expect(both.tiles.map(decoded).map(({ width, height }) => [width, height])).toEqual([
    [320, 180],
    [333, 166],
  ]);
  expect(tilesOf(null, wide, 3, names)).toMatchObject({ says: 'picture: now, whole', tiles: [{ says: 'now' }] });
  expect(tilesOf(null, null, 3, names)).toEqual({ tiles: [], says: '' });
});

test('a picture smaller than a cut-out is shown as it is', () => {
  const [a, b] = [picture(20, 10, () => [0, 0, 0]), picture(20, 10, (x) => [x === 3 ? 9 : 0, 0, 0])];
  const { tiles, says } = tilesOf(a, b, 2, names);
  expect(says).toBe('pictures: golden, now (20x10 at 0,0, enlarged x19)');
  expect(tiles.map(decoded).map(({ width, height }) => [width, height])).toEqual([
    [380, 190],
    [380, 190],
  ]);
});
