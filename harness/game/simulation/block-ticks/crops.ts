import { packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { rawLight } from './daylight.ts';

/** Light that growing needs. */
const growthLight = 9;

/**
 * How fast a crop grows: the farmland under and around it, wet land counting more, halved for crowded rows of one kind (minecraft.wiki,
 * "Tutorial:Crop farming", "Growth rate").
 */
export function growthSpeed(at: ReadCell, x: number, y: number, z: number, kind: number): number {
  let speed = 1;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dz = -1; dz <= 1; dz++) {
      const ground = at(x + dx, y - 1, z + dz);
      if (rulesOf(ground).name !== 'farmland') continue;
      const worth = stateOf(ground) > 0 ? 3 : 1;
      speed += dx === 0 && dz === 0 ? worth : worth / 4;
    }
  }
  const same = (dx: number, dz: number): boolean => rulesOf(at(x + dx, y, z + dz)).index === kind;
  const [alongX, alongZ] = [same(-1, 0) || same(1, 0), same(0, -1) || same(0, 1)];
  const crowded = (alongX && alongZ) || same(-1, -1) || same(1, -1) || same(1, 1) || same(-1, 1);
  return crowded ? speed / 2 : speed;
}

/** Whether a crop grows by one age in this random tick. */
export function mayGrow({ at, world, dice }: BlockGame, x: number, y: number, z: number, kind: number): boolean {
  if (rawLight(world, x, y, z) < growthLight) return false;
  return dice.below(Math.floor(25 / growthSpeed(at, x, y, z, kind)) + 1) === 0;
}

const older = (cell: Cell): Cell => packCell(rulesOf(cell).index, stateOf(cell) + 1);
const isRipe = (cell: Cell): boolean => stateOf(cell) >= rulesOf(cell).states.length - 1;

/** A random tick of wheat, carrots and potatoes. */
export function growCrop(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (!isRipe(cell) && mayGrow(game, x, y, z, rulesOf(cell).index)) game.editor.set(x, y, z, older(cell));
}

/** Beetroots miss a third of their ticks. */
export function growBeetroots(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (game.dice.below(3) !== 0) growCrop(game, x, y, z, cell);
}

/** Nether wart grows without light, in one of ten ticks. */
export function growWart(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (!isRipe(cell) && game.dice.below(10) === 0) game.editor.set(x, y, z, older(cell));
}

/** Berries grow in one of five ticks, in light. */
export function growBerries(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  if (isRipe(cell) || game.dice.below(5) !== 0 || rawLight(game.world, x, y + 1, z) < growthLight) return;
  game.editor.set(x, y, z, older(cell));
}
