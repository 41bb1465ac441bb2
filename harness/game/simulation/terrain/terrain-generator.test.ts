import { describe, expect, it } from 'vitest';
import { rulesOf } from '../blocks/cell.ts';
import { Hash128 } from '../digest/hash-128.ts';
import type { Chunk } from '../world/chunk.ts';
import { maxY, minY, seaLevel } from '../world/world-shape.ts';
import { TerrainGenerator } from './terrain-generator.ts';

/** How often each kind occurs. */
function census(chunks: readonly Chunk[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const chunk of chunks) {
    for (const section of chunk.sections) {
      if (section.empty) continue;
      for (const cell of section.cells) counts.set(rulesOf(cell).name, (counts.get(rulesOf(cell).name) ?? 0) + 1);
    }
  }
  return counts;
}

const square = (terrain: TerrainGenerator, from: number, to: number): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let cz = from; cz < to; cz++) for (let cx = from; cx < to; cx++) chunks.push(terrain.generate(cx, cz));
  return chunks;
};

/** A hash of all that a chunk is made of. */
function print(chunk: Chunk): string {
  const hash = new Hash128();
  for (const { cells } of chunk.sections) hash.words(cells);
  return hash
    .words(chunk.grassTint)
    .words(chunk.foliageTint)
    .text(JSON.stringify([chunk.biomes, chunk.spawns]))
    .digest();
}

describe('terrain', () => {
  const chunks = square(new TerrainGenerator(1n), -4, 4);
  const prints = new Map(chunks.map((chunk) => [`${chunk.cx},${chunk.cz}`, print(chunk)]));

  it('does not depend on the order in which chunks are made, nor on those made before', () => {
    const orders = [[...chunks].reverse(), chunks.filter((_, i) => i % 2 === 0).concat(chunks.filter((_, i) => i % 2 === 1)), [chunks[27]]];
    for (const order of orders) {
      const other = new TerrainGenerator(1n);
      for (const { cx, cz } of order) expect(print(other.generate(cx, cz))).toBe(prints.get(`${cx},${cz}`));
    }
  });

  it('has a closed floor of bedrock and open sky', () => {
    for (const chunk of chunks) {
      for (let i = 0; i < 256; i++) {
        expect(rulesOf(chunk.cell(i & 15, minY, i >> 4)).name).toBe('bedrock');
        expect(chunk.cell(i & 15, maxY - 60, i >> 4)).toBe(0);
      }
    }
  });

  it('has ores, caves, water, trees and plants', () => {
    const counts = census(chunks);
    const wanted = ['coal_ore', 'iron_ore', 'copper_ore', 'granite', 'deepslate', 'tuff', 'lava'];
    for (const ore of ['iron', 'gold', 'redstone', 'lapis', 'diamond']) wanted.push(`deepslate_${ore}_ore`);
    for (const name of [...wanted, 'water', 'oak_log', 'oak_leaves', 'short_grass', 'grass_block'])
      expect([name, counts.has(name)]).toEqual([name, true]);
    const hollow = chunks.reduce((sum, chunk) => {
      let air = 0;
      for (let y = minY; y < 40; y++) for (let i = 0; i < 256; i++) if (chunk.cell(i & 15, y, i >> 4) === 0) air++;
      return sum + air / (104 * 256);
    }, 0);
    expect(hollow / chunks.length).toBeGreaterThan(0.02);
    expect(hollow / chunks.length).toBeLessThan(0.2);
  });

  it('grows trees over the borders of chunks without a cut', () => {
    const leafy = (cell: number): boolean => rulesOf(cell).shape === 'leaves';
    let across = 0;
    for (const chunk of chunks) {
      const east = chunks.find((other) => other.cx === chunk.cx + 1 && other.cz === chunk.cz);
      if (east === undefined) continue;
      for (let y = seaLevel; y < 130; y++)
        for (let z = 0; z < 16; z++) if (leafy(chunk.cell(15, y, z)) && leafy(east.cell(0, y, z))) across++;
    }
    expect(across).toBeGreaterThan(50);
  });

  it('is of many kinds of land within a thousand blocks', () => {
    const terrain = new TerrainGenerator(1n);
    const seen = new Set<string>();
    for (let cz = -32; cz < 32; cz += 2) {
      for (let cx = -32; cx < 32; cx += 2) seen.add(String(terrain.columns.columns(cx, cz).biome[0]));
    }
    expect(seen.size).toBeGreaterThan(8);
  });
});
