import { knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { isRainingAt } from './weather-at.ts';

const dirt = knownCell('dirt');
const wet = 7;
/** What keeps dry land tilled by standing on it. */
const keeping = new Set(['crop', 'stem']);
/** How far water reaches, in blocks aside; at its own level and one above. */
const reach = 4;

function nearWater(at: ReadCell, x: number, y: number, z: number): boolean {
  for (let dy = 0; dy <= 1; dy++) {
    for (let dz = -reach; dz <= reach; dz++) {
      for (let dx = -reach; dx <= reach; dx++) if (fluidOf(at(x + dx, y + dy, z + dz)) === 'water') return true;
    }
  }
  return false;
}

/** A random tick of farmland: wet near water and in rain, else it dries, and bare dry land becomes dirt (minecraft.wiki, "Farmland"). */
export function tickFarmland({ at, editor, world }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  const kind = rulesOf(cell).index;
  const moisture = stateOf(cell);
  if (nearWater(at, x, y, z) || isRainingAt(world, x, y + 1, z)) {
    if (moisture < wet) editor.set(x, y, z, packCell(kind, wet));
  } else if (moisture > 0) editor.set(x, y, z, packCell(kind, moisture - 1));
  else if (!keeping.has(rulesOf(at(x, y + 1, z)).support)) editor.set(x, y, z, dirt);
}

/** Land that a body falls on from `height` blocks: farmland may be trodden down to dirt. `chance` is a throw, 0..1. */
export function tread(
  { at, editor }: Pick<BlockGame, 'at' | 'editor'>,
  x: number,
  y: number,
  z: number,
  height: number,
  chance: number,
): void {
  if (rulesOf(at(x, y, z)).name === 'farmland' && chance < height - 0.5) editor.set(x, y, z, dirt);
}
