import type { ChunkSource, SavedChunk } from '../persistence.ts';
import { decodeChunk } from '../world/chunk-codec.ts';
import { type ChunkContent, contentOf } from '../world/chunk-content.ts';
import { LightEngine } from '../world/light-engine.ts';
import { findSpawn } from './spawn.ts';
import { TerrainGenerator } from './terrain-generator.ts';

/** The making of one world's chunks: all that can be done about a chunk without the chunks around it. A worker thread runs it as well. */
export class ChunkJob {
  readonly #seed: bigint;
  readonly #source: ChunkSource | null;
  readonly #light = new LightEngine();
  #terrain: TerrainGenerator | null = null;

  /** @param source where stored chunks come from; null when there are none. */
  constructor(seed: bigint, source: ChunkSource | null) {
    this.#seed = seed;
    this.#source = source;
  }

  /** The chunk as it is stored, else as the seed makes it, lit by itself. Throws what the source throws. */
  make(cx: number, cz: number): ChunkContent {
    const saved = this.#source?.load(cx, cz) ?? null;
    if (saved !== null) return this.restore(saved);
    const chunk = this.#generator().generate(cx, cz);
    this.#light.bake(chunk);
    return contentOf(chunk, null);
  }

  /** The content of a chunk as it was exported. */
  restore(saved: SavedChunk): ChunkContent {
    const chunk = decodeChunk(saved);
    this.#generator().describe(chunk);
    // A world of another source keeps its own biomes.
    if (saved.biomes.length === chunk.biomes.length) chunk.biomes = saved.biomes;
    if (saved.lit) this.#light.findSunFloor(chunk);
    else this.#light.bake(chunk);
    const { sections: _, raw: __, ...stored } = saved;
    return contentOf(chunk, stored);
  }

  /** Where a new world's player begins. */
  spawn(): readonly [number, number, number] {
    return findSpawn(this.#generator());
  }

  #generator(): TerrainGenerator {
    this.#terrain ??= new TerrainGenerator(this.#seed);
    return this.#terrain;
  }
}
