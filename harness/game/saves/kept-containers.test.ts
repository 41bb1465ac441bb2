import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NbtRegion } from 'deepslate/nbt';
import { expect, it } from 'vitest';
import type { SlotClick } from '../simulation/containers/slot-click.ts';
import { chat, flatSource, flatWorld, run, testSettings } from '../simulation/flat-world.ts';
import type { SavedChunk } from '../simulation/persistence.ts';
import { createSimulation, type Simulation } from '../simulation/simulation.ts';
import { openWorldStore } from './world-store.ts';

const shift = (slot: number): SlotClick => ({ kind: 'quick-move', slot });

/** Uses the block ahead, clicks in its menu, and closes it. */
function inMenu(simulation: Simulation, ...clicks: readonly SlotClick[]): void {
  run(simulation, 1, { use: true, usePressed: true });
  for (const click of clicks) simulation.clickSlot(click);
  simulation.closeMenu();
  run(simulation, 6);
}

/** What blocks of the middle chunk hold, as a reader tells it that did not write the file: id, place, stacks, ticks of fire left. */
async function readByAnother(path: string): Promise<readonly (readonly [string, readonly number[], readonly string[], number])[]> {
  const region = NbtRegion.read(await readFile(join(path, 'dimensions/minecraft/overworld/region/r.0.0.mca')));
  const entities = region.findChunk(0, 0)?.getRoot().getList('block_entities', 10);
  if (entities === undefined) return [];
  return entities.map((entity) => [
    entity.getString('id'),
    ['x', 'y', 'z'].map((axis) => entity.getNumber(axis)),
    entity.getList('Items', 10).map((stack) => `${stack.getNumber('Slot')} ${stack.getString('id')} ${stack.getNumber('count')}`),
    entity.getNumber('lit_time_remaining'),
  ]);
}

it('a chest and a burning furnace come back from the files as they were and go on as they would have', async () => {
  const before = flatWorld({ mode: 'survival' });
  for (const line of ['/gamerule random_tick_speed 0', '/tp @s 8.5 0 8.5 0 0', '/setblock 8 1 11 chest', '/give @s diamond 5'])
    chat(before, line);
  inMenu(before, shift(54));
  for (const line of ['/tp @s 8.5 0 8.5 90 0', '/setblock 6 1 8 furnace', '/give @s raw_iron 3', '/give @s coal 1']) chat(before, line);
  inMenu(before, shift(30), shift(31));
  run(before, 250);
  const path = await mkdtemp(join(tmpdir(), 'horizon-containers-'));
  const store = await openWorldStore(path);
  await store.save(before);
  const load = (cx: number, cz: number): SavedChunk | null => store.chunkSource.load(cx, cz) ?? flatSource.load(cx, cz);
  const after = createSimulation(testSettings(), { saved: await store.load(), source: { load } });
  while (!after.ready) run(after, 1);
  expect(after.worldDigest()).toBe(before.worldDigest());
  for (const simulation of [before, after]) run(simulation, 300, { yaw: 45, pitch: 10 });
  expect(after.worldDigest()).toBe(before.worldDigest());
  const stacks = after.exportChunk(0, 0)?.blockEntities?.map(({ id, items }) => [id, items.map((stack) => stack?.count ?? 0)]);
  expect(stacks).toEqual([
    ['furnace', [1, 0, 2]],
    ['chest', [5, ...Array.from({ length: 26 }, () => 0)]],
  ]);
  expect(await readByAnother(path)).toEqual([
    ['minecraft:furnace', [6, 1, 8], ['0 minecraft:raw_iron 2', '2 minecraft:iron_ingot 1'], 1345],
    ['minecraft:chest', [8, 1, 11], ['0 minecraft:diamond 5'], 0],
  ]);
  await store.close();
  await rm(path, { recursive: true });
});
