import { describe, expect, it } from 'vitest';
import { rulesOf } from '../blocks/cell.ts';
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

describe('terrain', () => {
  const chunks = square(new TerrainGenerator(1n), -4, 4);

  it('does not depend on the order in which chunks are made', () => {
    const other = new TerrainGenerator(1n);
    for (const chunk of [...chunks].reverse()) {
      const again = other.generate(chunk.cx, chunk.cz);
      expect(again.sections.map((section) => section.cells)).toEqual(chunk.sections.map((section) => section.cells));
      expect([again.grassTint, again.biomes]).toEqual([chunk.grassTint, chunk.biomes]);
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
    const wanted = ['coal_ore', 'iron_ore', 'gold_ore', 'redstone_ore', 'lapis_ore', 'diamond_ore', 'granite', 'deepslate', 'lava'];
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
