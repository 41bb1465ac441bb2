import type { Cell } from '../view.ts';
import type { Chunk } from './chunk.ts';

/** A number for a chunk's place, unique within Java's world border. */
export function chunkKey(cx: number, cz: number): number {
  return (cx + 2097152) * 4194304 + (cz + 2097152);
}

/** The chunks in memory, each linked to those around it. */
export class ChunkMap {
  readonly #chunks = new Map<number, Chunk>();
  #last: Chunk | null = null;

  get size(): number {
    return this.#chunks.size;
  }

  get(cx: number, cz: number): Chunk | null {
    const last = this.#last;
    if (last !== null && last.cx === cx && last.cz === cz) return last;
    const found = this.#chunks.get(chunkKey(cx, cz)) ?? null;
    if (found !== null) this.#last = found;
    return found;
  }

  values(): IterableIterator<Chunk> {
    return this.#chunks.values();
  }

  add(chunk: Chunk): void {
    this.#chunks.set(chunkKey(chunk.cx, chunk.cz), chunk);
    this.#link(chunk, chunk);
  }

  remove(chunk: Chunk): void {
    this.#chunks.delete(chunkKey(chunk.cx, chunk.cz));
    if (this.#last === chunk) this.#last = null;
    this.#link(chunk, null);
  }

  /** The cell at a place, air where nothing is loaded. */
  cell(x: number, y: number, z: number): Cell {
    return this.get(x >> 4, z >> 4)?.cell(x & 15, y, z & 15) ?? 0;
  }

  #link(chunk: Chunk, value: Chunk | null): void {
    for (let dz = -1; dz <= 1; dz++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (dx === 0 && dz === 0) continue;
        const other = this.#chunks.get(chunkKey(chunk.cx + dx, chunk.cz + dz));
        if (other === undefined) continue;
        other.around[(1 - dz) * 3 + 1 - dx] = value;
        chunk.around[(dz + 1) * 3 + dx + 1] = value === null ? null : other;
      }
    }
  }
}
