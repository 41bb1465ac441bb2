import { knownCell, rulesOf } from '../blocks/cell.ts';
import { positionHash, purposeSeed } from '../random/position-hash.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from '../world/chunk.ts';
import { maxY, minY, seaLevel } from '../world/world-shape.ts';
import { type Biome, biomes } from './biomes.ts';
import { GradientNoise } from './gradient-noise.ts';
import type { ColumnData } from './terrain-columns.ts';

const air = 0;
const water = knownCell('water');
const named = (names: readonly string[]): ReadonlySet<Cell> => new Set(names.map((name) => knownCell(name)));
const soils = new Set([
  ...named(['grass_block', 'podzol', 'coarse_dirt', 'dirt', 'mud', 'mycelium']),
  knownCell('grass_block', { snowy: 'true' }),
]);
const dryGround = new Set([...named(['sand', 'red_sand', 'terracotta', 'coarse_dirt'])]);
const sandGround = named(['sand', 'red_sand']);
const seaFloor = named(['sand', 'gravel', 'dirt', 'clay', 'mud']);
const berries = knownCell('sweet_berry_bush', { age: '3' });
const cane = knownCell('sugar_cane');
const lilyPad = knownCell('lily_pad');
const seagrass = knownCell('seagrass');
const tallSeagrass = [knownCell('tall_seagrass', { half: 'lower' }), knownCell('tall_seagrass', { half: 'upper' })] as const;
const kelpStem = knownCell('kelp_plant');
const kelpTip = knownCell('kelp');
const snowLayers = [knownCell('snow', { layers: '1' }), knownCell('snow', { layers: '2' })];
/** Plants two blocks high, by name: lower and upper half. */
const tall = new Map(
  ['tall_grass', 'large_fern', 'sunflower', 'lilac', 'rose_bush', 'peony'].map((name) => [
    name,
    [knownCell(name, { half: 'lower' }), knownCell(name, { half: 'upper' })] as const,
  ]),
);

/** One column while it is planted. `dice` is its own number. */
interface Place {
  readonly chunk: Chunk;
  readonly biome: Biome;
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly dice: number;
}

/** The plants that a seed lets grow on the ground and in the water. */
export class Plants {
  readonly #seed: number;
  readonly #thickets: GradientNoise;
  readonly #beds: GradientNoise;

  constructor(seed: bigint) {
    this.#seed = purposeSeed(seed, 'ground');
    this.#thickets = new GradientNoise(purposeSeed(seed, 'thickets'));
    this.#beds = new GradientNoise(purposeSeed(seed, 'flower-beds'));
  }

  /** Covers what lies on top of a chunk. `taken` are columns, z*16+x, that something was built on. */
  cover(chunk: Chunk, data: ColumnData, taken: ReadonlySet<number>): void {
    for (let i = 0; i < 256; i++) {
      const [x, z] = [i & 15, i >> 4];
      const dice = positionHash(this.#seed, chunk.cx * 16 + x, 11, chunk.cz * 16 + z);
      const place: Place = { chunk, biome: biomes[data.biome[i]], x, z, height: data.height[i], dice };
      if (!taken.has(i)) {
        const above = chunk.cell(x, place.height + 1, z);
        if (above === air) this.#plantLand(place);
        else if (above === water) this.#plantWater(place);
      }
      if (place.biome.cold) snowOn(place);
    }
  }

  #plantLand(place: Place): void {
    const { chunk, biome, x, z, height, dice } = place;
    const ground = chunk.cell(x, height, z);
    if (height === seaLevel - 1 && growCane(place, ground)) return;
    const [wx, wz] = [chunk.cx * 16 + x, chunk.cz * 16 + z];
    const plant = soils.has(ground) ? this.#choose(biome, dice, wx, wz) : dryGround.has(ground) ? chooseDry(biome, dice) : null;
    if (plant === null) return;
    const halves = tall.get(plant);
    if (halves === undefined) chunk.setCell(x, height + 1, z, plant === 'sweet_berry_bush' ? berries : knownCell(plant));
    else if (chunk.cell(x, height + 2, z) === air) for (const up of [0, 1] as const) chunk.setCell(x, height + 1 + up, z, halves[up]);
  }

  #choose(biome: Biome, dice: number, wx: number, wz: number): string | null {
    const chance = (dice & 0xffff) / 65536;
    const rare = rareFind(biome, positionHash(this.#seed, wx >> 3, 13, wz >> 3), dice);
    if (rare !== null) return rare;
    const bed = this.#beds.plane(wx / 19, wz / 19);
    if (biome.flowerKinds.length > 0 && chance < biome.flowers * (bed > 0.25 ? 2.4 : 0.35)) {
      // Neighbours in a bed are mostly of one kind: the kind goes with a slow noise.
      const hue = (this.#beds.plane(wx / 47 + 91.3, wz / 47 - 17.1) + 1) * 0.5 + ((dice >>> 20) % 16) / 90;
      return biome.flowerKinds[Math.floor(Math.min(0.999, Math.max(0, hue)) * biome.flowerKinds.length)];
    }
    const thick = 1 + 0.9 * this.#thickets.fractal(wx / 22, wz / 22, 2);
    if (biome.plants.length === 0 || chance <= 1 - biome.grass * thick) return null;
    return biome.plants[(dice >>> 16) % biome.plants.length];
  }

  #plantWater(place: Place): void {
    const { chunk, biome, x, z, height, dice } = place;
    const depth = seaLevel - 1 - height;
    const warm = !biome.cold;
    if (biome.id.includes('swamp') && depth <= 3 && dice % 11 === 0 && chunk.cell(x, seaLevel, z) === air)
      chunk.setCell(x, seaLevel, z, lilyPad);
    if (!warm || depth < 1 || !seaFloor.has(chunk.cell(x, height, z))) return;
    const thick = this.#thickets.fractal((chunk.cx * 16 + x) / 30, (chunk.cz * 16 + z) / 30, 2);
    const chance = (dice & 0xffff) / 65536;
    const ocean = biome.id.endsWith('ocean');
    if (ocean && biome.id !== 'warm_ocean' && depth > 4 && thick > 0.15 && chance < 0.22) {
      const length = Math.min(depth - 1, 3 + ((dice >>> 16) % 14));
      for (let up = 1; up <= length; up++) chunk.setCell(x, height + up, z, up === length ? kelpTip : kelpStem);
    } else if (chance > 1 - (ocean ? 0.16 : 0.1) * (1 - thick)) {
      if (depth > 2 && (dice >>> 16) % 3 === 0) for (const up of [0, 1] as const) chunk.setCell(x, height + 1 + up, z, tallSeagrass[up]);
      else chunk.setCell(x, height + 1, z, seagrass);
    }
  }
}

/** What is found in few places, several together: by the number of the 8x8 blocks around. */
function rareFind(biome: Biome, patch: number, dice: number): string | null {
  if (biome.grass === 0) return null;
  const few = dice % 9 === 0;
  if (few && patch % 211 === 0) return 'pumpkin';
  if (few && patch % 23 === 0 && biome.id.includes('jungle')) return 'melon';
  if (biome.id.includes('taiga')) {
    if (patch % 61 === 0 && dice % 6 === 0) return 'mossy_cobblestone';
    if (patch % 17 === 3 && dice % 7 === 0 && !biome.cold) return 'sweet_berry_bush';
  }
  const shade = biome.trees > 0.3 && !biome.cold;
  if (shade && patch % 19 === 5 && dice % 14 === 0) return dice & 64 ? 'brown_mushroom' : 'red_mushroom';
  return null;
}

function chooseDry(biome: Biome, dice: number): string | null {
  const dead = biome.plants.includes('dead_bush');
  return dead && (dice & 0xffff) / 65536 > 1 - biome.grass ? 'dead_bush' : null;
}

/** Sugar cane stands where water touches the block that it stands on (minecraft.wiki, "Sugar Cane"). */
function growCane({ chunk, x, z, height, dice }: Place, ground: Cell): boolean {
  if ((!soils.has(ground) && !sandGround.has(ground)) || (dice >>> 4) % 7 !== 0) return false;
  const wet = [
    [x - 1, z],
    [x + 1, z],
    [x, z - 1],
    [x, z + 1],
  ].some(([nx, nz]) => nx >= 0 && nx < 16 && nz >= 0 && nz < 16 && chunk.cell(nx, height, nz) === water);
  if (!wet) return false;
  for (let up = 1; up <= 1 + ((dice >>> 12) % 3); up++) chunk.setCell(x, height + up, z, cane);
  return true;
}

/** Lays snow on the highest block of a column, if it is one that holds snow and no water or plant. */
function snowOn({ chunk, x, z, dice }: Place): void {
  let y = Math.min(maxY - 2, minY + chunk.topSection() * 16 + 15);
  while (y > seaLevel - 2 && chunk.cell(x, y, z) === air) y--;
  const ground = rulesOf(chunk.cell(x, y, z));
  const holds = (ground.opaque && ground.name !== 'packed_ice') || ground.shape === 'leaves';
  if (holds) chunk.setCell(x, y + 1, z, snowLayers[dice % 5 === 0 ? 1 : 0]);
}
