import { knownCell } from '../blocks/cell.ts';
import { mix32 } from '../random/position-hash.ts';
import type { Cell } from '../view.ts';
import {
  acaciaCrown,
  bush,
  cherryCrown,
  darkCrown,
  greatCrown,
  mangroveRoots,
  needleCrown,
  roundCrown,
  umbrellaCrowns,
  wideCrown,
} from './crowns.ts';

export type TreeKind =
  | 'oak'
  | 'great_oak'
  | 'swamp_oak'
  | 'birch'
  | 'tall_birch'
  | 'spruce'
  | 'tall_spruce'
  | 'mega_spruce'
  | 'jungle'
  | 'mega_jungle'
  | 'jungle_bush'
  | 'acacia'
  | 'dark_oak'
  | 'cherry'
  | 'mangrove'
  | 'cactus';

/** A tree by its foot, in blocks of the world. `dice` decides its size and shape. */
export interface Tree {
  readonly kind: TreeKind;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dice: number;
}

/** Farthest that a tree reaches from its trunk, in blocks. */
export const treeReach = 7;

/** Takes one cell of a tree. `soft` cells (leaves) only go where nothing solid is. */
export type PutCell = (x: number, y: number, z: number, cell: Cell, soft: boolean) => void;

/** The blocks of a tree's wood. */
export interface Wood {
  readonly log: Cell;
  readonly logX: Cell;
  readonly logZ: Cell;
  readonly leaves: Cell;
}

/** Puts a tree's crown, and whatever of its trunk is not straight; `top` is the height of its highest straight log. */
export type Crown = (put: PutCell, tree: Tree, top: number, wood: Wood) => void;

interface Growth {
  readonly wood: Wood;
  /** Trunk height: least, and how many heights there are. */
  readonly height: readonly [number, number];
  /** Logs along the trunk's side: 1 or 2. */
  readonly girth: 1 | 2;
  readonly crown: Crown;
}

const woodOf = (wood: string): Wood => ({
  log: knownCell(`${wood}_log`),
  logX: knownCell(`${wood}_log`, { axis: 'x' }),
  logZ: knownCell(`${wood}_log`, { axis: 'z' }),
  leaves: knownCell(`${wood}_leaves`),
});
const oak = woodOf('oak');
const birch = woodOf('birch');
const spruce = woodOf('spruce');
const jungle = woodOf('jungle');

/** Heights follow minecraft.wiki, "Tree". */
const growths: Readonly<Record<Exclude<TreeKind, 'cactus'>, Growth>> = {
  oak: { wood: oak, height: [4, 3], girth: 1, crown: roundCrown },
  great_oak: { wood: oak, height: [7, 3], girth: 1, crown: greatCrown },
  swamp_oak: { wood: oak, height: [5, 3], girth: 1, crown: wideCrown },
  birch: { wood: birch, height: [5, 3], girth: 1, crown: roundCrown },
  tall_birch: { wood: birch, height: [8, 5], girth: 1, crown: roundCrown },
  spruce: { wood: spruce, height: [6, 4], girth: 1, crown: needleCrown },
  tall_spruce: { wood: spruce, height: [9, 5], girth: 1, crown: needleCrown },
  mega_spruce: { wood: spruce, height: [15, 10], girth: 2, crown: needleCrown },
  jungle: { wood: jungle, height: [5, 8], girth: 1, crown: roundCrown },
  mega_jungle: { wood: jungle, height: [14, 12], girth: 2, crown: umbrellaCrowns },
  jungle_bush: { wood: { ...jungle, leaves: oak.leaves }, height: [1, 1], girth: 1, crown: bush },
  acacia: { wood: woodOf('acacia'), height: [3, 3], girth: 1, crown: acaciaCrown },
  dark_oak: { wood: woodOf('dark_oak'), height: [6, 3], girth: 2, crown: darkCrown },
  cherry: { wood: woodOf('cherry'), height: [4, 3], girth: 1, crown: cherryCrown },
  mangrove: { wood: woodOf('mangrove'), height: [6, 5], girth: 1, crown: mangroveRoots },
};

/** Puts a tree's cells, crown first, then the trunk through it. */
export function growTree(tree: Tree, put: PutCell): void {
  if (tree.kind === 'cactus') {
    for (let i = 0; i <= tree.dice % 3; i++) put(tree.x, tree.y + i, tree.z, knownCell('cactus'), false);
    return;
  }
  const {
    wood,
    height: [least, heights],
    girth,
    crown,
  } = growths[tree.kind];
  const height = least + ((mix32(tree.dice) >>> 0) % heights);
  crown(put, tree, tree.y + height - 1, wood);
  for (let i = 0; i < height; i++) {
    for (let dz = 0; dz < girth; dz++) for (let dx = 0; dx < girth; dx++) put(tree.x + dx, tree.y + i, tree.z + dz, wood.log, false);
  }
}
