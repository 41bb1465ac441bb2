import { closedFacesOfCell, emissionOfCell, filterOfCell, knownCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { connected } from '../blocks/connections.ts';
import { fluidOf, sourceOf } from '../blocks/fluid.ts';
import { lostHalf, partsOf } from '../blocks/parts.ts';
import { isSupported } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from './chunk.ts';
import type { LightEngine } from './light-engine.ts';
import { maxY, minY } from './world-shape.ts';
import type { WorldState } from './world-state.ts';

/** A place in the world and what to put there. */
export type Edit = readonly [x: number, y: number, z: number, cell: Cell];

/** Called for a block that lost its support, before it is gone. */
export type PopListener = (x: number, y: number, z: number, cell: Cell) => void;

const steps = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const;

const sameLight = (a: Cell, b: Cell): boolean =>
  filterOfCell[a] === filterOfCell[b] && emissionOfCell[a] === emissionOfCell[b] && closedFacesOfCell[a] === closedFacesOfCell[b];

/** Grows whenever anything of a chunk changes. */
const versions = (chunk: Chunk | null): number => chunk?.sections.reduce((sum, section) => sum + section.version, 0) ?? 0;

/** What a block leaves that is taken away: water, where it was full of it. */
const emptied = (cell: Cell): Cell => (rulesOf(cell).shape !== 'liquid' && fluidOf(cell) === 'water' ? sourceOf('water') : 0);

const plainGround = ['grass_block', 'podzol', 'mycelium'].map((name) => knownCell(name));

/** The one way cells of the running world change: keeps light, support, snow on grass and the saves' marks right. */
export class BlockEditor {
  readonly #world: WorldState;
  readonly #light: LightEngine;
  /** Set by the owner of the drops. */
  onPop: PopListener = () => {};
  /** Set by the rules of blocks: told of a changed cell and of each one beside it, after all of them joined and lost what had no support. */
  onUpdate: (x: number, y: number, z: number, cell: Cell) => void = () => {};
  /** Set by the keeper of what blocks hold: told of every changed cell of a chunk whose blocks hold something, and whether that is just gone. */
  onReplaced: (chunk: Chunk, x: number, y: number, z: number, old: Cell, cell: Cell, clears: boolean) => void = () => {};
  #clears = false;

  constructor(world: WorldState, light: LightEngine) {
    this.#world = world;
    this.#light = light;
  }

  /** Whether a cell can be written: in a loaded chunk and within the world's height. */
  canSet(x: number, y: number, z: number): boolean {
    return y >= minY && y < maxY && this.#world.loaded(x, z);
  }

  /** Sets one cell. False when nothing changed or it cannot be written. */
  set(x: number, y: number, z: number, cell: Cell): boolean {
    return this.setAll([[x, y, z, cell]]) === 1;
  }

  /** Makes changes by which what blocks held is gone and does not fall out of them, as commands do. */
  clearing<Result>(changes: () => Result): Result {
    this.#clears = true;
    try {
      return changes();
    } finally {
      this.#clears = false;
    }
  }

  /** Takes a block away; water stays where it was full of it. False when nothing changed. */
  remove(x: number, y: number, z: number): boolean {
    return this.set(x, y, z, emptied(this.#world.map.cell(x, y, z)));
  }

  /** Takes a block away with its other half, neither of which pops off. False when nothing changed. */
  removeWhole(x: number, y: number, z: number): boolean {
    const at = (ax: number, ay: number, az: number): Cell => this.#world.map.cell(ax, ay, az);
    return this.setAll(partsOf(at, x, y, z).map(([px, py, pz]) => [px, py, pz, emptied(at(px, py, pz))])) > 0;
  }

  /** Sets many cells, light once a chunk. Answers how many changed. */
  setAll(edits: readonly Edit[]): number {
    const byChunk = new Map<Chunk, Edit[]>();
    for (const edit of edits) {
      const [x, y, z] = edit;
      if (y < minY || y >= maxY) continue;
      const chunk = this.#world.chunk(x >> 4, z >> 4);
      if (chunk === null || chunk.cell(x & 15, y, z & 15) === edit[3]) continue;
      const list = byChunk.get(chunk);
      if (list === undefined) byChunk.set(chunk, [edit]);
      else list.push(edit);
    }
    let count = 0;
    for (const [chunk, list] of byChunk) {
      this.#write(chunk, list);
      count += list.length;
    }
    for (const list of byChunk.values()) for (const [x, y, z] of list) this.#settle(x, y, z);
    for (const list of byChunk.values()) for (const [x, y, z] of list) this.#tell(x, y, z);
    return count;
  }

  #tell(x: number, y: number, z: number): void {
    const { map } = this.#world;
    this.onUpdate(x, y, z, map.cell(x, y, z));
    for (const [dx, dy, dz] of steps) this.onUpdate(x + dx, y + dy, z + dz, map.cell(x + dx, y + dy, z + dz));
  }

  #write(chunk: Chunk, list: readonly Edit[]): void {
    const relit: (readonly [number, number, number])[] = [];
    for (const [x, y, z, cell] of list) {
      const old = chunk.cell(x & 15, y, z & 15);
      chunk.setCell(x & 15, y, z & 15, cell);
      if (!sameLight(old, cell)) relit.push([x & 15, y, z & 15]);
      if (chunk.blockEntities.size > 0) this.onReplaced(chunk, x, y, z, old, cell, this.#clears);
    }
    chunk.markEdited();
    if (relit.length === 0) return;
    const before = chunk.around.map(versions);
    this.#light.refresh(chunk, relit);
    chunk.around.forEach((near, i) => {
      if (near !== null && versions(near) !== before[i]) near.markEdited();
    });
  }

  /** Lets what stands around a changed place follow: fences join, blocks without support pop off, grass shows or loses its snow. */
  #settle(x: number, y: number, z: number): void {
    const at = (ax: number, ay: number, az: number): Cell => this.#world.map.cell(ax, ay, az);
    this.set(x, y, z, connected(at, x, y, z));
    for (const [dx, dy, dz] of steps) {
      if (dy < 1) this.set(x + dx, y + dy, z + dz, connected(at, x + dx, y + dy, z + dz));
      const cell = at(x + dx, y + dy, z + dz);
      if (cell === 0) continue;
      const stays = isSupported(cell, at, x + dx, y + dy, z + dz) && !lostHalf(at, [x + dx, y + dy, z + dz], [x, y, z]);
      if (stays) continue;
      this.onPop(x + dx, y + dy, z + dz, cell);
      this.remove(x + dx, y + dy, z + dz);
    }
    const below = at(x, y - 1, z);
    const ground = plainGround.find((plain) => rulesOf(plain) === rulesOf(below));
    if (ground === undefined) return;
    const above = rulesOf(at(x, y, z)).name;
    const snowy = above === 'snow' || above === 'snow_block' ? 1 : 0;
    if (stateOf(below) !== snowy) this.set(x, y - 1, z, ground | (snowy << 12));
  }
}
