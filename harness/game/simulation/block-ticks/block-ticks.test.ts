import { describe, expect, it } from 'vitest';
import { rulesOf } from '../blocks/cell.ts';
import { chat, flatSource, flatWorld, run, testSettings } from '../flat-world.ts';
import type { ChunkSource, SavedChunk } from '../persistence.ts';
import { createSimulation, type Simulation } from '../simulation.ts';

/** Everything that blocks do by themselves at once: floods, fires, fields, a falling tower, trees that lose their trunk. */
const scene = [
  '/gamerule random_tick_speed 30',
  '/fill -12 0 -12 -6 2 -6 white_wool',
  '/setblock -9 3 -9 fire',
  '/fill 0 6 -12 6 6 -6 stone',
  '/setblock 3 7 -9 water',
  '/setblock -12 0 4 lava',
  '/setblock -9 2 4 water',
  '/fill 0 -1 4 8 -1 12 farmland',
  '/fill 0 0 4 8 0 12 wheat',
  '/setblock 4 -1 8 water',
  '/fill 10 0 10 10 8 10 sand',
  '/setblock 10 0 10 air',
  '/setblock 14 0 0 oak_sapling',
  '/setblock 14 0 -8 oak_sapling',
];

function begun(): Simulation {
  const simulation = flatWorld();
  for (const line of scene) chat(simulation, line);
  return simulation;
}

function reloaded(simulation: Simulation): Simulation {
  const stored = new Map<string, SavedChunk>();
  for (const { cx, cz } of simulation.dirtyChunks()) {
    const chunk = simulation.exportChunk(cx, cz);
    // As files do it: the same values, none of the same objects.
    if (chunk !== null) stored.set(`${cx},${cz}`, structuredClone(chunk));
  }
  const saved = structuredClone({ level: simulation.exportLevel(), player: simulation.exportPlayer() });
  const source: ChunkSource = { load: (cx, cz) => stored.get(`${cx},${cz}`) ?? flatSource.load(cx, cz) };
  const after = createSimulation(testSettings(), { saved, source });
  while (!after.ready) run(after, 1);
  return after;
}

/** How often a kind of block is in the scene. */
function count(simulation: Simulation, name: string): number {
  let found = 0;
  for (const { sections } of simulation.world.chunks()) {
    for (const section of sections) if (!section.empty) for (const cell of section.cells) if (rulesOf(cell).name === name) found++;
  }
  return found;
}

describe('what blocks do by themselves', () => {
  it('is the same again, and the same when the world was saved and loaded on the way', () => {
    const first = begun();
    run(first, 700);
    expect(count(first, 'fire')).toBeGreaterThan(0);
    const middle = first.worldDigest();
    const loaded = reloaded(first);
    expect(loaded.worldDigest()).toBe(middle);
    run(first, 1300);
    run(loaded, 1300);
    expect(loaded.worldDigest()).toBe(first.worldDigest());
    const again = begun();
    run(again, 2000);
    expect(again.worldDigest()).toBe(first.worldDigest());
    expect(count(first, 'white_wool')).toBeLessThan(100);
    expect(count(first, 'wheat')).toBe(80);
    expect(count(first, 'obsidian') + count(first, 'cobblestone')).toBeGreaterThan(0);
  });

  it('waits while the world is frozen', () => {
    const simulation = flatWorld();
    chat(simulation, '/tick freeze');
    chat(simulation, '/setblock 0 0 0 water');
    chat(simulation, '/setblock 4 4 4 sand');
    const before = simulation.worldDigest();
    run(simulation, 100);
    expect(simulation.worldDigest()).toBe(before);
    chat(simulation, '/tick step 6');
    run(simulation, 6);
    expect(rulesOf(simulation.world.cell(1, 0, 0)).name).toBe('water');
  });
});
