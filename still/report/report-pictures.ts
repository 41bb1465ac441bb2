import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { animationFrames, decodeFrameBand } from '../pixels/animation.ts';
import { bandCount } from '../pixels/bands.ts';
import { decodePng, openPng } from '../pixels/decode-png.ts';
import { encodePngInPool } from '../pixels/encode-png.ts';
import { heatMap } from '../pixels/heat-map.ts';
import type { FrameResult, ShotResult } from '../results.ts';
import { addressOf } from './address.ts';

/** The pictures of one frame in a report, as addresses relative to its page. Null where there is none. */
export interface FramePictures {
  readonly golden: string | null;
  readonly actual: string | null;
  readonly difference: string | null;
  /** Pixels that pixelmatch counts at its own default threshold: a second opinion. */
  readonly pixelmatch: number | null;
  /** Why a picture is missing that should be there. */
  readonly missing: string | null;
}

/**
 * Puts the pictures of a shot into the report's folder. An equal frame has one picture for both sides; a differing one also a difference
 * map. A picture that cannot be read is told, not fatal: the report is most needed when something is broken.
 */
export async function writeShotPictures(shot: ShotResult, folder: string): Promise<FramePictures[]> {
  if (shot.frames.length === 0) return [];
  await mkdir(join(folder, 'pictures', addressOf(shot.name)), { recursive: true });
  const golden = await goldenFrames(shot);
  return await Promise.all(shot.frames.map((frame) => framePictures(shot, frame, golden, folder)));
}

async function framePictures(shot: ShotResult, frame: FrameResult, golden: GoldenFrames, folder: string): Promise<FramePictures> {
  const save = async (name: string, bytes: Uint8Array): Promise<string> => {
    const address = `pictures/${addressOf(shot.name)}/${String(frame.index).padStart(3, '0')}-${name}.png`;
    await writeFile(join(folder, address), bytes);
    return address;
  };
  try {
    const before = golden(frame.index);
    const file = frame.actual === null ? null : await readFile(frame.actual);
    const actual = file === null ? null : decodePng(file);
    const goldenAddress = before === null ? null : await save('golden', await encodePngInPool(before.pixels, before.width, before.height));
    const actualAddress = file === null ? goldenAddress : await save('actual', file);
    if (before === null || actual === null || before.width !== actual.width || before.height !== actual.height) {
      return { golden: goldenAddress, actual: actualAddress, difference: null, pixelmatch: null, missing: null };
    }
    const { width, height } = before;
    const map = await encodePngInPool(heatMap(before.pixels, actual.pixels, width, height), width, height);
    const counted = pixelmatch(before.pixels, actual.pixels, undefined, width, height);
    return { golden: goldenAddress, actual: actualAddress, difference: await save('difference', map), pixelmatch: counted, missing: null };
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    return { golden: null, actual: null, difference: null, pixelmatch: null, missing };
  }
}

type GoldenFrames = (index: number) => { readonly pixels: Uint8Array; readonly width: number; readonly height: number } | null;

async function goldenFrames(shot: ShotResult): Promise<GoldenFrames> {
  if (shot.golden === null) return () => null;
  const bytes = await readFile(shot.golden);
  const file = openPng(bytes);
  const { width, height } = file.header;
  if (!file.banded) return (index) => (index === 0 ? decodePng(bytes) : null);
  const count = animationFrames(file);
  const bands = Array.from({ length: bandCount(height) }, (_, band) => band);
  return (index) =>
    index >= count ? null : { pixels: Buffer.concat(bands.map((band) => decodeFrameBand(file, index, band))), width, height };
}
