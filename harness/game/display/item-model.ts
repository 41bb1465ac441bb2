import { blockKind } from '../simulation/block-kinds.ts';
import { faceShades, pushBox } from './box-quads.ts';
import type { FreeQuads } from './display-list.ts';
import { flatItemTint, iconTint, itemBoxes, itemParts } from './item-icon.ts';
import type { Surface } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import { itemTile, tilePixels } from './tile-table.ts';

/** Light on a model, 0..240 each. */
export interface ModelLight {
  readonly sky: number;
  readonly block: number;
}

const centred = -0.5;

/** Height under which a box counts as thin, in blocks. */
const thinTop = 0.25;

/** A block's boxes, its cell centred on the origin. */
function boxModel(item: string, light: ModelLight): FreeQuads {
  const buffer = new FreeBuffer();
  const cell = [centred, centred, centred] as const;
  const skin = { sky: () => light.sky, block: () => light.block };
  for (const { box, faces } of itemParts(item)) {
    const [x0, y0, z0, x1, y1, z1] = box;
    const low = [centred + x0, centred + y0, centred + z0] as const;
    const high = [centred + x1, centred + y1, centred + z1] as const;
    if (faces.overlay >= 0) {
      const tint = iconTint(faces.overlayTint);
      pushBox(buffer, low, high, cell, { ...skin, tile: () => faces.overlay, tint: () => tint, skip: 3 });
    }
    pushBox(buffer, low, high, cell, { ...skin, tile: (face) => faces.tiles[face]!, tint: (face) => iconTint(faces.tints[face]!) });
  }
  return buffer.take();
}

/** Runs of set texels in a row or column that have nothing at their side: where a flat item's rim goes. */
function rimRuns(solid: (x: number, y: number) => boolean, alongX: boolean, step: -1 | 1): readonly (readonly [number, number, number])[] {
  const runs: [number, number, number][] = [];
  for (let line = 0; line < 16; line++) {
    let start = -1;
    for (let i = 0; i <= 16; i++) {
      const [x, y] = alongX ? [i, line] : [line, i];
      const [besideX, besideY] = alongX ? [i, line + step] : [line + step, i];
      const edge = i < 16 && solid(x, y) && !solid(besideX, besideY);
      if (edge && start < 0) start = i;
      if (!edge && start >= 0) {
        runs.push([line, start, i]);
        start = -1;
      }
    }
  }
  return runs;
}

/** A tile as a plate one texel thick, centred on the origin in the xy plane, one block wide; its rim takes the colours of its outermost texels. */
function plateModel(tile: number, tint: number, light: ModelLight): FreeQuads {
  const buffer = new FreeBuffer();
  const pixels = tilePixels(tile);
  const solid = (x: number, y: number) => x >= 0 && y >= 0 && x < 16 && y < 16 && pixels[(y * 16 + x) * 4 + 3]! >= 128;
  const look = (uv: Surface['uv'], shade: number): Surface => ({
    tile,
    uv,
    tint,
    alpha: 1,
    sky: light.sky,
    block: light.block,
    shade,
    flags: 0,
  });
  const half = 1 / 32;
  buffer.push([centred, 0.5, half], [1, 0, 0], [0, -1, 0], look([0, 0, 16, 16], 1));
  buffer.push([0.5, 0.5, -half], [-1, 0, 0], [0, -1, 0], look([16, 0, 0, 16], 0.8));
  const place = (texel: number) => texel / 16 - 0.5;
  for (const [y, from, to] of rimRuns(solid, true, -1)) {
    buffer.push([place(from), -place(y), -half], [(to - from) / 16, 0, 0], [0, 0, 2 * half], look([from, y, to, y + 1], faceShades[1]));
  }
  for (const [y, from, to] of rimRuns(solid, true, 1)) {
    buffer.push([place(from), -place(y + 1), half], [(to - from) / 16, 0, 0], [0, 0, -2 * half], look([from, y, to, y + 1], faceShades[0]));
  }
  for (const [x, from, to] of rimRuns(solid, false, -1)) {
    buffer.push([place(x), -place(from), -half], [0, 0, 2 * half], [0, -(to - from) / 16, 0], look([x, from, x + 1, to], faceShades[4]));
  }
  for (const [x, from, to] of rimRuns(solid, false, 1)) {
    buffer.push(
      [place(x + 1), -place(from), half],
      [0, 0, -2 * half],
      [0, -(to - from) / 16, 0],
      look([x, from, x + 1, to], faceShades[5]),
    );
  }
  return buffer.take();
}

/** An item as a thing in the world: its block's box, or its tile as a plate. */
export interface ItemModel {
  readonly quads: FreeQuads;
  readonly flat: boolean;
  /** A box so low that it would hang below the picture where a whole block is held. */
  readonly thin: boolean;
}

/** Builds an item's model, centred on the origin and one block wide. Any name has one. Blocks that shine light themselves. */
export function itemModel(item: string, around: ModelLight): ItemModel {
  const emits = blockKind(item.startsWith('minecraft:') ? item.slice(10) : item)?.emits ?? 0;
  const light = { sky: around.sky, block: Math.max(around.block, emits * 16) };
  const boxes = itemBoxes(item);
  if (boxes.length > 0) {
    const top = Math.max(...boxes.map((box) => box[4]));
    return { quads: boxModel(item, light), flat: false, thin: top < thinTop };
  }
  return { quads: plateModel(itemTile(item), flatItemTint(item), light), flat: true, thin: false };
}
