import { knownCell } from '../blocks/cell.ts';
import { mix32 } from '../random/position-hash.ts';
import type { Cell } from '../view.ts';

export type TreeKind = 'oak' | 'great_oak' | 'birch' | 'spruce' | 'tall_spruce' | 'cactus';

/** A tree by its foot, in blocks of the world. `dice` decides its size and shape. */
export interface Tree {
  readonly kind: TreeKind;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dice: number;
}

/** Farthest that a tree reaches from its trunk, in blocks. */
export const treeReach = 3;

/** Takes one cell of a tree. `soft` cells (leaves) only go where nothing solid is. */
export type PutCell = (x: number, y: number, z: number, cell: Cell, soft: boolean) => void;

interface Growth {
  readonly log: Cell;
  readonly leaves: Cell;
  /** Trunk height: least, and how many heights there are. */
  readonly height: readonly [number, number];
  readonly crown: (put: PutCell, tree: Tree, top: number, leaves: Cell) => void;
}

/** A flat round of leaves. Corners of the square stay by chance only, so that no two trees look the same. */
function disc(put: PutCell, tree: Tree, y: number, radius: number, leaves: Cell, corners: number): void {
  for (let dz = -radius; dz <= radius; dz++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const corner = Math.abs(dx) === radius && Math.abs(dz) === radius && radius > 0;
      const chance = mix32(tree.dice ^ (dx * 73 + dz * 179 + y * 283)) & 255;
      if (!corner || chance < corners) put(tree.x + dx, y, tree.z + dz, leaves, true);
    }
  }
}

function roundCrown(put: PutCell, tree: Tree, top: number, leaves: Cell): void {
  disc(put, tree, top - 2, 2, leaves, 150);
  disc(put, tree, top - 1, 2, leaves, 60);
  disc(put, tree, top, 1, leaves, 120);
  disc(put, tree, top + 1, 1, leaves, 0);
}

function greatCrown(put: PutCell, tree: Tree, top: number, leaves: Cell): void {
  disc(put, tree, top - 3, 2, leaves, 0);
  for (const y of [top - 2, top - 1]) {
    for (let dz = -3; dz <= 3; dz++) {
      for (let dx = -3; dx <= 3; dx++) {
        const chance = mix32(tree.dice ^ (dx * 91 + dz * 57 + y * 131)) & 255;
        if (dx * dx + dz * dz < 9 || (dx * dx + dz * dz < 12 && chance < 130)) put(tree.x + dx, y, tree.z + dz, leaves, true);
      }
    }
  }
  disc(put, tree, top, 2, leaves, 30);
  disc(put, tree, top + 1, 1, leaves, 90);
}

/** Rounds that grow and shrink by turns toward the ground, as a fir's branches do. */
function needleCrown(put: PutCell, tree: Tree, top: number, leaves: Cell): void {
  put(tree.x, top + 1, tree.z, leaves, true);
  put(tree.x, top + 2, tree.z, leaves, true);
  const limit = tree.kind === 'tall_spruce' ? treeReach : treeReach - 1;
  let radius = 1;
  let widest = 1;
  for (let y = top; y > tree.y + 1; y--) {
    disc(put, tree, y, radius, leaves, 0);
    if (radius >= widest) {
      radius = 1;
      widest = Math.min(widest + 1, limit);
    } else radius++;
  }
}

const placedAs = (wood: string) => ({ log: knownCell(`${wood}_log`), leaves: knownCell(`${wood}_leaves`) });

const growths: Readonly<Record<Exclude<TreeKind, 'cactus'>, Growth>> = {
  oak: { ...placedAs('oak'), height: [4, 3], crown: roundCrown },
  great_oak: { ...placedAs('oak'), height: [7, 3], crown: greatCrown },
  birch: { ...placedAs('birch'), height: [5, 3], crown: roundCrown },
  spruce: { ...placedAs('spruce'), height: [6, 4], crown: needleCrown },
  tall_spruce: { ...placedAs('spruce'), height: [9, 5], crown: needleCrown },
};

/** Puts a tree's cells, crown first, then the trunk through it. */
export function growTree(tree: Tree, put: PutCell): void {
  if (tree.kind === 'cactus') {
    for (let i = 0; i <= tree.dice % 3; i++) put(tree.x, tree.y + i, tree.z, knownCell('cactus'), false);
    return;
  }
  const growth = growths[tree.kind];
  const height = growth.height[0] + (tree.dice % growth.height[1]);
  growth.crown(put, tree, tree.y + height - 1, growth.leaves);
  for (let i = 0; i < height; i++) put(tree.x, tree.y + i, tree.z, growth.log, false);
}
