import { describe, expect, it } from 'vitest';
import { blockKinds } from '../block-kinds.ts';
import { closedFacesOfCell, emissionOfCell, filterOfCell, knownCell, packCell } from '../blocks/cell.ts';
import { RandomStream } from '../random/random-stream.ts';
import { Chunk } from './chunk.ts';
import { chunkOf, contentOf } from './chunk-content.ts';
import { ChunkMap } from './chunk-map.ts';
import { LightEngine } from './light-engine.ts';
import { lightChannels, packPlace } from './light-spread.ts';
import { maxY, minY } from './world-shape.ts';

const cells = ['stone', 'oak_leaves', 'water', 'torch', 'glowstone', 'glass', 'lava', 'ice'].map((name) => knownCell(name));
cells.push(knownCell('oak_slab', { type: 'bottom' }), knownCell('oak_slab', { type: 'top' }), knownCell('oak_slab', { type: 'double' }));

/** The light of every place by plain repetition: the rules and nothing else. Lowest and highest bound the part that is compared. */
function reference(map: ChunkMap, size: number, low: number, high: number): { sky: Uint8Array; block: Uint8Array } {
  const width = size * 16;
  const steps = [-width * width, width * width, -width, width, -1, 1];
  const count = width * width * (high - low);
  const cellAt = new Uint16Array(count);
  for (let i = 0; i < count; i++) cellAt[i] = map.cell(i % width, low + Math.floor(i / width / width), Math.floor(i / width) % width);
  const solve = (channel: 'sky' | 'block'): Uint8Array => {
    const light = new Uint8Array(count);
    const best = (i: number): number => {
      const cell = cellAt[i];
      const filter = filterOfCell[cell];
      let level = channel === 'block' ? emissionOfCell[cell] : 0;
      const [x, z] = [i % width, Math.floor(i / width) % width];
      const open = [true, true, z > 0, z < width - 1, x > 0, x < width - 1];
      for (let side = 0; side < 6; side++) {
        const other = i + steps[side];
        if (!open[side] || other < 0 || (closedFacesOfCell[cell] >> side) & 1) continue;
        if (other < count && (closedFacesOfCell[cellAt[other]] >> (side ^ 1)) & 1) continue;
        const near = other < count ? light[other] : channel === 'sky' ? 15 : 0;
        const falls = channel === 'sky' && side === 1 && near === 15 && filter === 0;
        level = Math.max(level, falls ? 15 : near - Math.max(1, filter));
      }
      return level;
    };
    let changed = true;
    while (changed) {
      changed = false;
      for (let i = count - 1; i >= 0; i--) {
        const level = best(i);
        if (level <= light[i]) continue;
        light[i] = level;
        changed = true;
      }
    }
    return light;
  };
  return { sky: solve('sky'), block: solve('block') };
}

function differences(map: ChunkMap, size: number, low: number, high: number): string[] {
  const expected = reference(map, size, low, high);
  const width = size * 16;
  const found: string[] = [];
  for (let y = low; y < high; y++) {
    for (let z = 0; z < width; z++) {
      for (let x = 0; x < width; x++) {
        const i = ((y - low) * width + z) * width + x;
        const byte = map.get(x >> 4, z >> 4)!.lightByte(x & 15, y, z & 15);
        if (byte !== (expected.sky[i] | (expected.block[i] << 4))) found.push(`${x},${y},${z}`);
      }
    }
  }
  return found;
}

/** How a chunk comes into a map: lit where it stands, or with light of its own that then flows over its borders. */
type Arrival = (map: ChunkMap, chunk: Chunk, engine: LightEngine) => void;

const litInPlace: Arrival = (map, chunk, engine) => {
  map.add(chunk);
  engine.bake(chunk);
};

/** As a chunk comes from another thread. */
const litBefore: Arrival = (map, chunk) => {
  new LightEngine().bake(chunk);
  const arrived = chunkOf(structuredClone(contentOf(chunk, null)));
  map.add(arrived);
  for (const channel of lightChannels) for (const _ of new LightEngine().join(arrived, channel));
};

/** A square of chunks with a closed floor, rough ground, pillars and a roof, added in the given order. */
function build(size: number, order: readonly number[], engine: LightEngine, arrive = litInPlace): ChunkMap {
  const map = new ChunkMap();
  for (const n of order) {
    const chunk = new Chunk(n % size, Math.floor(n / size));
    const random = RandomStream.fromSeed(n + 77);
    for (let i = 0; i < 256; i++) {
      chunk.setCell(i & 15, 0, i >> 4, cells[0]);
      const top = random.between(1, 4);
      for (let y = 1; y < top; y++) chunk.setCell(i & 15, y, i >> 4, cells[0]);
      if (random.unit() < 0.6) chunk.setCell(i & 15, 14, i >> 4, cells[random.between(0, cells.length - 1)]);
      if (random.unit() < 0.1) chunk.setCell(i & 15, random.between(1, 20), i >> 4, cells[random.between(0, cells.length - 1)]);
    }
    arrive(map, chunk, engine);
  }
  return map;
}

describe('light', () => {
  it('of fresh chunks equals the plain rules, whatever the order of arrival', () => {
    const forward = build(3, [0, 1, 2, 3, 4, 5, 6, 7, 8], new LightEngine());
    const mixed = build(3, [8, 4, 0, 5, 1, 7, 2, 6, 3], new LightEngine());
    expect(differences(forward, 3, 0, 26)).toEqual([]);
    expect(differences(mixed, 3, 0, 26)).toEqual([]);
  });

  it('of chunks that come with light of their own equals the plain rules, whatever the order of arrival', () => {
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [8, 4, 0, 5, 1, 7, 2, 6, 3],
      [4, 3, 5, 1, 7, 0, 8, 2, 6],
    ]) {
      expect(differences(build(3, order, new LightEngine(), litBefore), 3, 0, 26)).toEqual([]);
    }
  });

  it('stays exact over 600 random edits, placed and taken away, in pairs', () => {
    const engine = new LightEngine();
    const map = build(3, [0, 1, 2, 3, 4, 5, 6, 7, 8], engine);
    const middle = map.get(1, 1)!;
    const random = RandomStream.fromSeed(4);
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 75; i++) {
        const places = Array.from({ length: 2 }, () => [random.between(0, 15), random.between(1, 22), random.between(0, 15)] as const);
        for (const [x, y, z] of places) middle.setCell(x, y, z, random.unit() < 0.4 ? 0 : cells[random.between(0, cells.length - 1)]);
        engine.refresh(
          middle,
          places.map(([x, y, z]) => packPlace(x, y, z)),
        );
      }
      expect(differences(map, 3, 0, 26)).toEqual([]);
    }
  });

  it('stays exact when a box is filled at once, with what is dark, clear, bright or half closed, and emptied again', () => {
    const engine = new LightEngine();
    const map = build(3, [0, 1, 2, 3, 4, 5, 6, 7, 8], engine);
    const middle = map.get(1, 1)!;
    const [stone, , water, torch, glowstone] = cells;
    for (const cell of [stone, 0, glowstone, torch, water, cells.at(-3)!, glowstone, stone, 0]) {
      const places: number[] = [];
      for (let i = 0; i < 16 * 16 * 20; i++) {
        const [x, y, z] = [i & 15, 3 + (i >> 8), (i >> 4) & 15];
        if (x < 2 || z > 13) continue;
        middle.setCell(x, y, z, cell!);
        places.push(packPlace(x, y, z));
      }
      engine.refresh(middle, places);
      expect(differences(map, 3, 0, 26)).toEqual([]);
    }
  });

  it('stays exact over edits with every kind of block in any state, anywhere, over the borders and corners of chunks', () => {
    const engine = new LightEngine();
    const map = build(3, [0, 1, 2, 3, 4, 5, 6, 7, 8], engine);
    const random = RandomStream.fromSeed(11);
    const all = blockKinds.flatMap((kind) => kind.states.map((_, state) => packCell(kind.index, state)));
    const anywhere = (): number => (random.unit() < 0.5 ? random.between(0, 47) : random.between(1, 2) * 16 - random.between(0, 1));
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 160; i++) {
        const [x, y, z] = [anywhere(), random.between(1, 22), anywhere()];
        const chunk = map.get(x >> 4, z >> 4)!;
        chunk.setCell(x & 15, y, z & 15, random.unit() < 0.3 ? 0 : all[random.between(0, all.length - 1)]);
        engine.refresh(chunk, [packPlace(x & 15, y, z & 15)]);
      }
      expect(differences(map, 3, 0, 26)).toEqual([]);
    }
  });

  it('reaches a shaft down to the bottom of the world at full strength and closes again', () => {
    const engine = new LightEngine();
    const map = new ChunkMap();
    for (let n = 0; n < 9; n++) {
      const chunk = new Chunk((n % 3) - 1, Math.floor(n / 3) - 1);
      for (let i = 0; i < 256; i++) for (let y = minY; y < 60; y++) if (n !== 4 || i !== 0x88) chunk.setCell(i & 15, y, i >> 4, cells[0]);
      map.add(chunk);
      engine.bake(chunk);
    }
    const chunk = map.get(0, 0)!;
    expect(chunk.lightByte(8, minY, 8)).toBe(15);
    chunk.setCell(8, maxY - 1, 8, cells[0]);
    engine.refresh(chunk, [packPlace(8, maxY - 1, 8)]);
    expect(chunk.lightByte(8, minY, 8)).toBe(0);
    expect(chunk.lightByte(8, 60, 8)).toBe(14);
    chunk.setCell(8, maxY - 1, 8, 0);
    engine.refresh(chunk, [packPlace(8, maxY - 1, 8)]);
    expect(chunk.lightByte(8, minY, 8)).toBe(15);
  });
});
