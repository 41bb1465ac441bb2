/**
 * A convex polygon in screen space and the spans it covers. A pixel is covered when its centre lies inside; the left and upper border count,
 * the right and lower do not, so polygons that share an edge neither overlap nor leave a gap.
 */
export interface ScanBuffer {
  /** Corners, pixels. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** First covered column of a row and the first after it, clamped to the picture. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** Room for polygons of up to 8 corners in pictures of up to `height` rows. */
export function createScanBuffer(height: number): ScanBuffer {
  return { x: new Float64Array(8), y: new Float64Array(8), left: new Int32Array(height), right: new Int32Array(height) };
}

/**
 * Writes the spans of the polygon's rows within [top, bottom) and returns nothing: rows from ceil(lowest y - 0.5) to ceil(highest y - 0.5)
 * have been written, others hold old values. Corners run clockwise on the screen; give `left` and `right` swapped for the other way round.
 *
 * An edge is always followed from its upper end by the same expression, whichever polygon asks and whichever row comes first: that, not
 * stepping, is what makes neighbours agree and bands of rows independent. A closed outline crosses each row as often downwards as upwards,
 * so even a degenerate polygon sets both ends of every row.
 */
export function scanConvex(
  xs: Float64Array,
  ys: Float64Array,
  count: number,
  width: number,
  top: number,
  bottom: number,
  left: Int32Array,
  right: Int32Array,
): void {
  let ax = xs[count - 1];
  let ay = ys[count - 1];
  for (let i = 0; i < count; i++) {
    const bx = xs[i];
    const by = ys[i];
    if (ay !== by) {
      const down = ay < by;
      const out = down ? right : left;
      const ux = down ? ax : bx;
      const uy = down ? ay : by;
      const lx = down ? bx : ax;
      const ly = down ? by : ay;
      const first = uy - 0.5 <= top ? top : uy > bottom ? bottom : Math.ceil(uy - 0.5) | 0;
      const last = ly - 0.5 >= bottom ? bottom : ly < top ? top : Math.ceil(ly - 0.5) | 0;
      if (first < last) {
        const slope = (lx - ux) / (ly - uy);
        for (let row = first; row < last; row++) {
          const x = ux + (row + 0.5 - uy) * slope - 0.5;
          out[row] = x <= 0 ? 0 : x >= width ? width : Math.ceil(x) | 0;
        }
      }
    }
    ax = bx;
    ay = by;
  }
}
