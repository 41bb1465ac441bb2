import { knownCell, rulesOf } from '../blocks/cell.ts';
import { positionHash, purposeSeed } from '../random/position-hash.ts';
import { Chunk } from '../world/chunk.ts';
import type { StructureSpawn } from '../world/structure-spawn.ts';
import { minY, seaLevel, sectionCount } from '../world/world-shape.ts';
import { biomes } from './biomes.ts';
import { Caves } from './caves.ts';
import { growMeasured } from './measured-tree.ts';
import { layOres, type OreLand } from './ores.ts';
import { Plants } from './plants.ts';
import { Surface } from './surface.ts';
import { type ColumnData, TerrainColumns } from './terrain-columns.ts';
import { blendTints } from './tint.ts';
import { treeReach } from './tree.ts';
import { isBuilt, type Village, Villages } from './village.ts';
import { buildVillage } from './village-builder.ts';

const air = 0;
const stone = knownCell('stone');
const deepslate = knownCell('deepslate');
const bedrock = knownCell('bedrock');
const water = knownCell('water');
const lava = knownCell('lava');
const dirt = knownCell('dirt');
const grassy: ReadonlySet<number> = new Set(['false', 'true'].map((snowy) => knownCell('grass_block', { snowy })));

/** Where lava stands in the caves. */
const lavaLevel = -54;

/** Blocks between a tree's foot and whatever is built. */
const clearance = 3;

/** Makes chunks from a seed. A chunk depends on the seed and its place alone, never on which were made before. */
export class TerrainGenerator {
  readonly columns: TerrainColumns;
  readonly #caves: Caves;
  readonly #surface: Surface;
  readonly #plants: Plants;
  readonly #villages: Villages;
  readonly #seed: number;

  constructor(seed: bigint) {
    this.columns = new TerrainColumns(seed);
    this.#caves = new Caves(seed);
    this.#surface = new Surface(seed);
    this.#plants = new Plants(seed);
    this.#villages = new Villages(seed, this.columns);
    this.#seed = purposeSeed(seed, 'ground');
  }

  /** A new chunk with all its blocks, without light. */
  generate(cx: number, cz: number): Chunk {
    const chunk = new Chunk(cx, cz);
    const data = this.columns.columns(cx, cz);
    this.#fillStone(chunk, data);
    layOres(chunk, this.#seed, oreLand(data));
    this.#surface.lay(chunk, data);
    this.#carve(chunk, data);
    const villages = this.#villages.near(chunk.cx, chunk.cz, treeReach);
    const taken = build(chunk, data, villages);
    this.#plantTrees(chunk, villages);
    this.#plants.cover(chunk, data, taken);
    this.describe(chunk);
    return chunk;
  }

  /** Sets what a chunk has besides cells: biomes and tints. Also for stored chunks. */
  describe(chunk: Chunk): void {
    const data = this.columns.columns(chunk.cx, chunk.cz);
    const near = Array.from({ length: 9 }, (_, i) => this.columns.columns(chunk.cx + (i % 3) - 1, chunk.cz + Math.floor(i / 3) - 1));
    chunk.grassTint.set(blendTints(near.map(({ grass }) => grass)));
    chunk.foliageTint.set(blendTints(near.map(({ foliage }) => foliage)));
    chunk.biomes = Array.from({ length: 16 }, (_, i) => biomes[data.biome[((i >> 2) * 4 + 2) * 16 + (i & 3) * 4 + 2]].id);
  }

  #fillStone(chunk: Chunk, data: ColumnData): void {
    const lowest = data.height.reduce((a, b) => Math.min(a, b));
    const highest = Math.max(
      seaLevel - 1,
      data.height.reduce((a, b) => Math.max(a, b)),
    );
    const count = Math.min(sectionCount, ((highest - minY) >> 4) + 1);
    // One allocation for all sections: many small ones keep the garbage collector busy.
    const all = new Uint16Array(count * 4096);
    for (let s = 0; s < count; s++) {
      const base = minY + s * 16;
      const section = all.subarray(s * 4096, (s + 1) * 4096).fill(base < 0 ? deepslate : stone);
      if (base + 15 > lowest || base === minY || base === 0) {
        for (let i = 0; i < 4096; i++) section[i] = this.#baseCell(chunk, i, base + (i >> 8), data.height[i & 255]);
      }
      chunk.sections[s].adoptCells(section);
    }
  }

  #baseCell(chunk: Chunk, index: number, y: number, height: number): number {
    if (y > height) return y < seaLevel ? water : air;
    const rough = y < minY + 5 || (y >= 0 && y < 8);
    const dice = rough ? positionHash(this.#seed, chunk.cx * 16 + (index & 15), y, chunk.cz * 16 + ((index >> 4) & 15)) : 0;
    if (y < minY + 5) return dice % 5 >= y - minY ? bedrock : deepslate;
    return y < 0 || (y < 8 && dice % 8 >= y) ? deepslate : stone;
  }

  #carve(chunk: Chunk, data: ColumnData): void {
    let highest = 0;
    for (let i = 0; i < 256; i++) highest = Math.max(highest, data.opening[i] > 0 ? data.height[i] + 1 : data.height[i] - 6);
    this.#caves.carve(chunk.cx, chunk.cz, highest, (x, y, z) => {
      const column = (z << 4) | x;
      const roof = data.opening[column] > 0 ? data.height[column] : data.height[column] - (data.height[column] < seaLevel + 3 ? 10 : 6);
      if (y > roof || y < minY + 5) return;
      const old = chunk.cell(x, y, z);
      if (old !== bedrock && old !== water && old !== air) chunk.setCell(x, y, z, y <= lavaLevel ? lava : air);
    });
  }

  /** Grows the trees that stand in this chunk or reach into it from the chunks around. */
  #plantTrees(chunk: Chunk, villages: readonly Village[]): void {
    const left = chunk.cx * 16;
    const back = chunk.cz * 16;
    for (let dz = -1; dz <= 1; dz++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const tree of this.columns.columns(chunk.cx + dx, chunk.cz + dz).trees) {
          const near = tree.x >= left - treeReach && tree.x < left + 16 + treeReach;
          if (!near || tree.z < back - treeReach || tree.z >= back + 16 + treeReach) continue;
          if (villages.some((village) => isBuilt(village, tree.x, tree.z, clearance))) continue;
          growMeasured(tree, (x, y, z, cell, soft) => {
            if (x < left || x >= left + 16 || z < back || z >= back + 16) return;
            const old = chunk.cell(x - left, y, z - back);
            const free = old === air || rulesOf(old).replaceable || rulesOf(old).shape === 'leaves';
            if (!free || (soft && old !== air)) return;
            chunk.setCell(x - left, y, z - back, cell);
            // Grass does not live under a trunk.
            if (!soft && grassy.has(chunk.cell(x - left, y - 1, z - back))) chunk.setCell(x - left, y - 1, z - back, dirt);
          });
        }
      }
    }
  }
}

/** Builds what of villages stands in a chunk, and answers the columns that are built on. */
function build(chunk: Chunk, data: ColumnData, villages: readonly Village[]): ReadonlySet<number> {
  const spawns: StructureSpawn[] = [];
  const taken = new Set<number>();
  for (const village of villages) for (const column of buildVillage(chunk, data, village, spawns)) taken.add(column);
  chunk.spawns = spawns;
  return taken;
}

/** Which ores the biome in a chunk's middle adds. */
function oreLand(data: ColumnData): OreLand {
  const { id } = biomes[data.biome[8 * 16 + 8]];
  if (id.includes('badlands')) return 'badlands';
  return data.height[8 * 16 + 8] > 96 ? 'mountains' : null;
}
