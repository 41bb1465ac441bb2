import { rulesOf } from '../blocks/cell.ts';
import { sourceOf } from '../blocks/fluid.ts';
import type { BlockGame } from './block-game.ts';

/** Block light above which ice and snow melt. */
const warm = 11;

/** A random tick of ice: it becomes water near lights (minecraft.wiki, "Ice"). */
export function meltIce({ editor, world }: BlockGame, x: number, y: number, z: number): void {
  if (world.light(x, y, z).block > warm - 1) editor.set(x, y, z, sourceOf('water'));
}

/** A random tick of snow: it is gone near lights. */
export function meltSnow({ editor, world }: BlockGame, x: number, y: number, z: number): void {
  if (world.light(x, y, z).block > warm) editor.set(x, y, z, 0);
}

/** What ice leaves that a player broke without silk touch: water, over ground or water (minecraft.wiki, "Ice", "Breaking"). */
export const leavesWater = (name: string, below: number): boolean =>
  name === 'ice' && (rulesOf(below).solid || rulesOf(below).shape === 'liquid');
