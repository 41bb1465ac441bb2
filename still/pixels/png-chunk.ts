import { crc32 } from 'node:zlib';

/** The eight bytes every PNG starts with (PNG specification, 5.2). */
export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Name of the project's own ancillary chunk: a 32-bit count of rows a band. It says that every IDAT chunk holds exactly one band that
 * ends in a full flush and uses no row above it. By its capitals (PNG specification, 5.4) it is private and dropped by editors that
 * change the picture, so it never lies.
 */
export const bandChunk = 'baND';

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
