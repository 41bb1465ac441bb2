import { knownCell } from '../blocks/cell.ts';
import type { Cell } from '../view.ts';

/** What a village is built of. */
export interface VillageStyle {
  readonly post: Cell;
  readonly wall: Cell;
  readonly foot: Cell;
  readonly roof: Cell;
  /** Names of what has a state that depends on the piece's front. */
  readonly stairs: string;
  readonly door: string;
  readonly fence: string;
  readonly path: Cell;
  /** What lies under houses where the ground falls away. */
  readonly fill: Cell;
  readonly animals: readonly string[];
}

const wooden = (wood: string, foot: string, animals: readonly string[]): VillageStyle => ({
  post: knownCell(`${wood}_log`),
  wall: knownCell(`${wood}_planks`),
  foot: knownCell(foot),
  roof: knownCell(`${wood}_planks`),
  stairs: `${wood}_stairs`,
  door: `${wood}_door`,
  fence: `${wood}_fence`,
  path: knownCell('dirt_path'),
  fill: knownCell('dirt'),
  animals,
});

const plains = wooden('oak', 'cobblestone', ['cow', 'sheep', 'pig', 'chicken']);
const desert: VillageStyle = {
  post: knownCell('cut_sandstone'),
  wall: knownCell('sandstone'),
  foot: knownCell('smooth_sandstone'),
  roof: knownCell('smooth_sandstone'),
  stairs: 'sandstone_stairs',
  door: 'jungle_door',
  fence: 'jungle_fence',
  path: knownCell('smooth_sandstone'),
  fill: knownCell('sandstone'),
  animals: ['sheep', 'chicken'],
};
const taiga = wooden('spruce', 'cobblestone', ['sheep', 'pig']);

/** The biomes that have villages (minecraft.wiki, "Village"), and what they are built of there. */
export const villageStyles: ReadonlyMap<string, VillageStyle> = new Map([
  ['plains', plains],
  ['sunflower_plains', plains],
  ['meadow', plains],
  ['desert', desert],
  ['savanna', wooden('acacia', 'acacia_log', ['cow', 'sheep'])],
  ['taiga', taiga],
  ['snowy_plains', taiga],
]);
