import { knownCell, rulesOf } from '../blocks/cell.ts';
import { positionHash, purposeSeed } from '../random/position-hash.ts';
import { Chunk } from '../world/chunk.ts';
import { minY, seaLevel, sectionCount } from '../world/world-shape.ts';
import { type Biome, biomes } from './biomes.ts';
import { Caves } from './caves.ts';
import { layOres } from './ores.ts';
import { coverGround } from './plants.ts';
import { type ColumnData, TerrainColumns } from './terrain-columns.ts';
import { climateTints } from './tint.ts';
import { growTree, treeReach } from './tree.ts';

const air = 0;
const stone = knownCell('stone');
const deepslate = knownCell('deepslate');
const bedrock = knownCell('bedrock');
const water = knownCell('water');
const lava = knownCell('lava');
const ice = knownCell('ice');
const gravel = knownCell('gravel');
const clay = knownCell('clay');
const sand = knownCell('sand');
const sandstone = knownCell('sandstone');
const snowyGrass = knownCell('grass_block', { snowy: 'true' });
const podzol = knownCell('podzol');
const coarseDirt = knownCell('coarse_dirt');

/** Where lava stands in the caves. */
const lavaLevel = -54;
const cells = new Map<string, { readonly top: number; readonly under: number }>(
  biomes.map((biome) => [biome.id, { top: knownCell(biome.top), under: knownCell(biome.under) }]),
);

/** Makes chunks from a seed. A chunk depends on the seed and its place alone, never on which were made before. */
export class TerrainGenerator {
  readonly columns: TerrainColumns;
  readonly #caves: Caves;
  readonly #seed: number;

  constructor(seed: bigint) {
    this.columns = new TerrainColumns(seed);
    this.#caves = new Caves(seed);
    this.#seed = purposeSeed(seed, 'ground');
  }

  /** A new chunk with all its blocks, without light. */
  generate(cx: number, cz: number): Chunk {
    const chunk = new Chunk(cx, cz);
    const data = this.columns.columns(cx, cz);
    this.#fillStone(chunk, data);
    layOres(chunk, this.#seed);
    this.#layGround(chunk, data);
    this.#carve(chunk, data);
    this.#plantTrees(chunk);
    coverGround(chunk, data, this.#seed);
    this.describe(chunk);
    return chunk;
  }

  /** Sets what a chunk has besides cells: biomes and tints. Also for stored chunks. */
  describe(chunk: Chunk): void {
    const data = this.columns.columns(chunk.cx, chunk.cz);
    for (let i = 0; i < 256; i++) {
      const [grass, foliage] = climateTints(data.temperature[i], data.humidity[i]);
      chunk.grassTint[i] = grass;
      chunk.foliageTint[i] = foliage;
    }
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

  #layGround(chunk: Chunk, data: ColumnData): void {
    for (let i = 0; i < 256; i++) {
      const biome: Biome = biomes[data.biome[i]];
      const height = data.height[i];
      const dice = positionHash(this.#seed, chunk.cx * 16 + (i & 15), 3, chunk.cz * 16 + (i >> 4));
      const depth = 3 + (dice & 1);
      const [top, under] = this.#groundCells(biome, height, data.slope[i], dice, chunk, i);
      for (let d = 0; d <= depth; d++) chunk.setCell(i & 15, height - d, i >> 4, d === 0 ? top : under);
      if (under === sand) for (let d = 1; d <= 3; d++) chunk.setCell(i & 15, height - depth - d, i >> 4, sandstone);
      if (biome.cold && height < seaLevel - 1) {
        chunk.setCell(i & 15, seaLevel - 1, i >> 4, ice);
      }
    }
  }

  /** Top block and what is under it: bare stone on steep slopes, sand, gravel or clay in water. */
  #groundCells(biome: Biome, height: number, slope: number, dice: number, chunk: Chunk, i: number): readonly [number, number] {
    const { top, under } = cells.get(biome.id)!;
    if (height < seaLevel - 1) {
      const patch = positionHash(this.#seed, (chunk.cx * 16 + (i & 15)) >> 2, 5, (chunk.cz * 16 + (i >> 4)) >> 2) % 9;
      if (height < 50 || patch === 0) return [gravel, gravel];
      return patch === 1 ? [clay, clay] : [sand, sand];
    }
    if (top !== sand && (slope > 3 || (slope > 2 && height > 76 + (dice % 13)))) return [dice % 17 === 0 ? coarseDirt : stone, stone];
    if (biome.id === 'taiga') return [dice % 11 === 0 ? podzol : dice % 37 === 0 ? coarseDirt : top, under];
    return [biome.cold && biome.top === 'grass_block' ? snowyGrass : top, under];
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
  #plantTrees(chunk: Chunk): void {
    const left = chunk.cx * 16;
    const back = chunk.cz * 16;
    for (let dz = -1; dz <= 1; dz++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const tree of this.columns.columns(chunk.cx + dx, chunk.cz + dz).trees) {
          const near = tree.x >= left - treeReach && tree.x < left + 16 + treeReach;
          if (!near || tree.z < back - treeReach || tree.z >= back + 16 + treeReach) continue;
          growTree(tree, (x, y, z, cell, soft) => {
            if (x < left || x >= left + 16 || z < back || z >= back + 16) return;
            const old = chunk.cell(x - left, y, z - back);
            const free = old === air || rulesOf(old).replaceable || rulesOf(old).shape === 'leaves';
            if (free && !(soft && old !== air)) chunk.setCell(x - left, y, z - back, cell);
          });
        }
      }
    }
  }
}
