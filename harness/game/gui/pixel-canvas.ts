import type { Sheet } from '../display/display-list.ts';

/** A small RGBA picture that sprites are drawn into, pixel by pixel. Drawing replaces what is there; nothing is blended. */
export class PixelCanvas implements Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 4);
  }

  /** Sets one pixel; outside the picture nothing happens. `alpha` is 0..255. */
  set(x: number, y: number, color: number, alpha = 255): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = (y * this.width + x) * 4;
    this.pixels[at] = color >> 16;
    this.pixels[at + 1] = (color >> 8) & 255;
    this.pixels[at + 2] = color & 255;
    this.pixels[at + 3] = alpha;
  }

  fill(x: number, y: number, width: number, height: number, color: number, alpha = 255): void {
    for (let row = y; row < y + height; row++) for (let column = x; column < x + width; column++) this.set(column, row, color, alpha);
  }

  /** The one-pixel border of a rectangle. */
  frame(x: number, y: number, width: number, height: number, color: number): void {
    this.fill(x, y, width, 1, color);
    this.fill(x, y + height - 1, width, 1, color);
    this.fill(x, y, 1, height, color);
    this.fill(x + width - 1, y, 1, height, color);
  }

  /** Rows of letters, each looked up in the palette; a letter that is not there leaves the pixel alone. */
  art(rows: readonly string[], palette: Readonly<Record<string, number>>): void {
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < row.length; x++) {
        const color = palette[row[x]!];
        if (color !== undefined) this.set(x, y, color);
      }
    }
  }
}
