import type { ItemStack } from '../simulation/view.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFlags, freeFloats } from './display-list.ts';
import type { IconQuad } from './item-icon.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer, noQuads } from './quad-buffer.ts';
import { tileFramesAt } from './tile-frames.ts';
import { tileIndex, tilePixels } from './tile-table.ts';

/** Items that shine without an enchantment of their own (minecraft.wiki, "Glint"). */
const alwaysShine: ReadonlySet<string> = new Set([
  'enchanted_golden_apple',
  'enchanted_book',
  'experience_bottle',
  'nether_star',
  'end_crystal',
  'written_book',
]);

/** Whether a stack has the glint of enchanted things. */
export function shines(stack: Pick<ItemStack, 'item' | 'enchantments'>): boolean {
  const name = stack.item.startsWith('minecraft:') ? stack.item.slice(10) : stack.item;
  if (alwaysShine.has(name)) return true;
  return stack.enchantments !== undefined && Object.keys(stack.enchantments).length > 0;
}

/** A rectangle of a tile, in texels: from and to. */
export type TexelRect = readonly [x0: number, y0: number, x1: number, y1: number];

/** By the pixels that a tile's picture lies in, as another resource pack has other ones, and by tile. */
const known = new WeakMap<ArrayBufferLike, Map<number, readonly TexelRect[]>>();

/** The rectangles that cover a tile's texels which are no holes: runs of a row, joined with the same run of the rows below. */
export function solidRects(tile: number): readonly TexelRect[] {
  const pixels = tilePixels(tile);
  const table = known.get(pixels.buffer) ?? new Map<number, readonly TexelRect[]>();
  known.set(pixels.buffer, table);
  const found = table.get(tile);
  if (found) return found;
  const rects: [number, number, number, number][] = [];
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; ) {
      if (pixels[(y * 16 + x) * 4 + 3]! < 128) {
        x++;
        continue;
      }
      const from = x;
      while (x < 16 && pixels[(y * 16 + x) * 4 + 3]! >= 128) x++;
      const above = rects.find((rect) => rect[0] === from && rect[2] === x && rect[3] === y);
      if (above) above[3] = y + 1;
      else rects.push([from, y, x, y + 1]);
    }
  }
  table.set(tile, rects);
  return rects;
}

/**
 * The glint over an item's icon at a moment: on the texels of a flat icon, on the faces of one that is a block. To be drawn after it.
 */
export function iconGlint(icon: readonly IconQuad[], ticks: number): readonly IconQuad[] {
  const tile = tileFramesAt(ticks)[tileIndex('glint')]!;
  return icon.flatMap(({ corner, u, v, tile: shown, uv: [u0, v0, u1, v1] }) => {
    const area: TexelRect = [Math.min(u0, u1), Math.min(v0, v1), Math.max(u0, u1), Math.max(v0, v1)];
    return solidRects(shown).flatMap((rect): readonly IconQuad[] => {
      const cut = within(rect, area);
      if (cut === null || u1 <= u0 || v1 <= v0) return [];
      const [f, g] = [(cut[0] - u0) / (u1 - u0), (cut[1] - v0) / (v1 - v0)];
      const [wide, tall] = [(cut[2] - cut[0]) / (u1 - u0), (cut[3] - cut[1]) / (v1 - v0)];
      return [
        {
          corner: [corner[0] + u[0] * f + v[0] * g, corner[1] + u[1] * f + v[1] * g],
          u: [u[0] * wide, u[1] * wide],
          v: [v[0] * tall, v[1] * tall],
          tile,
          uv: cut,
          color: 0xffffff,
          added: true,
        },
      ];
    });
  });
}

const flags = freeFlags.additive | freeFlags.noDepthWrite | freeFlags.fullBright;

/** The part of a rectangle within another; null for none. */
function within([x0, y0, x1, y1]: TexelRect, low: TexelRect): TexelRect | null {
  const cut = [Math.max(x0, low[0]), Math.max(y0, low[1]), Math.min(x1, low[2]), Math.min(y1, low[3])] as const;
  return cut[0] < cut[2] && cut[1] < cut[3] ? cut : null;
}

/**
 * The glint over quads: light of a pattern that wanders (the moving tile `glint`), on their texels and not in their holes. To be drawn with
 * them; it writes no depth, so it lies on what it shines on.
 */
export function glintOver(quads: FreeQuads, strength = 1): FreeQuads {
  if (quads.count === 0 || strength <= 0) return noQuads;
  const buffer = new FreeBuffer();
  const tile = tileIndex('glint');
  for (let i = 0; i < quads.count; i++) {
    const at = i * freeFloats;
    const read = (offset: number): number => quads.data[at + offset]!;
    if ((read(19) & (freeFlags.untextured | freeFlags.additive)) !== 0) continue;
    const [u0, v0, u1, v1] = [read(10), read(11), read(12), read(13)];
    const area: TexelRect = [Math.min(u0, u1), Math.min(v0, v1), Math.max(u0, u1), Math.max(v0, v1)];
    // A rim is a texel wide: light on it would only blur the edge.
    if (area[2] - area[0] < 1.5 || area[3] - area[1] < 1.5) continue;
    for (const rect of solidRects(read(9))) {
      const cut = within(rect, area);
      if (cut === null) continue;
      const [fromU, toU] = u1 > u0 ? [cut[0], cut[2]] : [cut[2], cut[0]];
      const [fromV, toV] = v1 > v0 ? [cut[1], cut[3]] : [cut[3], cut[1]];
      const along = (offset: number, part: number): Vector => [read(offset) * part, read(offset + 1) * part, read(offset + 2) * part];
      const [f, g] = [(fromU - u0) / (u1 - u0), (fromV - v0) / (v1 - v0)];
      const [du, dv] = [along(3, f), along(6, g)];
      const corner: Vector = [read(0) + du[0] + dv[0], read(1) + du[1] + dv[1], read(2) + du[2] + dv[2]];
      buffer.push(corner, along(3, (toU - fromU) / (u1 - u0)), along(6, (toV - fromV) / (v1 - v0)), {
        tile,
        uv: [fromU, fromV, toU, toV],
        tint: 0xffffff,
        alpha: strength,
        sky: 240,
        block: 240,
        shade: 1,
        flags: flags | (read(19) & freeFlags.twoSided),
      });
    }
  }
  return buffer.take();
}
