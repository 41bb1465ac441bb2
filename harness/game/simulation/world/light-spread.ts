import { closedFacesOfCell, emissionOfCell, filterOfCell } from '../blocks/cell.ts';
import type { Chunk } from './chunk.ts';
import { LightQueue } from './light-queue.ts';
import type { Section } from './section.ts';
import { maxY, minY } from './world-shape.ts';

/** Which half of a light byte: the shift to it. */
export type Channel = 0 | 4;
export const sky: Channel = 0;
export const block: Channel = 4;
export const lightChannels = [sky, block] as const;

const height = maxY - minY;

/** A place near a chunk as one number: x and z from -16 to 31 counted from the chunk's corner, y in the world. */
export function packPlace(x: number, y: number, z: number): number {
  return ((y - minY) << 12) | ((z + 16) << 6) | (x + 16);
}

/** Steps down, up, north, south, west, east: between packed places, and between indexes within a section. */
const placeStep = [-4096, 4096, -64, 64, -1, 1];
const indexStep = [-256, 256, -16, 16, -1, 1];

/** Index of a packed place in its section. */
function indexOf(place: number): number {
  return ((place >> 4) & 0xf00) | ((place >> 2) & 0xf0) | (place & 15);
}

/** The section of a packed place; null where nothing is loaded, outside the world's height and one step outside of what can be packed. */
function sectionOf(around: readonly (Chunk | null)[], place: number): Section | null {
  const x = place & 63;
  const z = (place >> 6) & 63;
  const y = place >> 12;
  if (x > 47 || z > 47 || y < 0 || y >= height) return null;
  const chunk = around[(z >> 4) * 3 + (x >> 4)];
  return chunk === null ? null : chunk.sections[y >> 4];
}

/** Whether all six neighbours of a cell lie in the same section. */
function isInner(index: number): boolean {
  const [x, z, y] = [index & 15, (index >> 4) & 15, index >> 8];
  return x > 0 && x < 15 && z > 0 && z < 15 && y > 0 && y < 15;
}

/** For every index of a section. */
const inner = Uint8Array.from({ length: 4096 }, (_, index) => (isInner(index) ? 1 : 0));

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
    const section = sectionOf(center.around, place);
    if (section === null) return;
    const index = indexOf(place);
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
      const from = sectionOf(around, place);
      if (from === null) continue;
      const fromIndex = indexOf(place);
      const level = (from.light[fromIndex] >> channel) & 15;
      if (level <= 1) continue;
      const closed = closedFacesOfCell[from.cells[fromIndex]];
      const within = inner[fromIndex] === 1;
      for (let side = 0; side < 6; side++) {
        if ((closed >> side) & 1) continue;
        const next = place + placeStep[side];
        const to = within ? from : sectionOf(around, next);
        if (to === null) continue;
        const index = within ? fromIndex + indexStep[side] : indexOf(next);
        const now = (to.light[index] >> channel) & 15;
        if (now >= level) continue;
        const cell = to.cells[index];
        const filter = filterOfCell[cell];
        const falls = channel === sky && side === 0 && level === 15 && filter === 0;
        const come = falls ? 15 : level - Math.max(filter, 1);
        if (come <= now || (closedFacesOfCell[cell] >> (side ^ 1)) & 1) continue;
        to.writableLight()[index] = (to.light[index] & keep) | (come << channel);
        to.version++;
        queue.push(next);
      }
    }
  }

  /**
   * Takes back all light that may have come through the given places, then lets light flow in again. The places' cells are already
   * the new ones.
   */
  refresh(center: Chunk, places: readonly number[], channel: Channel): void {
    const { around } = center;
    for (const place of places) this.#darken(sectionOf(around, place), place, channel, 16, true);
    while (this.#shrink.more) {
      const item = this.#shrink.shift();
      const place = item & 0x1fffff;
      const level = item >> 21;
      for (let side = 0; side < 6; side++) {
        const next = place + placeStep[side];
        const straightDown = channel === sky && side === 0 && level === 15;
        this.#darken(sectionOf(around, next), next, channel, straightDown ? 16 : level, false);
      }
    }
    for (const place of places) this.#relight(center, place, channel);
    while (this.#relit.more) this.#relight(center, this.#relit.shift(), channel);
    this.spread(center, channel);
  }

  /** Puts a place out if its light is below `level`, else makes it a source again. */
  #darken(section: Section | null, place: number, channel: Channel, level: number, changed: boolean): void {
    if (section === null) return;
    const index = indexOf(place);
    const now = (section.light[index] >> channel) & 15;
    if (now === 0) return;
    if (now >= level) {
      this.#grow.push(place);
      return;
    }
    section.writableLight()[index] &= ~(15 << channel);
    section.version++;
    this.#shrink.push(place | (now << 21));
    const own = channel === block ? emissionOfCell[section.cells[index]] > 0 : place >> 12 === height - 1;
    if (own && !changed) this.#relit.push(place);
  }

  /** Gives a place the light of its own and lets those of its neighbours shine into it that can make it brighter. */
  #relight(center: Chunk, place: number, channel: Channel): void {
    const { around } = center;
    const section = sectionOf(around, place);
    if (section === null) return;
    const index = indexOf(place);
    const cell = section.cells[index];
    const closed = closedFacesOfCell[cell];
    const filter = filterOfCell[cell];
    if (channel === block) this.raise(center, place, block, emissionOfCell[cell]);
    else if (place >> 12 === height - 1 && !(closed & 2)) this.raise(center, place, sky, 15 - filter);
    const now = (section.light[index] >> channel) & 15;
    // Nothing that shines in is brighter than this.
    if (now >= 15 - filter) return;
    const within = inner[index] === 1;
    for (let side = 0; side < 6; side++) {
      if ((closed >> side) & 1) continue;
      const next = place + placeStep[side];
      const near = within ? section : sectionOf(around, next);
      if (near === null) continue;
      const level = (near.light[within ? index + indexStep[side] : indexOf(next)] >> channel) & 15;
      const falls = channel === sky && side === 1 && level === 15 && filter === 0;
      // A neighbour that grows brighter later is seeded then, so those that are too dim now need not be.
      if ((falls ? 15 : level - Math.max(filter, 1)) > now) this.#grow.push(next);
    }
  }
}
