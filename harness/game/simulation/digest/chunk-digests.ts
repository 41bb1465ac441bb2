import type { Chunk } from '../world/chunk.ts';
import type { Section } from '../world/section.ts';
import { Hash128 } from './hash-128.ts';

interface Known {
  readonly version: number;
  readonly digest: string;
}

/** Hashes of chunks' cells and light. A section is hashed once a version, a chunk once a change of its sections. */
export class ChunkDigests {
  readonly #sections = new WeakMap<Section, Known>();
  readonly #chunks = new WeakMap<Chunk, Known>();

  /** 32 hexadecimal digits over a chunk's cells and light. */
  of(chunk: Chunk): string {
    const version = chunk.sections.reduce((sum, section) => sum + section.version, 0);
    const known = this.#chunks.get(chunk);
    if (known?.version === version) return known.digest;
    const hash = new Hash128();
    chunk.sections.forEach((section, i) => {
      if (!(section.empty && section.inFullSun)) hash.words([i]).text(this.#section(section));
    });
    const digest = hash.digest();
    this.#chunks.set(chunk, { version, digest });
    return digest;
  }

  #section(section: Section): string {
    const known = this.#sections.get(section);
    if (known?.version === section.version) return known.digest;
    const { cells, light, version } = section;
    const digest = new Hash128()
      .words(new Uint32Array(cells.buffer, cells.byteOffset, 2048))
      .words(new Uint32Array(light.buffer, light.byteOffset, 1024))
      .digest();
    this.#sections.set(section, { version, digest });
    return digest;
  }
}
