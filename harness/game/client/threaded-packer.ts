import { type ChunkPacker, type PackedChunk, packSavedChunk } from '../saves/world-chunks.ts';
import type { SavedChunk } from '../simulation/persistence.ts';
import { parcelOf } from './chunk-parcel.ts';
import type { ChunkWorkers } from './chunk-workers.ts';

/** Has chunks packed for a save by the threads that make them. What they cannot pack is packed here. */
export function threadedPacker(workers: ChunkWorkers): ChunkPacker {
  return (chunk: SavedChunk) => {
    const parcel = parcelOf(chunk);
    if (parcel === null) return packSavedChunk(chunk);
    return new Promise<PackedChunk>((resolve) => {
      workers.ask({ kind: 'pack', parcel }, (reply) => resolve(reply.kind === 'pack' ? reply.packed : packSavedChunk(chunk)));
    });
  };
}
