import type { Box } from '../../still/pixels/difference.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { heatMap } from '../../still/pixels/heat-map.ts';
import type { Picture } from '../../still/pixels/picture.ts';
import type { Cell } from './findings.ts';

/** What a crop is made of: two pictures of one size, or fewer. */
export interface CropSource {
  /** In the order in which they are shown; the difference of the first two comes last, when both are of one size. */
  readonly sides: readonly { readonly cell: Cell; readonly picture: Picture }[];
  /** The smallest box around what differs, and the part where most does; null for the whole picture. */
  readonly box: Box | null;
  readonly densest: Box | null;
  /** Pixels that differ. */
  readonly differing: number;
}

/** A crop as a file. */
export interface CropFile {
  readonly png: Buffer;
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  readonly whole: boolean;
}

/** Widths of a cell that are tried, in pixels: three of the first fill a comment. */
const cellWidths = [256, 224, 192, 160, 128, 96, 64] as const;
/** Height of a cell by its width. */
const cellHeight = (width: number): number => Math.round((width * 11) / 16);
/** Widest and highest a crop's file can get; whoever takes one from others refuses more. */
export const mostCropSide = { width: 800, height: 200 } as const;

/** Pixels between two cells. */
const gap = 4;
const gapLevel = 128;
/** Largest scale: a differing pixel then is a square of eight screen pixels. */
const mostScale = 8;
/** Fewer differing pixels than this share of their box say little when the whole box is shown: then the densest part is. */
const sparse = 0.004;

/**
 * Cuts the part that differs out of two pictures and puts both and their heat map side by side, enlarged by a whole number or shrunk, as
 * large as `mostBytes` allows. Null when even the smallest is too large.
 */
export function cropPicture(source: CropSource, mostBytes: number): CropFile | null {
  for (const width of cellWidths) {
    const crop = cropOf(source, width, cellHeight(width));
    if (crop.png.length <= mostBytes) return crop;
  }
  return null;
}

function cropOf({ sides, box, densest, differing }: CropSource, cellWidth: number, height: number): CropFile {
  const first = sides[0]!.picture;
  const comparable = sides.length === 2 && sides.every(({ picture }) => picture.width === first.width && picture.height === first.height);
  const region = comparable ? regionOf(first, box, densest, differing, cellWidth, height) : wholeOf(first);
  const cells: { readonly cell: Cell; readonly picture: Picture }[] = [];
  if (comparable) {
    const [before, now] = sides.map(({ picture }) => cut(picture, region)) as [Picture, Picture];
    const heat = { ...before, pixels: heatMap(before.pixels, now.pixels, before.width, before.height) };
    cells.push({ cell: sides[0]!.cell, picture: fitted(before, cellWidth, height) });
    cells.push({ cell: sides[1]!.cell, picture: fitted(now, cellWidth, height) });
    cells.push({ cell: 'difference', picture: fitted(heat, cellWidth, height, [before, now]) });
  } else for (const { cell, picture } of sides) cells.push({ cell, picture: fitted(picture, cellWidth, height) });
  const strip = sideBySide(cells.map(({ picture }) => picture));
  return {
    png: encodePng(strip.pixels, strip.width, strip.height, { level: 9 }),
    cells: cells.map(({ cell }) => cell),
    width: strip.width,
    height: strip.height,
    box: region,
    whole: region.width === first.width && region.height === first.height,
  };
}

/** The part of a picture that is shown: what differs with some of what is around it, in the shape of a cell. */
function regionOf(picture: Picture, box: Box | null, densest: Box | null, differing: number, cellWidth: number, height: number): Box {
  if (box === null) return wholeOf(picture);
  const around = grown(box, picture, cellWidth, height);
  const large = around.width > cellWidth || around.height > height;
  if (large && densest !== null && differing < box.width * box.height * sparse) return grown(densest, picture, cellWidth, height);
  return around;
}

/** A box with a margin, widened to the shape of a cell where the picture has room for it; no larger than a cell when the box is not. */
function grown(box: Box, { width, height }: Picture, cellWidth: number, cellHeight: number): Box {
  const margin = Math.max(20, Math.round(Math.max(box.width, box.height) / 4));
  let [w, h] = [box.width + 2 * margin, box.height + 2 * margin];
  const shape = cellWidth / cellHeight;
  if (w < h * shape) w = Math.round(h * shape);
  else h = Math.round(w / shape);
  if (box.width <= cellWidth && box.height <= cellHeight) [w, h] = [Math.min(w, cellWidth), Math.min(h, cellHeight)];
  w = Math.min(width, w);
  h = Math.min(height, h);
  const at = (start: number, length: number, size: number, all: number): number =>
    Math.max(0, Math.min(all - size, Math.round(start + (length - size) / 2)));
  return { x: at(box.x, box.width, w, width), y: at(box.y, box.height, h, height), width: w, height: h };
}

function wholeOf({ width, height }: Picture): Box {
  return { x: 0, y: 0, width, height };
}

function cut({ width, pixels }: Picture, box: Box): Picture {
  const out = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4;
    out.set(pixels.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, pixels: out };
}

/**
 * A picture as large as fits: every pixel a square of as many, or a few pixels averaged to one. Of a heat map (`sides` given) the pixel
 * that differs most stands for those around it, so that one differing pixel is still seen.
 */
function fitted(picture: Picture, cellWidth: number, cellHeight: number, sides?: readonly [Picture, Picture]): Picture {
  const { width, height } = picture;
  const fits = Math.min(cellWidth / width, cellHeight / height);
  const scale = fits >= 1 ? Math.min(mostScale, Math.floor(fits)) : fits;
  const [outWidth, outHeight] = [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
  const pixels = new Uint8Array(outWidth * outHeight * 4);
  for (let y = 0; y < outHeight; y++) {
    const [top, bottom] = spanOf(y, height, outHeight);
    for (let x = 0; x < outWidth; x++) {
      const [left, right] = spanOf(x, width, outWidth);
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      const out = pixels.subarray((y * outWidth + x) * 4, (y * outWidth + x) * 4 + 4);
      if (sides === undefined) averaged(picture, box, out);
      else hottest(picture, sides, box, out);
    }
  }
  return { width: outWidth, height: outHeight, pixels };
}

/** Which of `from` pixels stand behind pixel `at` of `to`: at least one. */
function spanOf(at: number, from: number, to: number): readonly [number, number] {
  const start = Math.floor((at * from) / to);
  return [start, Math.max(start + 1, Math.floor(((at + 1) * from) / to))];
}

function averaged({ width, pixels }: Picture, box: Box, out: Uint8Array): void {
  const sums = [0, 0, 0, 0];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) for (let c = 0; c < 4; c++) sums[c]! += pixels[(y * width + x) * 4 + c]!;
  for (let c = 0; c < 4; c++) out[c] = Math.round(sums[c]! / (box.width * box.height));
}

function hottest(map: Picture, [a, b]: readonly [Picture, Picture], box: Box, out: Uint8Array): void {
  let [most, at] = [-1, 0];
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const from = (y * map.width + x) * 4;
      let differs = 0;
      for (let c = from; c < from + 4; c++) differs = Math.max(differs, Math.abs(a.pixels[c]! - b.pixels[c]!));
      if (differs > most) [most, at] = [differs, from];
    }
  }
  out.set(map.pixels.subarray(at, at + 4));
}

function sideBySide(pictures: readonly Picture[]): Picture {
  const width = pictures.reduce((sum, picture) => sum + picture.width, gap * (pictures.length - 1));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const pixels = new Uint8Array(width * height * 4).fill(gapLevel);
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
  let left = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y++)
      pixels.set(picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), (y * width + left) * 4);
    left += picture.width + gap;
  }
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
  return { width, height, pixels };
}
