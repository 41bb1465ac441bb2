import { closedFacesOfCell, emissionOfCell, filterOfCell } from '../blocks/cell.ts';
import type { Chunk } from './chunk.ts';
import { block, type Channel, LightSpread, lightChannels, packPlace, sky } from './light-spread.ts';
import { maxY, minY, sectionCount } from './world-shape.ts';

/** Neighbour columns across the four borders: offset to the neighbour chunk. */
const borders = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
type Border = (typeof borders)[number];

/** Whether a cell stops straight sunlight or lets it through only in part. */
const shades = (cell: number): boolean => filterOfCell[cell] !== 0 || closedFacesOfCell[cell] !== 0;

/**
 * Keeps the light of loaded chunks exact. The light of a place is the brightest that any source can give it, so it does not depend
 * on the order in which chunks arrive or cells change.
 */
export class LightEngine {
  readonly #spread = new LightSpread();

  /** Computes the light of a chunk that was just generated; where it is linked already, light flows in from the chunks around. */
  bake(chunk: Chunk): void {
    this.findSunFloor(chunk);
    this.#fillSun(chunk);
    this.#seedSunEdges(chunk);
    for (const border of borders) this.#stitch(chunk, border, sky, false);
    this.#spread.spread(chunk, sky);
    this.#seedEmitters(chunk);
    for (const border of borders) this.#stitch(chunk, border, block, false);
    this.#spread.spread(chunk, block);
  }

  /**
   * Lets light of one kind flow over the borders of a chunk that came with its light and its sun floor and was just linked, both ways: in
   * parts, one a border, with nothing left to spread after each.
   */
  *join(chunk: Chunk, channel: Channel): Iterable<void> {
    for (const border of borders) {
      this.#stitch(chunk, border, channel, true);
      this.#spread.spread(chunk, channel);
      yield;
    }
  }

  /** Brings light up to date after cells of one chunk changed. Places in it are packed (packPlace). */
  refresh(chunk: Chunk, places: readonly number[]): void {
    for (const place of places) {
      const [x, y, z] = [(place & 63) - 16, (place >> 12) + minY, ((place >> 6) & 63) - 16];
      const column = (z << 4) | x;
      if (y >= chunk.sunFloor[column] && shades(chunk.cell(x, y, z))) chunk.sunFloor[column] = y + 1;
    }
    for (const channel of lightChannels) this.#spread.refresh(chunk, places, channel);
  }

  /** Finds, for each column, from where on nothing stops the sun. */
  findSunFloor(chunk: Chunk): void {
    const floor = chunk.sunFloor;
    floor.fill(minY);
    let open = 256;
    const done = new Uint8Array(256);
    for (let s = chunk.topSection(); s >= 0 && open > 0; s--) {
      const cells = chunk.sections[s].cells;
      for (let y = 15; y >= 0 && open > 0; y--) {
        for (let column = 0; column < 256; column++) {
          if (done[column] === 1 || !shades(cells[(y << 8) | column])) continue;
          done[column] = 1;
          open--;
          floor[column] = minY + s * 16 + y + 1;
        }
      }
    }
  }

  #fillSun(chunk: Chunk): void {
    const floor = chunk.sunFloor;
    let highest = minY;
    let lowest = maxY;
    for (let column = 0; column < 256; column++) {
      highest = Math.max(highest, floor[column]);
      lowest = Math.min(lowest, floor[column]);
    }
    for (let s = 0; s < sectionCount; s++) {
      const base = minY + s * 16;
      const section = chunk.sections[s];
      if (base >= highest) section.fillSun();
      else if (base + 16 > lowest) {
        const light = section.writableLight();
        for (let i = 0; i < 4096; i++) if (base + (i >> 8) >= floor[i & 255]) light[i] = 15;
        section.version++;
      }
    }
  }

  /** Seeds the sunlit cells that have a shaded one beside or below them. */
  #seedSunEdges(chunk: Chunk): void {
    for (let z = 0; z < 16; z++) {
      for (let x = 0; x < 16; x++) {
        const floor = chunk.sunFloor[(z << 4) | x];
        if (floor >= maxY) continue;
        let top = floor + 1;
        for (const [dx, dz] of borders) top = Math.max(top, floorNear(chunk, x + dx, z + dz));
        for (let y = floor; y < Math.min(top, maxY); y++) this.#spread.seed(packPlace(x, y, z));
      }
    }
  }

  #seedEmitters(chunk: Chunk): void {
    const top = chunk.topSection();
    for (let s = 0; s <= top; s++) {
      const section = chunk.sections[s];
      if (section.empty) continue;
      const cells = section.cells;
      for (let i = 0; i < 4096; i++) {
        const level = emissionOfCell[cells[i]];
        if (level > 0) this.#spread.raise(chunk, packPlace(i & 15, minY + s * 16 + (i >> 8), (i >> 4) & 15), block, level);
      }
    }
  }

  /** Seeds border cells of the chunk beside that are brighter than this chunk's, and the other way too when `both`. */
  #stitch(chunk: Chunk, [dx, dz]: Border, channel: Channel, both: boolean): void {
    const other = chunk.around[(dz + 1) * 3 + dx + 1];
    if (other === null) return;
    const top = Math.max(chunk.topSection(), other.topSection());
    for (let k = 0; k < 16; k++) {
      const x = dx === 0 ? k : dx < 0 ? 0 : 15;
      const z = dz === 0 ? k : dz < 0 ? 0 : 15;
      this.#stitchColumn(chunk, other, [x, z, x + dx, z + dz], top, channel, both);
    }
  }

  #stitchColumn(
    chunk: Chunk,
    other: Chunk,
    place: readonly [number, number, number, number],
    top: number,
    channel: Channel,
    both: boolean,
  ): void {
    const [x, z, ox, oz] = place;
    const column = (z << 4) | x;
    const otherColumn = ((oz & 15) << 4) | (ox & 15);
    for (let s = 0; s <= top; s++) {
      const mine = chunk.sections[s];
      const theirs = other.sections[s];
      if (mine.light === theirs.light) continue;
      for (let y = 0; y < 16; y++) {
        const a = (mine.light[(y << 8) | column] >> channel) & 15;
        const b = (theirs.light[(y << 8) | otherColumn] >> channel) & 15;
        const height = minY + s * 16 + y;
        if (b > a + 1) this.#spread.seed(packPlace(ox, height, oz));
        else if (both && a > b + 1) this.#spread.seed(packPlace(x, height, z));
      }
    }
  }
}

/** The sun floor of a column given from a chunk's corner, in that chunk or the one beside it; the world's bottom when not loaded. */
function floorNear(chunk: Chunk, x: number, z: number): number {
  const near = chunk.around[((z >> 4) + 1) * 3 + (x >> 4) + 1];
  return near === null ? minY : near.sunFloor[((z & 15) << 4) | (x & 15)];
}
