import { closedFacesOfCell, emissionOfCell, filterOfCell } from '../blocks/cell.ts';
import type { Chunk } from './chunk.ts';
import { LightQueue } from './light-queue.ts';
import { maxY, minY } from './world-shape.ts';

/** Which half of a light byte: the shift to it. */
export type Channel = 0 | 4;
export const sky: Channel = 0;
export const block: Channel = 4;
export const lightChannels = [sky, block] as const;

const stepX = [0, 0, 0, 0, -1, 1];
const stepY = [-1, 1, 0, 0, 0, 0];
const stepZ = [0, 0, -1, 1, 0, 0];

/** A place near a chunk as one number: x and z from -16 to 31 counted from the chunk's corner, y in the world. */
export function packPlace(x: number, y: number, z: number): number {
  return ((y - minY) << 12) | ((z + 16) << 6) | (x + 16);
}

/**
 * Spreads and takes back light by breadth-first search over a chunk and the eight around it, which is as far as light reaches.
 * Light falls by the larger of 1 and the cell's filter a step; full sunlight falls straight down through clear cells for nothing
 * (minecraft.wiki, "Light"). What a search reaches outside the loaded chunks is left out; it comes in when they are loaded.
 */
export class LightSpread {
  readonly #grow = new LightQueue();
  readonly #shrink = new LightQueue();
  readonly #relit = new LightQueue();

  /** Lets a place's light flow to its neighbours at the next `spread`. */
  seed(place: number): void {
    this.#grow.push(place);
  }

  /** Sets a place's light if it is brighter than now, and seeds it. */
  raise(center: Chunk, place: number, channel: Channel, level: number): void {
    const x = (place & 63) - 16;
    const z = ((place >> 6) & 63) - 16;
    const chunk = center.around[((z >> 4) + 1) * 3 + (x >> 4) + 1];
    if (chunk === null) return;
    const section = chunk.sections[place >> 16];
    const index = (((place >> 12) & 15) << 8) | ((z & 15) << 4) | (x & 15);
    if (((section.light[index] >> channel) & 15) >= level) return;
    section.writableLight()[index] = (section.light[index] & ~(15 << channel)) | (level << channel);
    section.version++;
    this.#grow.push(place);
  }

  /** Runs until no seeded light can make a neighbour brighter. */
  spread(center: Chunk, channel: Channel): void {
    const around = center.around;
    const queue = this.#grow;
    const keep = 15 << (4 - channel);
    while (queue.more) {
      const place = queue.shift();
      const x = (place & 63) - 16;
      const z = ((place >> 6) & 63) - 16;
      const chunk = around[((z >> 4) + 1) * 3 + (x >> 4) + 1];
      if (chunk === null) continue;
      const from = chunk.sections[place >> 16];
      const fromIndex = (((place >> 12) & 15) << 8) | ((z & 15) << 4) | (x & 15);
      const level = (from.light[fromIndex] >> channel) & 15;
      if (level <= 1) continue;
      const closed = closedFacesOfCell[from.cells[fromIndex]];
      for (let side = 0; side < 6; side++) {
        if ((closed >> side) & 1) continue;
        const nx = x + stepX[side];
        const ny = (place >> 12) + stepY[side];
        const nz = z + stepZ[side];
        if (ny < 0 || ny >= maxY - minY || nx < -16 || nx > 31 || nz < -16 || nz > 31) continue;
        const other = around[((nz >> 4) + 1) * 3 + (nx >> 4) + 1];
        if (other === null) continue;
        const to = other.sections[ny >> 4];
        const index = ((ny & 15) << 8) | ((nz & 15) << 4) | (nx & 15);
        const now = (to.light[index] >> channel) & 15;
        if (now >= level) continue;
        const cell = to.cells[index];
        const filter = filterOfCell[cell];
        const falls = channel === sky && side === 0 && level === 15 && filter === 0;
        const next = falls ? 15 : level - Math.max(filter, 1);
        if (next <= now || (closedFacesOfCell[cell] >> (side ^ 1)) & 1) continue;
        to.writableLight()[index] = (to.light[index] & keep) | (next << channel);
        to.version++;
        queue.push((ny << 12) | ((nz + 16) << 6) | (nx + 16));
      }
    }
  }

  /**
   * Takes back all light that may have come through the given places, then lets light flow in again. The places' cells are already
   * the new ones.
   */
  refresh(center: Chunk, places: readonly number[], channel: Channel): void {
    for (const place of places) this.#darken(center, place, channel, 16, true);
    while (this.#shrink.more) {
      const item = this.#shrink.shift();
      const place = item & 0x1fffff;
      const level = item >> 21;
      for (let side = 0; side < 6; side++) {
        const ny = (place >> 12) + stepY[side];
        const nx = (place & 63) + stepX[side];
        const nz = ((place >> 6) & 63) + stepZ[side];
        if (ny < 0 || ny >= maxY - minY || nx < 0 || nx > 47 || nz < 0 || nz > 47) continue;
        const straightDown = channel === sky && side === 0 && level === 15;
        this.#darken(center, (ny << 12) | (nz << 6) | nx, channel, straightDown ? 16 : level, false);
      }
    }
    for (const place of places) this.#relight(center, place, channel);
    while (this.#relit.more) this.#relight(center, this.#relit.shift(), channel);
    this.spread(center, channel);
  }

  /** Puts a place out if its light is below `level`, else makes it a source again. */
  #darken(center: Chunk, place: number, channel: Channel, level: number, changed: boolean): void {
    const x = (place & 63) - 16;
    const z = ((place >> 6) & 63) - 16;
    const chunk = center.around[((z >> 4) + 1) * 3 + (x >> 4) + 1];
    if (chunk === null) return;
    const section = chunk.sections[place >> 16];
    const index = (((place >> 12) & 15) << 8) | ((z & 15) << 4) | (x & 15);
    const now = (section.light[index] >> channel) & 15;
    if (now === 0) return;
    if (now >= level) {
      this.#grow.push(place);
      return;
    }
    section.writableLight()[index] &= ~(15 << channel);
    section.version++;
    this.#shrink.push(place | (now << 21));
    const own = channel === block ? emissionOfCell[section.cells[index]] > 0 : place >> 12 === maxY - minY - 1;
    if (own && !changed) this.#relit.push(place);
  }

  /** Gives a place the light of its own and lets its neighbours shine into it. */
  #relight(center: Chunk, place: number, channel: Channel): void {
    const x = (place & 63) - 16;
    const z = ((place >> 6) & 63) - 16;
    const chunk = center.around[((z >> 4) + 1) * 3 + (x >> 4) + 1];
    if (chunk === null) return;
    const y = (place >> 12) + minY;
    const cell = chunk.cell(x & 15, y, z & 15);
    if (channel === block) {
      this.raise(center, place, block, emissionOfCell[cell]);
    } else if (y === maxY - 1 && !(closedFacesOfCell[cell] & 2)) {
      const filter = filterOfCell[cell];
      this.raise(center, place, sky, filter === 0 ? 15 : 15 - filter);
    }
    for (let side = 0; side < 6; side++) {
      const ny = y + stepY[side];
      if (ny < minY || ny >= maxY) continue;
      const nx = x + stepX[side];
      const nz = z + stepZ[side];
      if (nx < -16 || nx > 31 || nz < -16 || nz > 31) continue;
      const from = center.around[((nz >> 4) + 1) * 3 + (nx >> 4) + 1];
      // What is dark shines on nobody.
      if (from !== null && ((from.lightByte(nx & 15, ny, nz & 15) >> channel) & 15) > 1) this.#grow.push(packPlace(nx, ny, nz));
    }
  }
}
