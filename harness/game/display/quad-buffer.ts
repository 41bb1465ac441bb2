import type { FreeQuads } from './display-list.ts';
import { freeFloats } from './display-list.ts';

/** Collects packed quads of one face group. */
export class PackedBuffer {
  private words = new Uint32Array(1024);
  private length = 0;

  clear(): void {
    this.length = 0;
  }

  /** Appends a packed quad; the words are those of SectionMesh. */
  push(a: number, b: number, c: number, d: number): void {
    if (this.length + 4 > this.words.length) {
      const larger = new Uint32Array(this.words.length * 2);
      larger.set(this.words);
      this.words = larger;
    }
    const { words, length } = this;
    words[length] = a;
    words[length + 1] = b;
    words[length + 2] = c;
    words[length + 3] = d;
    this.length = length + 4;
  }

  take(): Uint32Array {
    return this.words.slice(0, this.length);
  }
}

/** A free quad's surface: everything after its corner and edges. */
export interface Surface {
  readonly tile: number;
  /** u0 v0 u1 v1 in texels of the tile. */
  readonly uv: readonly [number, number, number, number];
  readonly tint: number;
  readonly alpha: number;
  /** 0..240 each. */
  readonly sky: number;
  readonly block: number;
  readonly shade: number;
  readonly flags: number;
}

/** A vector in blocks. */
export type Vector = readonly [number, number, number];

/** Collects free quads. */
export class FreeBuffer {
  private floats = new Float32Array(freeFloats * 64);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Appends a parallelogram by its corner (u0, v0) and the edges along u and v. */
  push(corner: Vector, u: Vector, v: Vector, surface: Surface): void {
    const at = this.count * freeFloats;
    if (at + freeFloats > this.floats.length) {
      const larger = new Float32Array(this.floats.length * 2);
      larger.set(this.floats);
      this.floats = larger;
    }
    const { floats } = this;
    for (let i = 0; i < 3; i++) {
      floats[at + i] = corner[i]!;
      floats[at + 3 + i] = u[i]!;
      floats[at + 6 + i] = v[i]!;
    }
    floats[at + 9] = surface.tile;
    for (let i = 0; i < 4; i++) floats[at + 10 + i] = surface.uv[i]!;
    floats[at + 14] = surface.tint;
    floats[at + 15] = surface.alpha;
    floats[at + 16] = surface.sky;
    floats[at + 17] = surface.block;
    floats[at + 18] = surface.shade;
    floats[at + 19] = surface.flags;
    this.count++;
  }

  /** Appends quads as they are. */
  append(quads: FreeQuads): void {
    const at = this.count * freeFloats;
    const more = quads.count * freeFloats;
    if (at + more > this.floats.length) {
      const larger = new Float32Array(Math.max(this.floats.length * 2, at + more));
      larger.set(this.floats);
      this.floats = larger;
    }
    this.floats.set(quads.data.subarray(0, more), at);
    this.count += quads.count;
  }

  take(): FreeQuads {
    return { count: this.count, data: this.floats.slice(0, this.count * freeFloats) };
  }
}

/** No free quads. */
export const noQuads: FreeQuads = { count: 0, data: new Float32Array(0) };
