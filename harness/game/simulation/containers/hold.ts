import type { SavedBlockEntity } from '../persistence.ts';
import { type Chunk, placeKey } from '../world/chunk.ts';
import { type BlockEntity, blockEntity } from './block-entity.ts';

/** Lets a block of a chunk hold what was stored; from then on a change of it is a change of the chunk. */
export function hold(chunk: Chunk, saved: SavedBlockEntity): BlockEntity {
  const entity = blockEntity(saved, () => chunk.markEdited());
  chunk.blockEntities.set(placeKey(...saved.position), entity);
  return entity;
}
