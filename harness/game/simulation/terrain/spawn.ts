import { collisionBox } from '../blocks/block-boxes.ts';
import { rulesOf } from '../blocks/cell.ts';
import type { Chunk } from '../world/chunk.ts';
import { seaLevel } from '../world/world-shape.ts';
import { biomes } from './biomes.ts';
import type { TerrainGenerator } from './terrain-generator.ts';

/** How far from the origin land is looked for, in chunks. */
const farthest = 64;
/** Biomes to begin in, best first; any dry land will do after them. */
const welcome: readonly string[] = [
  ...['plains', 'sunflower_plains', 'forest', 'flower_forest', 'birch_forest', 'old_growth_birch_forest', 'dark_forest'],
  ...['taiga', 'old_growth_spruce_taiga', 'meadow', 'cherry_grove', 'savanna', 'sparse_jungle'],
];

/** Rings of chunks around the origin, each in a fixed order. */
function* rings(): Generator<readonly [cx: number, cz: number]> {
  for (let r = 0; r <= farthest; r++) {
    for (let cz = -r; cz <= r; cz++) {
      for (let cx = -r; cx <= r; cx++) if (Math.max(Math.abs(cx), Math.abs(cz)) === r) yield [cx, cz];
    }
  }
}

/** A place in a chunk with firm ground, nothing above it and open sky, nearest to the chunk's middle. */
function openGround(chunk: Chunk, height: Int16Array): readonly [x: number, y: number, z: number] | null {
  const columns = Array.from({ length: 256 }, (_, i) => i).sort((a, b) => fromMiddle(a) - fromMiddle(b) || a - b);
  for (const i of columns) {
    const [x, z] = [i & 15, i >> 4];
    const ground = rulesOf(chunk.cell(x, height[i], z));
    if (height[i] < seaLevel || !ground.opaque) continue;
    let free = true;
    for (let y = height[i] + 1; y < height[i] + 24 && free; y++) free = collisionBox(chunk.cell(x, y, z)) === null;
    if (free) return [x, height[i] + 1, z];
  }
  return null;
}

const fromMiddle = (i: number): number => Math.abs((i & 15) - 8) + Math.abs((i >> 4) - 8);

/** Where a new world's player begins: the nearest friendly land around the origin, else any land, else the origin's surface. */
export function findSpawn(terrain: TerrainGenerator): readonly [number, number, number] {
  for (const wanted of [welcome, biomes.map((biome) => biome.id)]) {
    for (const [cx, cz] of rings()) {
      const data = terrain.columns.columns(cx, cz);
      const middle = 8 * 16 + 8;
      if (data.height[middle] < seaLevel || !wanted.includes(biomes[data.biome[middle]].id)) continue;
      const place = openGround(terrain.generate(cx, cz), data.height);
      if (place !== null) return [cx * 16 + place[0], place[1], cz * 16 + place[2]];
    }
  }
  return [8, seaLevel + 1, 8];
}
