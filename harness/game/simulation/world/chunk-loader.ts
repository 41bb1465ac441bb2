import type { DirtyChunk, SavedChunk, SavedEntity } from '../persistence.ts';
import type { ChunkJob } from '../terrain/chunk-job.ts';
import type { Chunk } from './chunk.ts';
import { ChunkArrival } from './chunk-arrival.ts';
import { encodeChunk } from './chunk-codec.ts';
import type { ChunkContent } from './chunk-content.ts';
import type { ChunkMaker } from './chunk-maker.ts';
import { chunkKey } from './chunk-map.ts';
import type { LightEngine } from './light-engine.ts';
import type { WorldState } from './world-state.ts';

/** Chunks asked for a tick while a place is loaded afresh, and while walking. Fixed numbers, so that arrival is part of the replay. */
const burst = 8;
const trickle = 2;
/** Ticks from asking for a chunk to its arrival, however soon it is made. */
const journey = 4;
/** Chunks are kept this far beyond the view before they leave. */
const slack = 3;

interface Place {
  readonly dx: number;
  readonly dz: number;
}

/** A chunk that was asked for, and the tick at which it arrives. */
interface Journey {
  readonly cx: number;
  readonly cz: number;
  readonly due: number;
  /** It on its way in, where that was begun before its tick. */
  arrival: ChunkArrival | null;
}

/** What the entities' keeper does when chunks come and go. */
export interface EntityKeeper {
  arrive(entities: readonly SavedEntity[]): void;
  /** Takes the entities of a chunk out of the world. */
  leave(cx: number, cz: number): readonly SavedEntity[];
  inChunk(cx: number, cz: number): readonly SavedEntity[];
  /** Keys of the chunks that somebody is in. */
  inhabited(): ReadonlySet<number>;
}

/** A chunk that left the view with changes that are not stored yet. */
interface Parked {
  readonly content: SavedChunk;
  readonly edits: number;
  exported: boolean;
}

/**
 * Brings chunks in, nearest first, and lets them go. A ring one chunk wider than the view is loaded, since a chunk's light is final only
 * when its neighbours are there. A chunk is asked for at one tick and arrives a fixed number of ticks later, whoever makes it and however
 * long that takes, so that the same inputs give the same world on every machine.
 */
export class ChunkLoader {
  readonly #world: WorldState;
  readonly #maker: ChunkMaker;
  /** Turns parked chunks into contents. */
  readonly #job: ChunkJob;
  readonly #light: LightEngine;
  readonly #entities: EntityKeeper;
  readonly #distance: number;
  readonly #order: readonly Place[];
  readonly #parked = new Map<number, Parked>();
  /** In the order of their arrival. */
  readonly #journeys = new Map<number, Journey>();
  /** Sees each chunk that comes, before it counts as loaded. */
  onComing: (chunk: Chunk, content: ChunkContent) => void = () => {};
  #tick = 0;
  #cx = 0;
  #cz = 0;
  #next = 0;
  #known = false;
  #afresh = false;

  constructor(world: WorldState, maker: ChunkMaker, job: ChunkJob, light: LightEngine, entities: EntityKeeper, distance: number) {
    this.#world = world;
    this.#maker = maker;
    this.#job = job;
    this.#light = light;
    this.#entities = entities;
    this.#distance = distance;
    this.#order = nearestFirst(distance + 1);
  }

  /** All chunks within the view distance are there and lit. */
  get ready(): boolean {
    return this.#known && this.#next >= this.#order.length && this.#journeys.size === 0;
  }

  get progress(): number {
    return this.#known ? Math.max(0, this.#next - this.#journeys.size) / this.#order.length : 0;
  }

  /** Null when all that arrives with the next tick is made, else a promise for the moment when one more of it is. */
  unfinished(): Promise<void> | null {
    for (const { cx, cz, due } of this.#journeys.values()) {
      if (due > this.#tick + 1) break;
      const wait = this.#awaited(cx, cz);
      if (wait !== null) return wait;
    }
    return null;
  }

  /** A promise for a chunk that is not made yet; null for others. */
  #awaited(cx: number, cz: number): Promise<void> | null {
    return this.#parked.has(chunkKey(cx, cz)) ? null : this.#maker.unfinished(cx, cz);
  }

  /**
   * Does a part of what arrives with the next tick, as far as it is made; false when nothing is left to do. Nothing counts as loaded before
   * its tick: the world is the same whether this is called or not.
   */
  prepare(): boolean {
    for (const journey of this.#journeys.values()) {
      if (journey.due > this.#tick + 1) break;
      if (!this.#near(journey.cx, journey.cz)) continue;
      if (journey.arrival === null) return this.#begin(journey);
      if (journey.arrival.step()) return true;
    }
    return false;
  }

  /** False when it is not made yet, and when it cannot be had: the tick runs into that by itself and tells of it. */
  #begin(journey: Journey): boolean {
    if (this.#awaited(journey.cx, journey.cz) !== null) return false;
    try {
      journey.arrival = this.#bring(journey.cx, journey.cz);
      return true;
    } catch {
      return false;
    }
  }

  /** One tick's worth of chunks around the player's chunk: those that are due arrive, and others are asked for. */
  tick(cx: number, cz: number): void {
    this.#tick++;
    if (!this.#known || cx !== this.#cx || cz !== this.#cz) {
      this.#known = true;
      this.#cx = cx;
      this.#cz = cz;
      this.#next = 0;
      this.#dropFar();
    }
    this.#arrive();
    if (this.#world.chunk(cx, cz) === null) this.#afresh = true;
    let left = this.#afresh ? burst : trickle;
    while (this.#next < this.#order.length) {
      const { dx, dz } = this.#order[this.#next];
      const key = chunkKey(cx + dx, cz + dz);
      if (this.#world.map.get(cx + dx, cz + dz) === null && !this.#journeys.has(key)) {
        if (left === 0) return;
        if (!this.#parked.has(key)) this.#maker.ask(cx + dx, cz + dz);
        this.#journeys.set(key, { cx: cx + dx, cz: cz + dz, due: this.#tick + journey, arrival: null });
        left--;
      }
      this.#next++;
    }
    if (this.#journeys.size === 0) this.#afresh = false;
  }

  #arrive(): void {
    for (const [key, { cx, cz, due, arrival }] of this.#journeys) {
      if (due > this.#tick) return;
      this.#journeys.delete(key);
      if (this.#near(cx, cz)) this.#settle(arrival ?? this.#bring(cx, cz), key);
      else this.#maker.drop(cx, cz);
    }
  }

  #bring(cx: number, cz: number): ChunkArrival {
    const parked = this.#parked.get(chunkKey(cx, cz));
    const content = parked === undefined ? this.#maker.take(cx, cz) : this.#job.restore(parked.content);
    const arrival = new ChunkArrival(content, this.#world, this.#light);
    this.onComing(arrival.chunk, content);
    return arrival;
  }

  /** From here on a chunk counts as loaded. */
  #settle(arrival: ChunkArrival, key: number): void {
    arrival.finish();
    const { chunk, content } = arrival;
    chunk.ticks.import(content.stored?.ticks ?? [], this.#world.time);
    if (this.#parked.delete(key)) {
      this.#maker.drop(chunk.cx, chunk.cz);
      chunk.edits++;
    }
    for (const near of chunk.around) if (near !== null && !near.lit) near.lit = near.around.every((other) => other !== null);
    this.#entities.arrive(content.stored?.entities ?? []);
    this.#world.chunksChanged();
  }

  /** Whether a chunk may stay while the player is where it is. */
  #near(cx: number, cz: number): boolean {
    const limit = this.#distance + 1 + slack;
    return Math.abs(cx - this.#cx) <= limit && Math.abs(cz - this.#cz) <= limit;
  }

  #dropFar(): void {
    for (const chunk of [...this.#world.map.values()]) {
      if (this.#near(chunk.cx, chunk.cz)) continue;
      const entities = this.#entities.leave(chunk.cx, chunk.cz);
      if (this.#unsaved(chunk) && (chunk.edited || entities.length > 0)) {
        const content = encodeChunk(chunk, entities, this.#world.time);
        this.#parked.set(chunkKey(chunk.cx, chunk.cz), { content, edits: chunk.edits, exported: false });
      }
      for (const near of chunk.around) if (near !== null) near.lit = false;
      this.#world.map.remove(chunk);
    }
    this.#world.chunksChanged();
  }

  #unsaved(chunk: Chunk): boolean {
    return !chunk.foreign && (chunk.ticks.size > 0 || chunk.edits !== chunk.savedEdits);
  }

  /** See Persistence.dirtyChunks. */
  dirtyChunks(): readonly DirtyChunk[] {
    const dirty: DirtyChunk[] = [];
    for (const { content } of this.#parked.values()) dirty.push({ cx: content.cx, cz: content.cz, edited: true });
    const inhabited = this.#entities.inhabited();
    for (const chunk of this.#world.litChunks()) {
      if (!this.#unsaved(chunk)) continue;
      const edited = chunk.edited || inhabited.has(chunkKey(chunk.cx, chunk.cz));
      dirty.push({ cx: chunk.cx, cz: chunk.cz, edited });
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
