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

/** Who comes by itself: the rows, the sum of their weights, and the biomes that have none of them. */
interface Table {
  readonly rows: readonly Row[];
  readonly weights: number;
  readonly without: RegExp;
  /** Whether a biome is without them, as far as it was asked for. */
  readonly known: Map<string, boolean>;
}

const table = (rows: readonly Row[], without: RegExp): Table => ({
  ...{ rows, without, known: new Map() },
  weights: rows.reduce((sum, row) => sum + row.weight, 0),
});

const tables = {
  creature: table(
    animals,
    /desert|ocean|river|beach|shore|badlands|snowy|frozen|ice_spikes|peaks|slopes|mushroom|swamp_deep|deep_dark|dripstone|lush_caves|stony/,
  ),
  monster: table(monsters, /mushroom|deep_dark/),
};

function isWithout({ without, known }: Table, biome: string): boolean {
  let answer = known.get(biome);
  if (answer === undefined) {
    answer = without.test(biome);
    known.set(biome, answer);
  }
  return answer;
}

/** Who comes in a biome; null for nobody. */
export function spawnChoice(category: 'creature' | 'monster', biome: string, random: RandomStream): Row | null {
  const chosen = tables[category];
  if (isWithout(chosen, biome)) return null;
  let roll = random.unit() * chosen.weights;
  for (const row of chosen.rows) {
    roll -= row.weight;
    if (roll < 0) return row;
  }
  return chosen.rows[0];
}
