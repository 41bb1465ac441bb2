import { type ChunkPacker, type PackedChunk, packSavedChunk } from '../saves/world-chunks.ts';
import type { SavedChunk } from '../simulation/persistence.ts';
import { parcelBytes, parcelOf } from './chunk-parcel.ts';
import type { ChunkWorkers } from './chunk-workers.ts';

/**
 * Has chunks packed for a save by the threads that make them. What they cannot pack is packed here. Memory goes to the thread and comes
 * back for the next chunk: new memory for each would have the collector hold up the loop in the middle of a save.
 */
export function threadedPacker(workers: ChunkWorkers): ChunkPacker {
  const idle: ArrayBuffer[] = [];
  return (chunk: SavedChunk) => {
    const memory = idle.pop() ?? new ArrayBuffer(parcelBytes);
    const parcel = parcelOf(chunk, memory);
    if (parcel === null) return packSavedChunk(chunk);
    return new Promise<PackedChunk>((resolve) => {
      workers.ask({ kind: 'pack', parcel }, (reply) => {
        if (reply.kind === 'pack') idle.push(reply.memory);
        resolve(reply.kind === 'pack' ? reply.packed : packSavedChunk(chunk));
      });
    });
  };
}
