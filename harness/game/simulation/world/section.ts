import type { Cell, SectionView } from '../view.ts';

const airCells = new Uint16Array(4096);
const darkLight = new Uint8Array(4096);
const skyLight = new Uint8Array(4096).fill(15);

function blocksAmong(cells: Uint16Array): number {
  let blocks = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] !== 0) blocks++;
  return blocks;
}

/**
 * One 16x16x16 piece of a chunk. Sections without blocks, and those in full sun or in the dark, share their arrays until the first
 * write, so that the sky and the depths cost no memory.
 */
export class Section implements SectionView {
  cells: Uint16Array = airCells;
  light: Uint8Array = darkLight;
  version = 0;
  /** Grows whenever cells change. */
  cellsVersion = 0;
  /** Whether any cell has random ticks, as it was at a version of the cells: kept here by those who give them. */
  tickedVersion = -1;
  hasRandomTicks = false;
  #blocks = 0;
  /** Whether someone else holds on to the arrays as they are: the next write makes new ones. */
  #cellsLent = false;
  #lightLent = false;

  /** Cells that are not air. */
  get blocks(): number {
    return this.#blocks;
  }

  get empty(): boolean {
    return this.#blocks === 0;
  }

  /** Whether every cell has full sky light and no block light, and none was ever written otherwise. */
  get inFullSun(): boolean {
    return this.light === skyLight;
  }

  get inTheDark(): boolean {
    return this.light === darkLight;
  }

  setCell(index: number, cell: Cell): void {
    const old = this.cells[index];
    if (old === cell) return;
    if (this.cells === airCells || this.#cellsLent) this.cells = this.cells.slice();
    this.#cellsLent = false;
    this.cells[index] = cell;
    if (old === 0) this.#blocks++;
    if (cell === 0) this.#blocks--;
    this.cellsVersion++;
    this.version++;
  }

  /** Takes over an array of 4096 cells. @param blocks how many of them are not air, where that is known. */
  adoptCells(cells: Uint16Array, blocks = blocksAmong(cells)): void {
    this.#blocks = blocks;
    this.cells = blocks === 0 ? airCells : cells;
    this.#cellsLent = false;
    this.cellsVersion++;
    this.version++;
  }

  /** Takes over an array of 4096 light bytes. */
  adoptLight(light: Uint8Array): void {
    this.light = light;
    this.#lightLent = false;
    this.version++;
  }

  fillSun(): void {
    this.light = skyLight;
    this.#lightLent = false;
    this.version++;
  }

  /** The light array for writing. The writer counts the version up. */
  writableLight(): Uint8Array {
    if (this.light === darkLight || this.light === skyLight || this.#lightLent) this.light = this.light.slice();
    this.#lightLent = false;
    return this.light;
  }

  /** Cells and light of this moment, which later writes leave as they are. */
  lend(): { readonly cells: Uint16Array; readonly light: Uint8Array } {
    this.#cellsLent = true;
    this.#lightLent = true;
    return { cells: this.cells, light: this.light };
  }
}
