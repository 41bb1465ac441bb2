import type { Tolerance } from '../still/tolerance.ts';

/** Pixels in memory, such as an ImageData: RGBA, 8 bits a channel, rows top down, without padding. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** One picture: the bytes of a PNG file, the path of one, or pixels in memory. */
export type PictureInput = Uint8Array | ArrayBuffer | string | URL | RawPicture;

/** One picture, or several of one size as a sequence. */
export type PicturesInput = PictureInput | readonly PictureInput[];

/** A function that draws the same again, which proves that the picture repeats. */
export type DrawPictures = () => PicturesInput | Promise<PicturesInput>;

/** A part of the picture that is not compared, in picture pixels from the top left, and why. */
export interface GoldenMask {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly reason: string;
}

/** What a golden depends on besides its name. Pictures of two keys are never compared. */
export interface SuiteKey {
  /** What draws: a browser's name, or the library (`skia`). */
  readonly renderer?: string;
  /** Where it is drawn: the operating system when absent. `any` when every machine draws the same pixels. */
  readonly platform?: string;
  /** Size and scale that were asked for (`1280x720@1`). */
  readonly view?: string;
  readonly language?: string;
  /** Anything else that makes another picture on purpose: a theme, a flag. The name of the project in the runner's configuration when absent. */
  readonly variant?: string;
}

/** How one picture is judged. */
export interface GoldenOptions {
  /** One line for the report; the test's name when absent. */
  readonly title?: string;
  /** Exactly equal when absent. */
  readonly tolerance?: Tolerance;
  readonly masks?: readonly GoldenMask[];
  readonly key?: SuiteKey;
  /** How long a frame of a sequence is shown when it is played, in milliseconds; 100 when absent. */
  readonly frameMs?: number;
}

/** Where a suite keeps its pictures: the options of the reporters. Folders are relative to where the tests are started. */
export interface SuiteOptions {
  /** Folder of the approved pictures; `goldens` when absent. */
  readonly goldens?: string;
  /** Folder of a run's pictures, results and report; `out/run` when absent. */
  readonly out?: string;
  /** First part of every key; the name in package.json when absent. */
  readonly project?: string;
  /** Third part of every key; the operating system when absent. */
  readonly platform?: string;
}
