import { mix32 } from './position-hash.ts';

export type RandomState = readonly [number, number, number, number];

/** A stream of random numbers whose state can be saved: xoshiro128** (D. Blackman, S. Vigna, 2018). One stream a purpose. */
export class RandomStream {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(state: RandomState) {
    [this.#a, this.#b, this.#c, this.#d] = state.map((word) => word | 0);
  }

  /** A stream begun from a 32-bit seed. */
  static fromSeed(seed: number): RandomStream {
    return new RandomStream([mix32(seed + 1), mix32(seed + 0x9e3779b9), mix32(seed + 0x3c6ef372), mix32(seed ^ 0x5bd1e995) | 1]);
  }

  get state(): RandomState {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0];
  }

  /** 0..2^32-1. */
  next(): number {
    const r = Math.imul(this.#b, 5);
    const result = Math.imul((r << 7) | (r >>> 25), 9);
    const t = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result >>> 0;
  }

  /** 0 inclusive to 1 exclusive. */
  unit(): number {
    return this.next() / 4294967296;
  }

  /** A whole number from `min` to `max`, both inclusive. */
  between(min: number, max: number): number {
    return min + Math.floor(this.unit() * (max - min + 1));
  }
}
