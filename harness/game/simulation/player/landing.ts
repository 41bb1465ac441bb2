import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Player } from './player.ts';

/** How a block takes up a fall: the part of the way that counts, of the harm that is left, and of the speed that throws back. */
export interface Landing {
  readonly way: number;
  readonly harm: number;
  readonly bounce: number;
}

const hard: Landing = { way: 1, harm: 1, bounce: 0 };

/** Blocks that soften a fall (minecraft.wiki, "Damage", "Fall damage"). */
const soft: Readonly<Record<string, Landing>> = {
  hay_block: { ...hard, harm: 0.2 },
  honey_block: { ...hard, harm: 0.2 },
  slime_block: { ...hard, harm: 0, bounce: 1 },
};
const bed: Landing = { ...hard, way: 0.5, bounce: 0.66 };

/** What the block under a player's feet makes of a fall; nothing throws a sneaking player back. */
export function landedOn(at: ReadCell, player: Pick<Player, 'x' | 'y' | 'z' | 'sneaking'>): Landing {
  const { name } = rulesOf(at(Math.floor(player.x), Math.floor(player.y - 0.2), Math.floor(player.z)));
  if (name.endsWith('_bed')) return player.sneaking ? { ...bed, bounce: 0 } : bed;
  if (name === 'slime_block' && player.sneaking) return hard;
  return soft[name] ?? hard;
}
