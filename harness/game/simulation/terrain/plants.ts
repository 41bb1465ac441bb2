import { knownCell, rulesOf } from '../blocks/cell.ts';
import { positionHash } from '../random/position-hash.ts';
import type { Chunk } from '../world/chunk.ts';
import { maxY, minY, seaLevel } from '../world/world-shape.ts';
import { type Biome, biomes } from './biomes.ts';
import type { ColumnData } from './terrain-columns.ts';

const air = 0;
const flowers = ['dandelion', 'poppy', 'cornflower', 'oxeye_daisy'].map((name) => knownCell(name));
const pumpkin = knownCell('pumpkin');
const mossyCobblestone = knownCell('mossy_cobblestone');
const snowLayers = [knownCell('snow', { layers: '1' }), knownCell('snow', { layers: '2' })];
const soils = new Set(
  ['grass_block', 'podzol', 'coarse_dirt', 'dirt'].map((name) => knownCell(name)).concat(knownCell('grass_block', { snowy: 'true' })),
);
const sand = knownCell('sand');

/** Puts grass, flowers, dry bushes, pumpkins, mossy stones and snow on what lies on top of a chunk. */
export function coverGround(chunk: Chunk, data: ColumnData, seed: number): void {
  for (let i = 0; i < 256; i++) {
    const x = i & 15;
    const z = i >> 4;
    const biome: Biome = biomes[data.biome[i]];
    const dice = positionHash(seed, chunk.cx * 16 + x, 11, chunk.cz * 16 + z);
    const height = data.height[i];
    if (chunk.cell(x, height + 1, z) === air) {
      const plant = choosePlant(chunk, biome, chunk.cell(x, height, z), dice, i, seed);
      if (plant !== null) chunk.setCell(x, height + 1, z, plant);
    }
    if (biome.cold) snowOn(chunk, x, z, dice);
  }
}

function choosePlant(chunk: Chunk, biome: Biome, ground: number, dice: number, i: number, seed: number): number | null {
  if (!soils.has(ground) && ground !== sand) return null;
  const chance = (dice & 0xffff) / 65536;
  const wx = chunk.cx * 16 + (i & 15);
  const wz = chunk.cz * 16 + (i >> 4);
  const patch = positionHash(seed, wx >> 3, 13, wz >> 3);
  if (ground !== sand) {
    if (patch % 211 === 0 && dice % 9 === 0 && biome.grass > 0) return pumpkin;
    if (biome.id === 'taiga' && patch % 61 === 0 && dice % 6 === 0) return mossyCobblestone;
    const bed = patch % 5 === 0 ? biome.flowers * 4 : biome.flowers * 0.3;
    if (chance < bed) return flowers[(patch >>> 8) % flowers.length];
  }
  const thick = 0.5 + ((patch >>> 16) & 255) / 170;
  if (chance > 1 - biome.grass * thick && biome.plants.length > 0) return knownCell(biome.plants[(dice >>> 16) % biome.plants.length]);
  return null;
}

/** Lays snow on the highest block of a column, if it is one that holds snow and no water or plant. */
function snowOn(chunk: Chunk, x: number, z: number, dice: number): void {
  let y = Math.min(maxY - 2, minY + chunk.topSection() * 16 + 15);
  while (y > seaLevel - 2 && chunk.cell(x, y, z) === air) y--;
  const ground = rulesOf(chunk.cell(x, y, z));
  const holds = ground.opaque || ground.shape === 'leaves';
  if (holds) chunk.setCell(x, y + 1, z, snowLayers[dice % 5 === 0 ? 1 : 0]);
}
