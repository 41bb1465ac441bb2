import { describe, expect, test } from 'vitest';
import { restWeather } from '../simulation/world/weather.ts';
import type { WorldState } from '../simulation/world/world-state.ts';
import { buildCamera } from './camera.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import type { Placed } from './testing/block-world.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer } from './testing/still-player.ts';
import { weatherQuads } from './weather.ts';

const floor = (name: string, y: number): Placed[] =>
  Array.from({ length: 1600 }, (_, i) => ({ x: (i % 40) - 12, y, z: Math.floor(i / 40) - 12, name }));
const camera = buildCamera({ player: stillPlayer(8.5, 65, 8.5), partial: 1, fov: 70, bob: false, renderDistance: 2 });

function rainy(blocks: readonly Placed[], biome = 'plains'): WorldState {
  const world = blockWorld(blocks);
  for (const chunk of world.map.values()) chunk.biomes = new Array(16).fill(biome);
  world.weather = 'rain';
  restWeather(world);
  return world;
}

/** Heights of the quads' lowest edges in the world. */
function lowest({ count, data }: FreeQuads): number {
  let low = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) low = Math.min(low, data[i * freeFloats + 1]! + data[i * freeFloats + 7]! + camera.y);
  return low;
}

describe('weather', () => {
  test('nothing falls from a clear sky, in a desert or under a roof', () => {
    expect(weatherQuads(blockWorld(floor('stone', 64)), camera, 0).count).toBe(0);
    expect(weatherQuads(rainy(floor('stone', 64), 'desert'), camera, 0).count).toBe(0);
    expect(weatherQuads(rainy([...floor('stone', 64), ...floor('stone', 90)]), camera, 0).count).toBe(0);
  });

  test('rain falls down to what stops it and no further', () => {
    expect(lowest(weatherQuads(rainy(floor('stone', 64)), camera, 7))).toBeGreaterThan(64.9);
    expect(lowest(weatherQuads(rainy(floor('short_grass', 64)), camera, 7))).toBeLessThan(60);
  });

  test('a moment looks the same each time, and the next one does not', () => {
    const world = rainy(floor('stone', 64));
    expect(weatherQuads(world, camera, 12)).toEqual(weatherQuads(world, camera, 12));
    expect(weatherQuads(world, camera, 12)).not.toEqual(weatherQuads(world, camera, 13));
  });

  test('over cold ground it snows: white, and slower than rain', () => {
    const { count, data } = weatherQuads(rainy(floor('stone', 64), 'snowy_plains'), camera, 12);
    expect(count).toBeGreaterThan(500);
    for (let i = 0; i < count; i++) expect(data[i * freeFloats + 14]).toBe(0xffffff);
  });

  test('half the rain is half as strong and as many drops', () => {
    const world = rainy(floor('stone', 64));
    const full = weatherQuads(world, camera, 3);
    world.rain = 0.5;
    const half = weatherQuads(world, camera, 3);
    expect(half.count).toBe(full.count);
    expect(half.data[15]).toBeCloseTo(full.data[15]! / 2, 5);
  });
});
