import { createCipheriv, createHash } from 'node:crypto';
import { bandCount, bandRows } from './bands.ts';
import { checkPicture } from './picture.ts';

/** What identifies the pixels of a frame. */
export interface FrameDigest {
  /** SHA-256 as 64 hexadecimal digits over width, height and the band digests. Layer P. */
  readonly digest: string;
  /** One 128-bit digest a band of 64 rows as 32 hexadecimal digits, top first. */
  readonly bands: readonly string[];
}

const key = Buffer.alloc(16, 'horizon band key');
const nonce = Buffer.alloc(12, 'horizon band');

/**
 * One 128-bit digest a band of 64 rows, top first, as 32 hexadecimal digits.
 * @param pixels RGBA, rows top down.
 * @throws RangeError when the buffer does not fit the size.
 */
export function bandDigests(pixels: Uint8Array, width: number, height: number): string[] {
  checkPicture(pixels, width, height);
  const bandBytes = width * 4 * bandRows;
  const bands: string[] = [];
  for (let band = 0; band < bandCount(height); band++) {
    const cipher = createCipheriv('aes-128-gcm', key, nonce);
    cipher.setAAD(pixels.subarray(band * bandBytes, Math.min((band + 1) * bandBytes, pixels.length)));
    cipher.final();
    bands.push(cipher.getAuthTag().toString('hex'));
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
