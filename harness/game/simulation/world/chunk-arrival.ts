import { hold } from '../containers/hold.ts';
import type { Chunk } from './chunk.ts';
import { type ChunkContent, chunkOf } from './chunk-content.ts';
import type { LightEngine } from './light-engine.ts';
import { lightChannels } from './light-spread.ts';
import type { WorldState } from './world-state.ts';

/**
 * The work of putting a chunk among those that are there, in parts of well under a millisecond. Until its last part is done and someone
 * counts it as loaded, it is in the map but not lit, and so nobody's business.
 */
export class ChunkArrival {
  readonly content: ChunkContent;
  readonly chunk: Chunk;
  readonly #parts: Iterator<void>;
  #done = false;

  constructor(content: ChunkContent, world: WorldState, light: LightEngine) {
    this.content = content;
    this.chunk = chunkOf(content);
    this.#parts = join(this.chunk, content, world, light);
  }

  /** Does the next part. False when there was none. */
  step(): boolean {
    if (!this.#done) this.#done = this.#parts.next().done === true;
    return !this.#done;
  }

  /** Does all that is left. */
  finish(): void {
    while (this.step());
  }
}

function* join(chunk: Chunk, content: ChunkContent, world: WorldState, light: LightEngine): Iterator<void> {
  chunk.fresh = content.stored === null;
  for (const saved of content.stored?.blockEntities ?? []) hold(chunk, saved);
  yield;
  world.map.add(chunk);
  for (const channel of lightChannels) yield* light.join(chunk, channel);
}
