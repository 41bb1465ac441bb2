import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';

/** Health after a fall from a height in blocks. */
function fallFrom(height: number): number {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, `/tp 8.5 ${height} 8.5`);
  run(simulation, 1);
  runUntil(simulation, () => simulation.player.onGround);
  run(simulation, 1);
  return simulation.player.health;
}

describe('survival', () => {
  it.each([
    [3, 20],
    [4, 19],
    [10, 13],
    [23, 0],
  ])('a fall of %d blocks leaves %d health', (height, health) => {
    expect(fallFrom(height)).toBe(health);
  });

  it('water breaks a fall', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 7 0 7 9 1 9 water');
    chat(simulation, '/tp 8.5 30 8.5');
    run(simulation, 80);
    expect(simulation.player.health).toBe(20);
  });

  it('a creative player falls unhurt', () => {
    const simulation = flatWorld();
    chat(simulation, '/tp 8.5 60 8.5');
    run(simulation, 100);
    expect([simulation.player.onGround, simulation.player.health]).toEqual([true, 20]);
  });

  it('air lasts 15 seconds, then drowning takes 2 each second', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 7 0 7 9 5 9 water');
    chat(simulation, '/setblock 8 4 8 stone');
    chat(simulation, '/fill 7 4 7 9 4 9 stone');
    const losses: number[] = [];
    for (let tick = 1; tick <= 345; tick++) {
      const { health } = simulation.player;
      run(simulation, 1);
      if (simulation.player.health < health) losses.push(tick, health - simulation.player.health);
    }
    expect(losses).toEqual([320, 2, 340, 2]);
  });

  it('a cactus pricks once in half a second', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 -1 10 sand');
    chat(simulation, '/setblock 8 0 10 cactus');
    run(simulation, 40, { forward: true });
    expect(simulation.player.health).toBeLessThanOrEqual(18);
    expect(simulation.player.health).toBeGreaterThan(14);
  });

  it('wounds heal while the player is fed', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/tp 8.5 8 8.5');
    runUntil(simulation, () => simulation.player.health < 20);
    expect(simulation.player.health).toBe(15);
    run(simulation, 200);
    expect(simulation.player.health).toBeGreaterThan(16);
  });

  it('sprinting makes hungry; eating fills', () => {
    const simulation = flatWorld({ mode: 'survival', viewDistance: 1 });
    runUntil(simulation, () => simulation.player.food < 17, { forward: true, sprint: true, jump: true }, 6000);
    chat(simulation, '/give @s bread 2');
    run(simulation, 1, { use: true, usePressed: true });
    run(simulation, 31, { use: true });
    expect(simulation.player.food).toBe(20);
    expect(simulation.player.inventory[36]).toEqual({ item: 'bread', count: 1 });
  });

  it('a dead player drops all it has, stands still, and comes back whole', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/give @s diamond 5');
    chat(simulation, '/spawnpoint 3 0 4');
    simulation.takeEvents();
    simulation.say('/kill');
    expect(simulation.takeEvents()).toEqual([{ kind: 'death', text: 'The player was killed by a command.' }]);
    expect(simulation.player.deathText).toBe('The player was killed by a command.');
    const { z } = simulation.player;
    run(simulation, 20, { forward: true });
    expect([simulation.player.dead, simulation.player.z]).toEqual([true, z]);
    expect(simulation.entities[0].stack).toEqual({ item: 'diamond', count: 5 });
    simulation.respawn();
    expect(simulation.takeEvents()).toEqual([{ kind: 'respawn' }]);
    expect(simulation.player).toMatchObject({ dead: false, health: 20, x: 3.5, y: 0, z: 4.5 });
  });
});
