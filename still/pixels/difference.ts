import { bandCount, bandRows, rowsOfBand } from './bands.ts';
import { arena, arenaAt, kernels } from './kernels.ts';
import { checkPicture } from './picture.ts';
import { boxAt, histogramAt, sumsAt, tileSide, tilesAt, tileWords } from './statistics-kernel.ts';

/** A rectangle in picture pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tile of 64x64 pixels (fewer at the right and bottom edge) that holds differing pixels. */
export interface DifferingTile extends Box {
  /** Pixels over the limit. */
  readonly over: number;
  /** Pixels that differ at all. */
  readonly count: number;
  /** Largest channel difference, 0 to 255. */
  readonly most: number;
}

/** What two pictures of one size differ in. */
export interface Difference {
  /** Pixels that differ in any channel. */
  readonly count: number;
  /** Pixels whose largest channel difference is above the limit. */
  readonly over: number;
  /** Largest difference of any channel of any pixel. */
  readonly most: number;
  /** Mean of actual less golden over the whole picture, in levels: red, green, blue. */
  readonly mean: readonly [number, number, number];
  /** Smallest rectangle around all pixels over the limit; null when there are none. */
  readonly box: Box | null;
  /** The tile with the most pixels over the limit, the first of equals; null when there are none. */
  readonly densest: DifferingTile | null;
  /** Pixels by their largest channel difference: 256 counters; the first counts equal pixels. */
  readonly histogram: Uint32Array;
  /** All tiles with differing pixels, row by row. */
  readonly tiles: readonly DifferingTile[];
}

/** The two sides of one band. */
export interface BandPair {
  /** Which band of the picture, from 0. */
  readonly band: number;
  /** RGBA rows of this band. */
  readonly golden: Uint8Array;
  readonly actual: Uint8Array;
}

/**
 * Compares two pictures of one size in one pass.
 * @param limit Channel differences up to this many levels count as noise.
 * @param masks Rectangles that are not compared.
 * @throws RangeError when a buffer does not fit the size.
 */
export function difference(
  golden: Uint8Array,
  actual: Uint8Array,
  width: number,
  height: number,
  limit = 0,
  masks: readonly Box[] = [],
): Difference {
  checkPicture(golden, width, height);
  checkPicture(actual, width, height);
  const bytes = width * 4 * bandRows;
  const pairs = Array.from({ length: bandCount(height) }, (_, band) => ({
    band,
    golden: golden.subarray(band * bytes, (band + 1) * bytes),
    actual: actual.subarray(band * bytes, (band + 1) * bytes),
  }));
  return differenceOfBands(pairs, width, height, limit, masks);
}

/**
 * Compares only the given bands and takes all others as equal. The result is the same as of the whole picture when they are.
 * @throws RangeError when a band's buffers do not have its size.
 */
export function differenceOfBands(
  pairs: readonly BandPair[],
  width: number,
  height: number,
  limit = 0,
  masks: readonly Box[] = [],
): Difference {
  const { memory, compareBand } = kernels();
  const stride = width * 4;
  const histogram = new Uint32Array(256);
  const sums: [number, number, number] = [0, 0, 0];
  const tiles: DifferingTile[] = [];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const { band, golden, actual } of pairs) {
    const rows = rowsOfBand(band, height);
    const bytes = rows * stride;
    if (golden.length !== bytes || actual.length !== bytes) {
      throw new RangeError(`band ${band} has ${golden.length} and ${actual.length} bytes; give ${bytes} on each side`);
    }
    const second = bytes + 16;
    const room = arena(second + bytes);
    room.set(golden);
    room.set(actual, second);
    for (const mask of masks) blankMask(room, second, mask, band, rows, width);
    const bins = new Uint32Array(memory.buffer, histogramAt, 256).fill(0);
    const bandSums = new Int32Array(memory.buffer, sumsAt, 4).fill(0);
    const box = new Int32Array(memory.buffer, boxAt, 4);
    box.set([width, rows, -1, -1]);
    compareBand(arenaAt, arenaAt + second, width, rows, limit);
    for (let i = 1; i < 256; i++) histogram[i]! += bins[i]!;
    for (let i = 0; i < 3; i++) sums[i]! += bandSums[i]!;
    const y = band * bandRows;
    if (box[2]! >= 0) {
      left = Math.min(left, box[0]!);
      top = Math.min(top, y + box[1]!);
      right = Math.max(right, box[2]!);
      bottom = Math.max(bottom, y + box[3]!);
    }
    const records = new Int32Array(memory.buffer, tilesAt, Math.ceil(width / tileSide) * tileWords);
    for (let i = 0; i < records.length; i += tileWords) {
      if (records[i + 1] === 0) continue;
      const x = (i / tileWords) * tileSide;
      const size = { width: Math.min(tileSide, width - x), height: rows };
      tiles.push({ x, y, ...size, over: records[i]!, count: records[i + 1]!, most: records[i + 2]! });
    }
  }
  const count = tiles.reduce((sum, tile) => sum + tile.count, 0);
  const over = tiles.reduce((sum, tile) => sum + tile.over, 0);
  histogram[0] = width * height - count;
  const densest = tiles.reduce<DifferingTile | null>((most, tile) => (tile.over > (most?.over ?? 0) ? tile : most), null);
  return {
    count,
    over,
    most: tiles.reduce((most, tile) => Math.max(most, tile.most), 0),
    mean: sums.map((sum) => sum / (width * height)) as [number, number, number],
    box: right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    densest,
    histogram,
    tiles,
  };
}

/** Makes a masked rectangle the same on both sides. */
function blankMask(room: Uint8Array, second: number, mask: Box, band: number, rows: number, width: number): void {
  const left = Math.max(0, Math.floor(mask.x));
  const right = Math.min(width, Math.ceil(mask.x + mask.width));
  const top = Math.max(0, Math.floor(mask.y) - band * bandRows);
  const bottom = Math.min(rows, Math.ceil(mask.y + mask.height) - band * bandRows);
  for (let y = top; y < bottom; y++) {
    for (const side of [0, second]) room.fill(0, side + (y * width + left) * 4, side + (y * width + Math.max(left, right)) * 4);
  }
}
