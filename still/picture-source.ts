import { decodeFrameBand } from './pixels/animation.ts';
import { bandCount, bandRows } from './pixels/bands.ts';
import { decodeBands, decodePng, openPng } from './pixels/decode-png.ts';
import { bandDigests, digestOfBands } from './pixels/frame-digest.ts';
import { checkPicture } from './pixels/picture.ts';
import { PngError } from './pixels/png-error.ts';

/** One side of a comparison: its digests are known at once, its pixels only when asked for. */
export interface PictureSource {
  readonly width: number;
  readonly height: number;
  /** Layer P. */
  readonly digest: string;
  /** A digest a band of 64 rows, top first. */
  readonly bands: readonly string[];
  /**
   * RGBA rows of the given bands, in their order.
   * @throws PngError when the file behind it is damaged or is not the picture that the digests name.
   */
  read(bands: readonly number[]): Promise<readonly Uint8Array[]>;
}

/** A frame in memory. The pixels must not change while the source is used. */
export function rawPicture(pixels: Uint8Array, width: number, height: number): PictureSource {
  checkPicture(pixels, width, height);
  const bands = bandDigests(pixels, width, height);
  const bytes = width * 4 * bandRows;
  return {
    width,
    height,
    digest: digestOfBands(bands, width, height),
    bands,
    read: async (wanted) => wanted.map((band) => pixels.subarray(band * bytes, (band + 1) * bytes)),
  };
}

/** What is known of a picture without opening its file. */
export interface KnownPicture {
  readonly width: number;
  readonly height: number;
  readonly bands: readonly string[];
}

/**
 * A frame of a file whose digests are known: nothing is opened until pixels are asked for. What is read is hashed again, so that a file
 * that was changed behind its digests is refused instead of judged.
 * @param load Reads the file.
 * @param frame Which frame of an animation, 0 for an ordinary picture.
 */
export function filedPicture(known: KnownPicture, load: () => Promise<Uint8Array>, frame = 0): PictureSource {
  const { width, height, bands } = known;
  return {
    width,
    height,
    digest: digestOfBands(bands, width, height),
    bands,
    read: async (wanted) => {
      const file = openPng(await load());
      if (file.header.width !== width || file.header.height !== height) {
        throw new PngError(
          `the file is ${file.header.width}x${file.header.height} and its record says ${width}x${height}; capture or approve it again`,
        );
      }
      const rows = await readRows(file, wanted, frame);
      for (const [i, band] of wanted.entries()) {
        const [digest] = bandDigests(rows[i]!, width, rows[i]!.length / width / 4);
        if (digest !== bands[band]) {
          throw new PngError(
            `rows from ${band * bandRows} on are not those of the record: the file was changed; restore it or approve again`,
          );
        }
      }
      return rows;
    },
  };
}

async function readRows(file: ReturnType<typeof openPng>, wanted: readonly number[], frame: number): Promise<readonly Uint8Array[]> {
  if (frame > 0) return wanted.map((band) => decodeFrameBand(file, frame, band));
  if (file.banded) return (await decodeBands(file, wanted)).map(({ pixels }) => pixels);
  const { pixels, width } = decodePng(file.bytes);
  const bytes = width * 4 * bandRows;
  return wanted.map((band) => pixels.subarray(band * bytes, (band + 1) * bytes));
}

/** All pixels of a source as one RGBA buffer. */
export async function allPixels(source: PictureSource): Promise<Uint8Array> {
  const bands = Array.from({ length: bandCount(source.height) }, (_, band) => band);
  return Buffer.concat(await source.read(bands));
}
