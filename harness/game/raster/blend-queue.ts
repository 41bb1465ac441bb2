import { type FreeQuads, freeFloats } from '../display/display-list.ts';

const digitBits = 11;
const digits = 1 << digitBits;

/** A set of quads and where it lies, relative to the eye. */
interface Source {
  readonly quads: FreeQuads;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * Blended quads of one frame, to be drawn from far to near. Ordered by the distance of their centre as a float32; equal distances by the
 * quads' numbers, so that the order in which they were added never shows.
 */
export class BlendQueue {
  #sources: Source[] = [];
  #keys = new Float32Array(1024);
  #owners = new Int32Array(1024);
  #indexes = new Int32Array(1024);
  #count = 0;

  /** Adds the quads for which `wanted` holds; x, y, z: where their origin lies, seen from the eye. */
  add(quads: FreeQuads, x: number, y: number, z: number, wanted: ((data: Float32Array, at: number) => boolean) | null): void {
    if (quads.count === 0) return;
    const owner = this.#sources.push({ quads, x, y, z }) - 1;
    const { data } = quads;
    this.#reserve(this.#count + quads.count);
    for (let i = 0; i < quads.count; i++) {
      const at = i * freeFloats;
      if (wanted !== null && !wanted(data, at)) continue;
      const cx = x + data[at] + (data[at + 3] + data[at + 6]) * 0.5;
      const cy = y + data[at + 1] + (data[at + 4] + data[at + 7]) * 0.5;
      const cz = z + data[at + 2] + (data[at + 5] + data[at + 8]) * 0.5;
      this.#keys[this.#count] = cx * cx + cy * cy + cz * cz;
      this.#owners[this.#count] = owner;
      this.#indexes[this.#count] = i;
      this.#count++;
    }
  }

  /** Calls `draw` for each quad, far to near, and empties the queue. `owner` is the number of the add call, counting those that added. */
  drain(draw: (owner: number, quads: FreeQuads, index: number) => void): void {
    const order = sortDescending(this.#keys, this.#count);
    this.#settleTies(order);
    for (const entry of order) {
      const owner = this.#owners[entry];
      draw(owner, this.#sources[owner].quads, this.#indexes[entry]);
    }
    this.#sources = [];
    this.#count = 0;
  }

  #reserve(count: number): void {
    if (count <= this.#keys.length) return;
    const size = Math.max(count, this.#keys.length * 2);
    const keys = new Float32Array(size);
    keys.set(this.#keys);
    this.#keys = keys;
    const owners = new Int32Array(size);
    owners.set(this.#owners);
    this.#owners = owners;
    const indexes = new Int32Array(size);
    indexes.set(this.#indexes);
    this.#indexes = indexes;
  }

  #settleTies(order: Uint32Array): void {
    let start = 0;
    while (start < order.length) {
      let end = start + 1;
      while (end < order.length && this.#keys[order[end]] === this.#keys[order[start]]) end++;
      if (end - start > 1) order.subarray(start, end).sort((a, b) => this.#compare(a, b));
      start = end;
    }
  }

  #compare(a: number, b: number): number {
    const from = this.#sources[this.#owners[a]];
    const to = this.#sources[this.#owners[b]];
    const atA = this.#indexes[a] * freeFloats;
    const atB = this.#indexes[b] * freeFloats;
    const dataA = from.quads.data;
    const dataB = to.quads.data;
    const place = from.x + dataA[atA] - (to.x + dataB[atB]) || from.y + dataA[atA + 1] - (to.y + dataB[atB + 1]);
    let difference = place || from.z + dataA[atA + 2] - (to.z + dataB[atB + 2]);
    for (let i = 3; i < freeFloats && difference === 0; i++) difference = dataA[atA + i] - dataB[atB + i];
    return difference;
  }
}

/** Indexes of the first `count` keys (none negative) in descending order: a radix sort on their bits, since those order like the numbers. */
function sortDescending(keys: Float32Array, count: number): Uint32Array {
  const bits = new Uint32Array(keys.buffer, 0, count);
  let from = new Uint32Array(count);
  let to = new Uint32Array(count);
  for (let i = 0; i < count; i++) from[i] = i;
  const starts = new Uint32Array(digits);
  for (let shift = 0; shift < 32; shift += digitBits) {
    starts.fill(0);
    for (let i = 0; i < count; i++) starts[digits - 1 - ((bits[i] >>> shift) & (digits - 1))]++;
    let sum = 0;
    for (let d = 0; d < digits; d++) {
      const size = starts[d];
      starts[d] = sum;
      sum += size;
    }
    for (let i = 0; i < count; i++) {
      const entry = from[i];
      to[starts[digits - 1 - ((bits[entry] >>> shift) & (digits - 1))]++] = entry;
    }
    const swap = from;
    from = to;
    to = swap;
  }
  return from;
}
