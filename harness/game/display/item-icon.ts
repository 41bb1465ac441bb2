import { blockKind } from '../simulation/block-kinds.ts';
import { type Box, loneModelBoxes } from '../simulation/blocks/block-boxes.ts';
import { knownCell } from '../simulation/blocks/cell.ts';
import { type BlockFaces, blockFaces, partFaces, type Tint, untinted } from './block-faces.ts';
import { partRow } from './block-rows.ts';
import { scaleColor } from './tile-canvas.ts';
import { hasTile, itemTile } from './tile-table.ts';

/** A parallelogram of an inventory icon, in GUI pixels of a 16x16 box, y down; `uv` is u0 v0 u1 v1 in texels of the tile. */
export interface IconQuad {
  readonly corner: readonly [number, number];
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  readonly tile: number;
  readonly uv: readonly [number, number, number, number];
  /** 0xRRGGBB, multiplied with the texel. */
  readonly color: number;
  /** Is added to what is there as light. */
  readonly added?: true;
}

/** Tints of grass and leaves where there is no biome: a temperate meadow's. */
const meadow = { grass: 0x7cbd54, foliage: 0x5fa83c } as const;

/** The colour of a tint outside the world. */
export function iconTint(tint: Tint): number {
  return typeof tint === 'number' ? tint : meadow[tint];
}

const flat = (tile: number, color: number): IconQuad => ({ corner: [0, 0], u: [16, 0], v: [0, 16], tile, uv: [0, 0, 16, 16], color });

const id = (item: string): string => (item.startsWith('minecraft:') ? item.slice(10) : item);

const sixteenths = (...sides: readonly number[]): Box => sides.map((n) => n / 16) as unknown as Box;
const whole: readonly Box[] = [[0, 0, 0, 1, 1, 1]];

/** A fence as a thing: two posts and the rails between, along z. */
const fenceItem = [
  sixteenths(6, 0, 0, 10, 16, 4),
  sixteenths(7, 5, 4, 9, 8, 12),
  sixteenths(7, 12, 4, 9, 15, 12),
  sixteenths(6, 0, 12, 10, 16, 16),
];

/** Blocks of boxes that are shown flat all the same. */
const flatThings: ReadonlySet<string> = new Set(['lantern', 'soul_lantern', 'iron_chain', 'lily_pad']);

/** The boxes of a block's icon by shape, in the order of drawing from the south west; shapes that are not named are drawn flat. */
const boxesByShape: Readonly<Record<string, (kind: string) => readonly Box[]>> = {
  cube: () => whole,
  leaves: () => whole,
  glass: () => whole,
  cactus: () => whole,
  slab: () => [[0, 0, 0, 1, 0.5, 1]],
  layer: () => [[0, 0, 0, 1, 2 / 16, 1]],
  stairs: (kind) => loneModelBoxes(knownCell(kind, { facing: 'east', half: 'bottom' })),
  fence: () => fenceItem,
  gate: (kind) => [...loneModelBoxes(knownCell(kind, { facing: 'north', open: 'false' }))].sort((a, b) => b[0] - a[0] || a[1] - b[1]),
  trapdoor: (kind) => loneModelBoxes(knownCell(kind)),
  carpet: (kind) => loneModelBoxes(knownCell(kind)),
  plate: (kind) => loneModelBoxes(knownCell(kind)),
  wall: (kind) => loneModelBoxes(knownCell(kind, { west: 'low', east: 'low', north: 'none', south: 'none' })),
  boxes: (kind) => (flatThings.has(kind) ? [] : loneModelBoxes(knownCell(kind))),
};

/** The boxes an item is shown, held and dropped as, in blocks from the lowest corner of its cell; none for items that are flat. */
export function itemBoxes(item: string): readonly Box[] {
  const name = id(item);
  if (hasTile(`item/${name}`)) return [];
  const kind = blockKind(name);
  return kind ? (boxesByShape[kind.shape]?.(name) ?? []) : [];
}

/** An item's boxes, each with what its faces show, from the lowest up. */
export function itemParts(item: string): readonly { readonly box: Box; readonly faces: BlockFaces }[] {
  const name = id(item);
  const boxes = itemBoxes(item);
  const own = blockFaces(name);
  const parts = boxes.map((box, i) => {
    const part = partRow(name, {}, i, boxes.length);
    return { box, faces: part === null ? own : partFaces(part) };
  });
  return blockKind(name)?.shape === 'boxes' ? parts.sort((a, b) => a.box[1] - b.box[1]) : parts;
}

/** The tint of an item drawn flat: plants take the meadow's colour. */
export function flatItemTint(item: string): number {
  if (hasTile(`item/${id(item)}`) || !blockKind(id(item))) return untinted;
  return iconTint(blockFaces(id(item)).tints[2]!);
}

/**
 * The quads of an item's icon, to be drawn in order: a box seen from the south east for blocks that are boxes, lit from the left as
 * in Java Edition's inventory, and the item's tile for everything else. Any name has an icon.
 */
export function itemIcon(item: string): readonly IconQuad[] {
  const boxes = itemBoxes(item);
  if (boxes.length === 0) return [flat(itemTile(item), flatItemTint(item))];
  const quads: IconQuad[] = [];
  for (const { box, faces } of itemParts(item)) {
    const [x0, y0, z0, x1, y1, z1] = box;
    const shade = (face: number, factor: number) => scaleColor(iconTint(faces.tints[face]!), factor);
    // The cube spans 1..15 across and 0.5..15.5 down: along x right and up, along z right and down.
    const at = (x: number, y: number, z: number) => [1 + (x + z) * 7, 4 + (z - x) * 3.5 + (1 - y) * 8] as const;
    const [wide, tall, deep] = [x1 - x0, y1 - y0, z1 - z0];
    const down = [0, tall * 8] as const;
    const [top, foot] = [16 * (1 - y1), 16 * (1 - y0)];
    const left: IconQuad = {
      ...{ corner: at(x0, y1, z0), u: [7 * deep, 3.5 * deep], v: down },
      ...{ tile: faces.tiles[2]!, uv: [16 * z0, top, 16 * z1, foot], color: shade(2, 0.8) },
    };
    const right: IconQuad = {
      ...{ corner: at(x0, y1, z1), u: [7 * wide, -3.5 * wide], v: down },
      ...{ tile: faces.tiles[5]!, uv: [16 * x0, top, 16 * x1, foot], color: shade(5, 0.6) },
    };
    const lid: IconQuad = {
      ...{ corner: at(x0, y1, z0), u: [7 * wide, -3.5 * wide], v: [7 * deep, 3.5 * deep] },
      ...{ tile: faces.tiles[1]!, uv: [16 * x0, 16 * z0, 16 * x1, 16 * z1], color: shade(1, 1) },
    };
    const over = (quad: IconQuad, factor: number): readonly IconQuad[] =>
      faces.overlay < 0 ? [] : [{ ...quad, tile: faces.overlay, color: scaleColor(iconTint(faces.overlayTint), factor) }];
    quads.push(left, ...over(left, 0.8), right, ...over(right, 0.6), lid);
  }
  return quads;
}
