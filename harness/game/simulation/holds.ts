/** Who wants time to stand still: as long as anybody does, there is a promise for the moment when nobody does any more. */
export class Holds {
  #count = 0;
  #free: () => void = () => {};
  #promise: Promise<void> | null = null;

  /** Null when nobody holds. */
  get promise(): Promise<void> | null {
    return this.#promise;
  }

  /** Holds until the answered function is called; calling it again does nothing. */
  take(): () => void {
    this.#count++;
    this.#promise ??= new Promise((resolve) => {
      this.#free = resolve;
    });
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#count--;
      if (this.#count > 0) return;
      this.#promise = null;
      this.#free();
    };
  }
}
