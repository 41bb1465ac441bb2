import { checkPicture } from './picture.ts';

/**
 * Seven colours of the map by how large a pixel's largest channel difference is: faint differences must be seen too, so the first step
 * starts at one level, and the steps widen by about two and a half, from cold to hot.
 */
export const heatSteps: readonly { readonly from: number; readonly color: readonly [number, number, number]; readonly name: string }[] = [
  { from: 1, color: [98, 84, 226], name: '1 level' },
  { from: 2, color: [38, 132, 246], name: '2 to 4' },
  { from: 5, color: [0, 186, 196], name: '5 to 11' },
  { from: 12, color: [74, 204, 92], name: '12 to 27' },
  { from: 28, color: [246, 214, 50], name: '28 to 63' },
  { from: 64, color: [248, 134, 30], name: '64 to 127' },
  { from: 128, color: [232, 36, 62], name: '128 and more' },
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
  const [before, now] = [wordsOf(golden), wordsOf(actual)];
  const out = new Uint8Array(width * height * 4);
  const words = new Uint32Array(out.buffer);
  for (let pixel = 0; pixel < words.length; pixel++) {
    const at = pixel * 4;
    if (before[pixel] === now[pixel]) {
      // Rec. 709 luminance in 1/256.
      words[pixel] = greys[(54 * golden[at]! + 183 * golden[at + 1]! + 19 * golden[at + 2]!) >> 8]!;
    } else {
      let most = 0;
      for (let channel = at; channel < at + 4; channel++) most = Math.max(most, Math.abs(golden[channel]! - actual[channel]!));
      words[pixel] = colors[most]!;
    }
  }
  return out;
}

/** One word a pixel, for comparing; a copy where the bytes do not lie at a word's boundary. */
function wordsOf(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

/** The bytes R, G, B, 255 as one word in the machine's own order. */
function word(r: number, g: number, b: number): number {
  return new Uint32Array(Uint8Array.of(r, g, b, 255).buffer)[0]!;
}
