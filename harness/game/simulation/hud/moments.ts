/**
 * Counts how often something happened that the interface shows for a while: a title, damage, a boss bar's new value. The simulation only
 * counts; whoever draws notes in its own clock when a count went up, so that the same rules serve a clock that stands still.
 */
export class Moments {
  readonly #counts = new Map<string, number>();

  /** How often each thing happened, by name, in the order in which they happened first. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Says that something happened now. */
  mark(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Forgets a thing that is no more. */
  forget(name: string): void {
    this.#counts.delete(name);
  }
}
