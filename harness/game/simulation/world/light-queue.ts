/** A first-in-first-out list of 32-bit numbers that grows as needed and is used again and again. */
export class LightQueue {
  #items = new Int32Array(1 << 14);
  #head = 0;
  #tail = 0;

  get more(): boolean {
    return this.#head < this.#tail;
  }

  push(item: number): void {
    if (this.#tail === this.#items.length) this.#makeRoom();
    this.#items[this.#tail++] = item;
  }

  /** Only when there is more. */
  shift(): number {
    const item = this.#items[this.#head++];
    if (this.#head === this.#tail) {
      this.#head = 0;
      this.#tail = 0;
    }
    return item;
  }

  #makeRoom(): void {
    const target = this.#head > this.#items.length / 2 ? this.#items : new Int32Array(this.#items.length * 2);
    target.set(this.#items.subarray(this.#head, this.#tail));
    this.#items = target;
    this.#tail -= this.#head;
    this.#head = 0;
  }
}
