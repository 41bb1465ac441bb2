import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decodePngInPool } from '../still/pixels/decode-png.ts';
import { checkPicture, type Picture } from '../still/pixels/picture.ts';
import type { PictureInput, PicturesInput, RawPicture } from './golden-options.ts';

/** The frames of what a test gives, decoded. */
export async function readPictures(input: PicturesInput): Promise<readonly Picture[]> {
  const all: readonly PictureInput[] = Array.isArray(input) ? (input as readonly PictureInput[]) : [input as PictureInput];
  if (all.length === 0) throw new TypeError('an empty list is no picture; give one picture or more');
  const frames = await Promise.all(all.map(readPicture));
  const [first] = frames;
  const other = frames.findIndex(({ width, height }) => width !== first!.width || height !== first!.height);
  if (other > 0) {
    const { width, height } = frames[other]!;
    throw new TypeError(
      `frame ${other} is ${width}x${height} and frame 0 ${first!.width}x${first!.height}; all frames of a sequence have one size`,
    );
  }
  return frames;
}

async function readPicture(input: PictureInput): Promise<Picture> {
  if (typeof input === 'string' || input instanceof URL) {
    const path = input instanceof URL ? pathOf(input) : input;
    const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
      throw new TypeError(
        `the picture ${path} cannot be read (${cause.code ?? cause.message}); give the path of a PNG file, or its bytes`,
        {
          cause,
        },
      );
    });
    return await decodePngInPool(bytes);
  }
  if (input instanceof ArrayBuffer) return await decodePngInPool(new Uint8Array(input));
  if (input instanceof Uint8Array) return await decodePngInPool(input);
  if (isRaw(input)) {
    const { data, width, height } = input;
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    checkPicture(pixels, width, height);
    return { width, height, pixels };
  }
  throw new TypeError(
    `${input === null ? 'null' : `a value of type ${typeof input}`} is no picture; give the bytes of a PNG, its path, or { data, width, height } with RGBA data`,
  );
}

function pathOf(url: URL): string {
  if (url.protocol === 'file:') return fileURLToPath(url);
  throw new TypeError(`the picture ${url.href} is not on this machine; fetch it in the test and give its bytes`);
}

function isRaw(input: unknown): input is RawPicture {
  if (typeof input !== 'object' || input === null) return false;
  const { width, height, data } = input as Partial<RawPicture>;
  return typeof width === 'number' && typeof height === 'number' && (data instanceof Uint8Array || data instanceof Uint8ClampedArray);
}
