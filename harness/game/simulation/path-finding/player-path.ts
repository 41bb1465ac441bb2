import type { ReadCell } from '../blocks/support.ts';
import { Footing } from './footing.ts';
import { type Move, type Place, playerMoves } from './player-moves.ts';

/** Where a way leads. */
export interface Goal {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** How far from it is near enough, in blocks; 0 for its own column, a block higher or lower. */
  readonly within: number;
}

/** A way, as far as one was found. */
export interface PlayerPath {
  /** The moves in order; none when the start is the end. */
  readonly moves: readonly Move[];
  /** Whether it leads to the goal; else it leads to the place nearest to it that was found. */
  readonly complete: boolean;
  /** Why it is not complete: everything that can be reached was looked at, or the search was ended before. */
  readonly ended: 'goal' | 'exhausted' | 'limit' | 'nowhere';
}

/** Places that one search looks at. More would take longer than a tick should. */
const searchLimit = 6000;

interface Node {
  readonly place: Place;
  readonly move: Move | null;
  readonly before: Node | null;
  readonly cost: number;
  readonly guess: number;
  readonly order: number;
}

/** A heap by estimated cost; of equals the one that came first. */
class Open {
  readonly #heap: Node[] = [];

  get size(): number {
    return this.#heap.length;
  }

  push(node: Node): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(node);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!less(node, heap[parent])) break;
      heap[at] = heap[parent];
      at = parent;
    }
    heap[at] = node;
  }

  pop(): Node {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop() as Node;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && less(heap[child + 1], heap[child])) child++;
      if (!less(heap[child], last)) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

const less = (a: Node, b: Node): boolean => {
  const [x, y] = [a.cost + a.guess, b.cost + b.guess];
  return x === y ? a.order < b.order : x < y;
};

/** What the rest of the way takes at least: along sides and corners, and a little for each block of height. */
function guess(place: Place, goal: Goal): number {
  const [dx, dz] = [Math.abs(place.x - goal.x), Math.abs(place.z - goal.z)];
  const [long, short] = dx > dz ? [dx, dz] : [dz, dx];
  return long + 0.4142 * short + 0.3 * Math.abs(place.feet - goal.y);
}

function reached(place: Place, goal: Goal): boolean {
  const [dx, dy, dz] = [place.x - goal.x, place.feet - goal.y, place.z - goal.z];
  if (goal.within > 0) return dx * dx + dy * dy + dz * dz <= goal.within * goal.within;
  return dx === 0 && dz === 0 && Math.abs(dy) <= 1.01;
}

/** The places that a body may be taken to be at: the block it is in, or one beside it that its edge rests on. */
function starts(footing: Footing, [x, y, z]: readonly [number, number, number]): readonly Place[] {
  const [cx, cz] = [Math.floor(x), Math.floor(z)];
  const columns = [
    [cx, cz],
    [Math.floor(x + 0.3), cz],
    [Math.floor(x - 0.3), cz],
    [cx, Math.floor(z + 0.3)],
    [cx, Math.floor(z - 0.3)],
  ] as const;
  for (const [bx, bz] of columns) {
    for (const by of [Math.ceil(y - 0.5), Math.ceil(y - 0.5) - 1, Math.ceil(y - 0.5) + 1]) {
      const feet = footing.floor(bx, by, bz);
      if (feet !== null && Math.abs(feet - y) < 1.3) return [{ x: bx, y: by, z: bz, feet }];
    }
  }
  const by = Math.floor(y + 0.01);
  if (footing.swims(cx, by, cz) || footing.climbs(cx, by, cz)) return [{ x: cx, y: by, z: cz, feet: y }];
  // In the air: wherever a fall would end.
  for (let down = by; down > by - 24; down--) {
    const feet = footing.floor(cx, down, cz);
    if (feet !== null) return [{ x: cx, y: down, z: cz, feet }];
    if (footing.swims(cx, down, cz)) return [{ x: cx, y: down, z: cz, feet: down + 0.4 }];
  }
  return [];
}

/**
 * A way for a player on foot, by A* (P. Hart, N. Nilsson, B. Raphael, 1968) over the moves of player-moves.ts. It only reads the world;
 * places that are not loaded are where nobody can stand.
 * @param loaded whether the column of a block is there.
 */
export function playerPath(
  at: ReadCell,
  loaded: (x: number, z: number) => boolean,
  from: readonly [number, number, number],
  goal: Goal,
): PlayerPath {
  const footing = new Footing(at);
  const [start] = starts(footing, from);
  if (start === undefined) return { moves: [], complete: false, ended: 'nowhere' };
  const best = new Map<string, number>();
  const open = new Open();
  let order = 0;
  let nearest: Node = { place: start, move: null, before: null, cost: 0, guess: guess(start, goal), order: order++ };
  open.push(nearest);
  best.set(key(start), 0);
  for (let looked = 0; open.size > 0; looked++) {
    if (looked >= searchLimit) return { moves: movesTo(nearest), complete: false, ended: 'limit' };
    const node = open.pop();
    if (node.cost > (best.get(key(node.place)) ?? 0)) continue;
    if (node.guess < nearest.guess) nearest = node;
    if (reached(node.place, goal)) return { moves: movesTo(node), complete: true, ended: 'goal' };
    for (const move of playerMoves(footing, node.place)) {
      if (!loaded(move.x, move.z)) continue;
      const cost = node.cost + move.cost;
      const known = best.get(key(move));
      if (known !== undefined && known <= cost) continue;
      best.set(key(move), cost);
      open.push({ place: move, move, before: node, cost, guess: guess(move, goal), order: order++ });
    }
  }
  return { moves: movesTo(nearest), complete: false, ended: 'exhausted' };
}

const key = ({ x, y, z }: Place): string => `${x} ${y} ${z}`;

function movesTo(node: Node): readonly Move[] {
  const moves: Move[] = [];
  for (let at: Node | null = node; at !== null; at = at.before) if (at.move !== null) moves.push(at.move);
  return moves.reverse();
}
