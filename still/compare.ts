import { allPixels, type PictureSource } from './picture-source.ts';
import { bandCount } from './pixels/bands.ts';
import { type Box, type Difference, type DifferingTile, differenceOfBands } from './pixels/difference.ts';
import { heatSteps } from './pixels/heat-map.ts';
import { blankness, manyColored } from './pixels/picture-statistics.ts';
import { exact, type ToleranceNumbers } from './tolerance.ts';

/** Version of the rules of this file: a remembered verdict of another version is not used. */
export const comparerVersion = 2;

/** How a picture stands to its golden. */
export type PictureWord = 'same' | 'same-outside-masks' | 'noise' | 'within-tolerance' | 'differs' | 'blank' | 'size' | 'no-golden';

/** Which words pass. Everything else is a failure: no picture passes for want of something to compare. */
export const passingWords: ReadonlySet<PictureWord> = new Set(['same', 'same-outside-masks', 'noise', 'within-tolerance']);

/** The figures of a comparison, as they are reported. */
export interface DifferenceFigures {
  /** Pixels that differ at all, and those that differ by more than the tolerance's `maxDifference`. */
  readonly count: number;
  readonly over: number;
  readonly most: number;
  readonly mean: readonly [number, number, number];
  readonly box: Box | null;
  readonly densest: DifferingTile | null;
  /** Pixels a step of the heat map. */
  readonly steps: readonly number[];
  /** Bands that had to be decoded. */
  readonly bands: readonly number[];
}

/** A verdict on one picture. */
export interface PictureVerdict {
  readonly word: PictureWord;
  readonly passes: boolean;
  /** One sentence for a person. */
  readonly says: string;
  /** Null when no pixel had to be looked at, or none could be. */
  readonly figures: DifferenceFigures | null;
}

/**
 * Judges a picture by the first rung that decides: digests equal, size, blank, exact outside the masks, noise (largest difference and
 * mean under their bounds), few and sparse pixels, else it differs. Equal digests cost no decoding; otherwise only the bands whose
 * digests differ are decoded.
 * @throws PngError when a file is damaged or is not what its record says.
 */
export async function comparePictures(
  golden: PictureSource | null,
  actual: PictureSource,
  tolerance: ToleranceNumbers = exact,
  masks: readonly Box[] = [],
): Promise<PictureVerdict> {
  if (golden === null) {
    const blank = await blanknessOf(actual, []);
    if (blank !== null) return verdict('blank', `The picture shows nothing: ${blank}.`);
    return verdict('no-golden', 'There is no golden for this shot and key; look at the picture and approve it.');
  }
  if (golden.digest === actual.digest) return verdict('same', 'Every pixel is as approved.');
  if (golden.width !== actual.width || golden.height !== actual.height) {
    return verdict('size', `The picture is ${actual.width}x${actual.height} and its golden ${golden.width}x${golden.height}.`);
  }
  const bands = golden.bands.flatMap((digest, band) => (digest === actual.bands[band] ? [] : [band]));
  const [before, now] = await Promise.all([golden.read(bands), actual.read(bands)]);
  const blank = await blanknessOf(actual, now);
  const pairs = bands.map((band, i) => ({ band, golden: before[i]!, actual: now[i]! }));
  const found = differenceOfBands(pairs, golden.width, golden.height, tolerance.maxDifference, masks);
  const figures = figuresOf(found, bands);
  if (blank !== null) return verdict('blank', `The picture shows nothing: ${blank}.`, figures);
  return judge(figures, golden.width * golden.height, tolerance);
}

/**
 * The rungs below size. A few pixels over the limit shift the mean too, by at most 255 levels each: that much is granted on the last
 * rung, so that a small fault is judged by its count and a brighter picture still by its mean.
 */
function judge(figures: DifferenceFigures, pixels: number, tolerance: ToleranceNumbers): PictureVerdict {
  const { count, over, most, mean, densest } = figures;
  if (count === 0) return verdict('same-outside-masks', 'Every pixel outside the masks is as approved.', figures);
  const shift = Math.max(...mean.map(Math.abs));
  const told = `${count} pixels differ, the most by ${most} levels; the mean moved by ${shift.toFixed(3)}`;
  if (most <= tolerance.maxDifference && shift <= tolerance.meanShift) {
    return verdict('noise', `Noise within the tolerance: ${told}.`, figures);
  }
  const granted = tolerance.meanShift + (over * 255) / pixels;
  const dense = densest?.over ?? 0;
  if (over <= tolerance.pixels && dense <= tolerance.densestTile && shift <= granted) {
    return verdict('within-tolerance', `Few and sparse enough: ${told}.`, figures);
  }
  return verdict('differs', `${told}${where(figures)}.`, figures);
}

function where({ box }: DifferenceFigures): string {
  return box === null ? '' : `, within ${box.width}x${box.height} at ${box.x},${box.y}`;
}

function verdict(word: PictureWord, says: string, figures: DifferenceFigures | null = null): PictureVerdict {
  return { word, passes: passingWords.has(word), says, figures };
}

/** Looks at the whole picture only when none of the bands at hand shows enough. */
async function blanknessOf(actual: PictureSource, known: readonly Uint8Array[]): Promise<string | null> {
  const enough = actual.width * actual.height * 0.0005;
  if (known.some((rows) => manyColored(rows, enough))) return null;
  if (known.length === bandCount(actual.height)) return blankness(Buffer.concat(known), actual.width, actual.height);
  return blankness(await allPixels(actual), actual.width, actual.height);
}

function figuresOf(found: Difference, bands: readonly number[]): DifferenceFigures {
  const { count, over, most, mean, box, densest, histogram } = found;
  const steps = heatSteps.map(({ from }, i) => histogram.subarray(from, heatSteps[i + 1]?.from ?? 256).reduce((sum, n) => sum + n, 0));
  return { count, over, most, mean, box, densest, steps, bands };
}
