import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { bandCount, bandRows, rowsOfBand } from './bands.ts';
import type { Channels } from './filter-kernel.ts';
import { arena, arenaAt, kernels } from './kernels.ts';

const deflateInPool = promisify<Uint8Array, ZlibOptions, Buffer>(deflateRaw);

/**
 * The zlib stream of a picture's rows, cut into one piece a band of 64 rows: each ends in a full flush, so that every piece can be
 * inflated alone, and all of them in order are one ordinary stream (RFC 1950). Rows are filtered by Sub.
 */
export function bandStream(pixels: Uint8Array, width: number, height: number, channels: Channels, level: number): Uint8Array[] {
  const sum: Checksum = { value: 1 };
  const pieces: Uint8Array[] = [];
  for (let band = 0; band < bandCount(height); band++) {
    const rows = filterBand(pixels, width, height, band, channels, sum);
    pieces.push(deflateRawSync(rows, options(band, height, rows.length, level)));
  }
  return closed(pieces, sum);
}

/** The same stream as {@link bandStream}, deflated side by side in the thread pool. The rows are copies. */
export async function bandStreamInPool(
  pixels: Uint8Array,
  width: number,
  height: number,
  channels: Channels,
  level: number,
): Promise<Uint8Array[]> {
  const sum: Checksum = { value: 1 };
  const pieces: Promise<Uint8Array>[] = [];
  for (let band = 0; band < bandCount(height); band++) {
    const rows = filterBand(pixels, width, height, band, channels, sum);
    pieces.push(deflateInPool(rows, options(band, height, rows.length, level)));
  }
  return closed(await Promise.all(pieces), sum);
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

function options(band: number, height: number, length: number, level: number): ZlibOptions {
  const last = band === bandCount(height) - 1;
  return { level, memLevel: 9, chunkSize: length + 64, finishFlush: last ? constants.Z_FINISH : constants.Z_FULL_FLUSH };
}

/** Puts the stream's header before the first piece and its checksum after the last. */
function closed(pieces: Uint8Array[], sum: Checksum): Uint8Array[] {
  const check = Buffer.alloc(4);
  check.writeUInt32BE(sum.value, 0);
  pieces[0] = Buffer.concat([zlibHeader, pieces[0]!]);
  pieces[pieces.length - 1] = Buffer.concat([pieces.at(-1)!, check]);
  return pieces;
}

/** A zlib stream's first two bytes: deflate, 32 KiB window, fastest-to-default level hint, checked by 31 (RFC 1950, 2.2). */
const zlibHeader = Buffer.from([0x78, 0x5e]);

/** The checksum at the end of a zlib stream (RFC 1950, 8.2), as it grows. */
interface Checksum {
  value: number;
}
