import { filterOfCell, knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { fluidAmount, fluidOf } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { lightNow } from './daylight.ts';

const dirt = knownCell('dirt');

/** Whether grass can be under a cell: thin snow is no hindrance, full water and what lets no light through are. */
function livesUnder(above: Cell): boolean {
  if (rulesOf(above).name === 'snow' && stateOf(above) === 0) return true;
  if (fluidOf(above) === 'water' && fluidAmount(above) === 8) return false;
  return filterOfCell[above]! < 15;
}

const spreadsUnder = (above: Cell): boolean => livesUnder(above) && fluidOf(above) !== 'water';
const isSnow = (at: ReadCell, x: number, y: number, z: number): boolean => rulesOf(at(x, y, z)).name.startsWith('snow');

/** A random tick of grass and mycelium: in the dark it dies, in light it spreads to dirt near it (minecraft.wiki, "Grass Block"). */
export function spreadGrass({ at, editor, world, dice }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (!livesUnder(at(x, y + 1, z))) {
    editor.set(x, y, z, dirt);
    return;
  }
  if (lightNow(world, x, y + 1, z) < 9) return;
  const { index } = rulesOf(cell);
  for (let i = 0; i < 4; i++) {
    const [gx, gy, gz] = [x + dice.below(3) - 1, y + dice.below(5) - 3, z + dice.below(3) - 1];
    if (at(gx, gy, gz) !== dirt || !spreadsUnder(at(gx, gy + 1, gz))) continue;
    editor.set(gx, gy, gz, packCell(index, isSnow(at, gx, gy + 1, gz) ? 1 : 0));
  }
}
