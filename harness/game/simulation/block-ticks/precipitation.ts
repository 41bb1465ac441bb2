import { knownCell, rulesOf } from '../blocks/cell.ts';
import { fluidOf, isSource } from '../blocks/fluid.ts';
import { isSupported } from '../blocks/support.ts';
import type { Chunk } from '../world/chunk.ts';
import { minY } from '../world/world-shape.ts';
import type { BlockGame } from './block-game.ts';
import { blocksMotion } from './washed-away.ts';
import { fallsAt } from './weather-at.ts';

const ice = knownCell('ice');
const snow = knownCell('snow');
/** Block light from which nothing freezes and no snow stays. */
const warm = 10;

/** The first free height over a column: above all that stops bodies, and above fluids. */
export function surface(chunk: Chunk, x: number, z: number): number {
  let y = minY + chunk.topSection() * 16 + 15;
  while (y >= minY && !blocksMotion(chunk.cell(x, y, z)) && fluidOf(chunk.cell(x, y, z)) === null) y--;
  return y + 1;
}

const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Water freezes from its edges. */
function freezes({ at, world }: BlockGame, x: number, y: number, z: number): boolean {
  const cell = at(x, y, z);
  if (rulesOf(cell).name !== 'water' || !isSource(cell) || world.light(x, y, z).block >= warm) return false;
  return sides.some(([dx, dz]) => fluidOf(at(x + dx, y, z + dz)) !== 'water');
}

/** What cold does to one column of a chunk: water freezes, and snow comes to lie while it snows (minecraft.wiki, "Snowfall"). */
export function freezeColumn(game: BlockGame, chunk: Chunk, x: number, z: number): void {
  const [wx, wz] = [chunk.cx * 16 + x, chunk.cz * 16 + z];
  if (fallsAt(game.world, wx, wz) !== 'snow') return;
  const y = surface(chunk, x, z);
  if (freezes(game, wx, y - 1, wz)) game.editor.set(wx, y - 1, wz, ice);
  if (game.world.rain <= 0.2 || game.world.light(wx, y, wz).block >= warm) return;
  if (game.at(wx, y, wz) === 0 && isSupported(snow, game.at, wx, y, wz)) game.editor.set(wx, y, wz, snow);
}
