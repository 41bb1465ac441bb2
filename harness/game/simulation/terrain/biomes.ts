import type { TreeKind } from './tree.ts';

/** What grows in a biome and what covers it. Chances are per place and out of 1. */
export interface Biome {
  /** Java id. */
  readonly id: string;
  readonly top: string;
  readonly under: string;
  /** Trees per 4x4 blocks, and their kinds, each as likely as it is often in the list. */
  readonly trees: number;
  readonly treeKinds: readonly TreeKind[];
  readonly grass: number;
  readonly flowers: number;
  readonly plants: readonly string[];
  /** Snow lies and water freezes. */
  readonly cold: boolean;
}

const meadow = { top: 'grass_block', under: 'dirt', cold: false, plants: ['short_grass'], flowers: 0, grass: 0, trees: 0, treeKinds: [] };
const sandy = { ...meadow, top: 'sand', under: 'sand', plants: [] };

/** The biomes by number. */
export const biomes = [
  { ...meadow, id: 'plains', trees: 0.012, treeKinds: ['oak', 'oak', 'great_oak'], grass: 0.22, flowers: 0.035 },
  { ...meadow, id: 'forest', trees: 0.5, treeKinds: ['oak', 'oak', 'oak', 'birch', 'great_oak'], grass: 0.1, flowers: 0.015 },
  { ...meadow, id: 'birch_forest', trees: 0.45, treeKinds: ['birch', 'birch', 'birch', 'oak'], grass: 0.12, flowers: 0.02 },
  {
    ...meadow,
    id: 'taiga',
    trees: 0.42,
    treeKinds: ['spruce', 'spruce', 'tall_spruce'],
    grass: 0.14,
    plants: ['fern', 'fern', 'short_grass'],
  },
  { ...meadow, id: 'snowy_plains', trees: 0.01, treeKinds: ['spruce'], grass: 0.02, cold: true },
  { ...meadow, id: 'snowy_taiga', trees: 0.38, treeKinds: ['spruce', 'tall_spruce'], grass: 0.03, plants: ['fern'], cold: true },
  { ...sandy, id: 'desert', trees: 0.02, treeKinds: ['cactus'], grass: 0.006, plants: ['dead_bush'] },
  { ...sandy, id: 'beach' },
  { ...sandy, id: 'ocean' },
  { ...sandy, id: 'river' },
  { ...sandy, id: 'frozen_river', cold: true },
  { ...sandy, id: 'frozen_ocean', cold: true },
  { ...meadow, id: 'windswept_hills', trees: 0.03, treeKinds: ['spruce', 'oak'], grass: 0.12 },
  { ...meadow, id: 'snowy_slopes', top: 'snow_block', under: 'stone', plants: [], cold: true },
] as const satisfies readonly Biome[];

export type BiomeId = (typeof biomes)[number]['id'];

const numbers = new Map<string, number>(biomes.map((biome, i) => [biome.id, i]));

/** What falls from the sky over a biome in bad weather. Unknown biomes get rain. */
export function precipitation(id: string): 'rain' | 'snow' | 'none' {
  const biome: Biome | undefined = biomes[numbers.get(id) ?? 0];
  if (biome.id === 'desert') return 'none';
  return biome.cold ? 'snow' : 'rain';
}

/** A biome's number. */
export function biomeNumber(id: BiomeId): number {
  return numbers.get(id) ?? 0;
}
