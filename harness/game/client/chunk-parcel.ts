import type { RawSection, SavedChunk } from '../simulation/persistence.ts';
import { sectionsOf } from '../simulation/world/chunk-codec.ts';

const cellsPerSection = 4096;

/** A chunk of a running world on its way to the thread that packs it: its sections in one piece of memory each for cells and light. */
export interface ChunkParcel extends Omit<SavedChunk, 'sections' | 'raw'> {
  /** Numbers of the sections, in the order in which they lie in `cells` and `light`. */
  readonly heights: readonly number[];
  readonly cells: Uint16Array;
  readonly light: Uint8Array;
}

/** Copies of a chunk's arrays, which is all that the game's own thread has to do for packing it. Null for one that does not come from a running world. */
export function parcelOf(chunk: SavedChunk): ChunkParcel | null {
  const { raw } = chunk;
  if (raw === undefined) return null;
  const cells = new Uint16Array(raw.length * cellsPerSection);
  const light = new Uint8Array(raw.length * cellsPerSection);
  raw.forEach((section, i) => {
    cells.set(section.cells, i * cellsPerSection);
    light.set(section.light, i * cellsPerSection);
  });
  const { cx, cz, biomes, lit, entities, blockEntities, ticks, time } = chunk;
  return {
    ...{ cx, cz, biomes, lit, entities, time },
    ...(blockEntities === undefined ? {} : { blockEntities }),
    ...(ticks === undefined ? {} : { ticks }),
    ...{ heights: raw.map(({ y }) => y), cells, light },
  };
}

/** The memory that goes along. */
export function memoryOf({ cells, light }: ChunkParcel): readonly ArrayBuffer[] {
  return [cells.buffer as ArrayBuffer, light.buffer as ArrayBuffer];
}

/** The chunk in a parcel. */
export function openParcel({ heights, cells, light, ...rest }: ChunkParcel): SavedChunk {
  const raw = heights.map((y, i): RawSection => {
    const [from, to] = [i * cellsPerSection, (i + 1) * cellsPerSection];
    return { y, cells: cells.subarray(from, to), light: light.subarray(from, to) };
  });
  return { ...rest, sections: sectionsOf(raw) };
}
