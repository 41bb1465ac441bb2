import { type GuiQuads, guiInts, guiSheets } from '../display/display-list.ts';
import type { IconQuad } from '../display/item-icon.ts';
import { blend } from './blend.ts';
import { capHeight, glyphOf, glyphRise, glyphRows, textWidth } from './font.ts';
import { guiSprites } from './gui-sheet.ts';
import type { SpriteName } from './sprite-art.ts';

/**
 * How text is drawn. `zoom` is a whole number, 1 by default; the shadow is on by default and lies one GUI pixel down and right. Bold ink is
 * a pixel wider, and so is its advance; italic ink leans over in three steps.
 */
export interface TextLook {
  readonly alpha?: number;
  readonly shadow?: boolean;
  readonly zoom?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** A part of a sprite, in texels from its corner. */
export interface SpritePart {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  readonly alpha?: number;
  /** 0xRRGGBB that its colours are multiplied with. */
  readonly color?: number;
}

const sixteenths = 16;
/** Texels along a side of a block tile. */
const tileSide = 16;
/** Rows of a glyph's cell that are drawn together, and how far to the right: the whole cell, or leaning in three steps. */
type Slices = readonly (readonly [from: number, to: number, shift: number])[];
const upright: Slices = [[0, glyphRows, 0]];
const leaning: Slices = [
  [0, 5, 1],
  [5, 8, 0],
  [8, glyphRows, -1],
];
/** Bands of a gradient are at least this high, GUI pixels. */
const bandHeight = 2;

/**
 * Collects the quads of one frame of the interface. All positions and sizes are GUI pixels; what lies outside the picture or the
 * present clip is cut off, texels with it. Later quads lie over earlier ones.
 */
export class Painter {
  /** Size of the picture in GUI pixels, rounded up. */
  readonly width: number;
  readonly height: number;
  readonly #scale: number;
  #data = new Int32Array(guiInts * 512);
  #count = 0;
  /** The clip in 1/16 screen pixels: left, top, right, bottom. */
  #clip: readonly [number, number, number, number];

  /** Ticks of what moves by itself: the glint of enchanted things. */
  readonly ticks: number;

  /** `width` and `height` of the picture in screen pixels, `scale` screen pixels a GUI pixel. */
  constructor(width: number, height: number, scale: number, ticks = 0) {
    this.ticks = ticks;
    this.width = Math.ceil(width / scale);
    this.height = Math.ceil(height / scale);
    this.#scale = scale * sixteenths;
    this.#clip = [0, 0, width * sixteenths, height * sixteenths];
  }

  /** What has been drawn so far. */
  quads(): GuiQuads {
    return { count: this.#count, data: this.#data.slice(0, this.#count * guiInts) };
  }

  rect(x: number, y: number, width: number, height: number, color: number, alpha = 255): void {
    this.#push(guiSheets.white, x, y, width, height, 0, 0, 1, 1, color, alpha);
  }

  /** A one-pixel frame inside the rectangle. */
  frame(x: number, y: number, width: number, height: number, color: number, alpha = 255): void {
    this.rect(x, y, width, 1, color, alpha);
    this.rect(x, y + height - 1, width, 1, color, alpha);
    this.rect(x, y + 1, 1, height - 2, color, alpha);
    this.rect(x + width - 1, y + 1, 1, height - 2, color, alpha);
  }

  /** From `top` to `bottom` in flat bands. */
  gradient(x: number, y: number, width: number, height: number, top: number, bottom: number, topAlpha = 255, bottomAlpha = 255): void {
    const bands = Math.max(1, Math.floor(height / bandHeight));
    for (let i = 0; i < bands; i++) {
      const from = Math.floor((height * i) / bands);
      const to = Math.floor((height * (i + 1)) / bands);
      const part = bands === 1 ? 0 : i;
      const alpha = topAlpha + Math.floor(((bottomAlpha - topAlpha) * part) / Math.max(1, bands - 1));
      this.rect(x, y + from, width, to - from, blend(top, bottom, part, Math.max(1, bands - 1)), alpha);
    }
  }

  /** A sprite, or a part of it, in its own size. The part keeps its place: `left` 4 is drawn at x + 4. */
  sprite(name: SpriteName, x: number, y: number, part: SpritePart = {}): void {
    const sprite = guiSprites[name];
    const { left = 0, top = 0, width = sprite.width - left, height = sprite.height - top, alpha = 255, color = 0xffffff } = part;
    this.#push(guiSheets.gui, x + left, y + top, width, height, sprite.x + left, sprite.y + top, width, height, color, alpha);
  }

  /** A sprite stretched to a size, its border kept. */
  nineSlice(name: SpriteName, x: number, y: number, width: number, height: number): void {
    const { x: u, y: v, width: w, height: h, border: b } = guiSprites[name];
    const across = [
      [x, b, u, b],
      [x + b, width - 2 * b, u + b, w - 2 * b],
      [x + width - b, b, u + w - b, b],
    ] as const;
    const down = [
      [y, b, v, b],
      [y + b, height - 2 * b, v + b, h - 2 * b],
      [y + height - b, b, v + h - b, b],
    ] as const;
    for (const [top, rows, texelTop, texelRows] of down) {
      for (const [left, columns, texelLeft, texelColumns] of across) {
        this.#push(guiSheets.gui, left, top, columns, rows, texelLeft, texelTop, texelColumns, texelRows, 0xffffff, 255);
      }
    }
  }

  /** One line of text; (x, y) is the left end of the top of a capital. */
  text(text: string, x: number, y: number, color: number, look: TextLook = {}): void {
    const { alpha = 255, shadow = true, zoom = 1 } = look;
    if (alpha <= 0) return;
    if (shadow) this.#line(text, x + zoom, y + zoom, blend(color, 0, 3, 4), look);
    this.#line(text, x, y, color, look);
  }

  /** Text around the middle `x`. */
  centred(text: string, x: number, y: number, color: number, look: TextLook = {}): void {
    this.text(text, x - Math.floor((textWidth(text) * (look.zoom ?? 1)) / 2), y, color, look);
  }

  /** Text in the middle of a rectangle. */
  centredIn(text: string, x: number, y: number, width: number, height: number, color: number, look: TextLook = {}): void {
    this.centred(text, x + Math.floor(width / 2), y + Math.floor((height - capHeight) / 2), color, look);
  }

  /** An item's icon, 16x16 GUI pixels from (x, y). A quad of it that reaches beyond the picture or the clip is left out whole. */
  icon(quads: readonly IconQuad[], x: number, y: number): void {
    const [left, top, right, bottom] = this.#clip;
    const edge = (value: number): number => Math.round(value * this.#scale);
    for (const { corner, u, v, tile, uv, color, added } of quads) {
      const atX = edge(x + corner[0]);
      const atY = edge(y + corner[1]);
      const [ux, uy, vx, vy] = [edge(u[0]), edge(u[1]), edge(v[0]), edge(v[1])];
      const xs = [atX, atX + ux, atX + vx, atX + ux + vx];
      const ys = [atY, atY + uy, atY + vy, atY + uy + vy];
      if (Math.min(...xs) < left || Math.max(...xs) > right || Math.min(...ys) < top || Math.max(...ys) > bottom) continue;
      const texel = (value: number): number => Math.round(value * sixteenths);
      const [u0, v0, u1, v1] = [texel(uv[0]), texel(uv[1] + tile * tileSide), texel(uv[2]), texel(uv[3] + tile * tileSide)];
      const at = this.#next();
      this.#data.set([atX, atY, ux, uy, vx, vy, guiSheets.blocks, u0, v0, u1, v1, color, 255, added ? 1 : 0], at);
    }
  }

  /** Draws with everything outside the rectangle cut off. Clips nest. */
  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    const before = this.#clip;
    const edge = (value: number): number => Math.round(value * this.#scale);
    this.#clip = [
      Math.max(before[0], edge(x)),
      Math.max(before[1], edge(y)),
      Math.min(before[2], edge(x + width)),
      Math.min(before[3], edge(y + height)),
    ];
    draw();
    this.#clip = before;
  }

  #line(text: string, x: number, y: number, color: number, { alpha = 255, zoom = 1, bold = false, italic = false }: TextLook): void {
    let pen = x;
    const slices = italic ? leaning : upright;
    for (const char of text) {
      const glyph = glyphOf(char);
      for (const [from, to, shift] of slices) {
        for (let weight = 0; weight <= (bold ? 1 : 0); weight++) {
          const left = pen + (shift + weight) * zoom;
          const top = y + (from - glyphRise) * zoom;
          const rows = to - from;
          const width = glyph.width * zoom;
          this.#push(guiSheets.font, left, top, width, rows * zoom, glyph.u, glyph.v + from, glyph.width, rows, color, alpha);
        }
      }
      pen += (glyph.advance + (bold ? 1 : 0)) * zoom;
    }
  }

  #next(): number {
    const at = this.#count * guiInts;
    if (at === this.#data.length) {
      const grown = new Int32Array(this.#data.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#count++;
    return at;
  }

  #push(
    sheet: number,
    x: number,
    y: number,
    width: number,
    height: number,
    u: number,
    v: number,
    texelsAcross: number,
    texelsDown: number,
    color: number,
    alpha: number,
  ): void {
    const x0 = Math.round(x * this.#scale);
    const y0 = Math.round(y * this.#scale);
    const x1 = Math.round((x + width) * this.#scale);
    const y1 = Math.round((y + height) * this.#scale);
    const left = Math.max(x0, this.#clip[0]);
    const top = Math.max(y0, this.#clip[1]);
    const right = Math.min(x1, this.#clip[2]);
    const bottom = Math.min(y1, this.#clip[3]);
    if (left >= right || top >= bottom || alpha <= 0) return;
    const texelU = (at: number): number => Math.round((u + (texelsAcross * (at - x0)) / (x1 - x0)) * sixteenths);
    const texelV = (at: number): number => Math.round((v + (texelsDown * (at - y0)) / (y1 - y0)) * sixteenths);
    const at = this.#next();
    const quad = this.#data;
    quad[at] = left;
    quad[at + 1] = top;
    quad[at + 2] = right - left;
    quad[at + 3] = 0;
    quad[at + 4] = 0;
    quad[at + 5] = bottom - top;
    quad[at + 6] = sheet;
    quad[at + 7] = texelU(left);
    quad[at + 8] = texelV(top);
    quad[at + 9] = texelU(right);
    quad[at + 10] = texelV(bottom);
    quad[at + 11] = color;
    quad[at + 12] = Math.min(255, Math.round(alpha));
    quad[at + 13] = 0;
  }
}
