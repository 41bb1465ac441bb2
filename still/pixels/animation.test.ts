import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { animationFrames, decodeFrameBand, decodeFrames, encodeAnimation } from './animation.ts';
import { decodePng, openPng } from './decode-png.ts';
import { encodePng } from './encode-png.ts';
import { PngError } from './png-error.ts';
import { seededBytes, voxelPicture } from './test-pictures.ts';

const [width, height] = [150, 140];
const first = voxelPicture(width, height);
const second = first.slice();
for (let x = 10; x < 60; x++) second.set([250, 3, 9], (70 * width + x) * 4);
const frames = [first, second, first, voxelPicture(width, height, 99)];

function wholeFrame(file: ReturnType<typeof openPng>, frame: number): Uint8Array {
  return Buffer.concat([0, 1, 2].map((band) => decodeFrameBand(file, frame, band)));
}

describe('an animation', () => {
  test('gives back every frame, band by band', async () => {
    const file = openPng(await encodeAnimation(frames, width, height, 50));
    expect(animationFrames(file)).toBe(4);
    for (const [index, frame] of frames.entries()) expect(Buffer.compare(wholeFrame(file, index), frame)).toBe(0);
  });

  test('gives back every frame in a row, each in a buffer of its own', async () => {
    const whole = [...decodeFrames(openPng(await encodeAnimation(frames, width, height, 50)))];
    expect(whole).toHaveLength(4);
    for (const [index, frame] of frames.entries()) expect(Buffer.compare(whole[index]!, frame)).toBe(0);
    expect([...decodeFrames(openPng(encodePng(first, width, height)))].map((frame) => Buffer.compare(frame, first))).toEqual([0]);
  });

  test('is the first frame to a reader that knows no animation', async () => {
    const bytes = await encodeAnimation(frames, width, height, 50);
    expect(Buffer.compare(PNG.sync.read(bytes).data, first)).toBe(0);
    expect(Buffer.compare(decodePng(bytes).pixels, first)).toBe(0);
  });

  test('costs little for frames in which little moves', async () => {
    const one = await encodeAnimation([first], width, height, 50);
    const many = await encodeAnimation([first, second, first, second, first], width, height, 50);
    expect((many.length - one.length) / 4).toBeLessThan(one.length * 0.1);
  });

  test('of one frame, and an ordinary picture, have one', async () => {
    for (const bytes of [await encodeAnimation([first], width, height, 50), encodePng(first, width, height)]) {
      expect(animationFrames(openPng(bytes))).toBe(1);
      expect(Buffer.compare(wholeFrame(openPng(bytes), 0), first)).toBe(0);
    }
  });

  test('refuses frames it cannot hold, and asks for what is not there', async () => {
    await expect(encodeAnimation([], 4, 4, 50)).rejects.toThrow(/needs a frame/);
    await expect(encodeAnimation([first, seededBytes(first.length)], width, height, 50)).rejects.toThrow(/frame 1 is not opaque/);
    const file = openPng(await encodeAnimation(frames, width, height, 50));
    expect(() => decodeFrameBand(file, 4, 0)).toThrow(/frames 0 to 3, not 4/);
    expect(() => decodeFrameBand(file, 0, 3)).toThrow(/bands 0 to 2, not 3/);
  });

  test('with a damaged later frame is refused from that frame on', async () => {
    const bytes = Buffer.from(await encodeAnimation(frames, width, height, 50));
    const at = bytes.indexOf('fdAT');
    bytes[at + 12]! ^= 4;
    const file = openPng(bytes);
    expect(Buffer.compare(wholeFrame(file, 0), first)).toBe(0);
    expect(() => decodeFrameBand(file, 1, 0)).toThrow(PngError);
  });
});
