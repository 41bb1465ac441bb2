import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NbtRegion } from 'deepslate/nbt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorldSettings } from '../simulation/api.ts';
import { idleControls } from '../simulation/idle-controls.ts';
import type { SavedChunk } from '../simulation/persistence.ts';
import { createSimulation } from '../simulation/simulation.ts';
import { openWorldStore } from './world-store.ts';

type Simulation = ReturnType<typeof createSimulation>;

const settings: WorldSettings = {
  name: 'Simulated',
  folder: 'simulated',
  seed: 20261130n,
  mode: 'creative',
  cheats: true,
  viewDistance: 2,
  frozen: false,
};

/** What of an exported chunk is stored. */
const stored = ({ raw: _, ...chunk }: SavedChunk): SavedChunk => chunk;

describe('a world that was simulated', () => {
  let path: string;
  let before: Simulation;
  let chunks: readonly SavedChunk[];

  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'horizon-simulated-'));
    before = createSimulation(settings);
    ready(before);
    const { x, y, z } = before.player;
    before.say(`/setblock ${Math.floor(x)} ${Math.floor(y) + 3} ${Math.floor(z)} glowstone`);
    before.say('/give @s stone 7');
    for (let i = 0; i < 20; i++) before.tick(idleControls);
    chunks = before.world.chunks().flatMap(({ cx, cz }) => before.exportChunk(cx, cz) ?? []);
    const store = await openWorldStore(path);
    const report = await store.save(before);
    expect(report.chunks).toBeGreaterThanOrEqual(chunks.length);
    await store.close();
  });
  afterAll(() => rm(path, { recursive: true, force: true }));

  it('has chunks, and none left to save', () => {
    expect(chunks.length).toBeGreaterThanOrEqual(25);
    expect(before.dirtyChunks()).toEqual([]);
  });

  it('comes back from its files block by block, light by light', async () => {
    const store = await openWorldStore(path);
    for (const chunk of chunks) expect(store.chunkSource.load(chunk.cx, chunk.cz)).toEqual(stored(chunk));
    await store.close();
  });

  it('goes on from its files as it went on without them', async () => {
    const store = await openWorldStore(path);
    const after = createSimulation(settings, { saved: await store.load(), source: store.chunkSource });
    ready(after);
    expect(after.exportPlayer().inventory).toEqual(before.exportPlayer().inventory);
    expect(after.world.seed).toBe(before.world.seed);
    const light = before.world.light(Math.floor(before.player.x), Math.floor(before.player.y) + 2, Math.floor(before.player.z));
    expect(light.block).toBe(14);
    expect(after.world.light(Math.floor(before.player.x), Math.floor(before.player.y) + 2, Math.floor(before.player.z))).toEqual(light);
    await store.close();
  });

  it('says to another reader which blocks it has', async () => {
    const folder = join(path, 'dimensions/minecraft/overworld/region');
    const regions = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const [, rx, rz] = name.split('.').map(Number);
        return { rx, rz, region: NbtRegion.read(await readFile(join(folder, name))) };
      }),
    );
    for (const chunk of chunks) {
      const { region } = regions.find(({ rx, rz }) => rx === Math.floor(chunk.cx / 32) && rz === Math.floor(chunk.cz / 32))!;
      const root = region.findChunk(chunk.cx, chunk.cz)?.getRoot();
      expect([root?.getNumber('xPos'), root?.getNumber('zPos')]).toEqual([chunk.cx, chunk.cz]);
      const names = root?.getList('sections', 10).map((section) =>
        section
          .getCompound('block_states')
          .getList('palette', 10)
          .map((state) => state.getString('Name')),
      );
      expect(names).toEqual(chunk.sections.map(({ palette }) => palette.map(({ name }) => `minecraft:${name}`)));
    }
  });
});

function ready(simulation: Simulation): void {
  for (let i = 0; i < 2000 && !simulation.ready; i++) simulation.tick(idleControls);
  if (!simulation.ready) throw new Error('the world did not load in 2000 ticks');
}
