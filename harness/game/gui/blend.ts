/** A colour between two, 0xRRGGBB: `a` at `part` 0 of `whole`, `b` at `whole`. Integers only, rounded down. */
export function blend(a: number, b: number, part: number, whole: number): number {
  const mix = (shift: number): number => {
    const from = (a >> shift) & 255;
    return Math.floor((from * (whole - part) + ((b >> shift) & 255) * part) / whole) << shift;
  };
  return mix(16) | mix(8) | mix(0);
}
