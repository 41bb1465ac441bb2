import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import { kindsOf } from '../simulation/block-kinds.ts';
import type { SectionView, SimulationView, WorldView } from '../simulation/view.ts';
import { short } from './look-replies.ts';

type Triple = readonly [x: number, y: number, z: number];

/** A piece of the world that may hold some of the blocks, by the place of its lowest corner. */
interface Piece {
  readonly cells: SectionView['cells'];
  readonly corner: Triple;
  /** Of its nearest block. */
  readonly distance: number;
}

interface Found {
  readonly pos: Triple;
  readonly distance: number;
}

const size = 16;
const kindMask = 4095;
/** Blocks that are gathered beyond those that are wanted before the farthest are left out. */
const spare = 64;

const length = (dx: number, dy: number, dz: number): number => Math.sqrt(dx * dx + dy * dy + dz * dz);

/** How far a coordinate is from the nearest of the middles of a row of blocks. */
const off = (value: number, first: number): number => Math.max(first + 0.5 - value, 0, value - (first + size - 0.5));

/** The loaded pieces within reach that hold anything, the nearest first. */
function piecesAround(world: WorldView, [ex, ey, ez]: Triple, within: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let cx = Math.floor(ex - within) >> 4; cx <= Math.floor(ex + within) >> 4; cx++) {
    for (let cz = Math.floor(ez - within) >> 4; cz <= Math.floor(ez + within) >> 4; cz++) {
      world.chunk(cx, cz)?.sections.forEach(({ cells, empty }, s) => {
        const corner: Triple = [cx * size, world.minY + s * size, cz * size];
        const distance = length(off(ex, corner[0]), off(ey, corner[1]), off(ez, corner[2]));
        if (!empty && distance <= within) pieces.push({ cells, corner, distance });
      });
    }
  }
  return pieces.sort((a, b) => a.distance - b.distance);
}

const nearestFirst = (a: Found, b: Found): number =>
  a.distance - b.distance || a.pos[1] - b.pos[1] || a.pos[2] - b.pos[2] || a.pos[0] - b.pos[0];

/** Keeps the nearest of what it is given. */
class Nearest {
  readonly #most: number;
  #found: Found[] = [];
  /** Nothing farther than this can be among them. */
  reach: number;

  constructor(most: number, reach: number) {
    this.#most = most;
    this.reach = reach;
  }

  add(found: Found): void {
    this.#found.push(found);
    if (this.#found.length >= this.#most + spare) this.sift();
  }

  /** Leaves out what is too far, and answers the rest, the nearest first. */
  sift(): readonly Found[] {
    this.#found = this.#found.sort(nearestFirst).slice(0, this.#most);
    const last = this.#found[this.#most - 1];
    if (last !== undefined) this.reach = last.distance;
    return this.#found;
  }
}

/**
 * What `find-blocks` answers: the nearest by distance from the eye, equals from low to high, then by z, then by x. Pieces of the world are
 * looked through from near to far until no other can hold a nearer block.
 */
export function nearestBlocks(
  { world, player }: SimulationView,
  name: string,
  within: number,
  limit: number,
): ReplyOf<'find-blocks'> | null {
  const kinds = kindsOf(name.replace(/^minecraft:/, ''));
  if (kinds.length === 0) return null;
  const wanted = new Uint8Array(kindMask + 1);
  for (const { index } of kinds) wanted[index] = 1;
  const eye: Triple = [player.x, player.y + player.eyeHeight, player.z];
  // One more than asked for: then it is known that there are more.
  const nearest = new Nearest(limit + 1, within);
  for (const { cells, corner, distance } of piecesAround(world, eye, within)) {
    if (distance > nearest.reach) break;
    for (let i = 0; i < cells.length; i++) {
      if (wanted[cells[i]! & kindMask] === 0) continue;
      const pos: Triple = [corner[0] + (i & 15), corner[1] + (i >> 8), corner[2] + ((i >> 4) & 15)];
      const far = length(pos[0] + 0.5 - eye[0], pos[1] + 0.5 - eye[1], pos[2] + 0.5 - eye[2]);
      if (far <= nearest.reach) nearest.add({ pos, distance: far });
    }
    nearest.sift();
  }
  const found = nearest.sift();
  return { blocks: found.slice(0, limit).map(({ pos, distance }) => ({ pos, distance: short(distance) })), more: found.length > limit };
}
