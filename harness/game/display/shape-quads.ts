import { modelBoxes } from '../simulation/blocks/block-boxes.ts';
import { knownCell } from '../simulation/blocks/cell.ts';
import type { Tint } from './block-faces.ts';
import { partFaces, untinted } from './block-faces.ts';
import { partRow } from './block-rows.ts';
import type { BoxSkin } from './box-quads.ts';
import { faceShades, pushBox } from './box-quads.ts';
import type { CellAppearance } from './cell-appearance.ts';
import { appearanceOf, formOfCell, forms, hidesFaces, liquidOfCell } from './cell-appearance.ts';
import { faceOffsets } from './corner-light.ts';
import { freeFlags } from './display-list.ts';
import { pushLiquidCell } from './liquid-quads.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { padIndex } from './neighbourhood.ts';
import type { FreeBuffer, Surface, Vector } from './quad-buffer.ts';
import { hashFraction } from './tile-noise.ts';
import { tileIndex } from './tile-table.ts';

/** What the shapes of a section are built from and into. */
export interface ShapeContext {
  readonly around: Neighbourhood;
  readonly shapes: FreeBuffer;
  readonly blended: FreeBuffer;
  /** Reads a cell by its place in the section, -1..16. */
  at(x: number, y: number, z: number): number;
  /** Resolves a tint for column z*16+x. */
  tint(tint: Tint, column: number): number;
  /** World place of the section's lowest corner. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A cell being drawn. */
interface Spot {
  readonly context: ShapeContext;
  readonly look: CellAppearance;
  readonly cell: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly column: number;
}

const skyAt = (spot: Spot, place: number): number => (spot.context.around.light[place]! & 15) << 4;
const blockAt = (spot: Spot, place: number): number => (spot.context.around.light[place]! >> 4) << 4;

/** The skin of a box that shows its block's faces, each lit by the lighter of its own cell and the one before it. */
function cellSkin(spot: Spot, more: Partial<BoxSkin> = {}): BoxSkin {
  const { look, place } = spot;
  const brighter = (read: (spot: Spot, place: number) => number) => (face: number) =>
    Math.max(read(spot, place), read(spot, place + faceOffsets[face]!));
  return {
    tile: (face) => look.faces.tiles[face]!,
    tint: (face) => spot.context.tint(look.faces.tints[face]!, spot.column),
    sky: brighter(skyAt),
    block: brighter(blockAt),
    ...more,
  };
}

/** Bits of the faces whose neighbour hides them or satisfies `also`. */
function hiddenFaces(spot: Spot, also: (cell: number) => boolean): number {
  let bits = 0;
  for (let face = 0; face < 6; face++) {
    const beside = spot.context.around.cells[spot.place + faceOffsets[face]!]!;
    if (hidesFaces[beside] || also(beside)) bits |= 1 << face;
  }
  return bits;
}

const corner = (spot: Spot): Vector => [spot.x, spot.y, spot.z];

function ownSurface(spot: Spot, more: Partial<Surface>): Surface {
  const { look, place, column } = spot;
  return {
    tile: look.faces.tiles[2]!,
    uv: [0, 0, 16, 16],
    tint: spot.context.tint(look.faces.tints[2]!, column),
    alpha: 1,
    sky: skyAt(spot, place),
    block: blockAt(spot, place),
    shade: 1,
    flags: 0,
    ...more,
  };
}

/** Two upright planes from corner to corner, moved a little by the column's place so that meadows show no grid. */
function pushCross(spot: Spot): void {
  const { context, x, y, z } = spot;
  const shiftX = (hashFraction(71, context.x + x, context.z + z) - 0.5) * 0.4;
  const shiftZ = (hashFraction(72, context.x + x, context.z + z) - 0.5) * 0.4;
  const inset = 0.06;
  const long = 1 - 2 * inset;
  const look = ownSurface(spot, { flags: freeFlags.twoSided });
  context.shapes.push([x + inset + shiftX, y + 1, z + inset + shiftZ], [long, 0, long], [0, -1, 0], look);
  context.shapes.push([x + inset + shiftX, y + 1, z + 1 - inset + shiftZ], [long, 0, -long], [0, -1, 0], look);
}

const wallLean: Readonly<Record<string, readonly [number, number]>> = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };

/** A torch: four cut-out planes round the stick and a cap, upright on the floor or leaning from a wall. */
function pushTorch(spot: Spot): void {
  const { context, look, x, y, z } = spot;
  const lean = wallLean[look.properties.facing ?? ''] ?? null;
  // From a wall the foot stands against it, the head leans out, and everything is raised by a fifth.
  const tilt = lean ? 0.36 : 0;
  const raise = lean ? 0.2 : 0;
  const [leanX, leanZ] = lean ?? [0, 0];
  const footX = x - leanX * 0.47;
  const footZ = z - leanZ * 0.47;
  const headX = footX + leanX * tilt;
  const headZ = footZ + leanZ * tilt;
  const down: Vector = [-leanX * tilt, -1, -leanZ * tilt];
  const top = y + 1 + raise;
  const side = ownSurface(spot, { flags: freeFlags.twoSided, block: 240 });
  const push = (cornerX: number, cornerZ: number, u: Vector) => context.shapes.push([headX + cornerX, top, headZ + cornerZ], u, down, side);
  push(0, 7 / 16, [1, 0, 0]);
  push(0, 9 / 16, [1, 0, 0]);
  push(7 / 16, 0, [0, 0, 1]);
  push(9 / 16, 0, [0, 0, 1]);
  // The cap closes the square between the planes where the flame is.
  const cap = 10 / 16;
  const capX = footX + leanX * tilt * cap;
  const capZ = footZ + leanZ * tilt * cap;
  const lid = { ...side, uv: [7, 6, 9, 8] as const };
  context.shapes.push([capX + 7 / 16, y + raise + cap, capZ + 7 / 16], [2 / 16, 0, 0], [0, 0, 2 / 16], lid);
}

function pushLiquid(spot: Spot, form: number): void {
  const { context, x, y, z, place, look } = spot;
  const { cells } = context.around;
  const same = (face: number) => liquidOfCell[cells[place + faceOffsets[face]!]!] === form;
  let skip = hiddenFaces(spot, (cell) => liquidOfCell[cell] === form);
  // An opaque ceiling hides the surface only when it touches it.
  if (!same(1) && hidesFaces[cells[place + faceOffsets[1]!]!]) {
    const open = [2, 3, 4, 5].some((face) => !hidesFaces[cells[place + faceOffsets[face]!]!]);
    if (open) skip &= ~2;
  }
  const water = form === forms.water;
  const skin = cellSkin(spot, { alpha: water ? 0.72 : 1, flags: freeFlags.twoSided | (water ? 0 : freeFlags.fullBright) });
  pushLiquidCell({ cells, place, x, y, z, look, form, skin, into: water ? context.blended : context.shapes }, skip);
}

/** A model of boxes: stairs, fences, furniture. Faces at the cell's rim are left out where a neighbour hides them. */
function pushBoxes(spot: Spot): void {
  const { context, x, y, z, look } = spot;
  const hidden = hiddenFaces(spot, () => false);
  const boxes = modelBoxes(context.at, x, y, z);
  for (const [i, [x0, y0, z0, x1, y1, z1]] of boxes.entries()) {
    const rim = (y0 <= 0 ? 1 : 0) | (y1 >= 1 ? 2 : 0) | (z0 <= 0 ? 4 : 0) | (z1 >= 1 ? 8 : 0) | (x0 <= 0 ? 16 : 0) | (x1 >= 1 ? 32 : 0);
    const part = partRow(look.name, look.properties, i, boxes.length);
    const faces = part === null ? look.faces : partFaces(part);
    const { mirrored, upTurn } = faces;
    const shown = part === null ? spot : { ...spot, look: { ...look, faces } };
    const skin = cellSkin(shown, { skip: hidden & rim, mirrored, upTurn, ...(look.emits > 0 && { block: () => 240 }) });
    pushBox(look.clear ? context.blended : context.shapes, [x + x0, y + y0, z + z0], [x + x1, y + y1, z + z1], corner(spot), skin);
  }
  if (look.properties.lit === 'true' && look.name.endsWith('campfire')) pushFlames(spot);
}

/** The flames over a campfire's logs: two planes that cross. */
function pushFlames(spot: Spot): void {
  const { context, x, y, z, look } = spot;
  const tint = look.name === 'soul_campfire' ? 0x38c8ff : untinted;
  const flags = freeFlags.twoSided | freeFlags.fullBright;
  const flame = ownSurface(spot, { tile: tileIndex('fire'), tint, flags });
  const [low, high, inset] = [0.1, 0.95, 0.18];
  const long = 1 - 2 * inset;
  context.shapes.push([x + inset, y + high, z + inset], [long, 0, long], [0, low - high, 0], flame);
  context.shapes.push([x + inset, y + high, z + 1 - inset], [long, 0, -long], [0, low - high, 0], flame);
}

/** A crop: four planes that stand in the furrows, a sixteenth sunk into the soil as Java Edition's are. */
function pushCrop(spot: Spot): void {
  const { context, x, y, z } = spot;
  const look = ownSurface(spot, { flags: freeFlags.twoSided });
  const top = y + 15 / 16;
  for (const at of [0.25, 0.75]) {
    context.shapes.push([x, top, z + at], [1, 0, 0], [0, -1, 0], look);
    context.shapes.push([x + at, top, z], [0, 0, 1], [0, -1, 0], look);
  }
}

const waterLook = (): CellAppearance => appearanceOf(knownCell('water'));

/** A ladder's rungs, a little off the wall. */
function pushLadder(spot: Spot): void {
  const { context, x, y, z, look } = spot;
  const off = 0.05;
  const [at, u]: readonly [Vector, Vector] = {
    north: [
      [x + 1, y + 1, z + 1 - off],
      [-1, 0, 0],
    ] as const,
    south: [
      [x, y + 1, z + off],
      [1, 0, 0],
    ] as const,
    west: [
      [x + 1 - off, y + 1, z],
      [0, 0, 1],
    ] as const,
    east: [
      [x + off, y + 1, z + 1],
      [0, 0, -1],
    ] as const,
  }[look.properties.facing ?? 'north'] ?? [
    [x, y + 1, z + off],
    [1, 0, 0],
  ];
  context.shapes.push(at, u, [0, -1, 0], ownSurface(spot, { flags: freeFlags.twoSided }));
}

/** Fire: four walls of flame that lean inward at the rim, and two that cross in the middle. */
function pushFire(spot: Spot): void {
  const { context, x, y, z } = spot;
  const look = ownSurface(spot, { flags: freeFlags.twoSided | freeFlags.fullBright });
  const tall = 1.35;
  const lean = 0.28;
  const edge = 0.02;
  const wall = (top: Vector, u: Vector, down: Vector) => context.shapes.push(top, u, down, look);
  wall([x, y + tall, z + edge + lean], [1, 0, 0], [0, -tall, -lean]);
  wall([x + 1, y + tall, z + 1 - edge - lean], [-1, 0, 0], [0, -tall, lean]);
  wall([x + edge + lean, y + tall, z + 1], [0, 0, -1], [-lean, -tall, 0]);
  wall([x + 1 - edge - lean, y + tall, z], [0, 0, 1], [lean, -tall, 0]);
  wall([x, y + tall, z + 0.32], [1, 0, 0], [0, -tall, 0.36]);
  wall([x + 0.32, y + tall, z + 1], [0, 0, -1], [0.36, -tall, 0]);
}

const pushers: Readonly<Record<number, (spot: Spot, form: number) => void>> = {
  [forms.cross]: pushCross,
  [forms.torch]: pushTorch,
  [forms.water]: pushLiquid,
  [forms.lava]: pushLiquid,
  [forms.boxes]: pushBoxes,
  [forms.ladder]: pushLadder,
  [forms.crop]: pushCrop,
  [forms.wet]: (spot) => {
    pushCross(spot);
    pushLiquid({ ...spot, look: waterLook() }, forms.water);
  },
  [forms.fire]: pushFire,
  [forms.ice]: (spot) => {
    const kind = spot.cell & 0xfff;
    const skip = hiddenFaces(spot, (cell) => (cell & 0xfff) === kind);
    const alpha = spot.look.name === 'ice' ? 0.8 : 1;
    pushBox(spot.context.blended, corner(spot), [spot.x + 1, spot.y + 1, spot.z + 1], corner(spot), cellSkin(spot, { skip, alpha }));
  },
  [forms.slab]: (spot) => {
    const { x, y, z } = spot;
    const high = spot.look.properties.type === 'top';
    // The face that lies inside the cell is never hidden by a neighbour.
    const skip = hiddenFaces(spot, () => false) & ~(high ? 1 : 2);
    pushBox(
      spot.context.shapes,
      [x, high ? y + 0.5 : y, z],
      [x + 1, high ? y + 1 : y + 0.5, z + 1],
      corner(spot),
      cellSkin(spot, { skip }),
    );
  },
  [forms.layer]: (spot) => {
    const { x, y, z } = spot;
    const height = Number(spot.look.properties.layers ?? '1') / 8;
    const lower = (cell: number) => formOfCell[cell] === forms.layer && Number(appearanceOf(cell).properties.layers ?? '1') / 8 >= height;
    const skip = (hiddenFaces(spot, lower) & ~2) | 1;
    pushBox(spot.context.shapes, corner(spot), [x + 1, y + height, z + 1], corner(spot), cellSkin(spot, { skip }));
  },
  [forms.cactus]: (spot) => {
    const { x, y, z } = spot;
    const inset = 1 / 16;
    const skin = cellSkin(spot);
    const skip = hiddenFaces(spot, (cell) => formOfCell[cell] === forms.cactus) & 3;
    pushBox(spot.context.shapes, corner(spot), [x + 1, y + 1, z + 1], corner(spot), { ...skin, skip: skip | 0b111100 });
    const sides: readonly (readonly [Vector, Vector, number])[] = [
      [[x + 1, y + 1, z + inset], [-1, 0, 0], 2],
      [[x, y + 1, z + 1 - inset], [1, 0, 0], 3],
      [[x + inset, y + 1, z], [0, 0, 1], 4],
      [[x + 1 - inset, y + 1, z + 1], [0, 0, -1], 5],
    ];
    for (const [at, u, face] of sides) {
      const look = {
        tile: skin.tile(face),
        uv: [0, 0, 16, 16] as const,
        tint: untinted,
        alpha: 1,
        sky: skin.sky(face),
        block: skin.block(face),
      };
      spot.context.shapes.push(at, u, [0, -1, 0], { ...look, shade: faceShades[face]!, flags: 0 });
    }
  },
};

/** Appends the quads of a cell that is not a full cube. Cells of forms without quads add nothing. */
export function pushShape(context: ShapeContext, cell: number, form: number, x: number, y: number, z: number): void {
  const spot: Spot = { context, look: appearanceOf(cell), cell, place: padIndex(x, y, z), x, y, z, column: z * 16 + x };
  pushers[form]?.(spot, form);
}
