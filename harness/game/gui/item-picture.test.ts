import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../display/display-list.ts';
import { itemPicture } from './item-picture.ts';
import { Painter } from './painter.ts';
import { palette } from './palette.ts';

function bars(item: string, damage?: number): number[] {
  const painter = new Painter(64, 64, 1);
  itemPicture(painter, { item, count: 1, ...(damage !== undefined && { damage }) }, 0, 0);
  const { count, data } = painter.quads();
  const quads = Array.from({ length: count }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts));
  return quads.filter((quad) => quad[6] === guiSheets.white).map((quad) => quad[2]! / 16);
}

describe('an item’s picture', () => {
  it.each([
    ['diamond_pickaxe', 1, [13, 13]],
    ['diamond_pickaxe', 780, [13, 7]],
    ['diamond_pickaxe', 1560, [13]],
    ['diamond_pickaxe', 0, []],
    ['diamond_pickaxe', undefined, []],
    ['stone', 5, []],
    ['no_such_item', 5, []],
  ])('of %s with %s damage has bars %j wide', (item, damage, widths) => {
    expect(bars(item, damage)).toEqual(widths);
  });

  it('shows a count only when there is more than one', () => {
    const texts = [1, 2, 64].map((count) => {
      const painter = new Painter(64, 64, 1);
      itemPicture(painter, { item: 'stone', count }, 0, 0);
      const { count: all, data } = painter.quads();
      return Array.from({ length: all }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts)).filter(
        (quad) => quad[6] === guiSheets.font && quad[11] === palette.paper,
      ).length;
    });
    expect(texts).toEqual([0, 1, 2]);
  });
});
