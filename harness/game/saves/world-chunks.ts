import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChunkSource, SavedChunk, SavedEntity } from '../simulation/persistence.ts';
import { decodeChunk, encodeChunk } from './chunk-nbt.ts';
import { decodeEntities, encodeEntities } from './entity-nbt.ts';
import { NbtError } from './nbt.ts';
import { packChunk, packChunkNow, unpackChunk, zlibCompression } from './nbt-file.ts';
import { checkRegion, mergeRegion, readChunkFrom } from './region-file.ts';
import { type ChunkPlace, regionFileName, regionIndex, type StoredChunk } from './region-format.ts';
import { SaveError } from './save-error.ts';

/** Where Java 26.1 keeps the overworld's chunks, and the entities in them (wiki "Java Edition level format"). */
const folders = { chunks: 'dimensions/minecraft/overworld/region', entities: 'dimensions/minecraft/overworld/entities' } as const;

type Part = keyof typeof folders;

/** A chunk as it goes into the files. */
export interface PackedChunk {
  readonly cx: number;
  readonly cz: number;
  readonly parts: Readonly<Record<Part, Uint8Array>>;
}

/** Makes what goes into the files out of a chunk. */
export type ChunkPacker = (chunk: SavedChunk) => Promise<PackedChunk>;

/** Packs on a thread of its own: the same bytes as packSavedChunk makes. */
export function packSavedChunkNow(chunk: SavedChunk): PackedChunk {
  const parts = { chunks: packChunkNow(encodeChunk(chunk)), entities: packChunkNow(encodeEntities(chunk.cx, chunk.cz, chunk.entities)) };
  return { cx: chunk.cx, cz: chunk.cz, parts };
}

/** Compresses a chunk; the work is done on another thread but for the making of the NBT, about half a millisecond. */
export async function packSavedChunk(chunk: SavedChunk): Promise<PackedChunk> {
  const [chunks, entities] = await Promise.all([
    packChunk(encodeChunk(chunk)),
    packChunk(encodeEntities(chunk.cx, chunk.cz, chunk.entities)),
  ]);
  return { cx: chunk.cx, cz: chunk.cz, parts: { chunks, entities } };
}

/** The stored chunks of a world. */
export class WorldChunks implements ChunkSource {
  readonly #world: string;
  readonly #tables = new Map<string, ReadonlyMap<number, ChunkPlace>>();

  constructor(world: string) {
    this.#world = world;
  }

  /** @throws SaveError when the chunk is stored but damaged. */
  load(cx: number, cz: number): SavedChunk | null {
    const chunk = this.#read('chunks', cx, cz, decodeChunk);
    if (chunk === null) return null;
    if (chunk.cx !== cx || chunk.cz !== cz) {
      throw this.#damaged('chunks', cx, cz, new NbtError(`chunk ${chunk.cx}, ${chunk.cz} is in its place`));
    }
    return { ...chunk, entities: this.#read<readonly SavedEntity[]>('entities', cx, cz, decodeEntities) ?? [] };
  }

  /** Region files with these chunks in them, by path inside the world. @throws SaveError when one that is there is damaged. */
  async merged(packed: readonly PackedChunk[], seconds: number): Promise<ReadonlyMap<string, Uint8Array>> {
    const changes = new Map<string, Map<number, StoredChunk>>();
    for (const { cx, cz, parts } of packed) {
      for (const part of Object.keys(folders) as Part[]) {
        const path = regionPath(part, cx, cz);
        const region = changes.get(path) ?? new Map<number, StoredChunk>();
        region.set(regionIndex(cx, cz), { compression: zlibCompression, bytes: parts[part], timestamp: seconds });
        changes.set(path, region);
      }
    }
    const files = new Map<string, Uint8Array>();
    for (const [path, chunks] of changes) files.set(path, await mergeRegion(join(this.#world, path), chunks));
    return files;
  }

  /** Must be called when region files were replaced: their tables are other ones. */
  forget(): void {
    this.#tables.clear();
  }

  /** Checks the tables of all region files, with turns of the event loop in between. Rejects with SaveError for the first that is damaged. */
  async check(): Promise<void> {
    for (const folder of Object.values(folders)) {
      const path = join(this.#world, folder);
      for (const name of namesIn(path)) {
        if (!name.endsWith('.mca')) continue;
        for (const _ of checkRegion(join(path, name))) await nextTurn();
        await nextTurn();
      }
    }
  }

  #read<T>(part: Part, cx: number, cz: number, decode: (root: ReturnType<typeof unpackChunk>) => T): T | null {
    const stored = readChunkFrom(join(this.#world, regionPath(part, cx, cz)), regionIndex(cx, cz), this.#tables);
    if (stored === null) return null;
    try {
      return decode(unpackChunk(stored.bytes, stored.compression));
    } catch (error) {
      if (error instanceof NbtError) throw this.#damaged(part, cx, cz, error);
      throw error;
    }
  }

  #damaged(part: Part, cx: number, cz: number, error: NbtError): SaveError {
    const path = join(this.#world, regionPath(part, cx, cz));
    return new SaveError(
      `Chunk ${cx}, ${cz} in ${path} is damaged: ${error.message}; the file was left as it is: put a backup of it in its place, or move it away to have its chunks made anew.`,
      { cause: error },
    );
  }
}

function regionPath(part: Part, cx: number, cz: number): string {
  return `${folders[part]}/${regionFileName(cx, cz)}`;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
