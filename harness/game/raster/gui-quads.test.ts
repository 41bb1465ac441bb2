import { describe, expect, it } from 'vitest';
import { guiSheets } from '../display/display-list.ts';
import { countColor, drawTest, guiQuads, pixelAt, testList } from './fixtures/test-lists.ts';
import { mixBits } from './mix-bits.ts';

const { white, blocks } = guiSheets;

/** A rectangle of the white sheet, sixteenths of a pixel. */
function rect(x: number, y: number, w: number, h: number, color: number, alpha = 255): number[] {
  return [x, y, w, 0, 0, h, white, 0, 0, 16, 16, color, alpha, 0];
}

function draw(...rows: number[][]): ReturnType<typeof drawTest> {
  return drawTest(testList({ camera: null, clear: 0, gui: guiQuads(...rows) }));
}

/** Sum of the pixels' red: with additive-free half alpha over black, an overlap or a gap shows in it. */
function levels(target: ReturnType<typeof drawTest>): Map<number, number> {
  const found = new Map<number, number>();
  for (let y = 0; y < target.height; y++) {
    for (let x = 0; x < target.width; x++) {
      const red = pixelAt(target, x, y) >> 16;
      found.set(red, (found.get(red) ?? 0) + 1);
    }
  }
  return found;
}

describe('interface quads', () => {
  it('cover exactly the pixels whose centres they hold, to a sixteenth', () => {
    for (let offset = 0; offset < 16; offset++) {
      const frame = draw(rect(160 + offset, 160, 64, 64, 0xffffff));
      const first = offset <= 8 ? 10 : 11;
      for (let x = 8; x < 18; x++) {
        expect(pixelAt(frame, x, 12) !== 0, `column ${x}, offset ${offset}`).toBe(x >= first && x < first + 4);
      }
      expect(countColor(frame, 0xffffff)).toBe(16);
    }
  });

  it('side by side neither overlap nor gap, wherever the border lies', () => {
    for (let cut = 1; cut < 64; cut++) {
      const frame = draw(rect(32, 32, cut * 8, 512, 0xffffff, 100), rect(32 + cut * 8, 32, 900 - cut * 8, 512, 0xffffff, 100));
      expect([...levels(frame).keys()].sort(), `cut ${cut}`).toEqual([0, 100]);
      expect(levels(frame).get(100)).toBe(56 * 32);
    }
  });

  it('slanted ones that share borders cover each pixel once', () => {
    for (let seed = 0; seed < 30; seed++) {
      const pick = (i: number, range: number): number => (mixBits(seed, i, 7) % range) - Math.floor(range / 2);
      const u = [150 + pick(1, 80), pick(2, 160)];
      const v = [pick(3, 160), 130 + pick(4, 60)];
      const rows: number[][] = [];
      for (let a = 0; a < 3; a++) {
        for (let b = 0; b < 3; b++) {
          rows.push([250 + a * u[0] + b * v[0], 200 + a * u[1] + b * v[1], u[0], u[1], v[0], v[1], white, 0, 0, 16, 16, 0xffffff, 100, 0]);
        }
      }
      expect([...levels(draw(...rows)).keys()].sort(), `seed ${seed}`).toEqual([0, 100]);
    }
  });

  it('slanted by nothing are the upright ones', () => {
    const upright = draw(rect(100, 90, 333, 222, 0x80ff40, 77));
    // A quarter turn: u down, v to the left, from the top right corner. The border rule does not depend on the direction of the edges.
    const turned = draw([433, 90, 0, 222, -333, 0, white, 0, 0, 16, 16, 0x80ff40, 77, 0]);
    expect(turned.color).toEqual(upright.color);
  });

  it('show texel by texel when a texel is a pixel, mirrored when an edge runs backwards', () => {
    const frame = draw([0, 0, 256, 0, 0, 256, blocks, 0, 768, 256, 1024, 0xffffff, 255, 0]);
    const mirrored = draw([256, 0, -256, 0, 0, 256, blocks, 0, 768, 256, 1024, 0xffffff, 255, 0]);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        expect(pixelAt(frame, x, y)).toBe(((x * 16) << 16) | ((y * 16) << 8));
        expect(pixelAt(mirrored, 15 - x, y)).toBe(((x * 16) << 16) | ((y * 16) << 8));
      }
    }
  });

  it('multiply colour and alpha to the nearest whole number', () => {
    expect(pixelAt(draw(rect(0, 0, 1024, 768, 0xffffff, 255), rect(0, 0, 1024, 768, 0x000000, 128)), 5, 5)).toBe(0x7f7f7f);
    expect(pixelAt(draw(rect(0, 0, 1024, 768, 0xffffff, 1)), 5, 5)).toBe(0x010101);
    expect(pixelAt(draw([0, 0, 256, 0, 0, 256, blocks, 240, 768, 256, 784, 0x800000, 255, 0]), 4, 4)).toBe(0x780000);
  });

  it('add their light to what is there, up to white, where they say so', () => {
    const added = (color: number, alpha: number) => {
      const quad = rect(0, 0, 1024, 768, color, alpha);
      return draw(rect(0, 0, 1024, 768, 0x804020), [...quad.slice(0, 13), 1]);
    };
    expect(pixelAt(added(0x102030, 255), 5, 5)).toBe(0x906050);
    expect(pixelAt(added(0xff0000, 255), 5, 5)).toBe(0xff4020);
    expect(pixelAt(added(0x102030, 128), 5, 5)).toBe(0x885038);
    expect(pixelAt(added(0x000000, 255), 5, 5)).toBe(0x804020);
  });

  it('come in order, later over earlier, and may hang over every side', () => {
    const frame = draw(rect(-500, -500, 9000, 9000, 0xff0000), rect(-160, 320, 320, 64, 0x00ff00));
    expect(pixelAt(frame, 0, 0)).toBe(0xff0000);
    expect(pixelAt(frame, 9, 21)).toBe(0x00ff00);
    expect(pixelAt(frame, 10, 21)).toBe(0xff0000);
  });
});
