import { crc32 } from 'node:zlib';
import { PngError } from './png-error.ts';

/** The eight bytes every PNG starts with (PNG specification, 5.2). */
export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Name of the project's own ancillary chunk: a 32-bit count of rows a band. It says that every IDAT (and fdAT) chunk holds exactly one
 * band that ends in a full flush and uses no row above it. By its capitals (PNG specification, 5.4) it is private and dropped by editors
 * that change the picture, so it never lies.
 */
export const bandChunk = 'baND';

/** One chunk of a file. */
export interface PngChunk {
  readonly name: string;
  readonly data: Uint8Array;
}

/** A 32-bit number as PNG stores it. */
export function bigEndian(value: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(value, 0);
  return out;
}

/** One chunk with its length, name and CRC around the parts of its data (PNG specification, 5.3). */
export function pngChunk(name: string, ...parts: readonly Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    parts.reduce((sum, part) => sum + part.length, 0),
    0,
  );
  head.write(name, 4, 'latin1');
  let crc = crc32(head.subarray(4));
  for (const part of parts) crc = crc32(part, crc);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc, 0);
  return [head, ...parts, tail];
}

/**
 * Walks the chunks of a file and checks that it is whole: signature, lengths, IHDR first and once, IEND last. CRCs are checked by
 * {@link checkCrc}, for the chunks that are used.
 * @throws PngError saying where the file breaks.
 */
export function readChunks(file: Uint8Array): PngChunk[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.length < 8 || !bytes.subarray(0, 8).equals(pngSignature)) {
    throw new PngError(`the file does not start as a PNG does (${bytes.length} bytes); give a .png file`);
  }
  const chunks: PngChunk[] = [];
  let at = 8;
  while (at < bytes.length) {
    if (at + 12 > bytes.length) throw truncated(at);
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) throw truncated(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
    if (name === 'IEND') break;
  }
  if (chunks[0]?.name !== 'IHDR') throw new PngError('the file does not begin with its header chunk IHDR; write the picture again');
  // A decoder that takes the last of several would make room for another size than the one that was looked at.
  if (chunks.some(({ name }, i) => i > 0 && name === 'IHDR')) throw new PngError('the file has two header chunks; write the picture again');
  if (chunks.at(-1)?.name !== 'IEND') throw truncated(at);
  return chunks;
}

/**
 * Checks a chunk's CRC.
 * @throws PngError naming the chunk.
 */
export function checkCrc(chunk: PngChunk): void {
  const { data } = chunk;
  const whole = Buffer.from(data.buffer, data.byteOffset - 4, data.length + 8);
  if (crc32(whole.subarray(0, data.length + 4)) !== whole.readUInt32BE(data.length + 4)) {
    throw new PngError(`the checksum of chunk ${chunk.name} is wrong: the file is damaged; write or check out the picture again`);
  }
}

function truncated(at: number): PngError {
  return new PngError(`the file breaks off at byte ${at}: it is cut short; write or check out the picture again`);
}
