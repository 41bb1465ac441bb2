import { createHash } from 'node:crypto';
import { bandCount, bandRows } from './bands.ts';
import { hashAt, shortestHashed } from './hash-kernel.ts';
import { arena, arenaAt, kernels } from './kernels.ts';
import { checkPicture } from './picture.ts';

/** What identifies the pixels of a frame. */
export interface FrameDigest {
  /** SHA-256 as 64 hexadecimal digits over width, height and the band digests. Layer P. */
  readonly digest: string;
  /** One 128-bit digest a band of 64 rows as 32 hexadecimal digits, top first. */
  readonly bands: readonly string[];
}

/**
 * One 128-bit digest a band of 64 rows, top first, as 32 hexadecimal digits: XXH3-128 with seed 0 of the band's bytes, which are filled
 * up with zeros to 241 where there are fewer. It tells changes apart, not forgeries.
 * @param pixels RGBA, rows top down.
 * @throws RangeError when the buffer does not fit the size.
 */
export function bandDigests(pixels: Uint8Array, width: number, height: number): string[] {
  checkPicture(pixels, width, height);
  const { hashBand, memory } = kernels();
  const bandBytes = width * 4 * bandRows;
  const room = arena(Math.max(bandBytes, shortestHashed));
  const hash = Buffer.from(memory.buffer, hashAt, 16);
  const bands: string[] = [];
  for (let band = 0; band < bandCount(height); band++) {
    const bytes = pixels.subarray(band * bandBytes, Math.min((band + 1) * bandBytes, pixels.length));
    room.set(bytes);
    if (bytes.length < shortestHashed) room.fill(0, bytes.length, shortestHashed);
    hashBand(arenaAt, Math.max(bytes.length, shortestHashed));
    // The canonical form is big-endian, high half first: the kernel's bytes backwards.
    bands.push(Buffer.from(hash).reverse().toString('hex'));
  }
  return bands;
}

/** The digest of a frame whose band digests are known: no pixel is read. */
export function digestOfBands(bands: readonly string[], width: number, height: number): string {
  return createHash('sha256')
    .update(`${width}x${height}\n${bands.join('\n')}`)
    .digest('hex');
}

/**
 * Digest of a frame and of its bands.
 * @param pixels RGBA, rows top down.
 * @throws RangeError when the buffer does not fit the size.
 */
export function frameDigest(pixels: Uint8Array, width: number, height: number): FrameDigest {
  const bands = bandDigests(pixels, width, height);
  return { digest: digestOfBands(bands, width, height), bands };
}
