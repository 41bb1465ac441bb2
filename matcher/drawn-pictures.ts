import { bandDigests } from '../still/pixels/frame-digest.ts';
import type { Picture } from '../still/pixels/picture.ts';
import type { DrawPictures, PicturesInput } from './golden-options.ts';
import { readPictures } from './read-picture.ts';

/** Pictures as a test gave or drew them. */
export interface Drawn {
  readonly frames: readonly Picture[];
  /** Equal captures in a row: 2 for what a function drew twice, 1 for what was handed over. */
  readonly agreed: number;
  readonly captureMs: number;
}

/** A function that draws another picture each time: there is nothing that a golden could be. */
export class UnsteadyPictureError extends Error {
  override readonly name = 'UnsteadyPictureError';
}

/**
 * The pictures that a test hands over. A function is called twice, and both must be equal.
 * @throws UnsteadyPictureError when they are not; TypeError for what is no picture.
 */
export async function drawnPictures(received: PicturesInput | DrawPictures): Promise<Drawn> {
  const started = performance.now();
  if (typeof received !== 'function') {
    const frames = await readPictures(received);
    return { frames, agreed: 1, captureMs: performance.now() - started };
  }
  const frames = await readPictures(await received());
  const captureMs = performance.now() - started;
  const other = firstOther(frames, await readPictures(await received()));
  if (other !== null) {
    throw new UnsteadyPictureError(
      `the function drew another picture the second time${frames.length > 1 ? ` (frame ${other})` : ''}; let it draw from the same state: no clock, no random numbers, nothing kept from the first time`,
    );
  }
  return { frames, agreed: 2, captureMs };
}

/** Index of the first frame that differs between two captures; null when there is none. */
export function firstOther(before: readonly Picture[], now: readonly Picture[]): number | null {
  const digest = ({ pixels, width, height }: Picture): string => `${width}x${height} ${bandDigests(pixels, width, height).join(' ')}`;
  for (let index = 0; index < Math.max(before.length, now.length); index++) {
    const [a, b] = [before[index], now[index]];
    if (a === undefined || b === undefined || digest(a) !== digest(b)) return index;
  }
  return null;
}
