import { mix32, positionHash } from '../random/position-hash.ts';

/**
 * Dice whose throws follow from a place and a time alone, so that what happens in one chunk does not depend on which others are loaded,
 * and nothing of them has to be saved.
 */
export class Dice {
  #state = 0;

  /** Begins the throws of a place at a time. */
  begin(seed: number, x: number, y: number, z: number, time: number): this {
    this.#state = positionHash(seed ^ mix32(time | 0), x, y, z) | 0;
    return this;
  }

  /** Where the throws stand, to go on from there after others. */
  get state(): number {
    return this.#state;
  }

  set state(state: number) {
    this.#state = state;
  }

  /** 0..2^32-1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return mix32(this.#state) >>> 0;
  }

  /** A whole number from 0 to `count` - 1; 0 when `count` is not above 0. */
  below(count: number): number {
    return count <= 1 ? 0 : Math.floor(this.unit() * count);
  }

  /** 0 inclusive to 1 exclusive. */
  unit(): number {
    return this.next() / 4294967296;
  }
}
