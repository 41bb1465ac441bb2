import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import type { InlinePicture } from './mcp-service.ts';

/** Bounds of a picture that goes along with a reply: hosts refuse or choke on more. The file on disk stays as it is. */
const widest = 1280;
const mostBytes = 700_000;

/** A picture made small enough, and how many of its pixels one of the inline picture stands for. */
export interface ShrunkPicture extends InlinePicture {
  readonly width: number;
  readonly height: number;
  /** Pixels of the file per inline pixel; the same in both directions. */
  readonly scale: number;
}

/** Reads a PNG and gives it for inlining: as it is when it is small enough or `full` is asked for, else averaged down by a whole factor. */
export async function inlinePicture(path: string, full: boolean): Promise<ShrunkPicture> {
  const file = await readFile(path);
  const whole = PNG.sync.read(file);
  if (full || (whole.width <= widest && file.length <= mostBytes))
    return { ...encoded(file), width: whole.width, height: whole.height, scale: 1 };
  for (let scale = Math.max(1, Math.ceil(whole.width / widest)); ; scale++) {
    const small = averaged(whole, scale);
    const bytes = PNG.sync.write(small, { colorType: 2 });
    if (bytes.length <= mostBytes || small.width <= 16) return { ...encoded(bytes), width: small.width, height: small.height, scale };
  }
}

function encoded(bytes: Buffer): InlinePicture {
  return { data: bytes.toString('base64'), mimeType: 'image/png' };
}

/** The mean of squares of `scale` pixels; rows and columns that fill no whole square at the right and below are left out. */
function averaged(picture: PNG, scale: number): PNG {
  const [width, height] = [Math.max(1, Math.floor(picture.width / scale)), Math.max(1, Math.floor(picture.height / scale))];
  const small = new PNG({ width, height });
  const count = scale * scale;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let dy = 0; dy < scale; dy++) {
          const row = Math.min(picture.height - 1, y * scale + dy) * picture.width;
          for (let dx = 0; dx < scale; dx++) sum += picture.data[(row + Math.min(picture.width - 1, x * scale + dx)) * 4 + channel]!;
        }
        small.data[(y * width + x) * 4 + channel] = Math.round(sum / count);
      }
    }
  }
  return small;
}
