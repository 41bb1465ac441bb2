import type { BlockRules } from '../block-kinds.ts';
import { collisionBoxes } from '../blocks/block-boxes.ts';
import { type Facing, facings } from '../blocks/block-states.ts';
import { knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { isSupported, type ReadCell } from '../blocks/support.ts';
import type { Cell, Face, Target } from '../view.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import { bodyBox } from '../world/move-box.ts';
import type { Player } from './player.ts';

/** One step out of each face. */
const outward: Readonly<Record<Face, readonly [number, number, number]>> = {
  down: [0, -1, 0],
  up: [0, 1, 0],
  north: [0, 0, -1],
  south: [0, 0, 1],
  west: [-1, 0, 0],
  east: [1, 0, 0],
};

/** The directions that are looked along, by quarter turns of yaw from south. */
export const byQuarter: readonly Facing[] = ['south', 'west', 'north', 'east'];
const opposite: Readonly<Record<Facing, Facing>> = { north: 'south', south: 'north', west: 'east', east: 'west' };
const axisState: Readonly<Record<Face, number>> = { up: 0, down: 0, east: 1, west: 1, north: 2, south: 2 };

/** The state a block is placed in, from the clicked face, the point on it and the view. Null where this kind cannot go. */
function placedCell(player: Player, kind: BlockRules, target: Target, inside: boolean): Cell | null {
  const { face } = target;
  const looks = byQuarter[Math.floor(player.yaw / 90 + 0.5) & 3];
  switch (kind.placement) {
    case 'axis':
      return packCell(kind.index, axisState[face]);
    case 'facing':
      return packCell(kind.index, facings.indexOf(opposite[looks]));
    case 'torch':
      return face === 'up' || face === 'down' || inside ? packCell(kind.index, 0) : knownCell('wall_torch', { facing: face });
    case 'slab': {
      const high = target.hit[1] - Math.floor(target.hit[1]) > 0.5;
      return packCell(kind.index, face === 'down' || (face !== 'up' && high) ? 1 : 0);
    }
    case 'leaves':
      return packCell(kind.index, 1);
    case 'stairs': {
      const high = target.hit[1] - Math.floor(target.hit[1]) > 0.5;
      return packCell(kind.index, facings.indexOf(looks) + (face === 'down' || (face !== 'up' && high) ? 4 : 0));
    }
    case 'door':
    case 'ahead':
      return packCell(kind.index, facings.indexOf(looks));
    case 'ladder':
      return face === 'up' || face === 'down' ? null : packCell(kind.index, facings.indexOf(face));
    case 'trapdoor': {
      const high = target.hit[1] - Math.floor(target.hit[1]) > 0.5;
      if (face === 'up' || face === 'down') return packCell(kind.index, facings.indexOf(opposite[looks]) + (face === 'down' ? 4 : 0));
      return packCell(kind.index, facings.indexOf(face) + (high ? 4 : 0));
    }
    default:
      return packCell(kind.index, 0);
  }
}

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

/**
 * Places a block at a target: into the clicked block when that gives way or merges, else before its face (minecraft.wiki, "Placing").
 * False when it cannot stand there.
 */
export function placeBlock(player: Player, kind: BlockRules, target: Target, editor: BlockEditor, at: ReadCell): boolean {
  const clicked = at(target.x, target.y, target.z);
  const own = merged(kind, clicked, target, true);
  if (own !== null) return put(player, own, target.x, target.y, target.z, editor, at);
  const inside = givesWay(clicked) && rulesOf(clicked) !== kind;
  const [dx, dy, dz] = inside ? [0, 0, 0] : outward[target.face];
  const [x, y, z] = [target.x + dx, target.y + dy, target.z + dz];
  const there = at(x, y, z);
  const joined = inside ? null : merged(kind, there, target, false);
  if (joined !== null) return put(player, joined, x, y, z, editor, at);
  if (!givesWay(there)) return false;
  const cell = placedCell(player, kind, target, inside);
  return cell !== null && put(player, cell, x, y, z, editor, at);
}

function put(player: Player, cell: Cell, x: number, y: number, z: number, editor: BlockEditor, at: ReadCell): boolean {
  if (rulesOf(cell).placement === 'door') return putDoor(player, cell, x, y, z, editor, at);
  if (!editor.canSet(x, y, z) || !isSupported(cell, at, x, y, z) || hitsPlayer(player, cell, x, y, z)) return false;
  return editor.set(x, y, z, cell);
}

/** Both halves of a door, where there is room for two and a floor to stand on. */
function putDoor(player: Player, cell: Cell, x: number, y: number, z: number, editor: BlockEditor, at: ReadCell): boolean {
  const upper = packCell(rulesOf(cell).index, stateOf(cell) + 4);
  const room = editor.canSet(x, y, z) && editor.canSet(x, y + 1, z) && givesWay(at(x, y + 1, z));
  const halves = new Map([
    [y, cell],
    [y + 1, upper],
  ]);
  const there: ReadCell = (ax, ay, az) => (ax === x && az === z ? halves.get(ay) : undefined) ?? at(ax, ay, az);
  if (!room || !isSupported(cell, there, x, y, z) || hitsPlayer(player, cell, x, y, z) || hitsPlayer(player, upper, x, y + 1, z))
    return false;
  return (
    editor.setAll([
      [x, y, z, cell],
      [x, y + 1, z, upper],
    ]) > 0
  );
}
