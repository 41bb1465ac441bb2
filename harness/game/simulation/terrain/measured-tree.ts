import { packCell, rulesOf } from '../blocks/cell.ts';
import type { Cell } from '../view.ts';
import { growTree, type PutCell, type Tree } from './tree.ts';

/** Farthest from a log that leaves of a tree claim to be, so that no new tree decays. */
const farthest = 6;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly cell: Cell;
  readonly soft: boolean;
}

const steps = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const;

const isLeaf = ({ cell }: Part): boolean => rulesOf(cell).shape === 'leaves';

/** Steps from the tree's logs to each of its leaves, through leaves. */
function distances(parts: ReadonlyMap<number, Part>, keyOf: (x: number, y: number, z: number) => number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let rim = [...parts.values()].filter((part) => !isLeaf(part));
  for (let distance = 1; distance <= farthest && rim.length > 0; distance++) {
    const next: Part[] = [];
    for (const { x, y, z } of rim) {
      for (const [dx, dy, dz] of steps) {
        const key = keyOf(x + dx, y + dy, z + dz);
        const part = parts.get(key);
        if (part === undefined || !isLeaf(part) || found.has(key)) continue;
        found.set(key, distance);
        next.push(part);
      }
    }
    rim = next;
  }
  return found;
}

/**
 * Puts a tree's cells as growTree does, each place once, and leaves with their distance from the nearest log of the tree (minecraft.wiki,
 * "Leaves", "Block states"): so nothing has to be measured anew when something changes beside them.
 */
export function growMeasured(tree: Tree, put: PutCell): void {
  const keyOf = (x: number, y: number, z: number): number => ((y - tree.y + 64) * 128 + z - tree.z + 64) * 128 + x - tree.x + 64;
  const parts = new Map<number, Part>();
  growTree(tree, (x, y, z, cell, soft) => {
    const key = keyOf(x, y, z);
    if (!soft || parts.get(key)?.soft !== false) parts.set(key, { x, y, z, cell, soft });
  });
  const found = distances(parts, keyOf);
  for (const [key, part] of parts) {
    const { index } = rulesOf(part.cell);
    const cell = isLeaf(part) ? packCell(index, (found.get(key) ?? farthest) - 1) : part.cell;
    put(part.x, part.y, part.z, cell, part.soft);
  }
}
