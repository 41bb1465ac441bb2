import type { ChunkSource } from '../simulation/persistence.ts';
import { ChunkJob } from '../simulation/terrain/chunk-job.ts';
import type { ChunkContent } from '../simulation/world/chunk-content.ts';
import type { ChunkMaker } from '../simulation/world/chunk-maker.ts';
import { chunkKey } from '../simulation/world/chunk-map.ts';
import type { ChunkWorld } from './chunk-work.ts';
import type { ChunkWorkers } from './chunk-workers.ts';

/** A chunk that was asked for. */
interface Order {
  /** Null until it is made, and where it could not be. */
  content: ChunkContent | null;
  done: boolean;
  readonly finished: Promise<void>;
  readonly cancel: () => void;
}

/** Has the chunks of one world made by threads. What they cannot make is made here, when it is taken. */
export class ThreadedChunkMaker implements ChunkMaker {
  readonly #workers: ChunkWorkers;
  readonly #world: ChunkWorld;
  readonly #own: ChunkJob;
  readonly #orders = new Map<number, Order>();

  /** @param source the chunks stored in the world's folder, as this thread reads them. */
  constructor(workers: ChunkWorkers, world: ChunkWorld, source: ChunkSource) {
    this.#workers = workers;
    this.#world = world;
    this.#own = new ChunkJob(world.seed, source);
  }

  ask(cx: number, cz: number): void {
    const { promise, resolve } = later();
    const cancel = this.#workers.ask({ kind: 'chunk', world: this.#world, cx, cz }, (reply) => {
      if (reply.kind === 'chunk') order.content = reply.content;
      order.done = true;
      resolve();
    });
    const order: Order = { content: null, done: false, finished: promise, cancel };
    this.#orders.set(chunkKey(cx, cz), order);
  }

  unfinished(cx: number, cz: number): Promise<void> | null {
    const order = this.#orders.get(chunkKey(cx, cz));
    return order === undefined || order.done ? null : order.finished;
  }

  take(cx: number, cz: number): ChunkContent {
    const content = this.#orders.get(chunkKey(cx, cz))?.content ?? null;
    this.drop(cx, cz);
    return content ?? this.#own.make(cx, cz);
  }

  drop(cx: number, cz: number): void {
    const key = chunkKey(cx, cz);
    this.#orders.get(key)?.cancel();
    this.#orders.delete(key);
  }

  /** Where a new world's player begins. */
  spawn(): Promise<readonly [number, number, number]> {
    return new Promise((resolve) => {
      this.#workers.ask({ kind: 'spawn', world: this.#world }, (reply) =>
        resolve(reply.kind === 'spawn' ? reply.place : this.#own.spawn()),
      );
    });
  }

  /** Takes back all that was asked for: the world is left. */
  close(): void {
    for (const { cancel } of this.#orders.values()) cancel();
    this.#orders.clear();
  }
}

function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
