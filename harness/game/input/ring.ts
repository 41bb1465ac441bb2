/** The newest entries of a growing list, each with a number that is never used again. Numbers start at 1. */
export class Ring<Entry extends { readonly seq: number }> {
  readonly #capacity: number;
  #entries: Entry[] = [];
  #last = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The newest number, 0 before the first entry. */
  get last(): number {
    return this.#last;
  }

  /** Makes an entry from its number and keeps it; the oldest goes when the ring is full. */
  push(make: (seq: number) => Entry): Entry {
    this.#last += 1;
    const entry = make(this.#last);
    this.#entries.push(entry);
    // Trimming at twice the size keeps a push at constant cost.
    if (this.#entries.length >= this.#capacity * 2) this.#entries = this.#entries.slice(-this.#capacity);
    return entry;
  }

  /** The kept entries newer than `since`, oldest first. */
  newerThan(since: number): readonly Entry[] {
    const kept = this.#entries.slice(-this.#capacity);
    const first = kept.findIndex((entry) => entry.seq > since);
    return first < 0 ? [] : kept.slice(first);
  }
}
