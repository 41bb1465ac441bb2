import { knownCell } from '../../simulation/blocks/cell.ts';
import { TerrainGenerator } from '../../simulation/terrain/terrain-generator.ts';
import { Chunk } from '../../simulation/world/chunk.ts';
import { LightEngine } from '../../simulation/world/light-engine.ts';
import { WorldState } from '../../simulation/world/world-state.ts';

/** A block to put into a test's world. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly name: string;
  readonly properties?: Readonly<Record<string, string>>;
}

const settings = { name: 'test', folder: 'test', mode: 'creative', cheats: true, viewDistance: 2, frozen: true } as const;

function lightAll(world: WorldState): WorldState {
  const engine = new LightEngine();
  for (const chunk of world.map.values()) engine.bake(chunk);
  world.chunksChanged();
  return world;
}

/** A lit world of air with the given blocks; chunks -1..1 each way are loaded. Grass is tinted 0x80c060, leaves 0x509040. */
export function blockWorld(blocks: readonly Placed[]): WorldState {
  const world = new WorldState({ ...settings, seed: 1n }, null);
  for (let cz = -1; cz <= 1; cz++) {
    for (let cx = -1; cx <= 1; cx++) {
      const chunk = new Chunk(cx, cz);
      chunk.grassTint.fill(0x80c060);
      chunk.foliageTint.fill(0x509040);
      world.map.add(chunk);
    }
  }
  for (const { x, y, z, name, properties } of blocks)
    world.map.get(x >> 4, z >> 4)?.setCell(x & 15, y, z & 15, knownCell(name, properties));
  // Beyond these chunks is nothing that could still send light.
  for (const chunk of world.map.values()) chunk.lit = true;
  return lightAll(world);
}

/** A lit world of real terrain, chunks -`distance`..`distance` each way. */
export function terrainWorld(seed: bigint, distance: number): WorldState {
  const world = new WorldState({ ...settings, seed }, null);
  const terrain = new TerrainGenerator(seed);
  for (let cz = -distance - 1; cz <= distance + 1; cz++) {
    for (let cx = -distance - 1; cx <= distance + 1; cx++) world.map.add(terrain.generate(cx, cz));
  }
  for (const chunk of world.map.values()) chunk.lit = chunk.around.every((other) => other !== null);
  return lightAll(world);
}
