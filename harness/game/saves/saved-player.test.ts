import { expect, it } from 'vitest';
import { chat, flatSource, flatWorld, run, testSettings } from '../simulation/flat-world.ts';
import { createSimulation, type Simulation } from '../simulation/simulation.ts';
import { decodePlayer, encodePlayer } from './player-nbt.ts';

/** The player after its file was written and read. */
const reread = (simulation: Simulation) => decodePlayer(encodePlayer(simulation.exportPlayer()));

function survivor(...lines: readonly string[]): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  for (const line of lines) chat(simulation, line);
  return simulation;
}

it.each<[string, () => Simulation]>([
  [
    'that burns',
    () => {
      const simulation = survivor('/setblock 8 0 8 lava');
      run(simulation, 3);
      return simulation;
    },
  ],
  [
    'that sleeps in its bed',
    () => {
      const bed = ['/setblock 8 0 11 red_bed[part=foot,facing=south]', '/setblock 8 0 12 red_bed[part=head,facing=south]'];
      const simulation = survivor(...bed, '/tp 8.5 0 9.5', '/time set 14000');
      run(simulation, 1, { yaw: 0, pitch: 35, use: true, usePressed: true });
      run(simulation, 30);
      expect(simulation.player.sleepTicks).toBe(31);
      return simulation;
    },
  ],
  [
    'that swims at full stretch, hurt, with points',
    () => {
      const simulation = survivor('/fill 0 0 0 15 8 31 water', '/tp 8.5 3 1.5', '/xp add @s 50 points', '/effect give @s instant_damage');
      run(simulation, 12, { forward: true, sprint: true });
      expect(simulation.player.swimming).toBe(true);
      return simulation;
    },
  ],
])('a player %s comes back from its file as it was', (_, make) => {
  const simulation = make();
  // Counts are in a file of their own.
  const { statistics, ...player } = simulation.exportPlayer();
  expect(statistics).toBeDefined();
  expect(reread(simulation)).toEqual(player);
  const saved = { level: simulation.exportLevel(), player: reread(simulation) };
  const again = createSimulation(testSettings({ mode: 'survival' }), { source: flatSource, saved });
  expect({ ...again.exportPlayer(), statistics: undefined }).toEqual({ ...player, statistics: undefined });
});
