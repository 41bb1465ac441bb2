import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorldStore } from '../saves/world-store.ts';
import { chat, run, testSettings } from '../simulation/flat-world.ts';
import type { ChunkSource } from '../simulation/persistence.ts';
import { createSimulation, type Simulation } from '../simulation/simulation.ts';
import { ChunkWorkers } from './chunk-workers.ts';
import { ThreadedChunkMaker } from './threaded-chunk-maker.ts';

const nothingStored: ChunkSource = { load: () => null };
const settings = testSettings({ seed: 77n, viewDistance: 2 });

/** Loads, builds, walks off and is taken far away and back; answers the world's digest now and then. */
async function played(simulation: Simulation, beforeTick: () => Promise<void>): Promise<readonly string[]> {
  const digests: string[] = [];
  const ticks = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      await beforeTick();
      run(simulation, 1, { forward: true, jump: true });
    }
    digests.push(simulation.worldDigest());
  };
  await ticks(40);
  const { x, y, z } = simulation.player;
  chat(simulation, `/setblock ${Math.floor(x)} ${Math.floor(y) + 3} ${Math.floor(z)} glowstone`);
  await ticks(3);
  chat(simulation, '/tp 400 120 -300');
  await ticks(2);
  chat(simulation, `/tp ${x} ${y} ${z}`);
  await ticks(60);
  chat(simulation, '/tp 1000 120 1000');
  await ticks(30);
  return digests;
}

describe('chunks made by threads', () => {
  let path: string;
  const workers = new ChunkWorkers();
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'horizon-chunks-'));
  });
  afterAll(async () => {
    await workers.close();
    await rm(path, { recursive: true, force: true });
  });

  const threaded = (source = nothingStored) => new ThreadedChunkMaker(workers, { seed: 77n, path }, source);

  it('give the same world at every tick as chunks made on the spot, waited for or not, joined before their tick or in it', async () => {
    const plain = await played(createSimulation(settings, { source: nothingStored }), async () => {});
    const patient = createSimulation(settings, { maker: threaded() });
    let waits = 0;
    const waited = await played(patient, async () => {
      for (let wait = patient.unfinished(); wait !== null; wait = patient.unfinished()) {
        waits++;
        await wait;
      }
    });
    expect(waited).toEqual(plain);
    expect(waits).toBeGreaterThan(0);
    const prepared = createSimulation(settings, { maker: threaded() });
    let parts = 0;
    const inParts = await played(prepared, async () => {
      for (let wait = prepared.unfinished(); wait !== null; wait = prepared.unfinished()) await wait;
      while (prepared.prepare()) parts++;
    });
    expect(inParts).toEqual(plain);
    expect(parts).toBeGreaterThan(100);
    // Some parts are done before the tick, the rest by it.
    const interrupted = createSimulation(settings, { maker: threaded() });
    let turn = 0;
    const half = await played(interrupted, async () => {
      for (let wait = interrupted.unfinished(); wait !== null; wait = interrupted.unfinished()) await wait;
      for (let i = turn++ % 7; i > 0; i--) interrupted.prepare();
    });
    expect(half).toEqual(plain);
    const hasty = createSimulation(settings, { maker: threaded() });
    expect(await played(hasty, async () => {})).toEqual(plain);
  });

  it('find the place where a new world begins', async () => {
    const plain = createSimulation(settings);
    expect(await threaded().spawn()).toEqual(plain.world.spawn);
  });

  it('are read from the save where they are stored, also after it was written again', async () => {
    const store = await openWorldStore(path);
    const maker = threaded(store.chunkSource);
    const simulation = createSimulation(settings, { maker });
    const load = async (ticks: number): Promise<void> => {
      for (let i = 0; i < ticks; i++) {
        for (let wait = simulation.unfinished(); wait !== null; wait = simulation.unfinished()) await wait;
        run(simulation, 1);
      }
    };
    await load(30);
    const [x, y, z] = [Math.floor(simulation.player.x), Math.floor(simulation.player.y) + 4, Math.floor(simulation.player.z)];
    for (const block of ['glowstone', 'bricks', 'obsidian']) {
      chat(simulation, `/setblock ${x} ${y} ${z} ${block}`);
      await store.save(simulation);
      chat(simulation, `/tp ${x + 640} 120 ${z}`);
      await load(30);
      expect(simulation.world.loaded(x, z)).toBe(false);
      chat(simulation, `/tp ${x} ${y - 4} ${z}`);
      await load(30);
      expect(simulation.world.kind(simulation.world.cell(x, y, z)).name).toBe(block);
    }
    maker.close();
    await store.close();
  });

  it('that a dead thread owes are made by whoever needs them', async () => {
    const mortal = new ChunkWorkers();
    const maker = new ThreadedChunkMaker(mortal, { seed: 77n, path }, nothingStored);
    maker.ask(3, 4);
    await mortal.close();
    await maker.unfinished(3, 4);
    expect(maker.unfinished(3, 4)).toBe(null);
    expect(maker.take(3, 4)).toMatchObject({ cx: 3, cz: 4, stored: null });
  });
});
