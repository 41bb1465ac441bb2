import type { BlockRules } from '../block-kinds.ts';
import { collisionBoxes } from '../blocks/block-boxes.ts';
import { packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { fluidOf, fluidOfCell, isSource } from '../blocks/fluid.ts';
import { isSupported, type ReadCell } from '../blocks/support.ts';
import type { Cell, Target } from '../view.ts';
import type { BlockEditor, Edit } from '../world/block-editor.ts';
import { bodyBox } from '../world/move-box.ts';
import { outward, placedCells } from './placed-state.ts';
import type { Player } from './player.ts';

export { byQuarter } from './placed-state.ts';

/** What a placed block makes of one of its own kind that is there already: a double slab, a deeper snow. Null when it does not merge. */
function merged(kind: BlockRules, there: Cell, target: Target, clicked: boolean): Cell | null {
  if (rulesOf(there) !== kind) return null;
  const state = stateOf(there);
  if (kind.placement === 'layer' && state < 7) return packCell(kind.index, state + 1);
  if (kind.placement !== 'slab' || state === 2) return null;
  const opens = state === 0 ? target.face === 'up' : target.face === 'down';
  return !clicked || opens ? packCell(kind.index, 2) : null;
}

/** Whether a block there would stand in the player's body. */
function hitsPlayer(player: Player, cell: Cell, x: number, y: number, z: number): boolean {
  const [x0, y0, z0, x1, y1, z1] = bodyBox(player);
  const alone: ReadCell = (ax, ay, az) => (ax === x && ay === y && az === z ? cell : 0);
  return collisionBoxes(alone, x, y, z).some(
    (box) => x0 < x + box[3] && x1 > x + box[0] && y0 < y + box[4] && y1 > y + box[1] && z0 < z + box[5] && z1 > z + box[2],
  );
}

/** Whether the clicked block gives way to a placed one. Deep snow does not, thin snow does. */
const givesWay = (cell: Cell): boolean => rulesOf(cell).replaceable || (rulesOf(cell).shape === 'layer' && stateOf(cell) === 0);

/** Whether a block may take the place of what is there: plants of the sea go into water alone. */
function mayReplace(kind: BlockRules, there: Cell): boolean {
  const wet = kind.shape !== 'liquid' && fluidOfCell[packCell(kind.index, 0)] !== 0;
  if (wet) return fluidOf(there) === 'water' && isSource(there) && rulesOf(there) !== kind;
  return givesWay(there);
}

/**
 * Places a block at a target: into the clicked block when that gives way or merges, else before its face (minecraft.wiki, "Placing").
 * False when it cannot stand there.
 */
export function placeBlock(player: Player, kind: BlockRules, target: Target, editor: BlockEditor, at: ReadCell): boolean {
  const clicked = at(target.x, target.y, target.z);
  const own = merged(kind, clicked, target, true);
  if (own !== null) return put(player, [[target.x, target.y, target.z, own]], editor, at);
  const inside = givesWay(clicked) && (rulesOf(clicked) !== kind || kind.shape === 'vine');
  const [dx, dy, dz] = inside ? [0, 0, 0] : outward[target.face];
  const [x, y, z] = [target.x + dx, target.y + dy, target.z + dz];
  const there = at(x, y, z);
  const joined = inside ? null : merged(kind, there, target, false);
  if (joined !== null) return put(player, [[x, y, z, joined]], editor, at);
  if (!mayReplace(kind, there)) return false;
  const cells = placedCells({ player, kind, target, inside, at, x, y, z });
  if (cells === null) return false;
  const others = cells.slice(1).every(([ox, oy, oz]) => rulesOf(at(ox, oy, oz)) === kind || mayReplace(kind, at(ox, oy, oz)));
  return others && put(player, cells, editor, at);
}

/** Sets all cells of a placed block, if each can be written, has its support with the others there, and is not in the player's body. */
function put(player: Player, cells: readonly Edit[], editor: BlockEditor, at: ReadCell): boolean {
  const there: ReadCell = (ax, ay, az) => cells.find(([x, y, z]) => x === ax && y === ay && z === az)?.[3] ?? at(ax, ay, az);
  const free = cells.every(
    ([x, y, z, cell]) => editor.canSet(x, y, z) && isSupported(cell, there, x, y, z) && !hitsPlayer(player, cell, x, y, z),
  );
  return free && editor.setAll(cells) > 0;
}
