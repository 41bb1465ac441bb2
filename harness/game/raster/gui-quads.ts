import { type GuiQuads, guiInts, guiSheets } from '../display/display-list.ts';
import type { FrameTarget } from './frame-target.ts';
import { addColor, divide255, mixColor } from './mix-color.ts';
import type { PreparedSheet } from './prepared-textures.ts';

/** Scratch for axis-aligned quads: the texel column of each covered pixel column. */
let columnTexels = new Int32Array(0);

/**
 * Draws the interface over rows top <= row < bottom. All of it is whole-number arithmetic: a pixel is covered when its centre (16*column + 8,
 * 16*row + 8) lies inside the parallelogram, borders on its left and upper side included, so quads that share a border neither overlap nor
 * leave a gap. Colours are rounded to nearest.
 */
export function drawGui(target: FrameTarget, top: number, bottom: number, gui: GuiQuads, sheets: readonly PreparedSheet[]): void {
  if (columnTexels.length < target.width) columnTexels = new Int32Array(target.width);
  const { data } = gui;
  for (let i = 0; i < gui.count; i++) {
    const at = i * guiInts;
    const sheet = sheets[data[at + 6]] ?? sheets[guiSheets.white];
    if (data[at + 12] <= 0) continue;
    if (data[at + 3] === 0 && data[at + 4] === 0) drawUpright(target, top, bottom, data, at, sheet);
    else drawSlanted(target, top, bottom, data, at, sheet);
  }
}

/** First pixel whose centre is at or after a position in sixteenths. */
function firstPixel(position: number): number {
  return Math.ceil((position - 8) / 16);
}

/**
 * Texel (whole texels of the sheet) of a pixel centre `distance` sixteenths into an edge `length` sixteenths long that spans `from` to `to`
 * sixteenths of a texel. Numerator and denominator are whole and far below 2^53, so the quotient never rounds up to the next texel.
 */
function texelAt(from: number, to: number, distance: number, length: number, size: number): number {
  const texel = Math.floor((from * length + (to - from) * distance) / (length * 16));
  const low = Math.max(0, Math.floor(Math.min(from, to) / 16));
  const high = Math.min(size, Math.ceil(Math.max(from, to) / 16)) - 1;
  return Math.max(low, Math.min(high, texel));
}

function drawUpright(target: FrameTarget, top: number, bottom: number, data: Int32Array, at: number, sheet: PreparedSheet): void {
  const { width, color } = target;
  const x = data[at];
  const y = data[at + 1];
  const lengthX = data[at + 2];
  const lengthY = data[at + 5];
  const firstColumn = Math.max(0, firstPixel(Math.min(x, x + lengthX)));
  const lastColumn = Math.min(width, firstPixel(Math.max(x, x + lengthX)));
  const firstRow = Math.max(top, firstPixel(Math.min(y, y + lengthY)));
  const lastRow = Math.min(bottom, firstPixel(Math.max(y, y + lengthY)));
  if (firstColumn >= lastColumn || firstRow >= lastRow) return;
  const tint = data[at + 11] & 0xffffff;
  const alpha = Math.min(255, data[at + 12]);
  const { texels } = sheet;
  const put = data[at + 13] === 1 ? addPixel : putPixel;
  if (sheet.width === 1 && sheet.height === 1) {
    fillUpright(target, firstColumn, lastColumn, firstRow, lastRow, shadeTexel(texels[0], tint, alpha), put);
    return;
  }
  for (let column = firstColumn; column < lastColumn; column++) {
    columnTexels[column] = texelAt(data[at + 7], data[at + 9], column * 16 + 8 - x, lengthX, sheet.width);
  }
  const plain = tint === 0xffffff && alpha === 255;
  for (let row = firstRow; row < lastRow; row++) {
    const line = row * width;
    const texelRow = texelAt(data[at + 8], data[at + 10], row * 16 + 8 - y, lengthY, sheet.height) * sheet.width;
    for (let column = firstColumn; column < lastColumn; column++) {
      const texel = texels[texelRow + columnTexels[column]];
      if (texel >>> 24 === 0) continue;
      put(color, line + column, plain ? texel : shadeTexel(texel, tint, alpha));
    }
  }
}

function fillUpright(
  target: FrameTarget,
  firstColumn: number,
  lastColumn: number,
  firstRow: number,
  lastRow: number,
  paint: number,
  put: typeof putPixel,
): void {
  const { width, color } = target;
  const opaque = paint >>> 24 === 255 && put === putPixel;
  for (let row = firstRow; row < lastRow; row++) {
    const line = row * width;
    if (opaque) color.fill(paint, line + firstColumn, line + lastColumn);
    else for (let i = line + firstColumn; i < line + lastColumn; i++) put(color, i, paint);
  }
}

function drawSlanted(target: FrameTarget, top: number, bottom: number, data: Int32Array, at: number, sheet: PreparedSheet): void {
  const { width, color } = target;
  const x = data[at];
  const y = data[at + 1];
  const ux = data[at + 2];
  const uy = data[at + 3];
  const vx = data[at + 4];
  const vy = data[at + 5];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return;
  const sign = cross > 0 ? 1 : -1;
  const determinant = cross * sign;
  const firstColumn = Math.max(0, firstPixel(x + Math.min(0, ux) + Math.min(0, vx)));
  const lastColumn = Math.min(width, firstPixel(x + Math.max(0, ux) + Math.max(0, vx)) + 1);
  const firstRow = Math.max(top, firstPixel(y + Math.min(0, uy) + Math.min(0, vy)));
  const lastRow = Math.min(bottom, firstPixel(y + Math.max(0, uy) + Math.max(0, vy)) + 1);
  // The four borders run clockwise: +u at v = 0, +v at u = 1, -u at v = 1, -v at u = 0 (the other way round when the quad is mirrored).
  const includeV0 = includesBorder(ux * sign, uy * sign) ? 0 : 1;
  const includeU1 = includesBorder(vx * sign, vy * sign) ? 0 : 1;
  const includeV1 = includesBorder(-ux * sign, -uy * sign) ? 0 : 1;
  const includeU0 = includesBorder(-vx * sign, -vy * sign) ? 0 : 1;
  const tint = data[at + 11] & 0xffffff;
  const alpha = Math.min(255, data[at + 12]);
  const { texels } = sheet;
  const put = data[at + 13] === 1 ? addPixel : putPixel;
  for (let row = firstRow; row < lastRow; row++) {
    const dy = row * 16 + 8 - y;
    const line = row * width;
    for (let column = firstColumn; column < lastColumn; column++) {
      const dx = column * 16 + 8 - x;
      const alongU = (dx * vy - dy * vx) * sign;
      const alongV = (ux * dy - uy * dx) * sign;
      if (alongU < includeU0 || alongV < includeV0 || determinant - alongU < includeU1 || determinant - alongV < includeV1) continue;
      const s = texelAt(data[at + 7], data[at + 9], alongU, determinant, sheet.width);
      const t = texelAt(data[at + 8], data[at + 10], alongV, determinant, sheet.height);
      const texel = texels[t * sheet.width + s];
      if (texel >>> 24 !== 0) put(color, line + column, shadeTexel(texel, tint, alpha));
    }
  }
}

/** Whether centres exactly on a border that runs in this direction, clockwise on the screen, belong to the polygon: upper and left ones do. */
function includesBorder(dx: number, dy: number): boolean {
  return dy < 0 || (dy === 0 && dx > 0);
}

/** Multiplies a texel with a tint 0xRRGGBB and an alpha 0..255. */
function shadeTexel(texel: number, tint: number, alpha: number): number {
  return (
    (divide255((texel >>> 24) * alpha) << 24) |
    (divide255(((texel >> 16) & 255) * (tint & 255)) << 16) |
    (divide255(((texel >> 8) & 255) * ((tint >> 8) & 255)) << 8) |
    divide255((texel & 255) * (tint >> 16))
  );
}

/** Adds light to what is there, up to white. */
function addPixel(color: Int32Array, at: number, paint: number): void {
  const alpha = paint >>> 24;
  if (alpha !== 0) color[at] = addColor(color[at], paint & 255, (paint >> 8) & 255, (paint >> 16) & 255, alpha);
}

function putPixel(color: Int32Array, at: number, paint: number): void {
  const alpha = paint >>> 24;
  if (alpha === 255) color[at] = paint;
  else if (alpha !== 0) color[at] = mixColor(color[at], paint & 255, (paint >> 8) & 255, (paint >> 16) & 255, alpha);
}
