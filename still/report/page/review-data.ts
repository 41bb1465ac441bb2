/** What of a result is approved: a part of an approval file. */
export interface ReviewItem {
  readonly shot: string;
  readonly key: string;
  readonly P: readonly string[];
  readonly U?: readonly string[];
}

/** A result of a change. */
export interface ReviewResult {
  /** Its address on the page. */
  readonly at: string;
  /** Null where nothing of it can be approved. */
  readonly item: ReviewItem | null;
}

/** What changed in one way, as it is decided on. */
export interface ReviewChange {
  readonly id: string;
  /** The verdict in words. */
  readonly says: string;
  /** How many shots and frames, in words. */
  readonly size: string;
  readonly approvable: boolean;
  /** The one that shows it best first. */
  readonly results: readonly ReviewResult[];
}

/** All changes of the page. */
export interface ReviewData {
  /** The form of an approval file. */
  readonly schema: string;
  /** When the run began: decisions are of this run. */
  readonly run: string;
  /** What a command needs to find the run, with a space before it. */
  readonly from: string;
  readonly changes: readonly ReviewChange[];
}

/** What the page was given to review; null when nothing failed. */
export function readReviewData(): ReviewData | null {
  const text = document.querySelector('#review')?.textContent;
  return text ? (JSON.parse(text) as ReviewData) : null;
}
