import { movingTextures } from './moving-textures.ts';
import { tileIndex, tileNames } from './tile-table.ts';

/** A moving texture in tile numbers. */
interface Movement {
  readonly tile: number;
  readonly frames: readonly number[];
  readonly ticks: number;
}

const movements: readonly Movement[] = movingTextures.map(({ name, frames, ticks }) => ({
  tile: tileIndex(name),
  frames: Array.from({ length: frames }, (_, frame) => tileIndex(frame === 0 ? name : `${name}#${frame}`)),
  ticks,
}));

/**
 * Which tile each tile is drawn as at a tick: a moving texture as the picture whose turn it is, every other as itself. A pure function of
 * the ticks, so a world that stands still has textures that stand still.
 */
export function tileFramesAt(ticks: number): Uint16Array {
  const table = Uint16Array.from({ length: tileNames.length }, (_, tile) => tile);
  for (const { tile, frames, ticks: shown } of movements) table[tile] = frames[Math.floor(ticks / shown) % frames.length]!;
  return table;
}
