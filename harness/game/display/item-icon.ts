import { blockKind } from '../simulation/block-kinds.ts';
import { blockFaces, type Tint, untinted } from './block-faces.ts';
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
}

/** Tints of grass and leaves where there is no biome: a temperate meadow's. */
const meadow = { grass: 0x7cbd54, foliage: 0x5fa83c } as const;

/** The colour of a tint outside the world. */
export function iconTint(tint: Tint): number {
  return typeof tint === 'number' ? tint : meadow[tint];
}

const flat = (tile: number, color: number): IconQuad => ({ corner: [0, 0], u: [16, 0], v: [0, 16], tile, uv: [0, 0, 16, 16], color });

/** Height of a block's icon in sixteenths by shape; shapes that are not named are drawn flat. */
const boxHeights: Readonly<Record<string, number>> = { cube: 16, leaves: 16, glass: 16, slab: 8, layer: 2, cactus: 16 };

const id = (item: string): string => (item.startsWith('minecraft:') ? item.slice(10) : item);

/** The box an item is held and dropped as: its height in sixteenths of a block; 0 for items that are flat. */
export function itemBoxHeight(item: string): number {
  if (hasTile(`item/${id(item)}`)) return 0;
  const kind = blockKind(id(item));
  return kind ? (boxHeights[kind.shape] ?? 0) : 0;
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
  const height = itemBoxHeight(item);
  if (height === 0) return [flat(itemTile(item), flatItemTint(item))];
  const faces = blockFaces(id(item));
  const shade = (face: number, factor: number) => scaleColor(iconTint(faces.tints[face]!), factor);
  // The cube spans 1..15 across and 0.5..15.5 down; a lower box keeps its foot.
  const drop = ((16 - height) * 8) / 16;
  const cut = 16 - height;
  const rise = height / 2;
  const south = faces.tiles[2]!;
  const east = faces.tiles[5]!;
  const left: IconQuad = { corner: [1, 4 + drop], u: [7, 3.5], v: [0, rise], tile: south, uv: [0, cut, 16, 16], color: shade(2, 0.8) };
  const right: IconQuad = { corner: [8, 7.5 + drop], u: [7, -3.5], v: [0, rise], tile: east, uv: [0, cut, 16, 16], color: shade(5, 0.6) };
  const top: IconQuad = { corner: [1, 4 + drop], u: [7, -3.5], v: [7, 3.5], tile: faces.tiles[1]!, uv: [0, 0, 16, 16], color: shade(1, 1) };
  if (faces.overlay < 0) return [left, right, top];
  const over = { tile: faces.overlay };
  const tint = iconTint(faces.overlayTint);
  return [left, { ...left, ...over, color: scaleColor(tint, 0.8) }, right, { ...right, ...over, color: scaleColor(tint, 0.6) }, top];
}
