import { describe, expect, test } from 'vitest';
import { freeFlags, freeFloats } from './display-list.ts';
import { glintOver, iconGlint, shines, solidRects } from './glint.ts';
import { itemIcon } from './item-icon.ts';
import { itemModel } from './item-model.ts';
import { tileFramesAt } from './tile-frames.ts';
import { itemTile, tileIndex, tilePixels } from './tile-table.ts';

describe('things gleam', () => {
  test('that are enchanted, and a few that always do', () => {
    expect(shines({ item: 'diamond_sword', enchantments: { sharpness: 1 } })).toBe(true);
    expect(shines({ item: 'diamond_sword', enchantments: {} })).toBe(false);
    expect(shines({ item: 'diamond_sword' })).toBe(false);
    expect(shines({ item: 'minecraft:enchanted_golden_apple' })).toBe(true);
    expect(shines({ item: 'golden_apple' })).toBe(false);
  });
});

describe('the glint', () => {
  const tile = itemTile('diamond_sword');

  test('lies on the texels of a picture and on none of its holes, each once', () => {
    const covered = new Uint8Array(256);
    for (const [x0, y0, x1, y1] of solidRects(tile))
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) covered[y * 16 + x] = covered[y * 16 + x]! + 1;
    const solid = Uint8Array.from({ length: 256 }, (_, i) => (tilePixels(tile)[i * 4 + 3]! >= 128 ? 1 : 0));
    expect(covered).toEqual(solid);
  });

  test('is light added in the plane of what it shines on', () => {
    const model = itemModel('diamond_sword', { sky: 240, block: 0 }).quads;
    const { count, data } = glintOver(model);
    expect(count).toBeGreaterThan(8);
    for (let i = 0; i < count; i++) {
      const at = i * freeFloats;
      expect(data[at + 9]).toBe(tileIndex('glint'));
      expect(data[at + 19]! & freeFlags.additive).not.toBe(0);
      expect(Math.abs(data[at + 2]!)).toBeCloseTo(1 / 32, 5);
    }
  });

  test('moves with the ticks it is handed, in the world as in a slot, and stands with them', () => {
    const shown = (ticks: number) => tileFramesAt(ticks)[tileIndex('glint')]!;
    expect(shown(10)).not.toBe(shown(14));
    expect(Buffer.compare(tilePixels(shown(10)), tilePixels(shown(14)))).not.toBe(0);
    const icon = itemIcon('diamond_sword');
    expect(iconGlint(icon, 10)).toEqual(iconGlint(icon, 10));
    expect(iconGlint(icon, 10)).not.toEqual(iconGlint(icon, 14));
    expect(iconGlint(icon, 10).every(({ added }) => added)).toBe(true);
  });
});
