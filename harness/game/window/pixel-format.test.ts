import { describe, expect, it } from 'vitest';
import { type PixelLayout, pixelFormat } from './pixel-format.ts';
import { testPicture } from './window-log-for-tests.ts';

const usual: PixelLayout = {
  bitsPerPixel: 32,
  scanlinePad: 32,
  redMask: 0xff0000,
  greenMask: 0xff00,
  blueMask: 0xff,
  mostSignificantFirst: false,
};
const picture = testPicture(7, 5);

describe('pixels of a display', () => {
  it('come back exactly wherever a colour has eight bits or more', () => {
    const layouts: readonly PixelLayout[] = [
      usual,
      { ...usual, mostSignificantFirst: true },
      { ...usual, redMask: 0xff, blueMask: 0xff0000 },
      { ...usual, bitsPerPixel: 24 },
      { ...usual, redMask: 0x3ff00000, greenMask: 0xffc00, blueMask: 0x3ff },
      { ...usual, redMask: 0xff000000, greenMask: 0xff0000, blueMask: 0xff00 },
    ];
    for (const layout of layouts) {
      const format = pixelFormat(layout);
      const data = format.encode(picture, 7, 0, 5);
      expect(data).toHaveLength(format.stride(7) * 5);
      expect(Buffer.compare(format.decode(data, 7, 5), picture)).toBe(0);
    }
  });

  it('have blue first on an ordinary display, and the other order with the other end first', () => {
    const one = Uint8Array.of(1, 2, 3, 255);
    expect([...pixelFormat(usual).encode(one, 1, 0, 1)].slice(0, 3)).toEqual([3, 2, 1]);
    expect([...pixelFormat({ ...usual, mostSignificantFirst: true }).encode(one, 1, 0, 1)].slice(1)).toEqual([1, 2, 3]);
  });

  it('pad their rows', () => {
    const format = pixelFormat({ ...usual, bitsPerPixel: 16, redMask: 0xf800, greenMask: 0x7e0, blueMask: 0x1f });
    expect([format.stride(7), format.stride(8)]).toEqual([16, 16]);
    expect([...format.encode(Uint8Array.of(255, 0, 0, 255), 1, 0, 1)]).toEqual([0, 0xf8, 0, 0]);
  });

  it('can be taken by rows', () => {
    const format = pixelFormat(usual);
    const whole = format.encode(picture, 7, 0, 5);
    expect(Buffer.concat([format.encode(picture, 7, 0, 2), format.encode(picture, 7, 2, 5)])).toEqual(whole);
  });

  it('are refused where a display has none of its own', () => {
    expect(() => pixelFormat({ ...usual, bitsPerPixel: 8, redMask: 0, greenMask: 0, blueMask: 0 })).toThrow(/--offscreen/);
  });
});
