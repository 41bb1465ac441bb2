import { knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { fluidOf, isSource } from '../blocks/fluid.ts';
import { isSupported, vineSides } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';

const tallest = 3;
const ripe = 15;

/** A random tick of sugar cane and cactus: the sixteenth adds a block, up to three (minecraft.wiki, "Sugar Cane", "Cactus"). */
export function growCane({ at, editor }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (at(x, y + 1, z) !== 0) return;
  const kind = rulesOf(cell);
  let height = 1;
  while (height < tallest && rulesOf(at(x, y - height, z)) === kind) height++;
  if (height >= tallest) return;
  const age = stateOf(cell);
  if (age < ripe) {
    editor.set(x, y, z, packCell(kind.index, age + 1));
    return;
  }
  editor.setAll([
    [x, y, z, packCell(kind.index, 0)],
    [x, y + 1, z, packCell(kind.index, 0)],
  ]);
}

/** A random tick of kelp: one in seven adds a block in water, until it is old. */
export function growKelp({ at, editor, dice }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  const age = stateOf(cell);
  const above = at(x, y + 1, z);
  if (age === ripe || dice.unit() >= 0.14) return;
  const water = rulesOf(above).shape === 'liquid' && fluidOf(above) === 'water' && isSource(above);
  if (water) editor.set(x, y + 1, z, packCell(rulesOf(cell).index, age + 1));
}

const vine = knownCell('vine');

/** A random tick of a vine: one in four lets it grow down, or to the side round its block (minecraft.wiki, "Vines", "Spread"). */
export function growVine({ at, editor, dice }: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (dice.below(4) !== 0) return;
  if (dice.below(3) > 0) {
    const below = at(x, y - 1, z);
    const old = below === 0 ? 0 : rulesOf(below) === rulesOf(cell) ? stateOf(below) : null;
    if (old === null) return;
    const grown = old | (stateOf(cell) & (dice.next() & 15));
    if (grown !== old) editor.set(x, y - 1, z, packCell(vine, grown));
    return;
  }
  const [, dx, dz] = vineSides[dice.below(4)]!;
  if (at(x + dx, y, z + dz) !== 0) return;
  const side = packCell(vine, stateOf(cell));
  if (isSupported(side, at, x + dx, y, z + dz)) editor.set(x + dx, y, z + dz, side);
}
