import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { bandCount, bandRows, rowsOfBand } from './bands.ts';
import type { Channels } from './filter-kernel.ts';
import { arena, arenaAt, kernels } from './kernels.ts';
import { checkPicture } from './picture.ts';
import { bandChunk, pngChunk, pngSignature } from './png-chunk.ts';

/** How hard to compress. */
export interface EncodeOptions {
  /** zlib's level, 1 (fast) to 9 (small); 3 when absent, the best trade on voxel pictures. */
  readonly level?: number;
}

const deflateInPool = promisify<Uint8Array, ZlibOptions, Buffer>(deflateRaw);

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
  const sum: Checksum = { value: 1 };
  const bands: Uint8Array[] = [];
  for (let band = 0; band < bandCount(height); band++) {
    const rows = filterBand(pixels, width, height, band, channels, sum);
    bands.push(deflateRawSync(rows, bandOptions(band, height, rows.length, options)));
  }
  return assemble(width, height, channels, bands, sum);
}

/**
 * The same picture file as {@link encodePng} makes, with the bands compressed side by side in the thread pool: about half the time on two
 * cores, and the caller's thread stays free. `pixels` may change as soon as the call has returned its promise: the filtered rows are
 * copies.
 * @throws RangeError when the buffer does not fit the size.
 */
export async function encodePngInPool(pixels: Uint8Array, width: number, height: number, options: EncodeOptions = {}): Promise<Buffer> {
  checkPicture(pixels, width, height);
  const channels = isOpaque(pixels) ? 3 : 4;
  const sum: Checksum = { value: 1 };
  const bands: Promise<Buffer>[] = [];
  for (let band = 0; band < bandCount(height); band++) {
    const rows = filterBand(pixels, width, height, band, channels, sum);
    bands.push(deflateInPool(rows, bandOptions(band, height, rows.length, options)));
  }
  return assemble(width, height, channels, await Promise.all(bands), sum);
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return false;
  return true;
}

/** The rows of a band as PNG stores them, a copy. Adds them to the checksum, which covers the bands in order. */
function filterBand(pixels: Uint8Array, width: number, height: number, band: number, channels: Channels, sum: Checksum): Uint8Array {
  const rows = rowsOfBand(band, height);
  const from = pixels.subarray(band * bandRows * width * 4, (band * bandRows + rows) * width * 4);
  const length = rows * (width * channels + 1);
  const room = arena(from.length + 16 + length + 16);
  const to = from.length + 16;
  room.set(from);
  const { filter3, filter4, adler } = kernels();
  (channels === 3 ? filter3 : filter4)(arenaAt, arenaAt + to, width, rows);
  sum.value = adler(arenaAt + to, length, sum.value) >>> 0;
  return room.slice(to, to + length);
}

function bandOptions(band: number, height: number, length: number, options: EncodeOptions): ZlibOptions {
  const last = band === bandCount(height) - 1;
  return {
    level: options.level ?? 3,
    memLevel: 9,
    chunkSize: Math.max(64, length + 64),
    finishFlush: last ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
  };
}

function assemble(width: number, height: number, channels: Channels, bands: readonly Uint8Array[], sum: Checksum): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = channels === 3 ? 2 : 6;
  const parts: Uint8Array[] = [pngSignature, ...pngChunk('IHDR', header), ...pngChunk(bandChunk, bigEndian(bandRows))];
  bands.forEach((data, band) => {
    const stream: Uint8Array[] = [data];
    if (band === 0) stream.unshift(zlibHeader);
    if (band === bands.length - 1) stream.push(bigEndian(sum.value));
    parts.push(...pngChunk('IDAT', ...stream));
  });
  parts.push(...pngChunk('IEND'));
  return Buffer.concat(parts);
}

function bigEndian(value: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(value, 0);
  return out;
}

/** A zlib stream's first two bytes: deflate, 32 KiB window, fastest-to-default level hint, checked by 31 (RFC 1950, 2.2). */
const zlibHeader = Buffer.from([0x78, 0x5e]);

/** The checksum at the end of a zlib stream (RFC 1950, 8.2), as it grows. */
interface Checksum {
  value: number;
}
