import { comparePictures, comparerVersion, type PictureVerdict } from './compare.ts';
import type { PictureSource } from './picture-source.ts';
import type { Box } from './pixels/difference.ts';
import { exact, type ToleranceNumbers } from './tolerance.ts';

/**
 * Verdicts that were reached before. A machine whose driver always differs by the same noise decodes once and then only looks up. Entries
 * of an older comparer are dropped.
 */
export class VerdictMemo {
  readonly #verdicts: Map<string, PictureVerdict>;
  readonly #most: number;

  /** @param saved What {@link toText} gave, or nothing; what cannot be read counts as nothing. */
  constructor(saved = '', most = 10_000) {
    this.#most = most;
    this.#verdicts = new Map(readMemo(saved));
  }

  /** Judges as `comparePictures` does, or remembers. Equal digests, blank frames and missing goldens are judged each time. */
  async compare(
    golden: PictureSource | null,
    actual: PictureSource,
    tolerance: ToleranceNumbers = exact,
    masks: readonly Box[] = [],
  ): Promise<PictureVerdict> {
    if (golden === null || golden.digest === actual.digest) return await comparePictures(golden, actual, tolerance, masks);
    const { maxDifference, meanShift, pixels, densestTile } = tolerance;
    const areas = masks.map(({ x, y, width, height }) => [x, y, width, height].join(','));
    const key = [golden.digest, actual.digest, maxDifference, meanShift, pixels, densestTile, ...areas].join(' ');
    const known = this.#verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = await comparePictures(golden, actual, tolerance, masks);
    this.#verdicts.set(key, verdict);
    const oldest = this.#verdicts.keys().next();
    if (this.#verdicts.size > this.#most && !oldest.done) this.#verdicts.delete(oldest.value);
    return verdict;
  }

  get size(): number {
    return this.#verdicts.size;
  }

  /** All entries as text to save. */
  toText(): string {
    return JSON.stringify({ version: comparerVersion, verdicts: [...this.#verdicts] });
  }
}

function readMemo(saved: string): readonly (readonly [string, PictureVerdict])[] {
  try {
    const { version, verdicts } = JSON.parse(saved) as { version: unknown; verdicts: [string, PictureVerdict][] };
    return version === comparerVersion && Array.isArray(verdicts) ? verdicts : [];
  } catch {
    return [];
  }
}
