/** A decoded picture. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, 8 bits a channel, rows top down, no padding: width * height * 4 bytes. */
  readonly pixels: Uint8Array;
}

/** Largest width or height accepted, in pixels. */
export const maxSide = 32_768;

/**
 * Refuses a size or a buffer that is no RGBA picture.
 * @throws RangeError when a side is not a whole number from 1 to {@link maxSide} or the buffer has another length.
 */
export function checkPicture(pixels: Uint8Array, width: number, height: number): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > maxSide) {
      throw new RangeError(`a picture cannot be ${width}x${height}; give whole sides from 1 to ${maxSide}`);
    }
  }
  if (pixels.length !== width * height * 4) {
    throw new RangeError(
      `${pixels.length} bytes are no ${width}x${height} RGBA picture; give exactly ${width * height * 4} bytes, four a pixel`,
    );
  }
}
