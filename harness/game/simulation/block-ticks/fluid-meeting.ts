import { knownCell, rulesOf } from '../blocks/cell.ts';
import { fluidOf, isSource } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { Cell } from '../view.ts';

/** What lava becomes that falls into water. */
export const stone = knownCell('stone');
const cobblestone = knownCell('cobblestone');
const obsidian = knownCell('obsidian');
const basalt = knownCell('basalt');

/** Where water, or blue ice, touches lava: above it and at its sides. */
const touching = [
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
] as const;

/**
 * What the lava at a place becomes by what touches it (minecraft.wiki, "Lava", "Mixing"): a source in water obsidian, what flows
 * cobblestone; basalt over soul soil beside blue ice. Null when it stays lava.
 */
export function hardened(at: ReadCell, x: number, y: number, z: number, lava: Cell): Cell | null {
  const onSoil = rulesOf(at(x, y - 1, z)).name === 'soul_soil';
  for (const [dx, dy, dz] of touching) {
    const other = at(x + dx, y + dy, z + dz);
    if (fluidOf(other) === 'water') return isSource(lava) ? obsidian : cobblestone;
    if (onSoil && rulesOf(other).name === 'blue_ice') return basalt;
  }
  return null;
}
