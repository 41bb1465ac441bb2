import { describe, expect, it } from 'vitest';
import { biomes, precipitation } from './biomes.ts';
import { type BiomePlace, chooseBiome } from './choose-biome.ts';

const noises = [-0.6, -0.4, -0.2, -0.05, 0.05, 0.14, 0.2, 0.3, 0.4, 0.5];

/** Every combination of these values. */
function* places(): Generator<BiomePlace> {
  for (const height of [30, 58, 63, 70, 90, 105, 125, 150]) {
    for (const warmth of noises) {
      for (const humidity of noises) {
        for (const variant of [-0.1, 0.2, 0.4]) {
          for (const [continent, erosion, river, mesa, swamp, island] of [
            [-0.3, -0.4, 0.5, 0, 0, 0],
            [-0.3, 0.2, 0.5, 0, 0, 0],
            [-0.7, 0, 0.5, 0, 0, 1],
            [0.3, 0.2, 0.5, 0, 0, 0],
            [0.3, -0.4, 0.5, 0, 0, 0],
            [0.3, 0, 0.01, 0, 0, 0],
            [0.3, 0, 0.5, 1, 0, 0],
            [0.3, 0.2, 0.5, 0, 1, 0],
          ]) {
            const temperature = warmth - Math.max(0, height - 78) * 0.009;
            yield { height, temperature, warmth, humidity, variant, continent, erosion, river, mesa, swamp, island };
          }
        }
      }
    }
  }
}

describe('biomes', () => {
  it('can all be met', () => {
    const met = new Set<string>();
    for (const place of places()) met.add(chooseBiome(place));
    expect(biomes.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });

  it('bring rain, snow or neither', () => {
    expect(['plains', 'snowy_taiga', 'desert', 'savanna', 'badlands', 'frozen_ocean'].map(precipitation)).toEqual([
      'rain',
      'snow',
      'none',
      'none',
      'none',
      'snow',
    ]);
  });
});
