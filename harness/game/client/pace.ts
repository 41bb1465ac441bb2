/** How many of the newest durations are kept. */
const kept = 600;

/** How long the newest frames or ticks took to make. */
export interface PaceShape {
  /** How many there were since the start. */
  readonly count: number;
  /** How many of them the numbers are about. */
  readonly measured: number;
  /** Milliseconds; 0 before the first. */
  readonly average_ms: number;
  readonly median_ms: number;
  /** What one in a hundred takes at least. */
  readonly slow_ms: number;
  readonly slowest_ms: number;
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Measures how long something takes that is done again and again. */
export class Pace {
  readonly #durations: number[] = [];
  #count = 0;

  /** @param ms how long it took this time. */
  note(ms: number): void {
    this.#durations[this.#count % kept] = ms;
    this.#count += 1;
  }

  get shape(): PaceShape {
    const sorted = [...this.#durations].sort((a, b) => a - b);
    const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
    const sum = sorted.reduce((total, ms) => total + ms, 0);
    return {
      count: this.#count,
      measured: sorted.length,
      average_ms: rounded(sum / Math.max(1, sorted.length)),
      median_ms: at(0.5),
      slow_ms: at(0.99),
      slowest_ms: at(1),
    };
  }
}
