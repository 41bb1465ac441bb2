import type { Sheet, TextureSet } from '../display/display-list.ts';

/** Texels of one tile with all its mip levels: 256 + 64 + 16 + 4 + 1. */
export const tileStride = 341;

/** Where each mip level begins inside a tile: 16x16, 8x8, 4x4, 2x2, 1x1. */
export const levelOffsets: readonly number[] = [0, 256, 320, 336, 340];

/** A sheet as packed texels, 0xAABBGGRR (the bytes R, G, B, A in memory), rows top down. */
export interface PreparedSheet {
  readonly width: number;
  readonly height: number;
  readonly texels: Int32Array;
}

/** What the rasteriser samples from; made once per version of the texture set. */
export interface PreparedTextures {
  readonly version: number;
  readonly tiles: number;
  /** Tile t starts at t*tileStride; level l of it at levelOffsets[l], rows of 16>>l texels. */
  readonly mips: Int32Array;
  /** Every tile as itself: what frames without moving tiles are drawn with. */
  readonly still: Uint16Array;
  /** The sheets in the order of guiSheets: white, font, gui, blocks. */
  readonly sheets: readonly PreparedSheet[];
}

/** Share of solid texels from which the single texel of the last mip level of a cut-out tile is drawn. */
const lastLevelCoverage = 0.25;

/** Packs a texture set and computes the mip levels of its tiles, with integer arithmetic only. */
export function prepareTextures(set: TextureSet): PreparedTextures {
  if (set.blocks.length < set.tiles * 1024) {
    throw new RangeError(
      `The texture set says ${set.tiles} tiles but its pixels hold ${Math.floor(set.blocks.length / 1024)}; give 1024 bytes a tile.`,
    );
  }
  const mips = new Int32Array(Math.max(1, set.tiles) * tileStride);
  for (let tile = 0; tile < set.tiles; tile++) buildTile(set.blocks, tile * 1024, mips, tile * tileStride);
  const white: PreparedSheet = { width: 1, height: 1, texels: new Int32Array([-1]) };
  const blocks = packSheet({ width: 16, height: set.tiles * 16, pixels: set.blocks }, 'blocks');
  const still = Uint16Array.from({ length: Math.max(1, set.tiles) }, (_, tile) => tile);
  const sheets = [white, packSheet(set.font, 'font'), packSheet(set.gui, 'gui'), blocks];
  return { version: set.version, tiles: set.tiles, mips, still, sheets };
}

function packSheet(sheet: Sheet, name: string): PreparedSheet {
  const count = sheet.width * sheet.height;
  if (sheet.pixels.length < count * 4) {
    throw new RangeError(`The ${name} sheet is ${sheet.width}x${sheet.height} but has ${sheet.pixels.length} bytes; give 4 bytes a texel.`);
  }
  const texels = new Int32Array(Math.max(1, count));
  for (let i = 0; i < count; i++) texels[i] = packTexel(sheet.pixels, i * 4);
  return { width: Math.max(1, sheet.width), height: Math.max(1, sheet.height), texels };
}

function packTexel(bytes: Uint8Array, at: number): number {
  return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
}

/**
 * Box filter weighted by alpha, so that the colour under a hole does not bleed. In a cut-out tile (each texel nearly opaque or nearly
 * clear) every level keeps the share of solid texels of the first: the cells with the most alpha stay whole, the others become holes.
 */
function buildTile(source: Uint8Array, from: number, mips: Int32Array, to: number): void {
  let solid = 0;
  let between = 0;
  for (let i = 0; i < 256; i++) {
    const alpha = source[from + i * 4 + 3];
    if (alpha >= 128) solid++;
    if (alpha > 15 && alpha < 240) between++;
    mips[to + i] = packTexel(source, from + i * 4);
  }
  const cutout = between === 0 && solid < 256;
  for (let level = 1; level < levelOffsets.length; level++) {
    const size = 16 >> level;
    const base = to + levelOffsets[level];
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) mips[base + y * size + x] = averageCell(source, from, x << level, y << level, 1 << level);
    }
    if (cutout) keepCoverage(mips, base, size * size, solid / 256);
  }
}

function averageCell(source: Uint8Array, from: number, x0: number, y0: number, size: number): number {
  let r = 0;
  let g = 0;
  let b = 0;
  let alphaSum = 0;
  let plainR = 0;
  let plainG = 0;
  let plainB = 0;
  for (let y = y0; y < y0 + size; y++) {
    for (let x = x0; x < x0 + size; x++) {
      const at = from + (y * 16 + x) * 4;
      const alpha = source[at + 3];
      alphaSum += alpha;
      r += source[at] * alpha;
      g += source[at + 1] * alpha;
      b += source[at + 2] * alpha;
      plainR += source[at];
      plainG += source[at + 1];
      plainB += source[at + 2];
    }
  }
  const count = size * size;
  const alpha = Math.floor((alphaSum + (count >> 1)) / count);
  if (alphaSum === 0) return packMean(plainR, plainG, plainB, count, 0);
  return packMean(r, g, b, alphaSum, alpha);
}

function packMean(r: number, g: number, b: number, weight: number, alpha: number): number {
  const half = weight >> 1;
  const mean = (sum: number): number => Math.floor((sum + half) / weight);
  return mean(r) | (mean(g) << 8) | (mean(b) << 16) | (alpha << 24);
}

function keepCoverage(mips: Int32Array, base: number, count: number, coverage: number): void {
  const wanted =
    count === 1 ? (coverage >= lastLevelCoverage ? 1 : 0) : coverage === 0 ? 0 : Math.max(1, Math.floor(count * coverage + 0.5));
  const order = Array.from({ length: count }, (_, i) => i);
  order.sort((a, b) => (mips[base + b] >>> 24) - (mips[base + a] >>> 24) || a - b);
  for (let rank = 0; rank < count; rank++) {
    const at = base + order[rank];
    mips[at] = (mips[at] & 0xffffff) | (rank < wanted ? 0xff000000 : 0);
  }
}
