import type { PackedChunk } from '../saves/world-chunks.ts';
import type { ChunkContent } from '../simulation/world/chunk-content.ts';
import type { ChunkParcel } from './chunk-parcel.ts';

/** A world as a thread needs to know it: its seed, and the folder in which chunks may be stored. */
export interface ChunkWorld {
  readonly seed: bigint;
  readonly path: string;
}

/** What a thread is asked for: a chunk, the place where a new world's player begins, or a chunk as it goes into the files. */
export type ChunkRequest = { readonly id: number } & (
  | { readonly kind: 'chunk'; readonly world: ChunkWorld; readonly cx: number; readonly cz: number }
  | { readonly kind: 'spawn'; readonly world: ChunkWorld }
  | { readonly kind: 'pack'; readonly parcel: ChunkParcel }
);

/** What it answers. `failed` where the chunk cannot be read or packed; whoever needs it tries again and tells why. */
export type ChunkReply =
  | { readonly id: number; readonly kind: 'chunk'; readonly content: ChunkContent }
  | { readonly id: number; readonly kind: 'spawn'; readonly place: readonly [number, number, number] }
  | { readonly id: number; readonly kind: 'pack'; readonly packed: PackedChunk; readonly memory: ArrayBuffer }
  | { readonly id: number; readonly kind: 'failed' };
