import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import { frameFails } from '../judge-shot.ts';
import { animationFrames, decodeFrames } from '../pixels/animation.ts';
import { decodePng, openPng } from '../pixels/decode-png.ts';
import { encodePngInPool } from '../pixels/encode-png.ts';
import { heatMap } from '../pixels/heat-map.ts';
import type { Picture } from '../pixels/picture.ts';
import type { FrameResult, ShotResult } from '../results.ts';
import type { PictureFolder } from './picture-folder.ts';

/** The pictures of one frame in a report, as addresses relative to its page. Null where there is none. */
export interface FramePictures {
  readonly golden: string | null;
  readonly actual: string | null;
  /** The heat map; made for frames that fail only. */
  readonly difference: string | null;
  /** Width and height of the golden where they may be others than the shot's. */
  readonly goldenSize: readonly [number, number] | null;
  /** Whether the page can read the pixels of golden and actual: beside each lies a script of the same name. */
  readonly readable: boolean;
  /** Pixels that pixelmatch counts at its own default threshold: a second opinion. */
  readonly pixelmatch: number | null;
  /** Why a picture is missing that should be there. */
  readonly missing: string | null;
}

const nothing: FramePictures = {
  golden: null,
  actual: null,
  difference: null,
  goldenSize: null,
  readable: false,
  pixelmatch: null,
  missing: null,
};

/** Frames that are worked on at one time: enough for the thread pool, few enough for the memory. */
const atOnce = 4;

/**
 * Puts the pictures of a shot into the report's folder. An equal frame has one picture for both sides; a failing one also a heat map and
 * readable pixels. A picture that cannot be read is told, not fatal: the report is most needed when something is broken.
 */
export async function writeShotPictures(shot: ShotResult, folder: PictureFolder): Promise<FramePictures[]> {
  const pictures = new Array<FramePictures>(shot.frames.length).fill(nothing);
  const told = (error: unknown): FramePictures => ({ ...nothing, missing: error instanceof Error ? error.message : String(error) });
  let nextGolden: NextGolden;
  try {
    nextGolden = await goldenFrames(shot.golden);
  } catch (error) {
    return pictures.fill(told(error));
  }
  const waiting = shot.frames.entries();
  const work = async (): Promise<void> => {
    for (const [at, frame] of waiting) {
      try {
        pictures[at] = await framePictures(frame, nextGolden(), folder);
      } catch (error) {
        pictures[at] = told(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pictures;
}

/** Puts pictures of other runs of a result into the report's folder and returns their addresses; one that is gone is left out. */
export async function writeRunPictures(paths: readonly string[], folder: PictureFolder): Promise<string[]> {
  const pictures = await Promise.all(
    paths.map(async (path) => {
      const png = await readFile(path).catch(() => null);
      return png === null ? [] : [await folder.keep(png, path)];
    }),
  );
  return pictures.flat();
}

async function framePictures(frame: FrameResult, golden: GoldenFrame | null, folder: PictureFolder): Promise<FramePictures> {
  const before = golden === null ? null : await golden.png();
  const now = frame.actual === null ? null : await readFile(frame.actual);
  const goldenAddress = before === null ? null : await folder.keep(before, golden?.file ?? null);
  const actualAddress = now === null ? goldenAddress : await folder.keep(now, frame.actual);
  const shown = { ...nothing, golden: goldenAddress, actual: actualAddress };
  if (!frameFails(frame)) return shown;
  for (const png of [before, now]) if (png !== null) await folder.keepReadable(png);
  if (golden === null || now === null) return { ...shown, readable: true };
  const [a, b] = [golden.decode(), decodePng(now)];
  const { width, height } = a;
  const sized = { ...shown, readable: true, goldenSize: [width, height] as const };
  if (width !== b.width || height !== b.height) return sized;
  const map = await encodePngInPool(heatMap(a.pixels, b.pixels, width, height), width, height);
  return { ...sized, difference: await folder.keep(map), pixelmatch: pixelmatch(a.pixels, b.pixels, undefined, width, height) };
}

/** One frame of a golden. */
interface GoldenFrame {
  png(): Promise<Uint8Array>;
  /** The file that holds just these bytes; null when the frame is one of a film. */
  readonly file: string | null;
  decode(): Picture;
}

/** Takes the frames in order, null beyond the last. */
type NextGolden = () => GoldenFrame | null;

async function goldenFrames(path: string | null): Promise<NextGolden> {
  if (path === null) return () => null;
  const bytes = await readFile(path);
  const file = openPng(bytes);
  const { width, height } = file.header;
  if (!file.banded || animationFrames(file) === 1) {
    const only: GoldenFrame[] = [{ png: async () => bytes, file: path, decode: () => decodePng(bytes) }];
    return () => only.pop() ?? null;
  }
  const frames = decodeFrames(file);
  return () => {
    const { value: pixels } = frames.next();
    if (pixels === undefined) return null;
    return { png: () => encodePngInPool(pixels, width, height), file: null, decode: () => ({ width, height, pixels }) };
  };
}
