import type { Sheet } from '../display/display-list.ts';
import { PixelCanvas } from './pixel-canvas.ts';
import { type SpriteArt, type SpriteName, spriteArt } from './sprite-art.ts';

/** Where a sprite lies in the sheet, texels, and the border that keeps its size when it is stretched. */
export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly border: number;
}

const side = 256;
/** Rows: more than the sprites need, so that one more moves no other. */
const rows = 320;

function build(): { readonly sheet: Sheet; readonly sprites: Readonly<Record<SpriteName, Sprite>> } {
  const sheet = new PixelCanvas(side, rows);
  const sprites: Partial<Record<SpriteName, Sprite>> = {};
  let x = 0;
  let y = 0;
  let shelf = 0;
  for (const name of Object.keys(spriteArt) as SpriteName[]) {
    const art: SpriteArt = spriteArt[name];
    if (x + art.width > side) {
      x = 0;
      y += shelf;
      shelf = 0;
    }
    const canvas = new PixelCanvas(art.width, art.height);
    art.draw(canvas);
    for (let row = 0; row < art.height; row++) {
      sheet.pixels.set(canvas.pixels.subarray(row * art.width * 4, (row + 1) * art.width * 4), ((y + row) * side + x) * 4);
    }
    sprites[name] = { x, y, width: art.width, height: art.height, border: art.border ?? 0 };
    x += art.width;
    shelf = Math.max(shelf, art.height);
  }
  if (y + shelf > rows) throw new Error(`The interface's sprites need ${y + shelf} rows and the sheet has ${rows}; make the sheet taller`);
  return { sheet, sprites: sprites as Record<SpriteName, Sprite> };
}

const built = build();

/** The interface's picture, for the texture set. */
export const guiSheet: Sheet = built.sheet;

/** Every sprite's place in it. */
export const guiSprites: Readonly<Record<SpriteName, Sprite>> = built.sprites;
