import type { BoxSkin } from './box-quads.ts';
import { faceShades } from './box-quads.ts';
import type { CellAppearance } from './cell-appearance.ts';
import { appearanceOf, forms, hidesFaces, liquidOfCell } from './cell-appearance.ts';
import { freeFlags } from './display-list.ts';
import { padSteps } from './neighbourhood.ts';
import type { FreeBuffer, Surface, Vector } from './quad-buffer.ts';
import { tileIndex } from './tile-table.ts';

/** Height of a source, or of a full cell that has air above it: eight of nine parts, as in Java Edition. */
export const liquidSurface = 8 / 9;

/** A liquid cell being drawn. */
export interface LiquidSpot {
  readonly cells: Uint16Array;
  /** Its place in the copied cube, and in the section. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly look: CellAppearance;
  readonly form: number;
  readonly skin: BoxSkin;
  readonly into: FreeBuffer;
}

const [stepX, stepY, stepZ] = padSteps;

/** Height of the liquid in a cell: its own level's, a whole cell under more of it, -1 where something else stands, 0 in the open. */
function heightIn(cells: Uint16Array, place: number, form: number): number {
  const cell = cells[place]!;
  if (liquidOfCell[cell] !== form) return hidesFaces[cell] ? -1 : 0;
  if (liquidOfCell[cells[place + stepY]!] === form) return 1;
  const level = Number(appearanceOf(cell).properties.level ?? '0');
  return level >= 8 ? liquidSurface : (liquidSurface * (8 - level)) / 8;
}

/**
 * Height at a corner, between a cell and the three that meet it there: their mean, in which full cells count ten times, so that a lake's
 * rim stays level (Java Edition's way). All four cells get the same height, so their surfaces meet.
 */
function cornerHeight(cells: Uint16Array, place: number, dx: number, dz: number, form: number): number {
  let sum = 0;
  let weight = 0;
  for (const step of [0, dx * stepX, dz * stepZ, dx * stepX + dz * stepZ]) {
    const height = heightIn(cells, place + step, form);
    if (height >= 1) return 1;
    if (height < 0) continue;
    const counts = height >= 0.8 ? 10 : 1;
    sum += height * counts;
    weight += counts;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** Tiles of a liquid's faces: at rest, running along v, and running along u and v. */
const tilesOf: Readonly<Record<number, { readonly still: number; readonly flow: number; readonly across: number }>> = {
  [forms.water]: { still: tileIndex('water'), flow: tileIndex('water_flow'), across: tileIndex('water_flow_across') },
  [forms.lava]: { still: tileIndex('lava'), flow: tileIndex('lava_flow'), across: tileIndex('lava_flow_across') },
};

/** How much more one way than the other a surface falls before it counts as straight: halfway to the diagonal. */
const straight = 2.4;

/** Which tile lies on a surface, and by how many quarter turns: corners in the order north-west, north-east, south-east, south-west. */
function surfaceTile(form: number, heights: readonly number[]): { readonly tile: number; readonly turns: number } {
  const { still, flow, across } = tilesOf[form]!;
  const [nw, ne, se, sw] = heights as [number, number, number, number];
  const east = nw + sw - ne - se;
  const south = nw + ne - sw - se;
  const [alongX, alongZ] = [Math.abs(east), Math.abs(south)];
  if (alongX < 1e-6 && alongZ < 1e-6) return { tile: still, turns: 0 };
  if (alongZ > alongX * straight) return { tile: flow, turns: south > 0 ? 0 : 2 };
  if (alongX > alongZ * straight) return { tile: flow, turns: east > 0 ? 3 : 1 };
  return { tile: across, turns: south > 0 ? (east > 0 ? 0 : 1) : east > 0 ? 3 : 2 };
}

const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function pushSurface(spot: LiquidSpot, heights: readonly number[], surface: Omit<Surface, 'tile' | 'uv'>): void {
  const { x, y, z, into, form } = spot;
  const { tile, turns } = surfaceTile(form, heights);
  const corners: readonly Vector[] = [
    [x, y + heights[0]!, z],
    [x + 1, y + heights[1]!, z],
    [x + 1, y + heights[2]!, z + 1],
    [x, y + heights[3]!, z + 1],
  ];
  // The tile's own corner (u0, v0), and from there on round it.
  const at = (i: number): Vector => corners[(i + turns) & 3]!;
  if (Math.abs(heights[0]! + heights[2]! - heights[1]! - heights[3]!) < 1e-6) {
    into.push(at(0), difference(at(1), at(0)), difference(at(3), at(0)), { ...surface, tile, uv: [0, 0, 16, 16] });
    return;
  }
  const triangle = { ...surface, tile, flags: surface.flags | freeFlags.triangle };
  into.push(at(0), difference(at(1), at(0)), difference(at(3), at(0)), { ...triangle, uv: [0, 0, 16, 16] });
  into.push(at(2), difference(at(3), at(2)), difference(at(1), at(2)), { ...triangle, uv: [16, 16, 0, 0] });
}

/** Ends of each side's upper edge as numbers of corners, left to right as seen from outside: north, south, west, east. */
const sideCorners = [
  [1, 0],
  [3, 2],
  [0, 3],
  [2, 1],
] as const;
const cornerPlaces = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** A side: a rectangle up to its lower end, and a triangle over it where the edge slopes. */
function pushSide(spot: LiquidSpot, face: number, heights: readonly number[], surface: Omit<Surface, 'tile' | 'uv'>): void {
  const { x, y, z, into, form } = spot;
  const [left, right] = sideCorners[face - 2]!;
  const point = (corner: number, height: number): Vector => [x + cornerPlaces[corner]![0], y + height, z + cornerPlaces[corner]![1]];
  const low = Math.min(heights[left]!, heights[right]!);
  const high = Math.max(heights[left]!, heights[right]!);
  const tile = tilesOf[form]!.flow;
  const v = 16 * (1 - low);
  if (low > 0) {
    const corner = point(left, low);
    into.push(corner, difference(point(right, low), corner), [0, -low, 0], { ...surface, tile, uv: [0, v, 16, 16] });
  }
  if (high - low < 1e-6) return;
  const [from, to] = heights[left]! > heights[right]! ? [left, right] : [right, left];
  const corner = point(from, low);
  const u = from === left ? ([0, 16] as const) : ([16, 0] as const);
  into.push(corner, difference(point(to, low), corner), [0, high - low, 0], {
    ...surface,
    tile,
    uv: [u[0], v, u[1], 16 * (1 - high)],
    flags: surface.flags | freeFlags.triangle,
  });
}

/** Appends the faces of a liquid cell that border on something else. `skip` has the bits of faces that something hides. */
export function pushLiquidCell(spot: LiquidSpot, skip: number): void {
  const { cells, place, form, skin, x, y, z, into, look } = spot;
  const corner = (dx: number, dz: number) => cornerHeight(cells, place, dx, dz, form);
  const heights = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const surface = (face: number): Omit<Surface, 'tile' | 'uv'> => ({
    tint: skin.tint(face),
    alpha: skin.alpha ?? 1,
    sky: skin.sky(face),
    block: skin.block(face),
    shade: faceShades[face]!,
    flags: skin.flags ?? 0,
  });
  if (!(skip & 2)) pushSurface(spot, heights, surface(1));
  if (!(skip & 1)) into.push([x, y, z + 1], [1, 0, 0], [0, 0, -1], { ...surface(0), tile: look.faces.tiles[0]!, uv: [0, 0, 16, 16] });
  for (let face = 2; face < 6; face++) if (!((skip >> face) & 1)) pushSide(spot, face, heights, surface(face));
}
