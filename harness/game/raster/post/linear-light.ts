import { exactPower } from './exact-power.ts';
import { brightest, type Planes, unit } from './planes.ts';

/** What light as bright as white is in 16 bits: a quarter of the range, so that four times as bright still fits. */
export const linearWhite = 16384;

/** Linear light of every plane value, by the sRGB curve (IEC 61966-2-1), which goes on beyond white. */
let table: Uint16Array | null = null;

function linear(): Uint16Array {
  if (table !== null) return table;
  table = new Uint16Array(brightest + 1);
  for (let value = 0; value <= brightest; value++) {
    const channel = value / unit;
    const light = channel <= 0.04045 ? channel / 12.92 : exactPower((channel + 0.055) / 1.055, 2.4);
    table[value] = Math.min(65535, Math.floor(light * linearWhite + 0.5));
  }
  return table;
}

/** Writes planes as linear light: red, green, blue of each pixel. */
export function storeLight({ red, green, blue }: Planes, light: Uint16Array): void {
  const curve = linear();
  for (let i = 0; i < red.length; i++) {
    light[i * 3] = curve[red[i]];
    light[i * 3 + 1] = curve[green[i]];
    light[i * 3 + 2] = curve[blue[i]];
  }
}

/** Takes the alpha from every pixel, so that what is drawn next, which is opaque, is told from what was there. */
export function markUnder(color: Int32Array): void {
  for (let i = 0; i < color.length; i++) color[i] &= 0xffffff;
}

/** Writes the pixels drawn since `markUnder` as linear light, and gives all their alpha back. */
export function storeOver(color: Int32Array, light: Uint16Array): void {
  const curve = linear();
  for (let i = 0; i < color.length; i++) {
    const pixel = color[i];
    color[i] = pixel | 0xff000000;
    if (pixel >>> 24 === 0) continue;
    light[i * 3] = curve[(pixel & 255) << 6];
    light[i * 3 + 1] = curve[((pixel >> 8) & 255) << 6];
    light[i * 3 + 2] = curve[((pixel >> 16) & 255) << 6];
  }
}
