import { bandStream, bandStreamInPool } from './band-stream.ts';
import { bandRows } from './bands.ts';
import type { Channels } from './filter-kernel.ts';
import { checkPicture } from './picture.ts';
import { bandChunk, bigEndian, pngChunk, pngSignature } from './png-chunk.ts';
import { headerData } from './png-header.ts';

/** How hard to compress. */
export interface EncodeOptions {
  /** zlib's level, 1 (fast) to 9 (small); 3 when absent, the best trade on voxel pictures. */
  readonly level?: number;
}

/** The level when none is given. */
export const usualLevel = 3;

/**
 * Encodes RGBA pixels as an ordinary PNG whose bands of 64 rows can each be decoded alone: one IDAT chunk a band, ended by a full flush,
 * every row filtered by Sub. Opaque pictures are stored as RGB. The same pixels give the same bytes on one version of zlib only: compare
 * pixels or their digests, never files.
 * @param pixels RGBA, rows top down.
 * @throws RangeError when the buffer does not fit the size.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number, options: EncodeOptions = {}): Buffer {
  checkPicture(pixels, width, height);
  const channels = isOpaque(pixels) ? 3 : 4;
  return assemble(width, height, channels, bandStream(pixels, width, height, channels, options.level ?? usualLevel));
}

/**
 * The same file as {@link encodePng} makes, with the bands compressed side by side in the thread pool: about half the time on two cores,
 * and the caller's thread stays free. `pixels` may change as soon as the call has returned its promise.
 * @throws RangeError when the buffer does not fit the size.
 */
export async function encodePngInPool(pixels: Uint8Array, width: number, height: number, options: EncodeOptions = {}): Promise<Buffer> {
  checkPicture(pixels, width, height);
  const channels = isOpaque(pixels) ? 3 : 4;
  return assemble(width, height, channels, await bandStreamInPool(pixels, width, height, channels, options.level ?? usualLevel));
}

/** Whether every pixel's alpha is 255. */
export function isOpaque(pixels: Uint8Array): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return false;
  return true;
}

function assemble(width: number, height: number, channels: Channels, bands: readonly Uint8Array[]): Buffer {
  return Buffer.concat([
    pngSignature,
    ...pngChunk('IHDR', headerData(width, height, channels)),
    ...pngChunk(bandChunk, bigEndian(bandRows)),
    ...bands.flatMap((data) => pngChunk('IDAT', data)),
    ...pngChunk('IEND'),
  ]);
}
