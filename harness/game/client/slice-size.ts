/** How long a piece of work may hold up the event loop, in milliseconds, before the next one is made smaller. */
const longest = 2;
const most = 32;

/**
 * How many things to do in one turn of the event loop, found by measuring: fewer when a turn took too long, more when it was short. For work
 * whose result does not depend on how it is cut.
 */
export class SliceSize {
  #count = 2;

  /** For the next turn. */
  get count(): number {
    return this.#count;
  }

  /** @param ms what the last turn took. */
  took(ms: number): void {
    if (ms > longest) this.#count = Math.max(1, this.#count >> 1);
    else if (ms < longest / 2) this.#count = Math.min(most, this.#count + 1);
  }
}
