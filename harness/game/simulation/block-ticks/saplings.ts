import { packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { growTree, type TreeKind } from '../terrain/tree.ts';
import type { Cell } from '../view.ts';
import type { Edit } from '../world/block-editor.ts';
import { maxY } from '../world/world-shape.ts';
import type { BlockGame } from './block-game.ts';
import { lightNow } from './daylight.ts';

/** What grows out of a sapling, the likelier the more often it is named. */
const trees: Readonly<Record<string, readonly TreeKind[]>> = {
  oak_sapling: ['oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'great_oak'],
  birch_sapling: ['birch'],
  spruce_sapling: ['spruce', 'spruce', 'tall_spruce'],
};

/** Whether a tree's cell can go where another is: into air, plants, leaves, and soil under a trunk. */
function givesWay(cell: Cell): boolean {
  const { shape, replaceable, name } = rulesOf(cell);
  return (
    cell === 0 ||
    (replaceable && shape !== 'liquid') ||
    shape === 'leaves' ||
    shape === 'cross' ||
    shape === 'vine' ||
    name.endsWith('_sapling')
  );
}

/** Lets the sapling at a place become its tree, if there is room for the trunk. False when there is none, or no such tree. */
export function growSapling({ at, editor, dice }: BlockGame, x: number, y: number, z: number, cell: Cell): boolean {
  const kinds = trees[rulesOf(cell).name];
  if (kinds === undefined) return false;
  const edits: Edit[] = [];
  let room = true;
  const tree = { kind: kinds[dice.below(kinds.length)]!, x, y, z, dice: dice.next() };
  growTree(tree, (tx, ty, tz, block, soft) => {
    const there = at(tx, ty, tz);
    const free = givesWay(there) && ty < maxY;
    if (free && !(soft && rulesOf(there).shape === 'leaves')) edits.push([tx, ty, tz, block]);
    if (!soft && !free && ty > y) room = false;
  });
  if (!room) return false;
  // The trunk comes last in the list and wins over leaves at the same place.
  const last = new Map(edits.map((edit) => [`${edit[0]},${edit[1]},${edit[2]}`, edit]));
  return editor.setAll([...last.values()]) > 0;
}

/** A sapling's step towards its tree: it gets ready first, then grows. */
export function advanceSapling(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (stateOf(cell) === 0) game.editor.set(x, y, z, packCell(rulesOf(cell).index, 1));
  else growSapling(game, x, y, z, cell);
}

/** A random tick of a sapling: in light, one in seven lets it go on (minecraft.wiki, "Sapling", "Growing"). */
export function tickSapling(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (lightNow(game.world, x, y + 1, z) >= 9 && game.dice.below(7) === 0) advanceSapling(game, x, y, z, cell);
}
