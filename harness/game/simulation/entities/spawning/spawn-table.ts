import type { RandomStream } from '../../random/random-stream.ts';
import type { MobName } from '../mobs/mob-kinds.ts';

interface Row {
  readonly kind: MobName;
  readonly weight: number;
  /** How many come together. */
  readonly group: number;
}

/** Animals of green land and monsters of all land, of those that this game has (minecraft.wiki, "Spawn", "Spawn costs" and the biomes' pages). */
const animals: readonly Row[] = [
  { kind: 'sheep', weight: 12, group: 4 },
  { kind: 'pig', weight: 10, group: 4 },
  { kind: 'chicken', weight: 10, group: 4 },
  { kind: 'cow', weight: 8, group: 4 },
];
const monsters: readonly Row[] = [
  { kind: 'spider', weight: 100, group: 4 },
  { kind: 'zombie', weight: 95, group: 4 },
  { kind: 'skeleton', weight: 100, group: 4 },
  { kind: 'creeper', weight: 100, group: 4 },
];

/** Biomes without farm animals, and without monsters. */
const noAnimals =
  /desert|ocean|river|beach|shore|badlands|snowy|frozen|ice_spikes|peaks|slopes|mushroom|swamp_deep|deep_dark|dripstone|lush_caves|stony/;
const noMonsters = /mushroom|deep_dark/;

function chosen(rows: readonly Row[], random: RandomStream): Row {
  let roll = random.unit() * rows.reduce((sum, row) => sum + row.weight, 0);
  for (const row of rows) {
    roll -= row.weight;
    if (roll < 0) return row;
  }
  return rows[0];
}

/** Who comes in a biome; null for nobody. */
export function spawnChoice(category: 'creature' | 'monster', biome: string, random: RandomStream): Row | null {
  if ((category === 'creature' ? noAnimals : noMonsters).test(biome)) return null;
  return chosen(category === 'creature' ? animals : monsters, random);
}
