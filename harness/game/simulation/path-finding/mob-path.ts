import { collisionBoxes } from '../blocks/block-boxes.ts';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';

/** What a body can do, as its way is searched. */
export interface Walker {
  /** Cells that it is tall. */
  readonly tall: number;
  /** Blocks that it dares to fall. */
  readonly fall: number;
  readonly opensDoors: boolean;
  /** Keeps out of water where it can; else water is as good as land. */
  readonly shunsWater: boolean;
}

/** Cells, x, y and z in turn, from the one after the start to the nearest to the goal that was found. */
export interface FoundPath {
  readonly cells: readonly number[];
  readonly reaches: boolean;
}

type Sort = 'air' | 'low' | 'block' | 'fence' | 'water' | 'lava' | 'danger' | 'door';

interface Node {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly from: Node | null;
  readonly cost: number;
  readonly guess: number;
  readonly order: number;
  done: boolean;
}

/** Extra cost of a step, in blocks (Java's path types: water 8, beside danger 8). */
const waterCost = 8;
const dangerCost = 8;
const dangers = new Set(['fire', 'soul_fire', 'sweet_berry_bush', 'wither_rose', 'powder_snow', 'magma_block', 'campfire', 'cactus']);
const straight = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const slanted = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** What a cell is to somebody who walks. */
function sortAt(at: ReadCell, x: number, y: number, z: number): Sort {
  const cell = at(x, y, z);
  if (cell === 0) return 'air';
  const fluid = fluidOf(cell);
  if (fluid === 'lava') return 'lava';
  const { name, shape } = rulesOf(cell);
  if (dangers.has(name)) return 'danger';
  if (shape === 'door' || shape === 'gate') {
    if (propertiesOf(cell).open === 'true') return 'air';
    return shape === 'gate' || name === 'iron_door' ? 'fence' : 'door';
  }
  let top = 0;
  for (const box of collisionBoxes(at, x, y, z)) top = Math.max(top, box[4]);
  if (top === 0) return fluid === 'water' ? 'water' : 'air';
  if (top > 1) return 'fence';
  return top <= 0.5 ? 'low' : 'block';
}

/** One search of a way over the grid of cells, by the algorithm A* with Java's rules of walking. It is made for one search. */
class MobSearch {
  readonly #at: ReadCell;
  readonly #walker: Walker;
  readonly #sorts = new Map<number, Sort>();
  readonly #nodes = new Map<number, Node>();
  readonly #heap: Node[] = [];
  readonly #start: readonly [number, number, number];
  #order = 0;

  constructor(at: ReadCell, walker: Walker, start: readonly [number, number, number]) {
    this.#at = at;
    this.#walker = walker;
    this.#start = start;
  }

  /** Searches until a cell within `near` of the goal is found, or so many cells were looked at. */
  run(goal: readonly [number, number, number], near: number, reach: number, limit: number): FoundPath {
    const [sx, sy, sz] = this.#start;
    const [gx, gy, gz] = goal;
    const far = (x: number, y: number, z: number): number => Math.sqrt((x - gx) * (x - gx) + (y - gy) * (y - gy) + (z - gz) * (z - gz));
    this.#open(sx, sy, sz, null, 0, far(sx, sy, sz));
    let best: Node | null = null;
    for (let looked = 0; looked < limit && this.#heap.length > 0; looked++) {
      const node = this.#pop();
      if (node.done) continue;
      node.done = true;
      if (best === null || node.guess < best.guess) best = node;
      if (node.guess <= near) break;
      const away = (node.x - sx) * (node.x - sx) + (node.z - sz) * (node.z - sz);
      if (away > reach * reach) continue;
      for (const [x, y, z, extra] of this.#steps(node)) {
        const [dx, dy, dz] = [x - node.x, y - node.y, z - node.z];
        this.#open(x, y, z, node, node.cost + Math.sqrt(dx * dx + dy * dy + dz * dz) + extra, far(x, y, z));
      }
    }
    const cells: number[] = [];
    for (let node = best; node !== null && node.from !== null; node = node.from) cells.unshift(node.x, node.y, node.z);
    return { cells, reaches: best !== null && best.guess <= near };
  }

  #key(x: number, y: number, z: number): number {
    return ((y - this.#start[1] + 512) * 1024 + (z - this.#start[2] + 512)) * 1024 + (x - this.#start[0] + 512);
  }

  #sort(x: number, y: number, z: number): Sort {
    const key = this.#key(x, y, z);
    let sort = this.#sorts.get(key);
    if (sort === undefined) {
      sort = sortAt(this.#at, x, y, z);
      this.#sorts.set(key, sort);
    }
    return sort;
  }

  /** Whether a body can be in a cell. */
  #passes(sort: Sort): boolean {
    return sort === 'air' || sort === 'low' || sort === 'water' || (sort === 'door' && this.#walker.opensDoors);
  }

  #room(x: number, y: number, z: number): boolean {
    for (let i = 0; i < this.#walker.tall; i++) {
      const sort = this.#sort(x, y + i, z);
      if (!this.#passes(sort) || (i > 0 && sort === 'low')) return false;
    }
    return true;
  }

  /** Whether a body that is in a cell stays there: there is a floor, or water to swim in. */
  #rests(x: number, y: number, z: number): boolean {
    const sort = this.#sort(x, y, z);
    if (sort === 'low' || sort === 'water') return true;
    const below = this.#sort(x, y - 1, z);
    return below === 'block' || below === 'fence';
  }

  /** The height at which a step into a column ends; null when there is none. */
  #landing(node: Node, x: number, z: number): number | null {
    const { y } = node;
    if (this.#room(x, y, z)) {
      for (let down = 0; down <= this.#walker.fall; down++) {
        if (this.#rests(x, y - down, z)) return y - down;
        if (!this.#passes(this.#sort(x, y - down - 1, z))) return null;
      }
      return null;
    }
    // A step up: over what is in the way, if it is no fence and the head has room.
    const front = this.#sort(x, y, z);
    if (front === 'fence' || front === 'lava' || front === 'danger') return null;
    if (!this.#passes(this.#sort(node.x, y + this.#walker.tall, node.z))) return null;
    return this.#room(x, y + 1, z) && this.#rests(x, y + 1, z) ? y + 1 : null;
  }

  *#steps(node: Node): Generator<readonly [number, number, number, number]> {
    const free: boolean[] = [];
    for (const [dx, dz] of straight) {
      const y = this.#landing(node, node.x + dx, node.z + dz);
      free.push(y === node.y);
      if (y !== null) yield [node.x + dx, y, node.z + dz, this.#extra(node.x + dx, y, node.z + dz)];
    }
    for (const [i, [dx, dz]] of slanted.entries()) {
      if (!free[i] || !free[(i + 1) % 4]) continue;
      const y = this.#landing(node, node.x + dx, node.z + dz);
      if (y === node.y) yield [node.x + dx, y, node.z + dz, this.#extra(node.x + dx, y, node.z + dz)];
    }
  }

  #extra(x: number, y: number, z: number): number {
    if (this.#sort(x, y, z) === 'water') return this.#walker.shunsWater ? waterCost : 0;
    for (const [dx, dz] of straight) {
      const side = this.#sort(x + dx, y, z + dz);
      if (side === 'danger' || side === 'lava') return dangerCost;
    }
    const below = this.#sort(x, y - 1, z);
    return below === 'danger' ? dangerCost : 0;
  }

  #open(x: number, y: number, z: number, from: Node | null, cost: number, guess: number): void {
    const key = this.#key(x, y, z);
    const known = this.#nodes.get(key);
    if (known !== undefined && known.cost <= cost) return;
    const node: Node = { x, y, z, from, cost, guess, order: this.#order++, done: false };
    if (known !== undefined) known.done = true;
    this.#nodes.set(key, node);
    this.#push(node);
  }

  #before(a: Node, b: Node): boolean {
    const [left, right] = [a.cost + a.guess, b.cost + b.guess];
    return left < right || (left === right && a.order < b.order);
  }

  #push(node: Node): void {
    const heap = this.#heap;
    let i = heap.length;
    heap.push(node);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.#before(node, heap[parent])) break;
      heap[i] = heap[parent];
      i = parent;
    }
    heap[i] = node;
  }

  #pop(): Node {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop() as Node;
    if (heap.length === 0) return first;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#before(heap[child + 1], heap[child])) child++;
      if (!this.#before(heap[child], last)) break;
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = last;
    return first;
  }
}

/** Cells that a search looks at for each block of its reach, as in Java. */
const looksPerBlock = 16;

/**
 * A way over the ground from a cell to within `near` of another, or toward it as far as the search gets. The same world gives the same
 * way. `reach` is how far from the start it looks, in blocks.
 */
export function mobPath(
  at: ReadCell,
  walker: Walker,
  start: readonly [number, number, number],
  goal: readonly [number, number, number],
  near: number,
  reach: number,
): FoundPath {
  return new MobSearch(at, walker, start).run(goal, near, reach, reach * looksPerBlock);
}
