import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const click = { use: true, usePressed: true };

function survivor(item: string): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, '/gamerule natural_health_regeneration false');
  chat(simulation, `/give @s ${item}`);
  return simulation;
}

const kinds = (simulation: Simulation): readonly string[] => simulation.entities.map(({ kind }) => kind);

describe('a throw', () => {
  it('of a snowball flies at one and a half blocks a tick and is gone where it lands', () => {
    const simulation = survivor('snowball 2');
    run(simulation, 1, { yaw: 0, pitch: 5, ...click });
    const ball = simulation.entities.find(({ kind }) => kind === 'snowball')!;
    const { x, y, z } = ball;
    run(simulation, 1);
    expect(Math.hypot(ball.x - x, ball.y - y, ball.z - z)).toBeCloseTo(1.47, 1);
    expect(simulation.player.inventory[36]).toEqual({ item: 'snowball', count: 1 });
    runUntil(simulation, () => !kinds(simulation).includes('snowball'), {}, 100);
  });

  it('of a snowball shoves a mob, unhurt', () => {
    const simulation = survivor('snowball 2');
    chat(simulation, '/summon cow 8.5 0 12.5');
    run(simulation, 1, { yaw: 0, pitch: 8, ...click });
    runUntil(simulation, () => !kinds(simulation).includes('snowball'), {}, 40);
    const cow = simulation.entities.find(({ kind }) => kind === 'cow')!;
    const { z } = cow;
    run(simulation, 5);
    expect(cow.z).toBeGreaterThan(z + 0.2);
    expect(cow.mob?.deathTime).toBeLessThanOrEqual(0);
  });

  it('of a pearl takes the player where it lands, and hurts; another has to wait a second', () => {
    const simulation = survivor('ender_pearl 3');
    const { z } = simulation.player;
    run(simulation, 1, { yaw: 0, pitch: 5, ...click });
    run(simulation, 6, { use: true });
    expect(simulation.player.inventory[36]).toEqual({ item: 'ender_pearl', count: 2 });
    runUntil(simulation, () => simulation.player.z > z + 8, {}, 100);
    expect(simulation.player.health).toBe(15);
    expect(kinds(simulation)).not.toContain('ender_pearl');
  });

  it('of many eggs hatches some chicks', () => {
    const simulation = survivor('egg 16');
    for (let i = 0; i < 40; i++) {
      if (i % 16 === 15) chat(simulation, '/give @s egg 16');
      run(simulation, 5, { yaw: 0, pitch: 5, use: true, usePressed: true });
    }
    run(simulation, 60);
    const chicks = simulation.entities.filter(({ kind, mob }) => kind === 'chicken' && mob?.baby === true);
    expect(chicks.length).toBeGreaterThan(0);
    expect(chicks.length).toBeLessThan(60);
  });
});
