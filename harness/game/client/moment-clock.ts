/**
 * When each thing that the interface shows for a while happened last, by the clock of what fades. The simulation counts what happens and
 * knows no clock of pictures; this notes the tick at which a count went up.
 */
export class MomentClock {
  readonly #counts = new Map<string, number>();
  readonly #ticks = new Map<string, number>();

  /** @param ticks the clock of what fades. Called once a tick. */
  tick(counts: ReadonlyMap<string, number>, ticks: number): void {
    for (const [name, count] of counts) {
      if (this.#counts.get(name) === count) continue;
      this.#counts.set(name, count);
      this.#ticks.set(name, ticks);
    }
    for (const name of this.#counts.keys()) if (!counts.has(name)) this.#forget(name);
  }

  /** Ticks since something happened last; Infinity when it never did. */
  since(name: string, ticks: number): number {
    const at = this.#ticks.get(name);
    return at === undefined ? Number.POSITIVE_INFINITY : ticks - at;
  }

  /** Whether anything happened within so many ticks; one thing may be left out. */
  within(age: number, ticks: number, but?: string): boolean {
    return [...this.#ticks].some(([name, at]) => name !== but && ticks - at < age);
  }

  /** Forgets all, for another world. */
  clear(): void {
    this.#counts.clear();
    this.#ticks.clear();
  }

  #forget(name: string): void {
    this.#counts.delete(name);
    this.#ticks.delete(name);
  }
}
