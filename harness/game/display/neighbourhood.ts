import type { ChunkView, WorldView } from '../simulation/view.ts';
import { unknownCell } from './cell-appearance.ts';

/** Side of the copied cube: a section and one cell around it. */
export const padSide = 18;

/** Steps in the copied cube along x, y and z. */
export const padSteps = [1, padSide * padSide, padSide] as const;

/** Place of a section's cell (x, y, z) in the copied cube. */
export function padIndex(x: number, y: number, z: number): number {
  return (y + 1) * padSide * padSide + (z + 1) * padSide + x + 1;
}

/** A section with one cell around it, copied flat so that the mesher reads plain arrays. */
export interface Neighbourhood {
  readonly cells: Uint16Array;
  /** Sky light in the low 4 bits, block light in the high 4. */
  readonly light: Uint8Array;
}

/** Room for a neighbourhood, to be filled again and again. */
export function createNeighbourhood(): Neighbourhood {
  const size = padSide * padSide * padSide;
  return { cells: new Uint16Array(size), light: new Uint8Array(size) };
}

/** Part of a row to copy for an offset of -1, 0 or 1: from cell, count, first place in the copy. */
const spans = [
  [15, 1, 0],
  [0, 16, 1],
  [0, 1, 17],
] as const;

/**
 * Copies section `index` (from the bottom) of chunk (cx, cz) and what surrounds it. Cells of unloaded chunks are `unknownCell` without
 * light; above the world is air in full sky light, below it air without light.
 */
export function fillNeighbourhood(into: Neighbourhood, world: WorldView, cx: number, index: number, cz: number): void {
  const { cells, light } = into;
  const sectionCount = world.height >> 4;
  for (let dz = -1; dz <= 1; dz++) {
    for (let dx = -1; dx <= 1; dx++) {
      const chunk: ChunkView | null = world.chunk(cx + dx, cz + dz);
      const [fromX, countX, toX] = spans[dx + 1]!;
      const [fromZ, countZ, toZ] = spans[dz + 1]!;
      for (let dy = -1; dy <= 1; dy++) {
        const [fromY, countY, toY] = spans[dy + 1]!;
        const at = index + dy;
        const section = chunk !== null && at >= 0 && at < sectionCount ? chunk.sections[at] : undefined;
        const outside = chunk !== null && section === undefined;
        for (let y = 0; y < countY; y++) {
          for (let z = 0; z < countZ; z++) {
            const to = (toY + y) * padSide * padSide + (toZ + z) * padSide + toX;
            if (section === undefined) {
              cells.fill(outside ? 0 : unknownCell, to, to + countX);
              light.fill(outside && at > 0 ? 15 : 0, to, to + countX);
              continue;
            }
            const from = (fromY + y) * 256 + (fromZ + z) * 16 + fromX;
            if (countX === 1) {
              cells[to] = section.cells[from]!;
              light[to] = section.light[from]!;
            } else {
              for (let x = 0; x < 16; x++) {
                cells[to + x] = section.cells[from + x]!;
                light[to + x] = section.light[from + x]!;
              }
            }
          }
        }
      }
    }
  }
}
