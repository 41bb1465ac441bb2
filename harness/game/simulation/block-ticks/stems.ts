import { knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { mayGrow } from './crops.ts';

const ripe = 7;
const soils = new Set(['farmland', 'grass_block', 'dirt', 'coarse_dirt', 'podzol', 'rooted_dirt', 'mycelium', 'moss_block', 'mud']);
const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** A random tick of a stem: it grows, and when it is grown, a fruit appears beside it on soil (minecraft.wiki, "Pumpkin Seeds"). */
export function growStem(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  const { at, editor, dice } = game;
  const kind = rulesOf(cell);
  if (!mayGrow(game, x, y, z, kind.index)) return;
  const age = stateOf(cell);
  if (age < ripe) {
    editor.set(x, y, z, packCell(kind.index, age + 1));
    return;
  }
  const side = dice.below(4);
  const [dx, dz] = sides[side]!;
  if (at(x + dx, y, z + dz) !== 0 || !soils.has(rulesOf(at(x + dx, y - 1, z + dz)).name)) return;
  const fruit = kind.name.replace('_stem', '');
  // The fruit first: the stem that leans on it needs it.
  editor.setAll([
    [x + dx, y, z + dz, knownCell(fruit)],
    [x, y, z, packCell(rulesOf(knownCell(`attached_${kind.name}`)).index, side)],
  ]);
}
