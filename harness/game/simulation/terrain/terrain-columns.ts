import { positionHash, purposeSeed } from '../random/position-hash.ts';
import { chunkKey } from '../world/chunk-map.ts';
import { seaLevel } from '../world/world-shape.ts';
import { type BiomeId, biomeNumber, biomes } from './biomes.ts';
import { GradientNoise } from './gradient-noise.ts';
import { curve, smoothStep } from './interpolation.ts';
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
  /** Above 0 where caves may break through the ground. */
  readonly opening: Float64Array;
  readonly trees: readonly Tree[];
}

/** Slow noises, taken every 4 blocks and interpolated. */
interface Climate {
  readonly continent: number;
  readonly erosion: number;
  readonly temperature: number;
  readonly humidity: number;
  readonly opening: number;
}

const slowFields = ['continent', 'erosion', 'temperature', 'humidity', 'opening'] as const;
const cacheSize = 2048;

/** Ground height by continent noise: deep sea, shelf, shore, lowland, highland. */
const continentCurve = curve([
  [-0.9, 34],
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
  [-0.6, 74],
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

  constructor(seed: bigint) {
    const noise = (purpose: string): GradientNoise => new GradientNoise(purposeSeed(seed, purpose));
    this.#seed = purposeSeed(seed, 'columns');
    this.#slow = slowFields.map(noise);
    this.#ridge = noise('ridge');
    this.#detail = noise('detail');
    this.#river = noise('river');
    this.#grove = noise('grove');
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
    const rivers = new Float64Array(324);
    for (let i = 0; i < 324; i++) {
      const x = (i % 18) - 1;
      const z = Math.floor(i / 18) - 1;
      const climate = climateAt(grid, x, z);
      rivers[i] = Math.abs(this.#river.fractal((cx * 16 + x) / 460, (cz * 16 + z) / 460, 3));
      heights[i] = this.#height(cx * 16 + x, cz * 16 + z, climate, rivers[i]);
    }
    const data = {
      height: new Int16Array(256),
      slope: new Uint8Array(256),
      biome: new Uint8Array(256),
      temperature: new Float64Array(256),
      humidity: new Float64Array(256),
      opening: new Float64Array(256),
      trees: [] as Tree[],
    };
    for (let i = 0; i < 256; i++) {
      const x = i & 15;
      const z = i >> 4;
      const at = (z + 1) * 18 + x + 1;
      const climate = climateAt(grid, x, z);
      const height = Math.floor(heights[at]);
      let slope = 0;
      for (const step of [-18, -1, 1, 18]) slope = Math.max(slope, Math.abs(Math.floor(heights[at + step]) - height));
      data.height[i] = height;
      data.slope[i] = slope;
      data.temperature[i] = climate.temperature - Math.max(0, height - 78) * 0.009;
      data.humidity[i] = climate.humidity;
      data.opening[i] = height > seaLevel + 3 ? climate.opening - 0.1 : -1;
      data.biome[i] = biomeNumber(chooseBiome(height, data.temperature[i], climate, rivers[at]));
    }
    this.#plantTrees(cx, cz, data);
    return data;
  }

  #climateGrid(cx: number, cz: number): Float64Array {
    const grid = new Float64Array(49 * slowFields.length);
    const scales = [520, 360, 620, 540, 90];
    const octaves = [4, 3, 3, 3, 2];
    for (let i = 0; i < 49; i++) {
      const x = cx * 16 + ((i % 7) - 1) * 4;
      const z = cz * 16 + (Math.floor(i / 7) - 1) * 4;
      for (let f = 0; f < slowFields.length; f++) {
        grid[i * slowFields.length + f] = this.#slow[f].fractal(x / scales[f] + 11.3 * f, z / scales[f] - 7.9 * f, octaves[f]);
      }
    }
    return grid;
  }

  #height(x: number, z: number, climate: Climate, river: number): number {
    const ridge = 1 - 2.2 * Math.abs(this.#ridge.fractal(x / 190, z / 190, 4));
    const detail = this.#detail.fractal(x / 46, z / 46, 3);
    const inland = smoothStep(-0.16, 0.06, climate.continent);
    const relief = reliefCurve(climate.erosion) * inland;
    const lift = Math.max(0, ridge + 0.25) / 1.25;
    let height = continentCurve(climate.continent) + relief * lift * lift + detail * (1.6 + relief * 0.11);
    const valley = smoothStep(0.03, 0.2, river);
    if (height > 64) height = 64 + (height - 64) * (0.12 + 0.88 * valley);
    if (inland > 0) height -= (1 - smoothStep(0.012, 0.05, river)) * 9 * inland;
    return Math.max(20, height);
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
      const biome = biomes[data.biome[column]];
      const grove = 1 + 1.4 * this.#grove.fractal(gx / 14, gz / 14, 2);
      const chance = ((dice >>> 8) & 0xffff) / 65536;
      const tooRough = data.slope[column] > 3 || data.opening[column] > 0 || data.height[column] < seaLevel;
      if (tooRough || chance >= biome.trees * grove) continue;
      const kinds: readonly Tree['kind'][] = biome.treeKinds;
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
function climateAt(grid: Float64Array, x: number, z: number): Climate {
  const gx = (x + 4) >> 2;
  const gz = (z + 4) >> 2;
  const u = (x + 4 - gx * 4) / 4;
  const v = (z + 4 - gz * 4) / 4;
  const fields = slowFields.length;
  const base = (gz * 7 + gx) * fields;
  const mix = (f: number): number => {
    const near = grid[base + f] + u * (grid[base + fields + f] - grid[base + f]);
    const far = grid[base + 7 * fields + f] + u * (grid[base + 8 * fields + f] - grid[base + 7 * fields + f]);
    return near + v * (far - near);
  };
  return { continent: mix(0), erosion: mix(1), temperature: mix(2), humidity: mix(3), opening: mix(4) };
}

function chooseBiome(height: number, temperature: number, climate: Climate, river: number): BiomeId {
  const cold = temperature < -0.27;
  if (height < seaLevel) {
    const inland = climate.continent > -0.17 && river < 0.08;
    if (inland) return cold ? 'frozen_river' : 'river';
    return cold ? 'frozen_ocean' : 'ocean';
  }
  if (height > 118) return 'snowy_slopes';
  if (height <= seaLevel + 1 && climate.continent < -0.07) return 'beach';
  if (cold) return climate.humidity > 0.02 ? 'snowy_taiga' : 'snowy_plains';
  if (height > 98) return 'windswept_hills';
  if (temperature > 0.2 && climate.humidity < 0.06) return 'desert';
  if (temperature < -0.1) return climate.humidity > -0.12 ? 'taiga' : 'plains';
  if (climate.humidity > 0.22) return 'birch_forest';
  return climate.humidity > 0.0 ? 'forest' : 'plains';
}
