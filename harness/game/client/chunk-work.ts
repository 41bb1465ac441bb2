import type { ChunkContent } from '../simulation/world/chunk-content.ts';

/** A world as a thread needs to know it: its seed, and the folder in which chunks may be stored. */
export interface ChunkWorld {
  readonly seed: bigint;
  readonly path: string;
}

/** What a thread is asked for: a chunk, or the place where a new world's player begins. */
export type ChunkRequest = {
  readonly id: number;
  readonly world: ChunkWorld;
} & ({ readonly kind: 'chunk'; readonly cx: number; readonly cz: number } | { readonly kind: 'spawn' });

/** What it answers. `failed` where the chunk cannot be read; whoever needs it tries again and tells why. */
export type ChunkReply =
  | { readonly id: number; readonly kind: 'chunk'; readonly content: ChunkContent }
  | { readonly id: number; readonly kind: 'spawn'; readonly place: readonly [number, number, number] }
  | { readonly id: number; readonly kind: 'failed' };
