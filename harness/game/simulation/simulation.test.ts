import { describe, expect, it } from 'vitest';
import { chat, flatSource, flatWorld, run, runUntil, testSettings } from './flat-world.ts';
import { idleControls } from './idle-controls.ts';
import type { ChunkSource, SavedChunk } from './persistence.ts';
import { createSimulation, type Simulation } from './simulation.ts';

function load(simulation: Simulation): Simulation {
  runUntil(simulation, () => simulation.ready);
  return simulation;
}

/** A walk with jumps, turns, digging and placing. */
function play(simulation: Simulation): void {
  chat(simulation, '/give @s cobblestone 64');
  chat(simulation, '/give @s torch 64');
  for (let i = 0; i < 200; i++) {
    const attack = i % 40 < 20;
    run(simulation, 1, {
      forward: i % 50 < 35,
      sprint: i % 100 > 50,
      jump: i % 17 < 3,
      sneak: i % 60 > 50,
      attack,
      attackPressed: attack && i % 40 === 0,
      use: !attack,
      usePressed: i % 10 === 0,
      yaw: i * 3,
      pitch: 20 + (i % 60),
      selected: i % 90 < 45 ? 0 : 1,
    });
  }
}

/** Stores what a simulation says is to be stored, and gives it back. */
function storeAll(simulation: Simulation): ChunkSource {
  const chunks = new Map<string, SavedChunk>();
  for (const { cx, cz } of simulation.dirtyChunks()) {
    const chunk = simulation.exportChunk(cx, cz);
    if (chunk !== null) chunks.set(`${cx},${cz}`, chunk);
    simulation.markSaved(cx, cz);
  }
  return { load: (cx, cz) => chunks.get(`${cx},${cz}`) ?? null };
}

describe('a simulation', () => {
  it('does the same for the same seed and the same controls', () => {
    const [a, b] = [0, 1].map(() => {
      const simulation = load(createSimulation(testSettings({ mode: 'survival', viewDistance: 2 })));
      play(simulation);
      return [simulation.worldDigest(), JSON.stringify(simulation.stateForDigest()), simulation.takeEvents()];
    });
    expect(a).toEqual(b);
  });

  it('does something else for another seed', () => {
    const digests = [1n, 2n].map((seed) => load(createSimulation(testSettings({ seed }))).worldDigest());
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('makes the same chunks whichever way they were reached', () => {
    const chunksAt = (places: readonly string[]): readonly { at: number[]; digest: string }[] => {
      const simulation = load(createSimulation(testSettings({ mode: 'spectator' })));
      // What grows meanwhile depends on when a chunk came.
      chat(simulation, '/gamerule random_tick_speed 0');
      for (const place of places) {
        chat(simulation, `/tp ${place}`);
        run(simulation, 1);
        runUntil(simulation, () => simulation.ready);
      }
      return simulation.stateForDigest().chunks;
    };
    expect(chunksAt(['200 90 200', '300 90 200', '250 90 250'])).toEqual(chunksAt(['250 90 310', '250 90 250']));
  });

  it('comes back from its own save with the same digest, and goes on the same', () => {
    const settings = testSettings({ mode: 'survival', viewDistance: 2 });
    const before = load(createSimulation(settings));
    play(before);
    chat(before, '/give @s diamond 3');
    run(before, 1, { dropPressed: true });
    const source = storeAll(before);
    const saved = { level: before.exportLevel(), player: before.exportPlayer() };
    const after = load(createSimulation({ ...settings, seed: 99n }, { saved, source }));
    expect([after.exportLevel(), after.exportPlayer()]).toEqual([saved.level, saved.player]);
    expect(after.stateForDigest().chunks).toEqual(before.stateForDigest().chunks);
    expect(after.worldDigest()).toBe(before.worldDigest());
    expect(after.entities.map((entity) => entity.stack)).toEqual(before.entities.map((entity) => entity.stack));
    for (const simulation of [before, after]) run(simulation, 60, { yaw: 10 });
    expect(after.exportPlayer().position).toEqual(before.exportPlayer().position);
    expect(after.exportLevel()).toEqual(before.exportLevel());
  });

  it('stores the chunks whose light changed with an edit next to them', () => {
    const simulation = flatWorld();
    chat(simulation, '/setblock 15 1 8 glowstone');
    const stored = new Map<string, SavedChunk>();
    const storeDirty = (): void => {
      for (const { cx, cz } of simulation.dirtyChunks()) {
        const chunk = simulation.exportChunk(cx, cz);
        if (chunk !== null) stored.set(`${cx},${cz}`, chunk);
        simulation.markSaved(cx, cz);
      }
    };
    storeDirty();
    chat(simulation, '/setblock 15 1 8 air');
    storeDirty();
    const saved = { level: simulation.exportLevel(), player: simulation.exportPlayer() };
    const source: ChunkSource = { load: (cx, cz) => stored.get(`${cx},${cz}`) ?? flatSource.load(cx, cz) };
    const after = load(createSimulation(testSettings(), { saved, source }));
    expect(after.world.light(16, 1, 8).block).toBe(0);
    expect(after.worldDigest()).toBe(simulation.worldDigest());
  });

  it('is the same on every machine', () => {
    const simulation = load(createSimulation(testSettings({ seed: 1n, mode: 'survival' })));
    play(simulation);
    expect(simulation.worldDigest()).toMatchInlineSnapshot(`"9c13a2d6de3179ba3016be3e6d0cd596"`);
  });

  it('names only changed chunks as dirty once all are saved', () => {
    const simulation = flatWorld();
    storeAll(simulation);
    expect(simulation.dirtyChunks()).toEqual([]);
    chat(simulation, '/setblock 17 3 3 stone');
    expect(simulation.dirtyChunks()).toContainEqual({ cx: 1, cz: 0, edited: true });
    const exported = simulation.exportChunk(1, 0);
    chat(simulation, '/setblock 17 4 3 stone');
    simulation.markSaved(1, 0);
    expect(simulation.dirtyChunks()).toContainEqual({ cx: 1, cz: 0, edited: true });
    expect(exported?.sections.find((section) => section.y === 0)?.palette).toContainEqual({ name: 'stone', properties: {} });
  });

  it('keeps changes in chunks that left the view until they are saved', () => {
    const simulation = load(createSimulation(testSettings({ mode: 'spectator' })));
    const [x, , z] = simulation.exportLevel().spawn;
    chat(simulation, `/setblock ${x} 200 ${z} glowstone`);
    for (const place of [`${x + 2000} 100 ${z}`, `${x} 100 ${z}`]) {
      chat(simulation, `/tp ${place}`);
      run(simulation, 1);
      if (place.startsWith(String(x + 2000))) expect(simulation.dirtyChunks()).toContainEqual({ cx: x >> 4, cz: z >> 4, edited: true });
      runUntil(simulation, () => simulation.ready);
    }
    expect(simulation.world.kind(simulation.world.cell(x, 200, z)).name).toBe('glowstone');
    expect(simulation.world.light(x, 201, z).block).toBe(14);
  });

  it('stands still while frozen, but lets the player move; steps run the world on', () => {
    const simulation = flatWorld({ mode: 'survival', frozen: true });
    expect([simulation.world.frozen, simulation.world.time]).toEqual([true, 0]);
    chat(simulation, '/give @s stone 2');
    run(simulation, 1, { dropPressed: true });
    const { y } = simulation.entities[0];
    run(simulation, 30, { forward: true });
    expect([simulation.world.time, simulation.entities[0].y]).toEqual([0, y]);
    expect(simulation.player.z).toBeGreaterThan(10);
    chat(simulation, '/tick step 5');
    run(simulation, 30);
    expect(simulation.world.time).toBe(5);
    expect(simulation.entities[0].y).toBeLessThan(y);
    chat(simulation, '/tick unfreeze');
    run(simulation, 30);
    expect(simulation.world.time).toBe(35);
  });

  it('sprints many ticks within few and says when it is done', () => {
    const simulation = flatWorld();
    const { time } = simulation.world;
    chat(simulation, '/tick sprint 1000');
    run(simulation, 50);
    expect(simulation.world.time).toBe(time + 1000);
    expect(simulation.takeEvents()).toContainEqual({ kind: 'chat', text: 'The sprint is over.', from: null });
  });

  it('runs the world at another rate than the client', () => {
    const simulation = flatWorld();
    for (const [rate, ticks] of [
      [5, 10],
      [50, 100],
    ]) {
      chat(simulation, `/tick rate ${rate}`);
      const { time } = simulation.world;
      run(simulation, 40);
      expect(simulation.world.time - time).toBe(ticks);
    }
  });

  it('waits with player and world until the view is loaded, and tells how far it is', () => {
    const simulation = createSimulation(testSettings({ viewDistance: 3 }));
    const { y } = simulation.player;
    const seen: number[] = [];
    while (!simulation.ready) {
      seen.push(simulation.progress);
      simulation.tick({ ...idleControls, forward: true });
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    // Eight are asked for a tick, and the last arrive four ticks later.
    expect(seen.length).toBe(Math.ceil(81 / 8) + 4);
    expect(simulation.player.y).toBe(y);
    expect(simulation.progress).toBe(1);
    expect(simulation.world.chunks()).toHaveLength(49);
  });

  it('begins on dry ground under the open sky', () => {
    for (const seed of [1n, 2n, -5n, 123456789012345678n]) {
      const simulation = load(createSimulation(testSettings({ seed, mode: 'survival' })));
      run(simulation, 5);
      const { x, y, z, onGround, inWater } = simulation.player;
      expect([onGround, inWater, simulation.world.light(x, y, z).sky]).toEqual([true, false, 15]);
    }
  });

  it('refuses a view distance that no world can have', () => {
    for (const viewDistance of [0, 33, 2.5, Number.NaN]) {
      expect(() => createSimulation(testSettings({ viewDistance }))).toThrow(/give a whole number of chunks from 1 to 32/);
    }
  });

  it('takes a stored chunk with a block it does not know, and never stores over it', () => {
    const source: ChunkSource = {
      load: (cx, cz) => ({
        cx,
        cz,
        sections: [
          { y: 0, palette: [{ name: 'warped_stem', properties: {} }], cells: new Uint16Array(4096), skyLight: null, blockLight: null },
        ],
        biomes: [],
        lit: false,
        entities: [],
        time: 0,
      }),
    };
    const simulation = load(createSimulation(testSettings({ mode: 'spectator' }), { source }));
    const [{ cx, cz }] = simulation.world.chunks();
    expect(simulation.world.kind(simulation.world.cell(cx * 16, 5, cz * 16)).name).toBe('stone');
    chat(simulation, `/setblock ${cx * 16} 5 ${cz * 16} dirt`);
    expect(simulation.dirtyChunks()).toEqual([]);
  });
});
