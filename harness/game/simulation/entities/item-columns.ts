import type { ItemEntity } from './item-entity.ts';

/** Beyond any place that a world reaches, in blocks. */
const offset = 2 ** 25;

const keyOf = (x: number, z: number): number => (x + offset) * 2 * offset + z + offset;

/** Where dropped items lie, by columns of one block: finds those near one without a look at all the others. */
export class ItemColumns {
  readonly #items: readonly ItemEntity[];
  readonly #columns = new Map<number, number[]>();

  constructor(items: readonly ItemEntity[]) {
    this.#items = items;
    for (const [i, { x, z }] of items.entries()) {
      const key = keyOf(Math.floor(x), Math.floor(z));
      const column = this.#columns.get(key);
      if (column === undefined) this.#columns.set(key, [i]);
      else column.push(i);
    }
  }

  /** Numbers of the items that come after one in the list and may lie less than a block from it sideways, in ascending order. */
  after(i: number): readonly number[] {
    const { x, z } = this.#items[i]!;
    const found: number[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dz = -1; dz <= 1; dz++) {
        for (const j of this.#columns.get(keyOf(Math.floor(x) + dx, Math.floor(z) + dz)) ?? []) if (j > i) found.push(j);
      }
    }
    return found.sort((a, b) => a - b);
  }
}
