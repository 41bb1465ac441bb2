import type { ChunkSource, DirtyChunk, SavedChunk, SavedEntity } from '../persistence.ts';
import type { TerrainGenerator } from '../terrain/terrain-generator.ts';
import type { Chunk } from './chunk.ts';
import { decodeChunk, encodeChunk } from './chunk-codec.ts';
import { chunkKey } from './chunk-map.ts';
import type { LightEngine } from './light-engine.ts';
import type { WorldState } from './world-state.ts';

/** Chunks that arrive a tick while a place is loaded afresh, and while walking. Fixed numbers, so that arrival is part of the replay. */
const burst = 8;
const trickle = 2;
/** Chunks are kept this far beyond the view before they leave. */
const slack = 3;

interface Place {
  readonly dx: number;
  readonly dz: number;
}

/** What the entities' keeper does when chunks come and go. */
export interface EntityKeeper {
  arrive(entities: readonly SavedEntity[]): void;
  /** Takes the entities of a chunk out of the world. */
  leave(cx: number, cz: number): readonly SavedEntity[];
  inChunk(cx: number, cz: number): readonly SavedEntity[];
}

/** A chunk that left the view with changes that are not stored yet. */
interface Parked {
  readonly content: SavedChunk;
  readonly edits: number;
  exported: boolean;
}

/**
 * Brings chunks in, nearest first, and lets them go. A ring one chunk wider than the view is generated, since a chunk's light is
 * final only when its neighbours are there.
 */
export class ChunkLoader {
  readonly #world: WorldState;
  readonly #terrain: TerrainGenerator;
  readonly #light: LightEngine;
  readonly #source: ChunkSource | null;
  readonly #entities: EntityKeeper;
  readonly #distance: number;
  readonly #order: readonly Place[];
  readonly #parked = new Map<number, Parked>();
  #cx = 0;
  #cz = 0;
  #next = 0;
  #known = false;
  #afresh = false;

  constructor(
    world: WorldState,
    terrain: TerrainGenerator,
    light: LightEngine,
    entities: EntityKeeper,
    distance: number,
    source: ChunkSource | null,
  ) {
    this.#world = world;
    this.#terrain = terrain;
    this.#light = light;
    this.#entities = entities;
    this.#distance = distance;
    this.#source = source;
    this.#order = nearestFirst(distance + 1);
  }

  /** All chunks within the view distance are there and lit. */
  get ready(): boolean {
    return this.#known && this.#next >= this.#order.length;
  }

  get progress(): number {
    return this.#known ? this.#next / this.#order.length : 0;
  }

  /** One tick's worth of chunks around the player's chunk. */
  tick(cx: number, cz: number): void {
    if (!this.#known || cx !== this.#cx || cz !== this.#cz) {
      this.#known = true;
      this.#cx = cx;
      this.#cz = cz;
      this.#next = 0;
      this.#dropFar();
    }
    if (this.#world.chunk(cx, cz) === null) this.#afresh = true;
    let left = this.#afresh ? burst : trickle;
    while (this.#next < this.#order.length) {
      const { dx, dz } = this.#order[this.#next];
      if (this.#world.map.get(cx + dx, cz + dz) === null) {
        if (left === 0) return;
        this.#bring(cx + dx, cz + dz);
        left--;
      }
      this.#next++;
    }
    this.#afresh = false;
  }

  #bring(cx: number, cz: number): void {
    const key = chunkKey(cx, cz);
    const parked = this.#parked.get(key);
    const saved = parked?.content ?? this.#source?.load(cx, cz) ?? null;
    const chunk = saved === null ? this.#terrain.generate(cx, cz) : decodeChunk(saved);
    if (saved !== null) this.#terrain.describe(chunk);
    if (parked !== undefined) {
      this.#parked.delete(key);
      chunk.edits++;
    }
    this.#world.map.add(chunk);
    if (saved?.lit === true) this.#light.adopt(chunk);
    else this.#light.bake(chunk);
    for (const near of chunk.around) if (near !== null && !near.lit) near.lit = near.around.every((other) => other !== null);
    this.#entities.arrive(saved?.entities ?? []);
    this.#world.chunksChanged();
  }

  #dropFar(): void {
    const limit = this.#distance + 1 + slack;
    for (const chunk of [...this.#world.map.values()]) {
      if (Math.abs(chunk.cx - this.#cx) <= limit && Math.abs(chunk.cz - this.#cz) <= limit) continue;
      const entities = this.#entities.leave(chunk.cx, chunk.cz);
      if (this.#unsaved(chunk, entities.length > 0) && (chunk.edited || entities.length > 0)) {
        const content = encodeChunk(chunk, entities, this.#world.time);
        this.#parked.set(chunkKey(chunk.cx, chunk.cz), { content, edits: chunk.edits, exported: false });
      }
      for (const near of chunk.around) if (near !== null) near.lit = false;
      this.#world.map.remove(chunk);
    }
    this.#world.chunksChanged();
  }

  #unsaved(chunk: Chunk, hasEntities: boolean): boolean {
    return !chunk.foreign && (hasEntities || chunk.edits !== chunk.savedEdits);
  }

  /** See Persistence.dirtyChunks. */
  dirtyChunks(): readonly DirtyChunk[] {
    const dirty: DirtyChunk[] = [];
    for (const { content } of this.#parked.values()) dirty.push({ cx: content.cx, cz: content.cz, edited: true });
    for (const chunk of this.#world.litChunks()) {
      const hasEntities = this.#entities.inChunk(chunk.cx, chunk.cz).length > 0;
      if (this.#unsaved(chunk, hasEntities)) dirty.push({ cx: chunk.cx, cz: chunk.cz, edited: chunk.edited || hasEntities });
    }
    return dirty.sort((a, b) => Number(b.edited) - Number(a.edited) || a.cx - b.cx || a.cz - b.cz);
  }

  /** See Persistence.exportChunk. */
  exportChunk(cx: number, cz: number): SavedChunk | null {
    const parked = this.#parked.get(chunkKey(cx, cz));
    if (parked !== undefined) {
      parked.exported = true;
      return parked.content;
    }
    const chunk = this.#world.map.get(cx, cz);
    if (chunk === null) return null;
    chunk.exportedEdits = chunk.edits;
    return encodeChunk(chunk, this.#entities.inChunk(cx, cz), this.#world.time);
  }

  /** See Persistence.markSaved. */
  markSaved(cx: number, cz: number): void {
    const key = chunkKey(cx, cz);
    if (this.#parked.get(key)?.exported === true) this.#parked.delete(key);
    const chunk = this.#world.map.get(cx, cz);
    if (chunk !== null) chunk.savedEdits = chunk.exportedEdits;
  }
}

/** All places within a distance by growing distance, equals in the order of z, then x. */
function nearestFirst(distance: number): readonly Place[] {
  const places: Place[] = [];
  for (let dz = -distance; dz <= distance; dz++) for (let dx = -distance; dx <= distance; dx++) places.push({ dx, dz });
  return places.sort((a, b) => a.dx * a.dx + a.dz * a.dz - b.dx * b.dx - b.dz * b.dz || a.dz - b.dz || a.dx - b.dx);
}
