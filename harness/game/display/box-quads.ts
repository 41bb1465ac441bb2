import type { FreeBuffer, Vector } from './quad-buffer.ts';

/** Brightness of a face by its side, as Java Edition has it: below 0.5, above 1, north and south 0.8, west and east 0.6. */
export const faceShades = [0.5, 1, 0.8, 0.8, 0.6, 0.6] as const;

/** Steps to the neighbour of each face, in the order down, up, north, south, west, east. */
export const faceSteps = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const satisfies readonly Vector[];

/** Axes of a face's tile as seen from outside: u to the right, v down. The same for packed and free quads. */
export const faceAxes: readonly { readonly u: Vector; readonly v: Vector }[] = [
  { u: [1, 0, 0], v: [0, 0, -1] },
  { u: [1, 0, 0], v: [0, 0, 1] },
  { u: [-1, 0, 0], v: [0, -1, 0] },
  { u: [1, 0, 0], v: [0, -1, 0] },
  { u: [0, 0, 1], v: [0, -1, 0] },
  { u: [0, 0, -1], v: [0, -1, 0] },
];

/** What the faces of a box look like. */
export interface BoxSkin {
  /** Tile of face f. */
  tile(face: number): number;
  tint(face: number): number;
  /** Light of face f, 0..240. */
  sky(face: number): number;
  block(face: number): number;
  readonly alpha?: number;
  readonly flags?: number;
  /** Faces to leave out, one bit each. */
  readonly skip?: number;
  /** Faces whose tile is shown the other way round, one bit each. */
  readonly mirrored?: number;
  /** Quarter turns, clockwise, by which the upper face's tile is turned. */
  readonly upTurn?: number;
  /** Shade of every face where it is not the side's own. */
  readonly shade?: number;
}

interface PlacedTile {
  readonly corner: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly uv: readonly [number, number, number, number];
}

const minus = (a: Vector): Vector => [-a[0], -a[1], -a[2]];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** A face with its tile turned clockwise by quarters: the same parallelogram from another corner. */
function turnedTile(quarters: number, corner: Vector, u: Vector, v: Vector, [u0, v0, u1, v1]: PlacedTile['uv']): PlacedTile {
  if (quarters === 1) return { corner: plus(corner, u), u: v, v: minus(u), uv: [v0, 16 - u1, v1, 16 - u0] };
  if (quarters === 2) return { corner: plus(plus(corner, u), v), u: minus(u), v: minus(v), uv: [16 - u1, 16 - v1, 16 - u0, 16 - v0] };
  if (quarters === 3) return { corner: plus(corner, v), u: minus(v), v: u, uv: [16 - v1, u0, 16 - v0, u1] };
  return { corner, u, v, uv: [u0, v0, u1, v1] };
}

/**
 * Appends the faces of an upright box from `low` to `high` (blocks, at most one block across). Each face shows the part of its
 * tile that lies at the box's place in the cell `cell` (the corner the texture is laid from), as Java Edition's models do by default.
 */
export function pushBox(buffer: FreeBuffer, low: Vector, high: Vector, cell: Vector, skin: BoxSkin): void {
  for (let face = 0; face < 6; face++) {
    if (((skin.skip ?? 0) >> face) & 1) continue;
    const { u, v } = faceAxes[face]!;
    const [, normalY] = faceSteps[face]!;
    const size: Vector = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
    const corner: [number, number, number] = [0, 0, 0];
    let lengthU = 0;
    let lengthV = 0;
    let u0 = 0;
    let v0 = 0;
    for (let axis = 0; axis < 3; axis++) {
      if (u[axis] !== 0) {
        corner[axis] = u[axis]! > 0 ? low[axis]! : high[axis]!;
        lengthU = size[axis]!;
        u0 = u[axis]! > 0 ? low[axis]! - cell[axis]! : cell[axis]! + 1 - high[axis]!;
      } else if (v[axis] !== 0) {
        corner[axis] = v[axis]! > 0 ? low[axis]! : high[axis]!;
        lengthV = size[axis]!;
        v0 = v[axis]! > 0 ? low[axis]! - cell[axis]! : cell[axis]! + 1 - high[axis]!;
      } else {
        const outward = axis === 1 ? normalY : faceSteps[face]![axis]!;
        corner[axis] = outward > 0 ? high[axis]! : low[axis]!;
      }
    }
    const flipped = ((skin.mirrored ?? 0) >> face) & 1;
    const [from, to] = flipped ? [1 - u0, 1 - u0 - lengthU] : [u0, u0 + lengthU];
    const placed = turnedTile(
      face === 1 ? (skin.upTurn ?? 0) : 0,
      corner,
      [u[0] * lengthU, u[1] * lengthU, u[2] * lengthU],
      [v[0] * lengthV, v[1] * lengthV, v[2] * lengthV],
      [from * 16, v0 * 16, to * 16, (v0 + lengthV) * 16],
    );
    buffer.push(placed.corner, placed.u, placed.v, {
      tile: skin.tile(face),
      uv: placed.uv,
      tint: skin.tint(face),
      alpha: skin.alpha ?? 1,
      sky: skin.sky(face),
      block: skin.block(face),
      shade: skin.shade ?? faceShades[face]!,
      flags: skin.flags ?? 0,
    });
  }
}
