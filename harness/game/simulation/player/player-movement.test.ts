import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { PlayerControls } from '../view.ts';

/** Blocks a second over the ground, once it is steady. */
function speed(controls: Partial<PlayerControls>, prepare: readonly string[] = []): number {
  const simulation = flatWorld();
  for (const line of prepare) simulation.say(line);
  run(simulation, 30, controls);
  const { x, z } = simulation.player;
  run(simulation, 20, controls);
  return Math.hypot(simulation.player.x - x, simulation.player.z - z);
}

/** Highest feet position over some ticks, above where they began. */
function apex(controls: Partial<PlayerControls>): number {
  const simulation = flatWorld();
  const { y } = simulation.player;
  let best = 0;
  for (let i = 0; i < 14; i++) {
    run(simulation, 1, { ...controls, jump: i < 2 });
    best = Math.max(best, simulation.player.y - y);
  }
  return best;
}

describe('movement', () => {
  it.each([
    ['walking', { forward: true }, 4.317],
    ['walking backward', { back: true }, 4.317],
    ['sprinting', { forward: true, sprint: true }, 5.612],
    ['sneaking', { forward: true, sneak: true }, 1.295],
  ])('%s is as fast as in Java Edition', (_, controls, expected) => {
    expect(speed(controls)).toBeCloseTo(expected, 2);
  });

  it('swims forward at 1.96 blocks a second', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 0 0 0 15 8 31 water');
    chat(simulation, '/tp 8.5 3 1.5');
    run(simulation, 20, { forward: true });
    const { z } = simulation.player;
    run(simulation, 20, { forward: true });
    expect(simulation.player.inWater).toBe(true);
    expect(simulation.player.z - z).toBeCloseTo(1.96, 1);
  });

  it('jumps 1.2522 blocks high', () => {
    expect(apex({})).toBeCloseTo(1.2522, 3);
  });

  it('flies after a double press of jump, at 10.9 blocks a second and twice that sprinting', () => {
    const start = (sprint: boolean): number => {
      const simulation = flatWorld({ viewDistance: 3 });
      run(simulation, 1, { jump: true });
      run(simulation, 2);
      run(simulation, 1, { jump: true });
      expect(simulation.player.flying).toBe(true);
      run(simulation, 10, { jump: true });
      run(simulation, 80, { forward: true, sprint });
      const { z } = simulation.player;
      run(simulation, 20, { forward: true, sprint });
      return simulation.player.z - z;
    };
    expect(start(false)).toBeCloseTo(10.89, 1);
    expect(start(true)).toBeCloseTo(21.78, 1);
  });

  it('climbs a slab by walking, but not a block', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 0 0 11 15 0 11 oak_slab');
    chat(simulation, '/fill 0 0 13 15 0 13 stone');
    run(simulation, 12, { forward: true });
    expect(simulation.player.y).toBe(0.5);
    run(simulation, 60, { forward: true });
    expect(simulation.player.z).toBeCloseTo(12.7, 6);
    expect(simulation.player.y).toBe(0);
  });

  it('keeps a sneaking player on its block', () => {
    const simulation = flatWorld();
    chat(simulation, '/setblock 8 9 8 stone');
    chat(simulation, '/tp 8.5 10 8.5');
    run(simulation, 60, { forward: true, right: true, sneak: true });
    expect(simulation.player.y).toBe(10);
    run(simulation, 60, { forward: true });
    expect(simulation.player.y).toBe(0);
  });

  it('holds the player down under a low roof', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 0 1 10 15 1 15 oak_slab[type=top]');
    run(simulation, 60, { forward: true, sneak: true });
    run(simulation, 5);
    expect(simulation.player.sneaking).toBe(true);
    expect(simulation.player.eyeHeight).toBe(1.27);
  });

  it('stands on snow one layer lower than it looks', () => {
    const simulation = flatWorld();
    chat(simulation, '/setblock 8 0 8 snow[layers=4]');
    chat(simulation, '/tp 8.5 1 8.5');
    run(simulation, 20);
    expect(simulation.player.y).toBe(0.375);
  });

  it('lets the hand lag behind a turn by half a tick after tick, until it is settled', () => {
    const simulation = flatWorld();
    run(simulation, 1, { yaw: 40 });
    expect(simulation.player.handLag).toEqual([20, 0]);
    run(simulation, 1, { yaw: 40 });
    expect(simulation.player.handLag).toEqual([10, 0]);
    run(simulation, 20, { yaw: 40 });
    expect(simulation.player.handLag).toEqual([0, 0]);
  });
});
