import { describe, expect, it } from 'vitest';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { ChunkMap } from '../world/chunk-map.ts';
import { TerrainGenerator } from './terrain-generator.ts';
import { Villages } from './village.ts';

const seed = 1n;
const terrain = new TerrainGenerator(seed);
const villages = new Villages(seed, terrain.columns);

/** The first village with some houses, by growing distance from the origin. */
function someVillage() {
  for (let r = 0; r < 90; r += 3) {
    for (let k = -r; k <= r; k += 3) {
      for (const [cx, cz] of [
        [k, -r],
        [k, r],
        [-r, k],
        [r, k],
      ]) {
        const found = villages.near(cx, cz, 0).find(({ pieces }) => pieces.length > 20);
        if (found !== undefined) return found;
      }
    }
  }
  throw new Error('There is no village near the origin of seed 1.');
}

describe('a village', () => {
  const village = someVillage();
  const map = new ChunkMap();
  for (let cz = (village.z >> 4) - 4; cz <= (village.z >> 4) + 4; cz++) {
    for (let cx = (village.x >> 4) - 4; cx <= (village.x >> 4) + 4; cx++) map.add(terrain.generate(cx, cz));
  }
  const at = (x: number, y: number, z: number): string => rulesOf(map.cell(x, y, z)).name;
  const houses = village.pieces.filter(({ kind }) => kind === 'hut' || kind === 'house');

  it('is whole over the borders of chunks: each house has a door of two halves and a bed of two parts', () => {
    expect(houses.length).toBeGreaterThan(3);
    for (const { x, y, z, width, depth } of houses) {
      const seen: string[] = [];
      for (let dz = 0; dz < depth; dz++) {
        for (let dx = 0; dx < width; dx++) {
          for (let h = 1; h <= 2; h++) {
            const cell = map.cell(x + dx, y + h, z + dz);
            const { half, part } = propertiesOf(cell);
            if (rulesOf(cell).name.endsWith('_door')) seen.push(String(half));
            if (rulesOf(cell).name.endsWith('_bed')) seen.push(String(part));
          }
        }
      }
      expect(seen.sort()).toEqual(['foot', 'head', 'lower', 'upper']);
    }
  });

  it('has a villager in each house, who stands free on a floor', () => {
    const people = [...map.values()].flatMap(({ spawns }) => spawns).filter(({ kind }) => kind === 'villager');
    expect(people).toHaveLength(houses.length);
    for (const { x, y, z } of people) {
      expect(rulesOf(map.cell(Math.floor(x), y - 1, Math.floor(z))).opaque).toBe(true);
      for (const up of [0, 1]) expect(at(Math.floor(x), y + up, Math.floor(z))).toBe('air');
    }
  });

  it('has fields with crops on wet soil', () => {
    let crops = 0;
    for (const { x, y, z, width, depth } of village.pieces.filter(({ kind }) => kind === 'farm')) {
      for (let dz = 0; dz < depth; dz++) {
        for (let dx = 0; dx < width; dx++) {
          if (at(x + dx, y, z + dz) !== 'farmland') continue;
          expect(['wheat', 'carrots', 'potatoes', 'beetroots']).toContain(at(x + dx, y + 1, z + dz));
          crops++;
        }
      }
    }
    expect(crops).toBeGreaterThan(20);
  });

  it('has no tree in a house', () => {
    for (const { x, y, z, width, depth } of houses) {
      for (let dz = 1; dz < depth - 1; dz++)
        for (let dx = 1; dx < width - 1; dx++) expect(at(x + dx, y + 2, z + dz)).not.toMatch(/leaves|sapling/);
    }
  });
});
