import type { SavedEntity, SavedLevel, SavedPlayer } from '../persistence.ts';
import type { Chunk } from '../world/chunk.ts';
import { savedBlockEntities } from '../world/chunk-codec.ts';
import type { ChunkDigests } from './chunk-digests.ts';
import { Hash128 } from './hash-128.ts';

/** Everything of a world that a save keeps, at one moment. */
export interface WorldContent {
  readonly level: SavedLevel;
  readonly player: SavedPlayer;
  readonly entities: readonly SavedEntity[];
  /** In ascending (cx, cz). */
  readonly chunks: readonly Chunk[];
}

/** JSON with bigints as text. Numbers print by the shortest form that reads back the same, so equal text means equal bits. */
const canonical = (value: unknown): string => JSON.stringify(value, (_, entry) => (typeof entry === 'bigint' ? String(entry) : entry));

/** 32 hexadecimal digits over a world's content. */
export function worldDigest(content: WorldContent, digests: ChunkDigests): string {
  const hash = new Hash128().text(canonical([content.level, content.player, content.entities]));
  for (const chunk of content.chunks) {
    hash.words([chunk.cx, chunk.cz]).text(digests.of(chunk));
    if (chunk.ticks.size > 0) hash.text(canonical(chunk.ticks.export(content.level.time)));
    if (chunk.blockEntities.size > 0) hash.text(canonical(savedBlockEntities(chunk)));
  }
  return hash.digest();
}
