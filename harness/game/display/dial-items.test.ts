import { describe, expect, it } from 'vitest';
import { dialItem } from './dial-items.ts';
import { dialFrames } from './dial-textures.ts';
import { itemTile, tilePixels } from './tile-table.ts';

const place = (dayTime: number, x = 0.5, z = 0.5, yaw = 0) => ({ world: { dayTime, spawn: [0, 64, 0] as const }, player: { x, z, yaw } });

describe('a clock', () => {
  it.each([
    [6000, 'clock_0'],
    [12000, 'clock_4'],
    [18000, 'clock_8'],
    [0, 'clock_12'],
    [5300, 'clock_0'],
    [5200, 'clock_15'],
  ])('at %i shows %s', (dayTime, item) => {
    expect(dialItem('clock', place(dayTime))).toBe(item);
  });
});

describe('a compass', () => {
  it.each([
    ['ahead of one who looks south from the north', 0.5, -9.5, 0, 'compass_0'],
    ['behind one who looks north from there', 0.5, -9.5, 180, 'compass_8'],
    ['to the left of one who looks west', 0.5, -9.5, 90, 'compass_12'],
    ['to the right of one who looks east, however often turned', 0.5, -9.5, -90 + 720, 'compass_4'],
    ['ahead of one who looks west from the east', 10.5, 0.5, 90, 'compass_0'],
  ])('has the spawn %s', (_, x, z, yaw, item) => {
    expect(dialItem('compass', place(0, x, z, yaw))).toBe(item);
  });
});

it('other items stay what they are', () => {
  expect(dialItem('stone', place(0))).toBe('stone');
});

it('every picture of a dial has a tile, and no two are alike', () => {
  for (const item of ['clock', 'compass']) {
    const tiles = Array.from({ length: dialFrames }, (_, frame) => tilePixels(itemTile(`${item}_${frame}`)).join());
    expect(new Set(tiles).size).toBe(dialFrames);
  }
});
