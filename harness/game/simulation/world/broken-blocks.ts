import type { BrokenBlock, Cell } from '../view.ts';

/** World ticks for which a broken block is remembered: as long as its crumbs are seen. */
const remembered = 24;
/** Blocks remembered at most; older ones go first. */
const most = 32;

/** The blocks that were broken by hand a moment ago, oldest first, for the crumbs that fly from them. */
export class BrokenBlocks {
  #list: readonly BrokenBlock[] = [];

  get list(): readonly BrokenBlock[] {
    return this.#list;
  }

  note(x: number, y: number, z: number, cell: Cell, time: number): void {
    this.#list = [...this.#list.slice(1 - most), { x, y, z, cell, time }];
  }

  /** Forgets what is over at a time of the world. */
  tick(time: number): void {
    if (this.#list.length > 0 && time - this.#list[0].time > remembered)
      this.#list = this.#list.filter((one) => time - one.time <= remembered);
  }
}
