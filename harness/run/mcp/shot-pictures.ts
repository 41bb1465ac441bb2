import { existsSync, readFileSync } from 'node:fs';
import { ControlError } from '../../../ctl/control-error.ts';
import { animationFrames, decodeFrameBand } from '../../../still/pixels/animation.ts';
import { bandCount } from '../../../still/pixels/bands.ts';
import { decodePng, openPng } from '../../../still/pixels/decode-png.ts';
import type { Picture } from '../../../still/pixels/picture.ts';
import { PngError } from '../../../still/pixels/png-error.ts';
import type { ShotResult } from '../../../still/results.ts';
import { pictureAt, type RigPlaces } from './rig-paths.ts';

/** Most pixels of a picture that is looked at: a file of a few bytes could claim to fill the memory. */
const mostPixels = 50e6;

/** A frame of a shot's golden; null when it has none. */
export function goldenPicture(places: RigPlaces, shot: ShotResult, frame: number): Picture | null {
  return shot.golden === null ? null : pictureIn(places, shot.golden, shot, frame);
}

/** A frame as the last run drew it: its golden's where they are equal, since nothing was written then. Null when there is neither. */
export function nowPicture(places: RigPlaces, shot: ShotResult, frame: number): Picture | null {
  const actual = shot.frames[frame]?.actual ?? null;
  if (actual !== null) return pictureIn(places, actual, shot, 0);
  return shot.frames[frame]?.picture.word === 'same' ? goldenPicture(places, shot, frame) : null;
}

function pictureIn(places: RigPlaces, path: string, shot: ShotResult, frame: number): Picture | null {
  if (!existsSync(path))
    throw new ControlError('state', `a picture of ${shot.name} is gone: another run began since; take it again with take_stills`);
  return decodedFrame(pictureAt(places, path), frame);
}

/**
 * Reads a picture, or a frame of a film. Null beyond its last frame.
 * @throws ControlError `state` when the file is damaged.
 */
export function decodedFrame(path: string, frame = 0): Picture | null {
  try {
    const bytes = readFileSync(path);
    const file = openPng(bytes);
    if (file.header.width * file.header.height > mostPixels)
      throw new ControlError('usage', `${path} has more than ${mostPixels / 1e6} million pixels; compare a part of it`);
    if (frame === 0) return decodePng(bytes);
    if (!file.banded || frame >= animationFrames(file)) return null;
    const { width, height } = file.header;
    const bands = Array.from({ length: bandCount(height) }, (_, band) => decodeFrameBand(file, frame, band));
    return { width, height, pixels: Buffer.concat(bands) };
  } catch (error) {
    if (error instanceof PngError || error instanceof RangeError)
      throw new ControlError('state', `${path} cannot be read (${error.message}); take or restore it again`, {}, { cause: error });
    throw error;
  }
}
