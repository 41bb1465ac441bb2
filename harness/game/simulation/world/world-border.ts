import type { WorldBorderView } from '../view.ts';

/** Width of the border of a new world, blocks (minecraft.wiki, "World border"). */
export const widestBorder = 59999968;

/** How far the centre may be moved, and how narrow the border may become. */
export const furthestCentre = 29999984;
export const narrowestBorder = 1;

/** The border as it is saved, under the names of Java's world_border.dat. Widths in blocks, times in ticks. */
export interface SavedBorder {
  readonly centerX: number;
  readonly centerZ: number;
  readonly size: number;
  readonly target: number;
  /** Ticks until it is as wide as `target`. */
  readonly left: number;
  readonly warningBlocks: number;
  readonly damagePerBlock: number;
  readonly safeZone: number;
}

/** The border of a new world: nobody sees it. */
export const plainBorder: SavedBorder = {
  centerX: 0,
  centerZ: 0,
  size: widestBorder,
  target: widestBorder,
  left: 0,
  warningBlocks: 5,
  damagePerBlock: 0.2,
  safeZone: 5,
};

/** The square that the world ends at. It grows and shrinks with the world's ticks, so it stands while the world is frozen. */
export class WorldBorder implements WorldBorderView {
  centerX: number;
  centerZ: number;
  size: number;
  warningBlocks: number;
  damagePerBlock: number;
  safeZone: number;
  #target: number;
  #left: number;

  constructor(saved: SavedBorder = plainBorder) {
    this.centerX = saved.centerX;
    this.centerZ = saved.centerZ;
    this.size = saved.size;
    this.warningBlocks = saved.warningBlocks;
    this.damagePerBlock = saved.damagePerBlock;
    this.safeZone = saved.safeZone;
    this.#target = saved.target;
    this.#left = saved.left;
  }

  get target(): number {
    return this.#target;
  }

  get moving(): -1 | 0 | 1 {
    return this.#left <= 0 || this.#target === this.size ? 0 : this.#target > this.size ? 1 : -1;
  }

  /** Makes it `size` wide over `ticks`, at once for 0. */
  resize(size: number, ticks: number): void {
    this.#target = size;
    this.#left = ticks;
    if (ticks === 0) this.size = size;
  }

  /** One tick of the world. */
  tick(): void {
    if (this.#left <= 0) return;
    this.size += (this.#target - this.size) / this.#left;
    this.#left--;
    if (this.#left === 0) this.size = this.#target;
  }

  /** How far a place is within the border, blocks; below 0 outside of it. */
  within(x: number, z: number): number {
    const half = this.size / 2;
    return Math.min(half - Math.abs(x - this.centerX), half - Math.abs(z - this.centerZ));
  }

  export(): SavedBorder {
    const { centerX, centerZ, size, warningBlocks, damagePerBlock, safeZone } = this;
    return { centerX, centerZ, size, target: this.#target, left: this.#left, warningBlocks, damagePerBlock, safeZone };
  }
}
