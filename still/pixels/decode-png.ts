import { promisify } from 'node:util';
import { constants, inflate, inflateRaw, inflateRawSync, inflateSync, type ZlibOptions } from 'node:zlib';
import { PNG } from 'pngjs';
import { bandCount, bandRows, rowsOfBand } from './bands.ts';
import type { Channels } from './filter-kernel.ts';
import { arena, arenaAt, kernels } from './kernels.ts';
import { checkPicture, type Picture } from './picture.ts';
import { bandChunk, checkCrc, type PngChunk, readChunks } from './png-chunk.ts';
import { PngError } from './png-error.ts';
import { type PngHeader, readHeader } from './png-header.ts';

const inflateInPool = promisify<Uint8Array, ZlibOptions, Buffer>(inflateRaw);
const inflateWholeInPool = promisify<Uint8Array, ZlibOptions, Buffer>(inflate);

/** Rows of a picture, decoded alone. */
export interface DecodedBand {
  readonly width: number;
  readonly rows: number;
  /** RGBA. */
  readonly pixels: Uint8Array;
}

/** A PNG file that has been taken apart but not inflated. */
export interface PngFile {
  readonly header: PngHeader;
  /** Whether its bands can be decoded alone: written by `encodePng` and not changed since. */
  readonly banded: boolean;
  readonly chunks: readonly PngChunk[];
  readonly bytes: Uint8Array;
}

/**
 * Takes a file apart: checks that it is whole and reads its size, without decoding.
 * @throws PngError when it is no PNG, cut short, or its header is damaged.
 */
export function openPng(bytes: Uint8Array): PngFile {
  const chunks = readChunks(bytes);
  const header = readHeader(chunks[0]!);
  const mark = chunks.find((chunk) => chunk.name === bandChunk);
  if (mark !== undefined) checkCrc(mark);
  const rows = mark === undefined ? 0 : Buffer.from(mark.data).readUInt32BE(0);
  const data = chunks.filter((chunk) => chunk.name === 'IDAT');
  const banded = rows === bandRows && data.length === bandCount(header.height) && plainChannels(header) !== null;
  return { header, banded, chunks, bytes };
}

/**
 * Decodes any PNG to RGBA with 8 bits a channel. 8-bit RGB and RGBA without interlacing take the fast path; other forms go through pngjs
 * (16 bits lose their low byte).
 * @throws PngError when the file is damaged, cut short, or holds more or less than its header says.
 */
export function decodePng(bytes: Uint8Array): Picture {
  const plain = plainStream(openPng(bytes));
  if (plain === null) return decodeOtherForm(bytes);
  const { stream, options, length } = plain;
  return pictureOf(
    inflated(() => inflateSync(stream, options), length),
    plain,
  );
}

/**
 * The same picture as {@link decodePng} gives, inflated in the thread pool, so that several files are decoded side by side.
 * @throws PngError as {@link decodePng}.
 */
export async function decodePngInPool(bytes: Uint8Array): Promise<Picture> {
  const plain = plainStream(openPng(bytes));
  if (plain === null) return decodeOtherForm(bytes);
  const data = await inflateWholeInPool(plain.stream, plain.options).catch((error: unknown) => {
    throw damaged(error);
  });
  return pictureOf(ofLength(data, plain.length), plain);
}

interface PlainStream {
  readonly width: number;
  readonly height: number;
  readonly channels: Channels;
  readonly stream: Uint8Array;
  /** Bytes of the rows as they are stored. */
  readonly length: number;
  readonly options: ZlibOptions;
}

/** The zlib stream of a file of the common form, null for another form. */
function plainStream(file: PngFile): PlainStream | null {
  const { header, chunks } = file;
  const channels = plainChannels(header);
  if (channels === null || chunks.some((chunk) => chunk.name === 'tRNS')) return null;
  const data = dataChunks(file);
  data.forEach(checkCrc);
  const { width, height } = header;
  const length = height * (width * channels + 1);
  return { width, height, channels, stream: joined(data), length, options: { maxOutputLength: length + 1, chunkSize: length + 64 } };
}

function pictureOf(data: Uint8Array, { width, height, channels }: PlainStream): Picture {
  return { width, height, pixels: unfiltered(data, width, height, channels) };
}

/**
 * Decodes one band of a banded file: a fraction of the work of the whole.
 * @throws PngError when the file is not banded, the band's checksum is wrong or its data do not fit.
 * @throws RangeError when there is no such band.
 */
export function decodeBand(file: PngFile, band: number): DecodedBand {
  const piece = bandData(file, band);
  return { width: file.header.width, rows: rowsOfBand(band, file.header.height), pixels: decodeBandPiece(file, band, piece) };
}

/**
 * Decodes a band of a banded file's size from its piece of a zlib stream.
 * @returns RGBA rows.
 * @throws PngError when the data do not fit.
 */
export function decodeBandPiece(file: PngFile, band: number, piece: Uint8Array): Uint8Array {
  const { width, height } = file.header;
  const channels = plainChannels(file.header)!;
  const rows = rowsOfBand(band, height);
  const length = rows * (width * channels + 1);
  const data = inflated(() => inflateRawSync(rawPiece(piece, band), bandOptions(length)), length);
  return unfiltered(data, width, rows, channels);
}

/**
 * Decodes several bands of a banded file, inflating side by side in the thread pool.
 * @throws PngError and RangeError as {@link decodeBand}.
 */
export async function decodeBands(file: PngFile, bands: readonly number[]): Promise<DecodedBand[]> {
  const { width, height } = file.header;
  return await Promise.all(
    bands.map(async (band) => {
      const piece = bandData(file, band);
      const channels = plainChannels(file.header)!;
      const rows = rowsOfBand(band, height);
      const length = rows * (width * channels + 1);
      const data = await inflateInPool(rawPiece(piece, band), bandOptions(length)).catch((error: unknown) => {
        throw damaged(error);
      });
      return { width, rows, pixels: unfiltered(ofLength(data, length), width, rows, channels) };
    }),
  );
}

function plainChannels(header: PngHeader): Channels | null {
  if (header.bitDepth !== 8 || header.interlaced) return null;
  return header.colorType === 2 ? 3 : header.colorType === 6 ? 4 : null;
}

function dataChunks(file: PngFile): PngChunk[] {
  return file.chunks.filter((chunk) => chunk.name === 'IDAT');
}

function bandData(file: PngFile, band: number): Uint8Array {
  if (!file.banded) throw new PngError('the file has no bands that can be decoded alone; decode it whole');
  const chunk = dataChunks(file)[band];
  if (chunk === undefined) throw new RangeError(`the picture has bands 0 to ${bandCount(file.header.height) - 1}, not ${band}`);
  checkCrc(chunk);
  return chunk.data;
}

/** The deflate data of a band: without the zlib header of the first; the checksum after the last is left over by inflate. */
function rawPiece(piece: Uint8Array, band: number): Uint8Array {
  return band === 0 ? piece.subarray(2) : piece;
}

function bandOptions(length: number): ZlibOptions {
  return { maxOutputLength: length + 1, chunkSize: length + 64, finishFlush: constants.Z_SYNC_FLUSH };
}

function joined(chunks: readonly PngChunk[]): Uint8Array {
  return chunks.length === 1 ? chunks[0]!.data : Buffer.concat(chunks.map((chunk) => chunk.data));
}

/** Inflates and checks that exactly the bytes that the header promises come out. */
function inflated(inflate: () => Uint8Array, length: number): Uint8Array {
  let data: Uint8Array;
  try {
    data = inflate();
  } catch (error) {
    throw damaged(error);
  }
  return ofLength(data, length);
}

function ofLength(data: Uint8Array, length: number): Uint8Array {
  if (data.length === length) return data;
  throw new PngError(`the picture data are ${data.length} bytes instead of ${length}: the file is damaged; write it again`);
}

function damaged(cause: unknown): PngError {
  return new PngError('the picture data cannot be inflated: the file is damaged; write or check out the picture again', { cause });
}

function unfiltered(data: Uint8Array, width: number, height: number, channels: Channels): Uint8Array {
  const stride = width * 4;
  const out = new Uint8Array(stride * height);
  const inRow = width * channels + 1;
  const { unfilter3, unfilter4 } = kernels();
  const kernel = channels === 3 ? unfilter3 : unfilter4;
  // One band at a time keeps the arena within the cache; its first row needs the last row of the band before it.
  for (let band = 0; band < bandCount(height); band++) {
    const rows = rowsOfBand(band, height);
    const room = arena(stride + rows * stride + rows * inRow);
    const from = stride + rows * stride;
    const first = band * bandRows;
    if (first === 0) room.fill(0, 0, stride);
    else room.set(out.subarray((first - 1) * stride, first * stride));
    room.set(data.subarray(first * inRow, (first + rows) * inRow), from);
    const bad = kernel(arenaAt + from, arenaAt + stride, width, rows);
    if (bad !== 0) throw new PngError(`row ${first + bad - 1} has no valid filter: the file is damaged; write the picture again`);
    out.set(room.subarray(stride, from), first * stride);
  }
  return out;
}

function decodeOtherForm(bytes: Uint8Array): Picture {
  readChunks(bytes).forEach(checkCrc);
  try {
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
    checkPicture(pixels, width, height);
    return { width, height, pixels };
  } catch (error) {
    throw new PngError(
      `the picture cannot be decoded (${error instanceof Error ? error.message : String(error)}); write it as an 8-bit PNG`,
      {
        cause: error,
      },
    );
  }
}
