import { precipitation } from '../terrain/biomes.ts';
import type { WorldState } from '../world/world-state.ts';

/** What falls over a column in bad weather. */
export function fallsAt(world: WorldState, x: number, z: number): 'rain' | 'snow' | 'none' {
  const biome = world.chunk(x >> 4, z >> 4)?.biomes[((z & 15) >> 2) * 4 + ((x & 15) >> 2)];
  return biome === undefined ? 'none' : precipitation(biome);
}

/** Whether rain falls on a place: it is wet weather, nothing is above, and no snow falls there. */
export function isRainingAt(world: WorldState, x: number, y: number, z: number): boolean {
  return world.rain > 0.2 && world.light(x, y, z).sky === 15 && fallsAt(world, x, z) === 'rain';
}
