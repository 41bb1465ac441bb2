import type { RawSection, SavedChunk } from '../simulation/persistence.ts';
import { sectionsOf } from '../simulation/world/chunk-codec.ts';
import { sectionCount } from '../simulation/world/world-shape.ts';

const cellsPerSection = 4096;
const cellBytes = cellsPerSection * Uint16Array.BYTES_PER_ELEMENT;

/** Bytes of a parcel's memory: room for cells and light of all sections of a chunk. */
export const parcelBytes = sectionCount * (cellBytes + cellsPerSection);

/** A chunk of a running world on its way to the thread that packs it: its sections' arrays in one piece of memory. */
export interface ChunkParcel extends Omit<SavedChunk, 'sections' | 'raw'> {
  /** Numbers of the sections, in the order in which they lie in the memory. */
  readonly heights: readonly number[];
  /** parcelBytes; first the cells, then the light. */
  readonly memory: ArrayBuffer;
}

function arraysIn(memory: ArrayBuffer, i: number): Omit<RawSection, 'y'> {
  return {
    cells: new Uint16Array(memory, i * cellBytes, cellsPerSection),
    light: new Uint8Array(memory, sectionCount * cellBytes + i * cellsPerSection, cellsPerSection),
  };
}

/**
 * Copies a chunk's arrays into memory, which is all that the game's own thread has to do for packing it. Null for a chunk that does not
 * come from a running world.
 */
export function parcelOf(chunk: SavedChunk, memory: ArrayBuffer): ChunkParcel | null {
  const { raw } = chunk;
  if (raw === undefined) return null;
  raw.forEach((section, i) => {
    const { cells, light } = arraysIn(memory, i);
    cells.set(section.cells);
    light.set(section.light);
  });
  const { cx, cz, biomes, lit, entities, blockEntities, ticks, time } = chunk;
  return {
    ...{ cx, cz, biomes, lit, entities, time },
    ...(blockEntities === undefined ? {} : { blockEntities }),
    ...(ticks === undefined ? {} : { ticks }),
    ...{ heights: raw.map(({ y }) => y), memory },
  };
}

/** The chunk in a parcel. */
export function openParcel({ heights, memory, ...rest }: ChunkParcel): SavedChunk {
  return { ...rest, sections: sectionsOf(heights.map((y, i) => ({ y, ...arraysIn(memory, i) }))) };
}
