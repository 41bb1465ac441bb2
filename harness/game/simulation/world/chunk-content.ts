import type { SavedChunk } from '../persistence.ts';
import { Chunk } from './chunk.ts';
import type { StructureSpawn } from './structure-spawn.ts';

/** What a stored chunk brings besides its cells and its light. */
export type StoredParts = Omit<SavedChunk, 'sections' | 'raw'>;

/**
 * A chunk's content as plain arrays that can be handed from thread to thread: made from the seed or read from a save, with the light that
 * the chunk has by itself. What shines in from the chunks around is added where they are.
 */
export interface ChunkContent {
  readonly cx: number;
  readonly cz: number;
  /** Cells of the sections from the lowest up to the highest that holds a block, 4096 each. */
  readonly cells: Uint16Array;
  /** How many of each of these sections are blocks. */
  readonly blocks: Uint16Array;
  /** What occurs in them, each section's cells once, and where each section's end. */
  readonly occurring: Uint16Array;
  readonly occurringEnds: Uint32Array;
  /** How each section is lit: 0 dark, 1 full sun, n + 2 for the n-th 4096 bytes of `light`. */
  readonly lighting: Uint8Array;
  readonly light: Uint8Array;
  /** See Chunk.sunFloor. */
  readonly sunFloor: Int16Array;
  readonly grassTint: Uint32Array;
  readonly foliageTint: Uint32Array;
  readonly biomes: readonly string[];
  /** Null for a chunk that was made from the seed. */
  readonly stored: StoredParts | null;
  readonly foreign: boolean;
  /** Who lives in what was built here; empty for a stored chunk, whose people are among its entities. */
  readonly spawns: readonly StructureSpawn[];
}

const dark = 0;
const sun = 1;
const firstOwn = 2;

/** The content of a chunk that no map holds; its arrays may be shared with it. */
export function contentOf(chunk: Chunk, stored: StoredParts | null): ChunkContent {
  const count = chunk.topSection() + 1;
  const cells = new Uint16Array(count * 4096);
  const blocks = new Uint16Array(count);
  const occurring: number[] = [];
  const occurringEnds = new Uint32Array(count);
  for (let s = 0; s < count; s++) {
    const section = chunk.sections[s];
    cells.set(section.cells, s * 4096);
    blocks[s] = section.blocks;
    occurring.push(...occurringIn(section.cells));
    occurringEnds[s] = occurring.length;
  }
  const own = chunk.sections.filter((section) => !section.inTheDark && !section.inFullSun);
  const light = new Uint8Array(own.length * 4096);
  const lighting = Uint8Array.from(chunk.sections, (section) => {
    if (section.inTheDark) return dark;
    return section.inFullSun ? sun : firstOwn + own.indexOf(section);
  });
  own.forEach((section, i) => {
    light.set(section.light, i * 4096);
  });
  const { cx, cz, sunFloor, grassTint, foliageTint, biomes, foreign, spawns } = chunk;
  return {
    ...{ cx, cz, cells, blocks, occurring: Uint16Array.from(occurring), occurringEnds, lighting, light, sunFloor },
    ...{ grassTint, foliageTint, biomes, stored, foreign, spawns },
  };
}

const seen = new Uint8Array(65536);

/** The different cells among some, in the order of their first places. */
function occurringIn(cells: Uint16Array): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (seen[cell] === 1) continue;
    seen[cell] = 1;
    found.push(cell);
  }
  for (const cell of found) seen[cell] = 0;
  return found;
}

/** What occurs in one of a content's sections. */
export function occurringInSection({ occurring, occurringEnds }: ChunkContent, s: number): Uint16Array {
  return occurring.subarray(s === 0 ? 0 : occurringEnds[s - 1], occurringEnds[s]);
}

/** A chunk that takes over the arrays of a content. */
export function chunkOf(content: ChunkContent): Chunk {
  const chunk = new Chunk(content.cx, content.cz);
  const { cells, blocks } = content;
  for (let s = 0; s < blocks.length; s++) chunk.sections[s].adoptCells(cells.subarray(s * 4096, (s + 1) * 4096), blocks[s]);
  content.lighting.forEach((how, s) => {
    if (how === sun) chunk.sections[s].fillSun();
    else if (how !== dark) chunk.sections[s].adoptLight(content.light.subarray((how - firstOwn) * 4096, (how - firstOwn + 1) * 4096));
  });
  chunk.sunFloor.set(content.sunFloor);
  chunk.grassTint.set(content.grassTint);
  chunk.foliageTint.set(content.foliageTint);
  chunk.biomes = content.biomes;
  chunk.foreign = content.foreign;
  chunk.spawns = content.spawns;
  if (content.stored !== null) {
    chunk.edited = true;
    chunk.savedEdits = chunk.edits;
  }
  return chunk;
}

/** The memory that goes along when a content is handed to another thread. */
export function buffersOf(content: ChunkContent): readonly ArrayBuffer[] {
  const { cells, blocks, occurring, occurringEnds, lighting, light, sunFloor, grassTint, foliageTint } = content;
  return [cells, blocks, occurring, occurringEnds, lighting, light, sunFloor, grassTint, foliageTint].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );
}
