import type { WorldSettings } from './api.ts';
import { idleControls } from './idle-controls.ts';
import type { ChunkSource, SavedChunk } from './persistence.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import type { PlayerControls, SimulationEvent } from './view.ts';

/** The ground's top of a flat world: a body on it stands at this height. */
export const flatTop = 0;

/** Grass on dirt on stone on bedrock, the same everywhere, up to height 0. */
export const flatSource: ChunkSource = {
  load(cx, cz): SavedChunk {
    const cells = new Uint16Array(4096);
    for (let i = 0; i < 4096; i++) cells[i] = i >> 8 === 15 ? 3 : i >> 8 > 11 ? 2 : i >> 8 > 0 ? 1 : 0;
    const palette = ['bedrock', 'stone', 'dirt', 'grass_block'].map((name) => ({ name, properties: {} }));
    const sections = [{ y: -1, palette, cells, skyLight: null, blockLight: null }];
    return { cx, cz, sections, biomes: Array.from({ length: 16 }, () => 'plains'), lit: false, entities: [], time: 0 };
  },
};

/** Settings for tests; small, in creative mode unless said otherwise. */
export function testSettings(changes: Partial<WorldSettings> = {}): WorldSettings {
  return { name: 'Test', folder: 'test', seed: 7n, mode: 'creative', cheats: true, viewDistance: 1, frozen: false, ...changes };
}

/** A loaded flat world without mobs that come by themselves, the player on the ground at 8.5, 8.5, looking south. */
export function flatWorld(changes: Partial<WorldSettings> = {}): Simulation {
  const simulation = createSimulation(testSettings(changes), { source: flatSource });
  simulation.say('/gamerule spawn_mobs false');
  simulation.say('/tp 8.5 0 8.5');
  if (changes.cheats === false) throw new Error('flatWorld needs cheats to place its player');
  run(simulation, 1);
  while (!simulation.ready) run(simulation, 1);
  run(simulation, 3);
  simulation.takeEvents();
  return simulation;
}

/** Runs ticks with the same controls. */
export function run(simulation: Simulation, ticks: number, controls: Partial<PlayerControls> = {}): void {
  for (let i = 0; i < ticks; i++) simulation.tick({ ...idleControls, ...controls });
}

/** Runs ticks until something is so; throws when it is not within `limit` ticks. Answers the ticks it took. */
export function runUntil(simulation: Simulation, done: () => boolean, controls: Partial<PlayerControls> = {}, limit = 2000): number {
  for (let ticks = 0; ticks <= limit; ticks++) {
    if (done()) return ticks;
    run(simulation, 1, controls);
  }
  throw new Error(`It did not happen within ${limit} ticks.`);
}

/** Types a line into the chat and answers what came back. */
export function chat(simulation: Simulation, line: string): string {
  simulation.takeEvents();
  simulation.say(line);
  const texts = simulation.takeEvents().filter((event): event is Extract<SimulationEvent, { kind: 'chat' }> => event.kind === 'chat');
  return texts.map((event) => event.text).join('\n');
}
