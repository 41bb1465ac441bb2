import { collisionBoxes } from '../blocks/block-boxes.ts';
import { rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import { onClimbable } from '../player/climbing.ts';

/** A body's half width and height while it stands, in blocks. */
const half = 0.3;
const tall = 1.8;
/** Room for rounding. */
const slack = 1e-4;

/** Blocks that hurt whoever stands on, in or beside them (minecraft.wiki, "Damage"). */
const hurting = new Set([
  'cactus',
  'magma_block',
  'fire',
  'soul_fire',
  'campfire',
  'soul_campfire',
  'sweet_berry_bush',
  'wither_rose',
  'powder_snow',
]);

/** A block that a hand opens. */
export type Opening = readonly [x: number, y: number, z: number];

/** A way between two places: free, through what has to be opened first, or none. */
export type Passage = 'free' | Opening | null;

/** What a player's body can do at the places of a world. Every answer is kept, so it is made for one search and thrown away. */
export class Footing {
  readonly #at: ReadCell;
  readonly #floors = new Map<string, number | null>();

  constructor(at: ReadCell) {
    this.#at = at;
  }

  /**
   * The height of feet that stand in the middle of a block's column near y: above y - 0.5 and up to y + 0.5. Null where there is no
   * floor, no room for the body, or something that hurts.
   */
  floor(x: number, y: number, z: number): number | null {
    const key = `${x} ${y} ${z}`;
    let floor = this.#floors.get(key);
    if (floor === undefined) {
      floor = this.#findFloor(x, y, z);
      this.#floors.set(key, floor);
    }
    return floor;
  }

  #findFloor(x: number, y: number, z: number): number | null {
    let top = Number.NEGATIVE_INFINITY;
    for (let cy = y - 2; cy <= y; cy++) {
      if (this.#opens(x, cy, z)) continue;
      for (const box of collisionBoxes(this.#at, x, cy, z)) {
        if (box[0] < 0.5 + half && box[3] > 0.5 - half && box[2] < 0.5 + half && box[5] > 0.5 - half && cy + box[1] < y + 0.5) {
          top = Math.max(top, cy + box[4]);
        }
      }
    }
    if (top <= y - 0.5 + slack || top > y + 0.5 + slack) return null;
    if (!this.#isFree(x + 0.5 - half, top, z + 0.5 - half, x + 0.5 + half, top + tall, z + 0.5 + half)) return null;
    return this.hurts(x, y, z) || this.hurts(x, y - 1, z) ? null : top;
  }

  /** Whether a body may float there: water at the feet and room above. */
  swims(x: number, y: number, z: number): boolean {
    if (fluidOf(this.#at(x, y, z)) !== 'water') return false;
    return this.clear(x, z, y, y + tall) && fluidOf(this.#at(x, y + 1, z)) !== 'lava';
  }

  /** Whether a body may breathe with its feet there. */
  breathes(x: number, y: number, z: number): boolean {
    return fluidOf(this.#at(x, y + 1, z)) !== 'water';
  }

  /** Whether a body may hold on to a ladder or vine there. */
  climbs(x: number, y: number, z: number): boolean {
    return onClimbable(this.#at, { x: x + 0.5, y, z: z + 0.5 }) && this.clear(x, z, y, y + tall);
  }

  /** Whether a body in the middle of a column meets no block from one height to another. */
  clear(x: number, z: number, from: number, to: number): boolean {
    return this.#isFree(x + 0.5 - half, from, z + 0.5 - half, x + 0.5 + half, to, z + 0.5 + half);
  }

  /** Whether a column has something in it, between two heights, that a body may not touch. */
  harmful(x: number, z: number, from: number, to: number): boolean {
    for (let y = Math.floor(from + slack); y < to; y++) if (this.hurts(x, y, z)) return true;
    return false;
  }

  hurts(x: number, y: number, z: number): boolean {
    const cell = this.#at(x, y, z);
    return hurting.has(rulesOf(cell).name) || fluidOf(cell) === 'lava';
  }

  /** The way of a body from the middle of one column to the middle of another, side by side or corner to corner, at a height. */
  passage(x: number, z: number, toX: number, toZ: number, height: number): Passage {
    const [x0, x1] = [Math.min(x, toX) + 0.5 - half, Math.max(x, toX) + 0.5 + half];
    const [z0, z1] = [Math.min(z, toZ) + 0.5 - half, Math.max(z, toZ) + 0.5 + half];
    let opening: Opening | null = null;
    for (let cy = Math.floor(height) - 1; cy < height + tall; cy++) {
      for (let cz = Math.floor(z0); cz < z1; cz++) {
        for (let cx = Math.floor(x0); cx < x1; cx++) {
          const meets = collisionBoxes(this.#at, cx, cy, cz).some(
            (box) =>
              cx + box[0] < x1 - slack &&
              cx + box[3] > x0 + slack &&
              cz + box[2] < z1 - slack &&
              cz + box[5] > z0 + slack &&
              cy + box[1] < height + tall - slack &&
              cy + box[4] > height + slack,
          );
          if (!meets) continue;
          if (!this.#opens(cx, cy, cz)) return null;
          opening ??= [cx, cy, cz];
        }
      }
    }
    return opening ?? 'free';
  }

  /** Whether a hand opens what is there, so that it only counts where a body would have to go through it. */
  #opens(x: number, y: number, z: number): boolean {
    const { shape, name } = rulesOf(this.#at(x, y, z));
    return (shape === 'door' || shape === 'gate') && !name.startsWith('iron_');
  }

  #isFree(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): boolean {
    // A fence reaches half a block above its cell.
    for (let cy = Math.floor(y0 - 0.5); cy < y1; cy++) {
      for (let cz = Math.floor(z0); cz < z1; cz++) {
        for (let cx = Math.floor(x0); cx < x1; cx++) {
          if (this.#opens(cx, cy, cz)) continue;
          for (const box of collisionBoxes(this.#at, cx, cy, cz)) {
            if (
              cx + box[0] < x1 - slack &&
              cx + box[3] > x0 + slack &&
              cz + box[2] < z1 - slack &&
              cz + box[5] > z0 + slack &&
              cy + box[1] < y1 - slack &&
              cy + box[4] > y0 + slack
            ) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }
}
