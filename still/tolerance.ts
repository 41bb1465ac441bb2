/**
 * How far a picture may be from its golden and still pass. Everything is 0 unless a shot says otherwise, and a shot that does must say
 * why: an unexplained tolerance only ever grows.
 */
export interface Tolerance {
  /** Largest difference of any channel of any pixel that counts as noise, 0 to 255. Default 0. */
  readonly maxDifference?: number;
  /**
   * Largest mean of signed differences of a channel over the picture, in levels: noise has next to none, a brighter picture has. Default 0,
   * so a tolerance for noise gives one too.
   */
  readonly meanShift?: number;
  /** How many pixels may differ by more than `maxDifference`. Default 0. */
  readonly pixels?: number;
  /** How many of them may lie in one tile of 64x64 pixels: speckle is sparse, a fault is dense. As `pixels` when absent. */
  readonly densestTile?: number;
  /** Why the picture cannot be exact. */
  readonly reason: string;
}

/** The tolerance with every number given. */
export type ToleranceNumbers = Required<Omit<Tolerance, 'reason'>>;

/** Exactly equal. */
export const exact: ToleranceNumbers = { maxDifference: 0, meanShift: 0, pixels: 0, densestTile: 0 };

/**
 * Fills in the defaults.
 * @throws RangeError when a number is out of range or a tolerance above 0 has no reason.
 */
export function toleranceNumbers(tolerance: Tolerance | undefined): ToleranceNumbers {
  if (tolerance === undefined) return exact;
  const numbers = {
    maxDifference: tolerance.maxDifference ?? 0,
    meanShift: tolerance.meanShift ?? 0,
    pixels: tolerance.pixels ?? 0,
    densestTile: tolerance.densestTile ?? Math.min(tolerance.pixels ?? 0, 4096),
  };
  for (const [name, value] of Object.entries(numbers)) {
    const most = name === 'pixels' ? Number.MAX_SAFE_INTEGER : name === 'densestTile' ? 4096 : 255;
    if (!Number.isFinite(value) || value < 0 || value > most) throw new RangeError(`tolerance ${name} is ${value}; give 0 to ${most}`);
  }
  if (Object.values(numbers).some((value) => value > 0) && (typeof tolerance.reason !== 'string' || tolerance.reason.trim() === ''))
    throw new RangeError('a tolerance needs a reason; say why this picture cannot be exact');
  return numbers;
}
