import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorldSettings } from '../simulation/api.ts';
import { idleControls } from '../simulation/idle-controls.ts';
import type { SavedEntity } from '../simulation/persistence.ts';
import { createSimulation, type Simulation } from '../simulation/simulation.ts';
import { openWorldStore } from './world-store.ts';

const settings: WorldSettings = {
  name: 'Alive',
  folder: 'alive',
  seed: 11n,
  mode: 'survival',
  cheats: true,
  viewDistance: 3,
  frozen: false,
};
const kinds = ['cow', 'pig', 'sheep', 'chicken', 'villager', 'zombie', 'skeleton', 'spider', 'creeper', 'armor_stand'] as const;
const half = 1500;

function run(simulation: Simulation, ticks: number): void {
  for (let i = 0; i < ticks; i++) simulation.tick(idleControls);
}

function ready(simulation: Simulation): void {
  for (let i = 0; i < 2000 && !simulation.ready; i++) simulation.tick(idleControls);
  if (!simulation.ready) throw new Error('The world did not load within 2000 ticks.');
}

/** A new world at night with thirty mobs of all kinds round the player. */
function begin(): Simulation {
  const simulation = createSimulation(settings);
  ready(simulation);
  simulation.say('/time set midnight');
  // The player lives through all of it, so that it goes on being hunted.
  simulation.say('/effect give @s resistance infinite 4');
  for (let i = 0; i < 30; i++) simulation.say(`/summon ${kinds[i % kinds.length]} ~${(i % 6) * 4 - 10} ~2 ~${Math.floor(i / 6) * 4 - 8}`);
  return simulation;
}

const saved = (simulation: Simulation): readonly SavedEntity[] =>
  simulation.world.chunks().flatMap(({ cx, cz }) => simulation.exportChunk(cx, cz)?.entities ?? []);

describe('a world full of mobs', () => {
  let path: string;
  let whole: Simulation;
  let atHalf: string;

  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'horizon-mobs-'));
    whole = begin();
    run(whole, half);
    atHalf = whole.worldDigest();
    const store = await openWorldStore(path);
    await store.save(whole);
    await store.close();
    run(whole, half);
  });
  afterAll(() => rm(path, { recursive: true, force: true }));

  it('has mobs still, and a player who lives', () => {
    expect(whole.player.dead).toBe(false);
    const found = saved(whole).map(({ kind }) => kind);
    expect(new Set(found).size).toBeGreaterThan(3);
    expect(found.length).toBeGreaterThan(10);
  });

  it('is the same again in another run', () => {
    const again = begin();
    run(again, half);
    expect(again.worldDigest()).toBe(atHalf);
    run(again, half);
    expect(again.worldDigest()).toBe(whole.worldDigest());
  });

  it('goes on from its files as if it had never been closed', async () => {
    const store = await openWorldStore(path);
    const after = createSimulation(settings, { saved: await store.load(), source: store.chunkSource });
    const { time } = after.world;
    ready(after);
    expect(after.world.time).toBe(time);
    expect(after.worldDigest()).toBe(atHalf);
    run(after, half);
    expect(saved(after)).toEqual(saved(whole));
    expect(after.worldDigest()).toBe(whole.worldDigest());
    await store.close();
  });
});
