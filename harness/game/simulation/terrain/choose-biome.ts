import { seaLevel } from '../world/world-shape.ts';
import type { BiomeId } from './biomes.ts';

/** What is known of a column when its biome is chosen. The noises run from about -0.6 to 0.6. */
export interface BiomePlace {
  /** Of the ground's top block. */
  readonly height: number;
  /** At that height: it is colder up there. */
  readonly temperature: number;
  /** At sea level. */
  readonly warmth: number;
  readonly humidity: number;
  readonly continent: number;
  readonly erosion: number;
  /** Tells apart what the climate alone would make the same. */
  readonly variant: number;
  /** How far from a river's middle, 0 in it. */
  readonly river: number;
  /** How far the land is a mesa, a swamp, a mushroom island: 0..1. */
  readonly mesa: number;
  readonly swamp: number;
  readonly island: number;
}

/** Below this temperature snow lies. */
const freezing = -0.27;

/** The biome of a column. The order of the questions is that of what shows most: water, heights, shores, climate. */
export function chooseBiome(place: BiomePlace): BiomeId {
  const { height, temperature, humidity, continent, swamp, mesa, island } = place;
  if (island > 0.35) return height < seaLevel - 1 ? 'deep_ocean' : 'mushroom_fields';
  if (swamp > 0.5 && height < seaLevel + 4) return place.warmth > 0.3 ? 'mangrove_swamp' : 'swamp';
  const cold = temperature < freezing;
  if (height < seaLevel) return water(place, cold);
  if (height > 84) {
    const high = heights(place, cold);
    if (high !== null) return high;
  }
  if (height <= seaLevel + 1 && continent < -0.07) return shore(place, cold);
  if (mesa > 0.5) return humidity > -0.12 || place.height > 92 ? 'wooded_badlands' : 'badlands';
  return cold ? (humidity > 0.02 ? 'snowy_taiga' : 'snowy_plains') : climate(place);
}

function water({ height, warmth, continent, river }: BiomePlace, cold: boolean): BiomeId {
  if (continent > -0.17 && river < 0.08) return cold ? 'frozen_river' : 'river';
  const deep = height < 44;
  if (cold) return deep ? 'deep_frozen_ocean' : 'frozen_ocean';
  if (warmth < -0.13) return deep ? 'deep_cold_ocean' : 'cold_ocean';
  if (warmth > 0.3) return deep ? 'deep_lukewarm_ocean' : 'warm_ocean';
  if (warmth > 0.16) return deep ? 'deep_lukewarm_ocean' : 'lukewarm_ocean';
  return deep ? 'deep_ocean' : 'ocean';
}

function shore({ erosion, warmth }: BiomePlace, cold: boolean): BiomeId {
  if (erosion < -0.32) return 'stony_shore';
  return cold || warmth < -0.33 ? 'snowy_beach' : 'beach';
}

/** Mountains and what lies at their feet; null where the height alone makes no difference. */
function heights({ height, warmth, humidity, erosion, variant }: BiomePlace, cold: boolean): BiomeId | null {
  if (height > 118) {
    if (warmth > 0.26) return 'stony_peaks';
    if (height > 142) return variant > 0.12 ? 'frozen_peaks' : 'jagged_peaks';
    return 'snowy_slopes';
  }
  if (cold) return height > 98 ? (humidity > 0.05 ? 'grove' : 'snowy_slopes') : null;
  if (warmth < 0.22 && erosion > -0.34) return variant > 0.16 ? 'cherry_grove' : 'meadow';
  return height > 98 ? 'windswept_hills' : null;
}

function climate({ temperature, humidity, variant }: BiomePlace): BiomeId {
  if (temperature > 0.2) {
    if (humidity > 0.24) return 'jungle';
    if (humidity > 0.15) return 'sparse_jungle';
    if (humidity > 0.06) return 'forest';
    return humidity > -0.08 ? 'savanna' : 'desert';
  }
  if (temperature < -0.1) {
    if (humidity > 0.16) return 'old_growth_spruce_taiga';
    return humidity > -0.12 ? 'taiga' : 'plains';
  }
  if (humidity > 0.34) return 'dark_forest';
  if (humidity > 0.22) return variant > 0.15 ? 'old_growth_birch_forest' : 'birch_forest';
  if (humidity > 0) return variant > 0.3 ? 'flower_forest' : 'forest';
  return variant > 0.28 ? 'sunflower_plains' : 'plains';
}
