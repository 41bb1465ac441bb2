/**
 * Work outside the game's time: files read or written for it. While some is pending, a game at `--speed max` does not tick and no frame
 * is looked at, so that what a command sees does not depend on how fast the disk is.
 */
export class Barrier {
  #pending = 0;
  #settled: (() => void)[] = [];
  readonly #lifted: () => void;
  readonly #failed: (error: unknown) => void;

  /** @param lifted called each time the last pending work is done; @param failed is told of work that failed and that nobody awaits. */
  constructor(lifted: () => void, failed: (error: unknown) => void) {
    this.#lifted = lifted;
    this.#failed = failed;
  }

  get pending(): boolean {
    return this.#pending > 0;
  }

  /** Counts work until it is done, and returns its result. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#pending += 1;
    try {
      return await work();
    } finally {
      this.#pending -= 1;
      if (this.#pending === 0) {
        const settled = this.#settled;
        this.#settled = [];
        for (const resolve of settled) resolve();
        this.#lifted();
      }
    }
  }

  /** As `run`, for work whose end nobody awaits. */
  start(work: () => Promise<void>): void {
    this.run(work).catch(this.#failed);
  }

  /** Resolves when nothing is pending. */
  settled(): Promise<void> {
    return this.#pending === 0 ? Promise.resolve() : new Promise((resolve) => this.#settled.push(resolve));
  }
}
