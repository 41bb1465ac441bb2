import type { Camera } from '../display/display-list.ts';

/**
 * A camera turned into the numbers that the passes share. View space has x right, y up, z away from the eye; x and y are multiplied by the
 * focal length in pixels, so that a point projects to column cx + x/z and row cy - y/z.
 */
export interface ViewFrame {
  readonly cx: number;
  readonly cy: number;
  readonly focal: number;
  readonly near: number;
  readonly far: number;
  readonly camX: number;
  readonly camY: number;
  readonly camZ: number;
  /** Rows of the world-to-view matrix: three for x, three for y, three for z. */
  readonly rows: Float64Array;
  /** World direction, one block deep, through the centre of pixel (0, 0), and its change for a column and for a row. */
  readonly ray: Float64Array;
  readonly rayColumn: Float64Array;
  readonly rayRow: Float64Array;
}

/** Grid of view space, 2^-30. See viewTerm. */
const grid = 1073741824;

/**
 * One of the three products that a view coordinate is the sum of, rounded to a fixed grid. Sums of such terms are exact in doubles, so
 * their order does not matter, and the same corner gets the same bits from every quad that touches it: no cracks.
 */
export function viewTerm(distance: number, factor: number): number {
  return Math.floor(distance * factor * grid + 0.5) / grid;
}

/** Prepares `camera` for a picture of the given size. */
export function createViewFrame(camera: Camera, width: number, height: number): ViewFrame {
  const focal = height / 2 / camera.tanHalfFov;
  const [shiftX, shiftY] = camera.jitter ?? [0, 0];
  const cx = width / 2 + shiftX;
  const cy = height / 2 + shiftY;
  const { right, up, forward } = camera;
  const rows = new Float64Array(9);
  const ray = new Float64Array(3);
  const rayColumn = new Float64Array(3);
  const rayRow = new Float64Array(3);
  for (let axis = 0; axis < 3; axis++) {
    rows[axis] = right[axis] * focal;
    rows[3 + axis] = up[axis] * focal;
    rows[6 + axis] = forward[axis];
    rayColumn[axis] = right[axis] / focal;
    rayRow[axis] = -up[axis] / focal;
    ray[axis] = forward[axis] + rayColumn[axis] * (0.5 - cx) + rayRow[axis] * (0.5 - cy);
  }
  return {
    cx,
    cy,
    focal,
    near: camera.near,
    far: camera.far,
    camX: camera.x,
    camY: camera.y,
    camZ: camera.z,
    rows,
    ray,
    rayColumn,
    rayRow,
  };
}

/** The same lens with the eye at the origin: the view of camera-relative quads. */
export function createEyeView(camera: Camera, width: number, height: number): ViewFrame {
  return createViewFrame({ ...camera, x: 0, y: 0, z: 0 }, width, height);
}

/** The view of things given in view space already (the hand): same lens, eye at the origin, axes as they are. */
export function createHandView(camera: Camera, width: number, height: number): ViewFrame {
  const still: Camera = { ...camera, x: 0, y: 0, z: 0, right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, 1] };
  return createViewFrame(still, width, height);
}
