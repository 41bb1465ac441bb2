import { positionHash, purposeSeed } from '../random/position-hash.ts';
import { chunkKey } from '../world/chunk-map.ts';
import { seaLevel } from '../world/world-shape.ts';
import { type Biome, biomeNumber, biomes } from './biomes.ts';
import { type BiomePlace, chooseBiome } from './choose-biome.ts';
import { GradientNoise } from './gradient-noise.ts';
import { curve, smoothStep } from './interpolation.ts';
import { climateTints } from './tint.ts';
import type { Tree } from './tree.ts';

/** What the seed says about the 16x16 columns of a chunk, index z*16+x, before any block is placed. */
export interface ColumnData {
  /** Height of the ground's top block. */
  readonly height: Int16Array;
  /** Largest difference to the four columns around. */
  readonly slope: Uint8Array;
  readonly biome: Uint8Array;
  readonly temperature: Float64Array;
  readonly humidity: Float64Array;
  /** Tints of grass and leaves, 0xRRGGBB, with a sharp edge where biomes meet. */
  readonly grass: Uint32Array;
  readonly foliage: Uint32Array;
  /** Above 0 where caves may break through the ground. */
  readonly opening: Float64Array;
  readonly trees: readonly Tree[];
}

/** What is worked out for one column after the other, in one object that is used again and again. */
interface Column extends BiomePlace {
  continent: number;
  erosion: number;
  /** At sea level: the slow noise. */
  warmth: number;
  humidity: number;
  opening: number;
  variant: number;
  river: number;
  mesa: number;
  swamp: number;
  island: number;
  height: number;
  temperature: number;
}

/** Slow noises, taken every 4 blocks and interpolated. */

const slowFields = ['continent', 'erosion', 'temperature', 'humidity', 'opening', 'variant'] as const;
/** Steps to the four columns around in a field of 18x18. */
const around = [-18, -1, 1, 18] as const;
const cacheSize = 1024;

/** Ground height by continent noise: deep sea, shelf, shore, lowland, highland. */
const continentCurve = curve([
  [-0.9, 22],
  [-0.6, 36],
  [-0.45, 42],
  [-0.24, 55],
  [-0.15, 62],
  [-0.08, 65],
  [0.1, 68],
  [0.35, 74],
  [0.8, 84],
]);

/** How high hills may rise, by erosion noise. */
const reliefCurve = curve([
  [-0.85, 150],
  [-0.6, 104],
  [-0.45, 74],
  [-0.35, 52],
  [-0.15, 26],
  [0.05, 12],
  [0.3, 5],
  [0.6, 3],
]);

/** The lie of the land of one seed: heights, biomes and trees, each a pure function of place. */
export class TerrainColumns {
  readonly #seed: number;
  readonly #cache = new Map<number, ColumnData>();
  readonly #slow: readonly GradientNoise[];
  readonly #ridge: GradientNoise;
  readonly #detail: GradientNoise;
  readonly #river: GradientNoise;
  readonly #grove: GradientNoise;
  readonly #mesa: GradientNoise;
  readonly #column: Column = {
    ...{ continent: 0, erosion: 0, warmth: 0, humidity: 0, opening: 0, variant: 0 },
    ...{ river: 0, mesa: 0, swamp: 0, island: 0, height: 0, temperature: 0 },
  };

  constructor(seed: bigint) {
    const noise = (purpose: string): GradientNoise => new GradientNoise(purposeSeed(seed, purpose));
    this.#seed = purposeSeed(seed, 'columns');
    this.#slow = slowFields.map(noise);
    this.#ridge = noise('ridge');
    this.#detail = noise('detail');
    this.#river = noise('river');
    this.#grove = noise('grove');
    this.#mesa = noise('mesa');
  }

  /** The columns of a chunk; remembered for the chunks around it. */
  columns(cx: number, cz: number): ColumnData {
    const key = chunkKey(cx, cz);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const made = this.#make(cx, cz);
    if (this.#cache.size >= cacheSize) for (const old of [...this.#cache.keys()].slice(0, cacheSize / 4)) this.#cache.delete(old);
    this.#cache.set(key, made);
    return made;
  }

  #make(cx: number, cz: number): ColumnData {
    const grid = this.#climateGrid(cx, cz);
    const heights = new Float64Array(324);
    const column = this.#column;
    for (let i = 0; i < 324; i++) {
      const x = (i % 18) - 1;
      const z = Math.floor(i / 18) - 1;
      this.#survey(column, grid, cx, cz, x, z);
      heights[i] = this.#height(cx * 16 + x, cz * 16 + z, column);
    }
    const data = {
      height: new Int16Array(256),
      slope: new Uint8Array(256),
      biome: new Uint8Array(256),
      temperature: new Float64Array(256),
      humidity: new Float64Array(256),
      grass: new Uint32Array(256),
      foliage: new Uint32Array(256),
      opening: new Float64Array(256),
      trees: [] as Tree[],
    };
    for (let i = 0; i < 256; i++) {
      const x = i & 15;
      const z = i >> 4;
      const at = (z + 1) * 18 + x + 1;
      this.#survey(column, grid, cx, cz, x, z);
      const height = Math.floor(heights[at]);
      let slope = 0;
      for (const step of around) slope = Math.max(slope, Math.abs(Math.floor(heights[at + step]) - height));
      column.height = height;
      column.temperature = column.warmth - Math.max(0, height - 78) * 0.009;
      data.height[i] = height;
      data.slope[i] = slope;
      data.temperature[i] = column.temperature;
      data.humidity[i] = column.humidity;
      data.opening[i] = height > seaLevel + 3 ? column.opening - 0.24 : -1;
      data.biome[i] = biomeNumber(chooseBiome(column));
      [data.grass[i], data.foliage[i]] = climateTints(biomes[data.biome[i]], data.temperature[i], data.humidity[i]);
    }
    this.#plantTrees(cx, cz, data);
    return data;
  }

  #climateGrid(cx: number, cz: number): Float64Array {
    const grid = new Float64Array(49 * slowFields.length);
    const scales = [520, 360, 620, 540, 90, 300];
    const octaves = [4, 3, 3, 3, 2, 2];
    for (let i = 0; i < 49; i++) {
      const x = cx * 16 + ((i % 7) - 1) * 4;
      const z = cz * 16 + (Math.floor(i / 7) - 1) * 4;
      for (let f = 0; f < slowFields.length; f++) {
        grid[i * slowFields.length + f] = this.#slow[f].fractal(x / scales[f] + 11.3 * f, z / scales[f] - 7.9 * f, octaves[f]);
      }
    }
    return grid;
  }

  /** Fills in all about a column but its height; x and z within the chunk, -1 to 16. */
  #survey(column: Column, grid: Float64Array, cx: number, cz: number, x: number, z: number): void {
    readClimate(column, grid, x, z);
    const [wx, wz] = [cx * 16 + x, cz * 16 + z];
    const { continent, erosion, warmth, humidity, variant } = column;
    column.river = Math.abs(this.#river.fractal(wx / 460, wz / 460, 3));
    const inland = smoothStep(-0.12, 0.02, continent);
    column.mesa = inland * smoothStep(0.2, 0.29, warmth) * smoothStep(0, 0.1, -humidity) * smoothStep(-0.08, 0.06, variant);
    column.swamp = inland * smoothStep(-0.02, 0.05, warmth) * smoothStep(0.24, 0.31, humidity) * smoothStep(-0.04, 0.06, erosion);
    const offshore = continent > -0.5 ? 0 : smoothStep(0.5, 0.58, -continent);
    column.island = offshore === 0 ? 0 : offshore * smoothStep(0.12, 0.3, this.#mesa.fractal(wx / 260, wz / 260, 2));
  }

  #height(x: number, z: number, { continent, erosion, river, mesa, swamp, island }: Column): number {
    const detail = this.#detail.fractal(x / 46, z / 46, 3);
    const inland = smoothStep(-0.16, 0.06, continent);
    const relief = inland === 0 ? 0 : reliefCurve(erosion) * inland;
    const ridge = inland === 0 ? 0 : 1 - 2.2 * Math.abs(this.#ridge.fractal(x / 190, z / 190, 4));
    const lift = Math.max(0, ridge + 0.25) / 1.25;
    let height = continentCurve(continent) + relief * lift * lift + detail * (1.6 + relief * 0.11);
    const valley = smoothStep(0.03, 0.2, river);
    if (height > 64) height = 64 + (height - 64) * (0.12 + 0.88 * valley);
    if (mesa > 0) height += mesa * (this.#table(x, z, detail) * (0.15 + 0.85 * valley) + 66 - height);
    if (swamp > 0) height += swamp * (62.3 + detail * 2.6 - height);
    if (island > 0) height += island * (67 + detail * 5 - height);
    if (inland > 0) height -= (1 - smoothStep(0.012, 0.05, river)) * 9 * inland;
    return Math.max(20, height);
  }

  /** Height of table land over its foot: three steep steps with level ground between, as wind and water leave hard layers. */
  #table(x: number, z: number, detail: number): number {
    const rise = this.#mesa.fractal(x / 105, z / 105, 3) + detail * 0.05;
    const steps = 9 * smoothStep(-0.22, -0.14, rise) + 15 * smoothStep(0.04, 0.1, rise) + 16 * smoothStep(0.26, 0.31, rise);
    return steps + detail * 2;
  }

  #plantTrees(
    cx: number,
    cz: number,
    data: { biome: Uint8Array; height: Int16Array; slope: Uint8Array; opening: Float64Array; trees: Tree[] },
  ): void {
    for (let i = 0; i < 16; i++) {
      const gx = cx * 4 + (i & 3);
      const gz = cz * 4 + (i >> 2);
      const dice = positionHash(this.#seed, gx, 1, gz);
      const lx = (i & 3) * 4 + (dice % 3);
      const lz = (i >> 2) * 4 + ((dice >>> 4) % 3);
      const column = (lz << 4) | lx;
      const biome: Biome = biomes[data.biome[column]];
      const grove = 1 + 1.4 * this.#grove.fractal(gx / 14, gz / 14, 2);
      const chance = ((dice >>> 8) & 0xffff) / 65536;
      const wet = biome.id === 'mangrove_swamp' ? seaLevel - 4 : biome.id === 'swamp' ? seaLevel - 2 : seaLevel - 1;
      const tooRough = data.slope[column] > 3 || data.opening[column] > 0 || data.height[column] < wet;
      if (tooRough || chance >= biome.trees * grove) continue;
      const kinds = biome.treeKinds;
      data.trees.push({
        kind: kinds[(dice >>> 5) % kinds.length],
        x: cx * 16 + lx,
        y: data.height[column] + 1,
        z: cz * 16 + lz,
        dice: positionHash(this.#seed, gx, 2, gz),
      });
    }
  }
}

/** The slow noises at a column of the chunk, x and z from -1 to 16. */
function readClimate(column: Column, grid: Float64Array, x: number, z: number): void {
  const gx = (x + 4) >> 2;
  const gz = (z + 4) >> 2;
  const u = (x + 4 - gx * 4) / 4;
  const v = (z + 4 - gz * 4) / 4;
  const base = (gz * 7 + gx) * slowFields.length;
  column.continent = between(grid, base, u, v);
  column.erosion = between(grid, base + 1, u, v);
  column.warmth = between(grid, base + 2, u, v);
  column.humidity = between(grid, base + 3, u, v);
  column.opening = between(grid, base + 4, u, v);
  column.variant = between(grid, base + 5, u, v);
}

function between(grid: Float64Array, at: number, u: number, v: number): number {
  const right = slowFields.length;
  const down = 7 * right;
  const near = grid[at] + u * (grid[at + right] - grid[at]);
  const far = grid[at + down] + u * (grid[at + down + right] - grid[at + down]);
  return near + v * (far - near);
}
