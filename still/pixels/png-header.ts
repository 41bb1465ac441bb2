import { maxSide } from './picture.ts';
import { checkCrc, type PngChunk } from './png-chunk.ts';
import { PngError } from './png-error.ts';

/** What IHDR says (PNG specification, 11.2.1). */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  readonly colorType: number;
  readonly interlaced: boolean;
}

/** The data of a header chunk for 8 bits a channel, RGB or RGBA, not interlaced. */
export function headerData(width: number, height: number, channels: 3 | 4): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = channels === 3 ? 2 : 6;
  return data;
}

/**
 * Reads a header chunk.
 * @throws PngError when it is damaged or the picture is larger than is read.
 */
export function readHeader(chunk: PngChunk): PngHeader {
  checkCrc(chunk);
  const data = Buffer.from(chunk.data.buffer, chunk.data.byteOffset, chunk.data.length);
  if (data.length !== 13) throw new PngError(`the header has ${data.length} bytes instead of 13; write the picture again`);
  const header = {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitDepth: data[8]!,
    colorType: data[9]!,
    interlaced: data[12] !== 0,
  };
  for (const side of [header.width, header.height]) {
    if (side < 1 || side > maxSide) {
      throw new PngError(`the header says ${header.width}x${header.height}; pictures with sides from 1 to ${maxSide} are read`);
    }
  }
  return header;
}
