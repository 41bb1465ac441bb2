import type { ChunkJob } from '../terrain/chunk-job.ts';
import type { ChunkContent } from './chunk-content.ts';

/**
 * Makes the content of chunks, from the save or from the seed. What it makes depends on these alone, so it does not matter who makes it,
 * nor when: only the ticks at which the loader asks and takes are part of the game.
 */
export interface ChunkMaker {
  /** Begins to make a chunk. It will be taken or dropped before it is asked for again. */
  ask(cx: number, cz: number): void;
  /** Null when a chunk that was asked for is made, else a promise for the moment when it is. */
  unfinished(cx: number, cz: number): Promise<void> | null;
  /** The content, made on the spot when it is not there. Its arrays are the caller's. Throws what the source throws. */
  take(cx: number, cz: number): ChunkContent;
  /** What was asked for is not wanted any more. */
  drop(cx: number, cz: number): void;
}

/** Makes each chunk when it is taken, in the caller's own thread. */
export class InlineChunkMaker implements ChunkMaker {
  readonly #job: ChunkJob;

  constructor(job: ChunkJob) {
    this.#job = job;
  }

  ask(): void {}

  unfinished(): null {
    return null;
  }

  take(cx: number, cz: number): ChunkContent {
    return this.#job.make(cx, cz);
  }

  drop(): void {}
}
