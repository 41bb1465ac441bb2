import { ScheduledTicks } from '../block-ticks/scheduled-ticks.ts';
import type { BlockEntity } from '../containers/block-entity.ts';
import type { Cell, ChunkView } from '../view.ts';
import { Section } from './section.ts';
import type { StructureSpawn } from './structure-spawn.ts';
import { maxY, minY, sectionCount } from './world-shape.ts';

/** A number for a place in a chunk, growing with y, then z, then x. */
export function placeKey(x: number, y: number, z: number): number {
  return ((y - minY) << 8) | ((z & 15) << 4) | (x & 15);
}

/** One chunk column in memory. */
export class Chunk implements ChunkView {
  readonly cx: number;
  readonly cz: number;
  readonly sections: readonly Section[] = Array.from({ length: sectionCount }, () => new Section());
  readonly grassTint = new Uint32Array(256);
  readonly foliageTint = new Uint32Array(256);
  /** Biome ids per 4x4 column, index (z/4)*4 + x/4. */
  biomes: readonly string[] = [];
  /** The chunks around, index (dz+1)*3 + dx+1; itself in the middle, null where none is loaded. */
  readonly around: (Chunk | null)[] = [null, null, null, null, this, null, null, null, null];
  /** Per column z*16+x: no cell at or above this height stops the sun. Never too low; may be too high after digging. */
  readonly sunFloor = new Int16Array(256);
  /** Light is final: all eight neighbours are there and their light has come in. */
  lit = false;
  /** Grows with every change that a save must see. */
  edits = 0;
  /** `edits` at the last export, and at the last export known to be stored. */
  exportedEdits = -1;
  savedEdits = -1;
  /** Was changed since it was generated, so the seed alone cannot bring it back. */
  edited = false;
  /** Holds blocks that this game does not know: never stored over. */
  foreign = false;
  /** Who lives in what was built here, when the chunk was just made from the seed; else empty. */
  spawns: readonly StructureSpawn[] = [];
  /** Was just made from the seed, and its first animals are still to come. */
  fresh = false;
  /** Sections with cells that have random ticks, as it was at a number of edits: kept here by those who give them. */
  readonly ticked: { edits: number; sections: readonly number[] } = { edits: -1, sections: [] };
  /** Ticks that blocks in it have ordered. */
  readonly ticks = new ScheduledTicks();

  /** What blocks hold, by placeKey. */
  readonly blockEntities = new Map<number, BlockEntity>();

  constructor(cx: number, cz: number) {
    this.cx = cx;
    this.cz = cz;
  }

  /** To be called for a change of cells, light or entities that a save must see. */
  markEdited(): void {
    this.edits++;
    this.edited = true;
  }

  /** x and z within the chunk, 0..15; air outside the world's height. */
  cell(x: number, y: number, z: number): Cell {
    if (y < minY || y >= maxY) return 0;
    return this.sections[(y - minY) >> 4].cells[((y & 15) << 8) | (z << 4) | x];
  }

  /** Sets a cell without light or rules; y must be inside the world. */
  setCell(x: number, y: number, z: number, cell: Cell): void {
    this.sections[(y - minY) >> 4].setCell(((y & 15) << 8) | (z << 4) | x, cell);
  }

  /** The light byte: sky in the low half, block in the high half. Full sky above the world, nothing below. */
  lightByte(x: number, y: number, z: number): number {
    if (y >= maxY) return 15;
    if (y < minY) return 0;
    return this.sections[(y - minY) >> 4].light[((y & 15) << 8) | (z << 4) | x];
  }

  /** Index of the highest section that holds a block, -1 when there is none. */
  topSection(): number {
    let top = sectionCount - 1;
    while (top >= 0 && this.sections[top].empty) top--;
    return top;
  }
}
