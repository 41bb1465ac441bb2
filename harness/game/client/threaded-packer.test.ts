import { afterAll, describe, expect, it } from 'vitest';
import { packSavedChunk } from '../saves/world-chunks.ts';
import { chat, run, testSettings } from '../simulation/flat-world.ts';
import type { SavedChunk } from '../simulation/persistence.ts';
import { createSimulation } from '../simulation/simulation.ts';
import { ChunkWorkers } from './chunk-workers.ts';
import { threadedPacker } from './threaded-packer.ts';

const chest = {
  id: 'chest',
  position: [1, 70, 1],
  items: [{ item: 'apple', count: 3 }, null, { item: 'bow', count: 1, damage: 4 }],
} as const;

/** Chunks of a world in which something was built, holds something, flows and lives. */
function chunks(): readonly SavedChunk[] {
  const simulation = createSimulation(testSettings({ seed: 77n }));
  while (!simulation.ready) run(simulation, 1);
  run(simulation, 2);
  for (const line of ['setblock ~1 ~3 ~ glowstone', 'setblock ~ ~5 ~2 water', 'summon cow ~ ~ ~']) {
    chat(simulation, `/${line}`);
  }
  return simulation
    .dirtyChunks()
    .map(({ cx, cz }) => simulation.exportChunk(cx, cz)!)
    .map((chunk, i) => (i === 0 ? { ...chunk, blockEntities: [chest] } : chunk));
}

describe('chunks packed by threads', () => {
  const workers = new ChunkWorkers();
  afterAll(() => workers.close());

  it('are the bytes that they are when they are packed on the spot, and may be packed again', async () => {
    const found = chunks();
    expect(found.some(({ ticks }) => ticks !== undefined)).toBe(true);
    expect(found.some(({ entities }) => entities.length > 0)).toBe(true);
    const pack = threadedPacker(workers);
    const threaded = await Promise.all(found.map(pack));
    const plain = await Promise.all(found.map((chunk) => packSavedChunk(chunk)));
    threaded.forEach((packed, i) => {
      for (const part of ['chunks', 'entities'] as const) {
        expect(Buffer.compare(packed.parts[part], plain[i]!.parts[part])).toBe(0);
      }
    });
    expect(threaded.map(({ cx, cz }) => [cx, cz])).toEqual(found.map(({ cx, cz }) => [cx, cz]));
  });

  it('that a dead thread owes are packed by whoever asked', async () => {
    const mortal = new ChunkWorkers();
    const [chunk] = chunks();
    const packing = threadedPacker(mortal)(chunk!);
    await mortal.close();
    const plain = await packSavedChunk(chunk!);
    expect(Buffer.compare((await packing).parts.chunks, plain.parts.chunks)).toBe(0);
  });
});
