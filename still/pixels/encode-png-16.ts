import { promisify } from 'node:util';
import { deflate, type ZlibOptions } from 'node:zlib';
import { usualLevel } from './encode-png.ts';
import { bigEndian, pngChunk, pngSignature } from './png-chunk.ts';
import { headerData } from './png-header.ts';

const deflateInPool = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);

/** Bytes of a pixel: three channels of two. */
const pixelBytes = 6;

/**
 * Encodes linear light as a PNG of 16 bits a channel, RGB. The file says that its numbers are linear and its primaries those of sRGB
 * (chunks cICP and gAMA; PNG specification, third edition, 11.3.2).
 * @param light red, green, blue of each pixel, rows top down. It may change as soon as the call has returned its promise.
 * @throws RangeError when the numbers do not fit the size.
 */
export async function encodePng16(light: Uint16Array, width: number, height: number): Promise<Buffer> {
  if (light.length !== width * height * 3) {
    throw new RangeError(`a picture of ${width}x${height} has ${width * height * 3} numbers, not ${light.length}; give three a pixel`);
  }
  const header = headerData(width, height, 3);
  header[8] = 16;
  const packed = await deflateInPool(filtered(light, width, height), { level: usualLevel });
  return Buffer.concat([
    pngSignature,
    ...pngChunk('IHDR', header),
    ...pngChunk('cICP', Uint8Array.of(1, 8, 0, 1)),
    ...pngChunk('gAMA', bigEndian(100_000)),
    ...pngChunk('IDAT', packed),
    ...pngChunk('IEND'),
  ]);
}

/** The rows in big-endian bytes, each behind its filter's number: 1, the difference to the pixel on the left (PNG specification, 9.2). */
function filtered(light: Uint16Array, width: number, height: number): Buffer {
  const stride = width * pixelBytes;
  const out = Buffer.alloc((stride + 1) * height);
  const row = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    for (let i = 0; i < width * 3; i++) row.writeUInt16BE(light[y * width * 3 + i]!, i * 2);
    const at = y * (stride + 1);
    out[at] = 1;
    for (let i = 0; i < stride; i++) out[at + 1 + i] = row[i]! - (i < pixelBytes ? 0 : row[i - pixelBytes]!);
  }
  return out;
}
