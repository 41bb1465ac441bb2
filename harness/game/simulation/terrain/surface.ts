import { knownCell } from '../blocks/cell.ts';
import { positionHash, purposeSeed } from '../random/position-hash.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from '../world/chunk.ts';
import { seaLevel } from '../world/world-shape.ts';
import { type Biome, type BiomeId, biomes } from './biomes.ts';
import { GradientNoise } from './gradient-noise.ts';
import type { ColumnData } from './terrain-columns.ts';

const [stone, gravel, clay, sand, sandstone] = ['stone', 'gravel', 'clay', 'sand', 'sandstone'].map((name) => knownCell(name));
const [redSand, redSandstone, dirt, coarseDirt, podzol] = ['red_sand', 'red_sandstone', 'dirt', 'coarse_dirt', 'podzol'].map((name) =>
  knownCell(name),
);
const [grass, snowBlock, packedIce, mud, calcite] = ['grass_block', 'snow_block', 'packed_ice', 'mud', 'calcite'].map((name) =>
  knownCell(name),
);
const ice = knownCell('ice');
const snowyGrass = knownCell('grass_block', { snowy: 'true' });
const terracotta = knownCell('terracotta');

/** Layers of the badlands' clay from the bottom up, over and over. */
const layers: readonly Cell[] = [
  ...['', '', 'orange', 'orange', '', 'yellow', '', '', 'brown', '', 'red', 'red', '', '', 'white', 'light_gray', '', 'orange'],
  ...['', '', '', 'yellow', 'orange', '', '', 'red', '', 'brown', 'brown', '', '', '', 'white', '', 'orange', ''],
].map((dye) => (dye === '' ? terracotta : knownCell(`${dye}_terracotta`)));

/** One column while its ground is laid. */
interface Column {
  readonly chunk: Chunk;
  readonly biome: Biome;
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly slope: number;
  /** A number of the column's own. */
  readonly dice: number;
  /** A slow noise, about -1..1: patches of one kind of ground within another. */
  readonly patch: number;
  readonly temperature: number;
}

/** Top block, what is under it, and how many blocks deep that goes. */
type Ground = readonly [top: Cell, under: Cell, depth: number];

const cells = new Map<string, readonly [Cell, Cell]>(biomes.map((biome) => [biome.id, [knownCell(biome.top), knownCell(biome.under)]]));

/** Lays the ground over the bare stone of a seed's chunks. */
export class Surface {
  readonly #seed: number;
  readonly #patches: GradientNoise;

  constructor(seed: bigint) {
    this.#seed = purposeSeed(seed, 'ground');
    this.#patches = new GradientNoise(purposeSeed(seed, 'patches'));
  }

  lay(chunk: Chunk, data: ColumnData): void {
    for (let i = 0; i < 256; i++) {
      const [x, z] = [i & 15, i >> 4];
      const [wx, wz] = [chunk.cx * 16 + x, chunk.cz * 16 + z];
      const column: Column = {
        chunk,
        biome: biomes[data.biome[i]],
        x,
        z,
        height: data.height[i],
        slope: data.slope[i],
        dice: positionHash(this.#seed, wx, 3, wz),
        patch: this.#patches.fractal(wx / 26, wz / 26, 2),
        temperature: data.temperature[i],
      };
      if (column.biome.under === 'terracotta' && column.height >= seaLevel - 1) layTerracotta(column);
      else layGround(column);
      if (column.biome.cold && column.height < seaLevel - 1) freeze(column);
    }
  }
}

function layGround(column: Column): void {
  const { chunk, x, z, height } = column;
  const [top, under, depth] = groundOf(column);
  for (let d = 0; d <= depth; d++) chunk.setCell(x, height - d, z, d === 0 ? top : under);
  if (under === sand) for (let d = 1; d <= 3; d++) chunk.setCell(x, height - depth - d, z, sandstone);
}

/** Clay in coloured layers, the same at the same height over wide land; red sand lies on what is level. */
function layTerracotta({ chunk, biome, x, z, height, slope, dice, patch }: Column): void {
  const bottom = Math.min(height - 4, seaLevel - 6);
  const shift = Math.floor(patch * 2.5) + layers.length * 4;
  for (let y = bottom; y <= height; y++) chunk.setCell(x, y, z, layers[(y + shift) % layers.length]);
  if (slope > 2) return;
  if (biome.id === 'wooded_badlands' && height > seaLevel + 12) chunk.setCell(x, height, z, patch > -0.05 ? grass : coarseDirt);
  else if (height < seaLevel + 14 || dice % 5 === 0) {
    chunk.setCell(x, height, z, redSand);
    chunk.setCell(x, height - 1, z, redSand);
    chunk.setCell(x, height - 2, z, redSandstone);
  }
}

function groundOf(column: Column): Ground {
  const { biome, height, slope, dice, patch } = column;
  const depth = 3 + (dice & 1);
  if (height < seaLevel - 1) return underWater(column, depth);
  const sandy = biome.top === 'sand';
  if (!sandy && (slope > 3 || (slope > 2 && height > 76 + (dice % 13)))) return steep(column);
  const [top, under] = cells.get(biome.id) ?? [stone, stone];
  const special = patches[biome.id as BiomeId]?.(patch, dice, height);
  if (special !== undefined) return [special, under, depth];
  return [biome.cold && top === grass ? snowyGrass : top, under, depth];
}

/** Ground that differs within a biome, by the patch noise, the column's dice and its height; undefined for the usual. */
const patches: Partial<Record<BiomeId, (patch: number, dice: number, height: number) => Cell | undefined>> = {
  taiga: (patch, dice) => (patch > 0.38 ? podzol : dice % 37 === 0 ? coarseDirt : undefined),
  old_growth_spruce_taiga: (patch, dice) => (patch > 0.3 ? grass : patch < -0.35 || dice % 29 === 0 ? coarseDirt : undefined),
  savanna: (patch) => (patch > 0.45 ? coarseDirt : undefined),
  swamp: (patch) => (patch > 0.5 ? mud : undefined),
  windswept_hills: (patch) => (patch > 0.3 ? stone : patch < -0.45 ? gravel : undefined),
  stony_peaks: (patch) => (Math.abs(patch) < 0.06 ? calcite : undefined),
  stony_shore: (patch) => (patch > 0.3 ? gravel : undefined),
  frozen_peaks: (patch) => (patch > 0.25 ? packedIce : undefined),
  snowy_slopes: (patch, _, height) => (patch > 0.5 && height < 128 ? stone : undefined),
};

function steep({ biome, dice, height, temperature, patch }: Column): Ground {
  if (biome.id === 'stony_peaks' && Math.abs(patch) < 0.06) return [calcite, calcite, 3];
  if (height > 132 && temperature < -0.3 && dice % 3 === 0) return [snowBlock, stone, 3];
  return [dice % 17 === 0 && biome.top === 'grass_block' ? coarseDirt : stone, stone, 3];
}

/** Sand near the shores and where it is warm, gravel in the deep, clay and dirt in patches. */
function underWater({ biome, height, patch, temperature, dice }: Column, depth: number): Ground {
  if (biome.top === 'mud') return [mud, mud, depth];
  if (biome.under === 'terracotta') return [redSand, redSandstone, depth];
  if (biome.id === 'swamp') return patch > 0.35 ? [clay, clay, 2] : [patch < -0.2 ? mud : dirt, dirt, depth];
  if (height > 56 && patch > 0.42) return [clay, clay, 2];
  if (height > 57 && patch < -0.4) return [dirt, dirt, depth];
  const warm = temperature > 0.14 && height > 36;
  if (!warm && height + patch * 6 < 51 + (dice & 1)) return [gravel, gravel, depth];
  return [sand, sand, depth];
}

/** Ice on the water; in frozen seas with gaps, and with floes of packed ice. */
function freeze({ chunk, biome, x, z, patch }: Column): void {
  const open = biome.id.endsWith('ocean') && patch < -0.1;
  if (open) return;
  const floe = biome.id.endsWith('ocean') && patch > 0.42;
  chunk.setCell(x, seaLevel - 1, z, floe ? packedIce : ice);
  if (!floe) return;
  chunk.setCell(x, seaLevel - 2, z, packedIce);
  if (patch > 0.52) chunk.setCell(x, seaLevel, z, packedIce);
}
