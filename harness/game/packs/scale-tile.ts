/** Texels along the side of a tile. */
const side = 16;

/** A picture, RGBA, rows top down. */
export interface Source {
  readonly width: number;
  readonly pixels: Uint8Array;
}

/**
 * A square part of a picture as a tile of 16x16 texels, RGBA. A larger part is averaged over the texels that each new one covers, weighted
 * by alpha so that holes lend no colour; a smaller one is repeated. Whole numbers only, so every machine gets the same.
 * @param left and `top` are the part's corner in the picture, `size` its side.
 */
export function scaleTile({ width, pixels }: Source, left: number, top: number, size: number): Uint8Array {
  const tile = new Uint8Array(side * side * 4);
  for (let ty = 0; ty < side; ty++) {
    const y0 = Math.floor((ty * size) / side);
    const y1 = Math.max(y0 + 1, Math.floor(((ty + 1) * size) / side));
    for (let tx = 0; tx < side; tx++) {
      const x0 = Math.floor((tx * size) / side);
      const x1 = Math.max(x0 + 1, Math.floor(((tx + 1) * size) / side));
      let alpha = 0;
      const sums = [0, 0, 0];
      for (let y = y0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const at = ((top + y) * width + left + x) * 4;
          const weight = pixels[at + 3]!;
          alpha += weight;
          for (let c = 0; c < 3; c++) sums[c]! += pixels[at + c]! * weight;
        }
      }
      const to = (ty * side + tx) * 4;
      const count = (y1 - y0) * (x1 - x0);
      if (alpha > 0) for (let c = 0; c < 3; c++) tile[to + c] = Math.floor((sums[c]! + (alpha >> 1)) / alpha);
      tile[to + 3] = Math.floor((alpha + (count >> 1)) / count);
    }
  }
  return tile;
}
