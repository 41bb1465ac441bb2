/** MurmurHash3 x86 128 (A. Appleby, public domain) over 32-bit words: integer arithmetic alone, the same on every machine. */
const c1 = 0x239b961b;
const c2 = 0xab0e9789;
const c3 = 0x38b34ae5;
const c4 = 0xa1e38b93;

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

function finish(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Collects words and answers their 128-bit hash. */
export class Hash128 {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
  #length = 0;
  readonly #bits = new DataView(new ArrayBuffer(8));

  /** Adds 32-bit words. A tail that does not fill four words is filled with zeros. */
  words(words: ArrayLike<number>): this {
    let [a, b, c, d] = [this.#a, this.#b, this.#c, this.#d];
    for (let i = 0; i < words.length; i += 4) {
      a ^= Math.imul(rotate(Math.imul(words[i], c1), 15), c2);
      a = Math.imul(rotate(a, 19) + b, 5) + 0x561ccd1b;
      b ^= Math.imul(rotate(Math.imul(i + 1 < words.length ? words[i + 1] : 0, c2), 16), c3);
      b = Math.imul(rotate(b, 17) + c, 5) + 0x0bcaa747;
      c ^= Math.imul(rotate(Math.imul(i + 2 < words.length ? words[i + 2] : 0, c3), 17), c4);
      c = Math.imul(rotate(c, 15) + d, 5) + 0x96cd1c35;
      d ^= Math.imul(rotate(Math.imul(i + 3 < words.length ? words[i + 3] : 0, c4), 18), c1);
      d = Math.imul(rotate(d, 13) + a, 5) + 0x32ac3b17;
    }
    [this.#a, this.#b, this.#c, this.#d] = [a, b, c, d];
    this.#length += words.length;
    return this;
  }

  /** Adds a number by all its 64 bits. */
  number(value: number): this {
    this.#bits.setFloat64(0, value);
    return this.words([this.#bits.getInt32(0), this.#bits.getInt32(4), 0, 0]);
  }

  /** Adds a text by its UTF-16 units. */
  text(value: string): this {
    return this.words([value.length, ...Array.from({ length: value.length }, (_, i) => value.charCodeAt(i))]);
  }

  /** The hash so far: 32 hexadecimal digits. */
  digest(): string {
    let [a, b, c, d] = [this.#a, this.#b, this.#c, this.#d].map((word) => word ^ this.#length);
    a = (a + b + c + d) | 0;
    b = (b + a) | 0;
    c = (c + a) | 0;
    d = (d + a) | 0;
    [a, b, c, d] = [a, b, c, d].map(finish);
    a = (a + b + c + d) | 0;
    return [a, b + a, c + a, d + a].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
