import { bandStreamInPool } from './band-stream.ts';
import { bandRows } from './bands.ts';
import { decodeBandPiece, type PngFile } from './decode-png.ts';
import { isOpaque, usualLevel } from './encode-png.ts';
import { checkPicture } from './picture.ts';
import { bandChunk, bigEndian, checkCrc, type PngChunk, pngChunk, pngSignature } from './png-chunk.ts';
import { PngError } from './png-error.ts';
import { headerData } from './png-header.ts';

/** fcTL's dispose and blend operations (PNG specification, third edition, 11.3.6.2): leave the canvas, draw over it. */
const keepCanvas = 0;
const drawOver = 1;

/**
 * Encodes several frames as one animated PNG: an ordinary PNG of the first frame to readers that know no animation, a film to browsers.
 * Each later frame stores only the pixels that changed since the one before it (the others are transparent and compress to nothing), in
 * the same bands as the first.
 * @param frames RGBA, opaque, all of one size; one or more.
 * @param frameMs How long a frame is shown, in milliseconds.
 * @throws RangeError when a frame does not fit the size or is not opaque.
 */
export async function encodeAnimation(frames: readonly Uint8Array[], width: number, height: number, frameMs: number): Promise<Buffer> {
  if (frames.length === 0) throw new RangeError('an animation needs a frame; give one or more');
  frames.forEach((frame, index) => {
    checkPicture(frame, width, height);
    if (!isOpaque(frame)) throw new RangeError(`frame ${index} is not opaque; animations hold opaque frames only`);
  });
  const streams = await Promise.all(
    frames.map((frame, index) =>
      bandStreamInPool(index === 0 ? frame : changedPixels(frames[index - 1]!, frame), width, height, 4, usualLevel),
    ),
  );
  let sequence = 0;
  const control = (): Buffer => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence++, 0);
    data.writeUInt32BE(width, 4);
    data.writeUInt32BE(height, 8);
    data.writeUInt16BE(Math.max(1, Math.min(65_535, Math.round(frameMs))), 20);
    data.writeUInt16BE(1000, 22);
    data[24] = keepCanvas;
    data[25] = drawOver;
    return data;
  };
  return Buffer.concat([
    pngSignature,
    ...pngChunk('IHDR', headerData(width, height, 4)),
    ...pngChunk(bandChunk, bigEndian(bandRows)),
    ...pngChunk('acTL', bigEndian(frames.length), bigEndian(0)),
    ...streams.flatMap((bands, frame) => [
      ...pngChunk('fcTL', control()),
      ...bands.flatMap((data) => (frame === 0 ? pngChunk('IDAT', data) : pngChunk('fdAT', bigEndian(sequence++), data))),
    ]),
    ...pngChunk('IEND'),
  ]);
}

/** How many frames a file holds: 1 for an ordinary picture. */
export function animationFrames(file: PngFile): number {
  const control = file.chunks.find((chunk) => chunk.name === 'acTL');
  if (control === undefined) return 1;
  checkCrc(control);
  return Buffer.from(control.data).readUInt32BE(0);
}

/**
 * Decodes one band of one frame of a file that {@link encodeAnimation} or `encodePng` wrote, by laying the changes up to that frame over
 * the first.
 * @returns RGBA rows of the band.
 * @throws PngError when the file is damaged or of another make; RangeError when there is no such frame or band.
 */
export function decodeFrameBand(file: PngFile, frame: number, band: number): Uint8Array {
  const frames = frameBands(file);
  if (frames[frame] === undefined) throw new RangeError(`the file has frames 0 to ${frames.length - 1}, not ${frame}`);
  let canvas: Uint8Array | null = null;
  for (const bands of frames.slice(0, frame + 1)) {
    const chunk = bands[band];
    if (chunk === undefined) throw new RangeError(`the picture has bands 0 to ${bands.length - 1}, not ${band}`);
    checkCrc(chunk);
    const rows = decodeBandPiece(file, band, chunk.name === 'fdAT' ? chunk.data.subarray(4) : chunk.data);
    if (canvas === null) canvas = rows;
    else layOver(canvas, rows);
  }
  return canvas!;
}

/**
 * Decodes all frames of such a file in order, each by laying its changes over the one before it: a long film costs no more a frame than a
 * short one.
 * @returns RGBA pictures, each a buffer of its own.
 * @throws PngError when the file is damaged or of another make.
 */
export function* decodeFrames(file: PngFile): Generator<Uint8Array, void, void> {
  let canvas: readonly Uint8Array[] | null = null;
  for (const bands of frameBands(file)) {
    const rows: Uint8Array[] = bands.map((chunk, band) => {
      checkCrc(chunk);
      return decodeBandPiece(file, band, chunk.name === 'fdAT' ? chunk.data.subarray(4) : chunk.data);
    });
    if (canvas === null) canvas = rows;
    else for (const [band, under] of canvas.entries()) layOver(under, rows[band]!);
    yield Buffer.concat(canvas);
  }
}

/** The data chunks of each frame, a band each. */
function frameBands(file: PngFile): PngChunk[][] {
  if (!file.banded) throw new PngError('the file has no bands that can be decoded alone; decode it whole');
  const first = file.chunks.filter((chunk) => chunk.name === 'IDAT');
  const later = file.chunks.filter((chunk) => chunk.name === 'fdAT');
  const count = animationFrames(file);
  if (later.length !== (count - 1) * first.length) {
    throw new PngError(`the file promises ${count} frames and lacks parts of them: it is damaged; write or check it out again`);
  }
  return [first, ...Array.from({ length: count - 1 }, (_, i) => later.slice(i * first.length, (i + 1) * first.length))];
}

function changedPixels(before: Uint8Array, now: Uint8Array): Uint8Array {
  const out = new Uint8Array(now.length);
  for (let at = 0; at < now.length; at += 4) {
    if (now[at] === before[at] && now[at + 1] === before[at + 1] && now[at + 2] === before[at + 2]) continue;
    out[at] = now[at]!;
    out[at + 1] = now[at + 1]!;
    out[at + 2] = now[at + 2]!;
    out[at + 3] = 255;
  }
  return out;
}

function layOver(canvas: Uint8Array, rows: Uint8Array): void {
  for (let at = 0; at < canvas.length; at += 4) {
    if (rows[at + 3] === 0) continue;
    canvas[at] = rows[at]!;
    canvas[at + 1] = rows[at + 1]!;
    canvas[at + 2] = rows[at + 2]!;
    canvas[at + 3] = 255;
  }
}
