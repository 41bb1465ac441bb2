import type { ReadCell } from '../blocks/support.ts';
import { footOf, footSort } from './foot-sort.ts';
import { OpenNodes } from './open-nodes.ts';

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

/** Extra cost of a step, in blocks (Java's path types: water 8, beside danger 8). */
const waterCost = 8;
const dangerCost = 8;
/** Steps to the sides in turn, then those between two of them: the first of the four between the first side and the second. */
const straightX = [0, 1, 0, -1];
const straightZ = [-1, 0, 1, 0];
const slantedX = [1, 1, -1, -1];
const slantedZ = [-1, 1, 1, -1];
/** No height of the world. */
const nowhere = -0x8000;

const { low, block, fence, water, lava, danger, door, air } = footSort;

/** One search of a way over the grid of cells, by the algorithm A* with Java's rules of walking. It is made for one search. */
class MobSearch {
  readonly #at: ReadCell;
  readonly #walker: Walker;
  readonly #nodes: OpenNodes;

  constructor(at: ReadCell, walker: Walker, nodes: OpenNodes) {
    this.#at = at;
    this.#walker = walker;
    this.#nodes = nodes;
  }

  /** Searches until a cell within `near` of the goal is found, or so many cells were looked at. */
  run(
    [sx, sy, sz]: readonly [number, number, number],
    goal: readonly [number, number, number],
    near: number,
    reach: number,
    limit: number,
  ): FoundPath {
    const nodes = this.#nodes;
    nodes.begin(sx, sy, sz, goal);
    nodes.open(sx, sy, sz, -1, 0);
    let best = -1;
    for (let looked = 0; looked < limit && !nodes.empty; looked++) {
      const node = nodes.pop();
      if (nodes.isDone(node)) continue;
      nodes.finish(node);
      const guess = nodes.guessOf(node);
      if (best === -1 || guess < nodes.guessOf(best)) best = node;
      if (guess <= near) break;
      const [x, z] = [nodes.xOf(node), nodes.zOf(node)];
      const away = (x - sx) * (x - sx) + (z - sz) * (z - sz);
      if (away <= reach * reach) this.#step(node, x, nodes.yOf(node), z);
    }
    return { cells: nodes.wayTo(best), reaches: best !== -1 && nodes.guessOf(best) <= near };
  }

  #sort(x: number, y: number, z: number): number {
    return footOf(this.#at(x, y, z));
  }

  /** Whether a body can be in a cell. */
  #passes(sort: number): boolean {
    return sort === air || sort === low || sort === water || (sort === door && this.#walker.opensDoors);
  }

  #room(x: number, y: number, z: number): boolean {
    for (let i = 0; i < this.#walker.tall; i++) {
      const sort = this.#sort(x, y + i, z);
      if (!this.#passes(sort) || (i > 0 && sort === low)) return false;
    }
    return true;
  }

  /** Whether a body that is in a cell stays there: there is a floor, or water to swim in. */
  #rests(x: number, y: number, z: number): boolean {
    const sort = this.#sort(x, y, z);
    if (sort === low || sort === water) return true;
    const below = this.#sort(x, y - 1, z);
    return below === block || below === fence;
  }

  /** The height at which a step from a cell into another column ends; `nowhere` when there is none. */
  #landing(fromX: number, y: number, fromZ: number, x: number, z: number): number {
    if (this.#room(x, y, z)) {
      for (let down = 0; down <= this.#walker.fall; down++) {
        if (this.#rests(x, y - down, z)) return y - down;
        if (!this.#passes(this.#sort(x, y - down - 1, z))) return nowhere;
      }
      return nowhere;
    }
    // A step up: over what is in the way, if it is no fence and the head has room.
    const front = this.#sort(x, y, z);
    if (front === fence || front === lava || front === danger) return nowhere;
    if (!this.#passes(this.#sort(fromX, y + this.#walker.tall, fromZ))) return nowhere;
    return this.#room(x, y + 1, z) && this.#rests(x, y + 1, z) ? y + 1 : nowhere;
  }

  /** Opens the cells that one step from a node leads to. */
  #step(node: number, x: number, y: number, z: number): void {
    /** One bit for each side to which the ground goes on level, and the first again behind the last. */
    let free = 0;
    for (let side = 0; side < 4; side++) {
      const [tx, tz] = [x + straightX[side], z + straightZ[side]];
      const ty = this.#landing(x, y, z, tx, tz);
      if (ty === y) free |= side === 0 ? 0b10001 : 1 << side;
      if (ty !== nowhere) this.#open(tx, ty, tz, node);
    }
    for (let side = 0; side < 4; side++) {
      if (((free >> side) & 0b11) !== 0b11) continue;
      const [tx, tz] = [x + slantedX[side], z + slantedZ[side]];
      if (this.#landing(x, y, z, tx, tz) === y) this.#open(tx, y, tz, node);
    }
  }

  /** Most cells beside one were opened from another before: what is around them is not looked at again. */
  #open(x: number, y: number, z: number, node: number): void {
    if (this.#nodes.mayOpen(x, y, z, node)) this.#nodes.open(x, y, z, node, this.#extra(x, y, z));
  }

  #extra(x: number, y: number, z: number): number {
    if (this.#sort(x, y, z) === water) return this.#walker.shunsWater ? waterCost : 0;
    for (let side = 0; side < 4; side++) {
      const beside = this.#sort(x + straightX[side], y, z + straightZ[side]);
      if (beside === danger || beside === lava) return dangerCost;
    }
    return this.#sort(x, y - 1, z) === danger ? dangerCost : 0;
  }
}

/** Searches follow one another, and each begins with these emptied. */
const openNodes = new OpenNodes();

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
  return new MobSearch(at, walker, openNodes).run(start, goal, near, reach, reach * looksPerBlock);
}
