/** Where a frame is drawn: one 32-bit word a pixel, bytes R, G, B, A in memory; depth is 1/distance along the view axis, 0 = nothing. */
export interface FrameTarget {
  readonly width: number;
  readonly height: number;
  readonly color: Int32Array;
  readonly depth: Float32Array;
  /** Depth of the world for what is done to its picture later: 0 is the sky, infinite the hand. Filled where there is one. */
  readonly scene?: Float32Array;
}

/** A target with memory of its own. `shared` puts both planes in SharedArrayBuffers. */
export function createTarget(width: number, height: number, shared = false): FrameTarget {
  checkSize(width, height);
  const bytes = width * height * 4;
  const buffer = (): ArrayBufferLike => (shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  return { width, height, color: new Int32Array(buffer()), depth: new Float32Array(buffer()) };
}

/** Throws a RangeError unless both are whole numbers from 1 to 8192. */
export function checkSize(width: number, height: number): void {
  const fits = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 8192;
  if (!fits(width) || !fits(height)) {
    throw new RangeError(`A frame cannot be ${width}x${height}; give a whole width and height from 1 to 8192.`);
  }
}
