import { collisionBoxes } from '../blocks/block-boxes.ts';
import { rulesOf } from '../blocks/cell.ts';
import { type Fluid, fluidAmount, fluidOf, isFalling } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Body } from '../world/move-box.ts';
import { touchedCells } from './touched-cells.ts';

/** How far a body has to be in a cell to touch its fluid. */
const margin = -0.001;
const full = 8;
const ninths = 9;

type Vector = readonly [number, number, number];

const sides: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** How high a cell's fluid stands in it, 0..1; it fills the cell when there is more of it above. */
function levelIn(at: ReadCell, x: number, y: number, z: number, fluid: Fluid): number {
  const cell = at(x, y, z);
  if (fluidOf(cell) !== fluid) return 0;
  return fluidOf(at(x, y + 1, z)) === fluid ? 1 : fluidAmount(cell) / ninths;
}

/** How high above the feet a fluid stands that a body touches, in blocks; 0 when it touches none. */
export function fluidAt(at: ReadCell, body: Body, fluid: Fluid): number {
  // Every entity asks this every tick: no list of cells is made.
  const half = body.width / 2 + margin;
  const [x1, y1, z1] = [Math.floor(body.x + half), Math.floor(body.y + body.height + margin), Math.floor(body.z + half)];
  let height = 0;
  for (let y = Math.floor(body.y - margin); y <= y1; y++) {
    for (let z = Math.floor(body.z - half); z <= z1; z++) {
      for (let x = Math.floor(body.x - half); x <= x1; x++) {
        const level = levelIn(at, x, y, z, fluid);
        if (level > 0 && y + level >= body.y - margin) height = Math.max(height, y + level - body.y);
      }
    }
  }
  return height;
}

/** Whether a place is under a fluid's surface. */
export function isUnder(at: ReadCell, [x, y, z]: Vector, fluid: Fluid): boolean {
  const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  return y < cy + levelIn(at, cx, cy, cz, fluid);
}

const blocksFlow = (at: ReadCell, x: number, y: number, z: number): boolean =>
  rulesOf(at(x, y, z)).solid && collisionBoxes(at, x, y, z).length > 0;

/** The direction a cell's fluid flows in, of length 1; nothing for what stands still (minecraft.wiki, "Water", "Currents"). */
export function flowOf(at: ReadCell, x: number, y: number, z: number, fluid: Fluid): Vector {
  const cell = at(x, y, z);
  const own = fluidAmount(cell) / ninths;
  let [fx, fz] = [0, 0];
  for (const [dx, dz] of sides) {
    const beside = at(x + dx, y, z + dz);
    const kind = fluidOf(beside);
    if (kind !== null && kind !== fluid) continue;
    let drop = 0;
    if (kind === fluid) drop = own - fluidAmount(beside) / ninths;
    else if (!blocksFlow(at, x + dx, y, z + dz)) {
      const below = at(x + dx, y - 1, z + dz);
      if (fluidOf(below) === fluid) drop = own - (fluidAmount(below) / ninths - full / ninths);
    }
    fx += dx * drop;
    fz += dz * drop;
  }
  const length = Math.sqrt(fx * fx + fz * fz);
  let flow: Vector = length < 1e-6 ? [0, 0, 0] : [fx / length, 0, fz / length];
  const walled = sides.some(([dx, dz]) => blocksFlow(at, x + dx, y, z + dz) || blocksFlow(at, x + dx, y + 1, z + dz));
  // What falls along a wall pulls down.
  if (isFalling(cell) && walled) flow = [flow[0] / Math.sqrt(37), -6 / Math.sqrt(37), flow[2] / Math.sqrt(37)];
  return flow;
}

/** The mean flow of a fluid in the cells that a body is in, each by how deep it is there. */
export function currentAt(at: ReadCell, body: Body, fluid: Fluid): Vector {
  let [sx, sy, sz, count] = [0, 0, 0, 0];
  let depth = 0;
  for (const [x, y, z] of touchedCells(body, margin)) {
    const level = levelIn(at, x, y, z, fluid);
    if (level === 0 || y + level < body.y - margin) continue;
    depth = Math.max(depth, y + level - body.y);
    const scale = depth < 0.4 ? depth : 1;
    const [fx, fy, fz] = flowOf(at, x, y, z, fluid);
    sx += fx * scale;
    sy += fy * scale;
    sz += fz * scale;
    count++;
  }
  return count === 0 ? [0, 0, 0] : [sx / count, sy / count, sz / count];
}
