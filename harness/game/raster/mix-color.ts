/** Colour over a pixel (0xAABBGGRR) with weight `cover` of 255, rounded to nearest, exactly. The result is opaque. */
export function mixColor(under: number, r: number, g: number, b: number, cover: number): number {
  const rest = 255 - cover;
  return (
    0xff000000 |
    (divide255(((under >> 16) & 255) * rest + b * cover) << 16) |
    (divide255(((under >> 8) & 255) * rest + g * cover) << 8) |
    divide255((under & 255) * rest + r * cover)
  );
}

/** Adds `cover` of 255 parts of a colour to a pixel, up to white. The result is opaque. */
export function addColor(under: number, r: number, g: number, b: number, cover: number): number {
  const sumR = (under & 255) + divide255(r * cover);
  const sumG = ((under >> 8) & 255) + divide255(g * cover);
  const sumB = ((under >> 16) & 255) + divide255(b * cover);
  return 0xff000000 | (Math.min(sumB, 255) << 16) | (Math.min(sumG, 255) << 8) | Math.min(sumR, 255);
}

/** A product or a weighted sum of two channels, 0..65025, divided by 255 and rounded to nearest. */
export function divide255(product: number): number {
  const sum = product + 128;
  return (sum + (sum >> 8)) >> 8;
}
