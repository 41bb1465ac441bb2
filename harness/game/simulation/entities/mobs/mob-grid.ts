import type { Mob } from './mob.ts';
import { mobKinds } from './mob-kinds.ts';

/** Blocks along a square of the grid, as a power of two. */
const squareBits = 2;
const headCount = 1024;
const none = -1;
/** How far a body reaches from its middle at most, with room for rounding. */
const widest = Math.max(...Object.values(mobKinds).map(({ width }) => width)) / 2 + 0.01;

const squareOf = (place: number): number => Math.floor(place) >> squareBits;
const headOf = (bx: number, bz: number): number => (Math.imul(bx, 73856093) ^ Math.imul(bz, 19349663)) & (headCount - 1);

/** Whether a body's box meets another box. */
export function bodyMeets(mob: Mob, x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): boolean {
  const half = mob.width / 2;
  if (mob.x + half <= x0 || mob.x - half >= x1 || mob.z + half <= z0 || mob.z - half >= z1) return false;
  return mob.y + mob.height > y0 && mob.y < y1;
}

/** Where mobs are, by squares of the ground, so that those near a place are found without looking at all of them. */
export class MobGrid {
  #mobs: readonly Mob[] = [];
  /** By a mob's place in the list: its square, and the mobs before and after it in its square's chain. */
  #bx = new Int32Array(0);
  #bz = new Int32Array(0);
  #before = new Int32Array(0);
  #after = new Int32Array(0);
  /** The first mob of each chain. */
  readonly #heads = new Int32Array(headCount);

  /** Takes in these mobs and no others. */
  fill(mobs: readonly Mob[]): void {
    this.#mobs = mobs;
    if (this.#bx.length < mobs.length) {
      const room = mobs.length * 2;
      this.#bx = new Int32Array(room);
      this.#bz = new Int32Array(room);
      this.#before = new Int32Array(room);
      this.#after = new Int32Array(room);
    }
    this.#heads.fill(none);
    for (let i = 0; i < mobs.length; i++) {
      mobs[i].gridPlace = i;
      this.#enter(i, squareOf(mobs[i].x), squareOf(mobs[i].z));
    }
  }

  /** To be called when a mob may have moved. */
  moved(mob: Mob): void {
    const i = mob.gridPlace;
    const bx = squareOf(mob.x);
    const bz = squareOf(mob.z);
    if (bx === this.#bx[i] && bz === this.#bz[i]) return;
    const before = this.#before[i];
    const after = this.#after[i];
    if (before === none) this.#heads[headOf(this.#bx[i], this.#bz[i])] = after;
    else this.#after[before] = after;
    if (after !== none) this.#before[after] = before;
    this.#enter(i, bx, bz);
  }

  #enter(i: number, bx: number, bz: number): void {
    const head = headOf(bx, bz);
    const after = this.#heads[head];
    this.#bx[i] = bx;
    this.#bz[i] = bz;
    this.#before[i] = none;
    this.#after[i] = after;
    if (after !== none) this.#before[after] = i;
    this.#heads[head] = i;
  }

  /** Those whose boxes meet a box, in the order of their ids. */
  within(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): readonly Mob[] {
    const found: Mob[] = [];
    const bx1 = squareOf(x1 + widest);
    const bz1 = squareOf(z1 + widest);
    for (let bz = squareOf(z0 - widest); bz <= bz1; bz++) {
      for (let bx = squareOf(x0 - widest); bx <= bx1; bx++) {
        for (let i = this.#heads[headOf(bx, bz)]; i !== none; i = this.#after[i]) {
          // Squares may share a chain.
          const here = this.#bx[i] === bx && this.#bz[i] === bz;
          if (here && bodyMeets(this.#mobs[i], x0, y0, z0, x1, y1, z1)) found.push(this.#mobs[i]);
        }
      }
    }
    return found.length < 2 ? found : found.sort((a, b) => a.id - b.id);
  }
}
