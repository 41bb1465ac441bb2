import { packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { growMeasured } from '../terrain/measured-tree.ts';
import type { TreeKind } from '../terrain/tree.ts';
import type { Cell } from '../view.ts';
import type { Edit } from '../world/block-editor.ts';
import { maxY } from '../world/world-shape.ts';
import type { BlockGame } from './block-game.ts';
import { lightNow } from './daylight.ts';

/** What grows out of a sapling, the likelier the more often it is named, and out of four in a square. */
interface Trees {
  readonly one: readonly TreeKind[];
  readonly four?: TreeKind;
}

const trees: Readonly<Record<string, Trees>> = {
  oak_sapling: { one: ['oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'oak', 'great_oak'] },
  birch_sapling: { one: ['birch'] },
  spruce_sapling: { one: ['spruce', 'spruce', 'tall_spruce'], four: 'mega_spruce' },
  jungle_sapling: { one: ['jungle'], four: 'mega_jungle' },
  acacia_sapling: { one: ['acacia'] },
  dark_oak_sapling: { one: [], four: 'dark_oak' },
  cherry_sapling: { one: ['cherry'] },
};

/** Whether a tree's cell can go where another is: into air, plants and leaves. */
function givesWay(cell: Cell): boolean {
  const { shape, replaceable } = rulesOf(cell);
  return cell === 0 || (replaceable && shape !== 'liquid') || shape === 'leaves' || shape === 'cross' || shape === 'vine';
}

/** The corner with the least x and z of four saplings of a kind that the one at a place is part of. */
function square(at: ReadCell, x: number, y: number, z: number): readonly [number, number] | null {
  const kind = rulesOf(at(x, y, z));
  for (const [cx, cz] of [
    [x, z],
    [x - 1, z],
    [x, z - 1],
    [x - 1, z - 1],
  ] as const) {
    const four = [at(cx, y, cz), at(cx + 1, y, cz), at(cx, y, cz + 1), at(cx + 1, y, cz + 1)];
    if (four.every((cell) => rulesOf(cell) === kind)) return [cx, cz];
  }
  return null;
}

/** Lets the sapling at a place become its tree, if there is room for the trunk. False when there is none, or no such tree. */
export function growSapling({ at, editor, dice }: BlockGame, x: number, y: number, z: number, cell: Cell): boolean {
  const known = trees[rulesOf(cell).name];
  if (known === undefined) return false;
  const corner = known.four === undefined ? null : square(at, x, y, z);
  const kind = corner === null ? known.one[dice.below(known.one.length)] : known.four;
  if (kind === undefined) return false;
  const [tx, tz] = corner ?? [x, z];
  const edits = new Map<string, Edit>();
  let room = true;
  growMeasured({ kind, x: tx, y, z: tz, dice: dice.next() }, (bx, by, bz, block, soft) => {
    const there = at(bx, by, bz);
    const free = givesWay(there) && by < maxY;
    if (!free && !soft && by > y) room = false;
    // What comes later wins over what came before, as the trunk does over leaves.
    if (free && !(soft && rulesOf(there).shape === 'leaves')) edits.set(`${bx},${by},${bz}`, [bx, by, bz, block]);
  });
  return room && editor.setAll([...edits.values()]) > 0;
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
