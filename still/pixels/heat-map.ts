import { checkPicture } from './picture.ts';

/**
 * Colours of the map by how large a pixel's largest channel difference is: faint differences must be seen too, so the first step starts
 * at one level, and the steps widen by about three.
 */
export const heatSteps: readonly { readonly from: number; readonly color: readonly [number, number, number]; readonly name: string }[] = [
  { from: 1, color: [66, 92, 214], name: '1 level' },
  { from: 2, color: [0, 158, 220], name: '2 to 4' },
  { from: 5, color: [0, 190, 140], name: '5 to 15' },
  { from: 16, color: [244, 200, 36], name: '16 to 47' },
  { from: 48, color: [246, 120, 26], name: '48 to 127' },
  { from: 128, color: [226, 32, 58], name: '128 and more' },
];

/**
 * A picture of where and how much two pictures differ: the golden in dim grey, differing pixels in the colours of {@link heatSteps}.
 * @returns RGBA, opaque, of the same size.
 * @throws RangeError when a buffer does not fit the size.
 */
export function heatMap(golden: Uint8Array, actual: Uint8Array, width: number, height: number): Uint8Array {
  checkPicture(golden, width, height);
  checkPicture(actual, width, height);
  const colors = new Uint32Array(256);
  for (let level = 0; level < 256; level++) {
    const step = heatSteps.findLast(({ from }) => level >= from);
    if (step !== undefined) colors[level] = word(...step.color);
  }
  const greys = new Uint32Array(256).map((_, luminance) => word(24 + (luminance >> 2), 24 + (luminance >> 2), 28 + (luminance >> 2)));
  const out = new Uint8Array(width * height * 4);
  const words = new Uint32Array(out.buffer);
  for (let pixel = 0, at = 0; pixel < words.length; pixel++, at += 4) {
    const [r, g, b] = [golden[at]!, golden[at + 1]!, golden[at + 2]!];
    const most = Math.max(
      Math.abs(r - actual[at]!),
      Math.abs(g - actual[at + 1]!),
      Math.abs(b - actual[at + 2]!),
      Math.abs(golden[at + 3]! - actual[at + 3]!),
    );
    // Rec. 709 luminance in 1/256.
    words[pixel] = most === 0 ? greys[(54 * r + 183 * g + 19 * b) >> 8]! : colors[most]!;
  }
  return out;
}

/** The bytes R, G, B, 255 as one word in the machine's own order. */
function word(r: number, g: number, b: number): number {
  return new Uint32Array(Uint8Array.of(r, g, b, 255).buffer)[0]!;
}
