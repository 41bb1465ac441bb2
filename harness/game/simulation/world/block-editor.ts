import { blockKinds } from '../block-kinds.ts';
import { closedFacesOfCell, emissionOfCell, filterOfCell, knownCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { connected, followsSides } from '../blocks/connections.ts';
import { fluidOf, sourceOf } from '../blocks/fluid.ts';
import { hasHalves, lostHalf, partsOf } from '../blocks/parts.ts';
import { isSupported, type ReadCell } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from './chunk.ts';
import type { LightEngine } from './light-engine.ts';
import { packPlace } from './light-spread.ts';
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

/** A changed place itself, then what stands around it. */
const followers = [[0, 0, 0], ...steps] as const;

/** Which bits of a cell are the index of its kind. */
const kindMask = 4095;

/** 1 for every kind of block, by index, that may have to go when something beside it changes. */
const mayPop = Uint8Array.from(blockKinds, ({ support, index }) => (support !== 'none' || hasHalves[index] === 1 ? 1 : 0));

/** A changed place, and how far what stands around it has followed: which side is looked at, and which part of that is done. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  side: number;
  part: number;
}

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
  readonly #at: ReadCell;
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
    this.#at = (x, y, z) => world.map.cell(x, y, z);
  }

  /** Whether a cell can be written: in a loaded chunk and within the world's height. */
  canSet(x: number, y: number, z: number): boolean {
    return y >= minY && y < maxY && this.#world.loaded(x, z);
  }

  /** Sets one cell. False when nothing changed or it cannot be written. */
  set(x: number, y: number, z: number, cell: Cell): boolean {
    const edit: Edit = [x, y, z, cell];
    const chunk = this.#changes(edit);
    if (chunk === null) return false;
    this.#write(chunk, [edit]);
    this.#settle(x, y, z);
    this.#tell(x, y, z);
    return true;
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
      const chunk = this.#changes(edit);
      if (chunk === null) continue;
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
    const relit: number[] = [];
    for (const [x, y, z, cell] of list) {
      const old = chunk.cell(x & 15, y, z & 15);
      chunk.setCell(x & 15, y, z & 15, cell);
      if (!sameLight(old, cell)) relit.push(packPlace(x & 15, y, z & 15));
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

  /** The chunk in which an edit changes something; null where it changes nothing or cannot be written. */
  #changes([x, y, z, cell]: Edit): Chunk | null {
    if (y < minY || y >= maxY) return null;
    const chunk = this.#world.chunk(x >> 4, z >> 4);
    return chunk === null || chunk.cell(x & 15, y, z & 15) === cell ? null : chunk;
  }

  /**
   * Lets what stands around a changed place follow: fences join, blocks without support pop off, grass shows or loses its snow. A change
   * that follows has its own surroundings follow, and told of it, before the next: with a stack of its own, since a tower of carpets is
   * longer than the engine's.
   */
  #settle(x: number, y: number, z: number): void {
    const followed: Place[] = [{ x, y, z, side: 0, part: 0 }];
    for (let place = followed.at(-1); place !== undefined; place = followed.at(-1)) {
      const edit = this.#nextChange(place);
      if (edit === null) {
        followed.pop();
        // The first place is told of by whoever changed it.
        if (followed.length > 0) this.#tell(place.x, place.y, place.z);
        continue;
      }
      const chunk = this.#changes(edit);
      if (chunk === null) continue;
      this.#write(chunk, [edit]);
      followed.push({ x: edit[0], y: edit[1], z: edit[2], side: 0, part: 0 });
    }
  }

  /** Goes on with what follows a changed place, up to the next thing that changes; null when nothing is left. */
  #nextChange(place: Place): Edit | null {
    const { x, y, z } = place;
    for (; place.side < followers.length; place.side++, place.part = 0) {
      const [dx, dy, dz] = followers[place.side]!;
      const kind = this.#at(x + dx, y + dy, z + dz) & kindMask;
      if (place.part === 0) {
        place.part = 1;
        if (followsSides[kind] === 1 && dy < 1) return [x + dx, y + dy, z + dz, connected(this.#at, x + dx, y + dy, z + dz)];
      }
      // The changed place itself stands: whoever changed it saw to that.
      if (place.part > 1 || place.side === 0 || mayPop[kind] === 0) continue;
      place.part = 2;
      const edit = this.#unsupported(place, x + dx, y + dy, z + dz);
      if (edit !== null) return edit;
    }
    if (place.part > 0) return null;
    place.part = 1;
    return this.#underSnow(x, y, z);
  }

  /** What takes a block away that has lost what it stood on, or its other half, by a change at a place; null when it stays. */
  #unsupported(changed: Place, x: number, y: number, z: number): Edit | null {
    const cell = this.#at(x, y, z);
    if (isSupported(cell, this.#at, x, y, z) && !lostHalf(this.#at, [x, y, z], [changed.x, changed.y, changed.z])) return null;
    this.onPop(x, y, z, cell);
    return [x, y, z, emptied(this.#at(x, y, z))];
  }

  /** What gives the grass under a place its snow, or takes it; null when it is right. */
  #underSnow(x: number, y: number, z: number): Edit | null {
    const below = this.#at(x, y - 1, z);
    const ground = plainGround.find((plain) => (plain & kindMask) === (below & kindMask));
    if (ground === undefined) return null;
    const above = rulesOf(this.#at(x, y, z)).name;
    const snowy = above === 'snow' || above === 'snow_block' ? 1 : 0;
    return stateOf(below) === snowy ? null : [x, y - 1, z, ground | (snowy << 12)];
  }
}
