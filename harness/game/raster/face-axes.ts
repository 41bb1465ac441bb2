/**
 * How a face of a cube lies in the world. Axes: 0 x, 1 y, 2 z. `u` runs to the right and `v` down as seen from outside; up and down faces
 * have north at the top of the tile and at its bottom. `offset` is 1 when the face lies at the far side of its cell, `outward` the
 * sign of its normal. `shade` is the brightness the game gives the face (Java Edition: 1 above, 0.8 north and south, 0.6 west and east, 0.5 below).
 */
export interface FaceAxes {
  readonly normal: number;
  readonly offset: number;
  readonly outward: number;
  readonly u: number;
  readonly uSign: number;
  readonly v: number;
  readonly vSign: number;
  readonly shade: number;
}

/** By face: down, up, north, south, west, east. */
export const faceAxes: readonly FaceAxes[] = [
  { normal: 1, offset: 0, outward: -1, u: 0, uSign: 1, v: 2, vSign: -1, shade: 0.5 },
  { normal: 1, offset: 1, outward: 1, u: 0, uSign: 1, v: 2, vSign: 1, shade: 1 },
  { normal: 2, offset: 0, outward: -1, u: 0, uSign: -1, v: 1, vSign: -1, shade: 0.8 },
  { normal: 2, offset: 1, outward: 1, u: 0, uSign: 1, v: 1, vSign: -1, shade: 0.8 },
  { normal: 0, offset: 0, outward: -1, u: 2, uSign: 1, v: 1, vSign: -1, shade: 0.6 },
  { normal: 0, offset: 1, outward: 1, u: 2, uSign: -1, v: 1, vSign: -1, shade: 0.6 },
];
