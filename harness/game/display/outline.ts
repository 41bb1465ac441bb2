import { outlineBoxes } from '../simulation/blocks/block-boxes.ts';
import type { Target, WorldView } from '../simulation/view.ts';
import type { Camera, Lines } from './display-list.ts';

/** No lines. */
export const noLines: Lines = { count: 0, data: new Float32Array(0) };

/** How far the outline stands off the block, in blocks. */
const offset = 0.002;
const ink = 0x0c0c10;

/** The edges of the boxes of the block looked at, twelve each, camera-relative. */
export function outlineOf(world: WorldView, target: Target | null, camera: Camera): Lines {
  if (!target) return noLines;
  const boxes = outlineBoxes((x, y, z) => world.cell(x, y, z), target.x, target.y, target.z);
  const at = [target.x - camera.x, target.y - camera.y, target.z - camera.z] as const;
  const data: number[] = [];
  for (const box of boxes) {
    const ends = [0, 1, 2].map((axis) => [at[axis]! + box[axis]! - offset, at[axis]! + box[axis + 3]! + offset] as const);
    for (let axis = 0; axis < 3; axis++) {
      const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const i of [0, 1]) {
        for (const j of [0, 1]) {
          const from = [0, 0, 0];
          from[axis] = ends[axis]![0];
          from[b] = ends[b]![i]!;
          from[c] = ends[c]![j]!;
          const to = from.slice();
          to[axis] = ends[axis]![1];
          data.push(...from, ...to, ink);
        }
      }
    }
  }
  return data.length === 0 ? noLines : { count: boxes.length * 12, data: new Float32Array(data) };
}
