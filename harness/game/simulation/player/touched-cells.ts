import { type Body, bodyBox } from '../world/move-box.ts';

/** A body in a cell by less does not touch it (Java Edition's). */
const margin = 1e-5;

/** The cells that a body is in, grown by `by` blocks on every side, in ascending y, z, x. */
export function touchedCells(body: Body, by = -margin): readonly (readonly [x: number, y: number, z: number])[] {
  const [x0, y0, z0, x1, y1, z1] = bodyBox(body);
  const cells: (readonly [number, number, number])[] = [];
  for (let y = Math.floor(y0 - by); y <= Math.floor(y1 + by); y++) {
    for (let z = Math.floor(z0 - by); z <= Math.floor(z1 + by); z++) {
      for (let x = Math.floor(x0 - by); x <= Math.floor(x1 + by); x++) cells.push([x, y, z]);
    }
  }
  return cells;
}
