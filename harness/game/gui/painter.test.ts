import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../display/display-list.ts';
import { itemIcon } from '../display/item-icon.ts';
import { guiSprites } from './gui-sheet.ts';
import { Painter } from './painter.ts';

function quads(painter: Painter): number[][] {
  const { count, data } = painter.quads();
  return Array.from({ length: count }, (_, i) => [...data.subarray(i * guiInts, (i + 1) * guiInts)]);
}

describe('Painter', () => {
  it('places a rectangle in sixteenths of a screen pixel', () => {
    const painter = new Painter(854, 480, 2);
    painter.rect(1, 2, 3, 4, 0x123456, 200);
    expect(quads(painter)).toEqual([[32, 64, 96, 0, 0, 128, guiSheets.white, 0, 0, 16, 16, 0x123456, 200, 0]]);
  });

  it('rounds the picture up to whole GUI pixels', () => {
    const painter = new Painter(855, 481, 2);
    expect([painter.width, painter.height]).toEqual([428, 241]);
  });

  it('cuts the texels with the quad', () => {
    const painter = new Painter(100, 100, 1);
    const { x, y } = guiSprites.heart;
    painter.clip(4, 2, 3, 5, () => painter.sprite('heart', 0, 0));
    expect(quads(painter)).toEqual([
      [64, 32, 48, 0, 0, 80, guiSheets.gui, (x + 4) * 16, (y + 2) * 16, (x + 7) * 16, (y + 7) * 16, 0xffffff, 255, 0],
    ]);
  });

  it('nests clips and leaves out what lies outside', () => {
    const painter = new Painter(100, 100, 1);
    painter.clip(0, 0, 10, 10, () => {
      painter.clip(5, 5, 20, 20, () => painter.rect(0, 0, 50, 50, 0));
      painter.rect(20, 20, 5, 5, 0);
    });
    painter.rect(90, 90, 50, 50, 0);
    expect(quads(painter).map((quad) => [quad[0], quad[1], quad[2], quad[5]])).toEqual([
      [80, 80, 80, 80],
      [1440, 1440, 160, 160],
    ]);
  });

  it('covers a stretched sprite without gap or overlap, its border in its own size', () => {
    const painter = new Painter(400, 100, 2);
    painter.nineSlice('button', 10, 10, 150, 20);
    const parts = quads(painter);
    expect(parts).toHaveLength(9);
    expect(parts.reduce((area, quad) => area + quad[2]! * quad[5]!, 0)).toBe(150 * 20 * 32 * 32);
    expect(parts[0]![2]).toBe(3 * 32);
    expect(parts[4]![2]).toBe(144 * 32);
  });

  it('draws a shadow before its text, and nothing that is fully clear', () => {
    const painter = new Painter(100, 100, 1);
    painter.text('A', 10, 10, 0xffffff);
    painter.text('A', 10, 10, 0xffffff, { alpha: 0 });
    expect(quads(painter).map((quad) => [quad[0], quad[1], quad[11]])).toEqual([
      [176, 128, 0x3f3f3f],
      [160, 112, 0xffffff],
    ]);
  });

  it('draws icons from the block tiles, and leaves out those that would reach beyond the picture', () => {
    const painter = new Painter(40, 40, 1);
    painter.icon(itemIcon('stone'), 0, 0);
    const whole = quads(painter);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.every((quad) => quad[6] === guiSheets.blocks)).toBe(true);
    const beyond = new Painter(40, 40, 1);
    beyond.icon(itemIcon('bread'), 30, 0);
    expect(beyond.quads().count).toBe(0);
  });

  it('runs a gradient from its upper to its lower colour without a gap', () => {
    const painter = new Painter(100, 100, 1);
    painter.gradient(0, 0, 10, 33, 0x000000, 0xffffff);
    const bands = quads(painter);
    expect(bands[0]![11]).toBe(0);
    expect(bands.at(-1)![11]).toBe(0xffffff);
    for (const [i, band] of bands.entries()) if (i > 0) expect(band[1]).toBe(bands[i - 1]![1]! + bands[i - 1]![5]!);
    expect(bands.at(-1)![1]! + bands.at(-1)![5]!).toBe(33 * 16);
  });

  it('keeps what it has handed out when more is drawn', () => {
    const painter = new Painter(100, 100, 1);
    painter.rect(0, 0, 1, 1, 1);
    const first = painter.quads();
    for (let i = 0; i < 2000; i++) painter.rect(0, 0, 1, 1, i);
    expect(first.count).toBe(1);
    expect(first.data[11]).toBe(1);
    expect(quads(painter).at(-1)![11]).toBe(1999);
  });
});
