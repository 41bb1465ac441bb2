import { describe, expect, it } from 'vitest';
import { rulesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const nameAt = (simulation: Simulation, x: number, y: number, z: number): string => rulesOf(simulation.world.cell(x, y, z)).name;

function worldWith(...commands: readonly string[]): Simulation {
  const simulation = flatWorld();
  for (const command of commands) chat(simulation, command);
  return simulation;
}

describe('fire', () => {
  it('goes out on bare ground', () => {
    const simulation = worldWith('/setblock 0 0 0 fire');
    run(simulation, 600);
    expect(nameAt(simulation, 0, 0, 0)).toBe('air');
  });

  it('burns for ever on netherrack', () => {
    const simulation = worldWith('/setblock 0 -1 0 netherrack', '/setblock 0 0 0 fire');
    run(simulation, 1500);
    expect(nameAt(simulation, 0, 0, 0)).toBe('fire');
  });

  it('eats wool and jumps to more of it', () => {
    const simulation = worldWith('/fill 0 0 0 4 2 4 white_wool', '/setblock 2 3 2 fire');
    run(simulation, 2000);
    let left = 0;
    for (let x = 0; x <= 4; x++)
      for (let y = 0; y <= 2; y++) for (let z = 0; z <= 4; z++) if (nameAt(simulation, x, y, z) === 'white_wool') left++;
    expect(left).toBeLessThan(40);
  });

  it('does not spread when the rule says so', () => {
    const simulation = worldWith('/gamerule fire_spread_radius_around_player 0', '/fill 0 0 0 4 0 4 white_wool', '/setblock 0 1 0 fire');
    run(simulation, 1000);
    expect([nameAt(simulation, 0, 0, 0), nameAt(simulation, 4, 0, 4)]).toEqual(['white_wool', 'white_wool']);
  });

  it('is put out by rain', () => {
    const simulation = worldWith('/setblock 0 -1 0 oak_planks', '/weather rain', '/setblock 0 0 0 fire');
    run(simulation, 800);
    expect(nameAt(simulation, 0, 0, 0)).not.toBe('fire');
  });

  it('pops off when its fuel is gone from under it', () => {
    const simulation = worldWith('/setblock 0 3 0 oak_planks', '/setblock 0 4 0 fire', '/setblock 0 3 0 air');
    expect(nameAt(simulation, 0, 4, 0)).toBe('air');
  });

  it('comes from lava beside wood', () => {
    const simulation = worldWith(
      '/gamerule random_tick_speed 300',
      '/fill -3 0 -3 3 0 3 stone',
      '/setblock 0 0 0 lava',
      '/fill -2 2 -2 2 2 2 oak_planks',
    );
    let burnt = false;
    for (let i = 0; i < 400 && !burnt; i++) {
      run(simulation, 1);
      for (let x = -3; x <= 3; x++)
        for (let z = -3; z <= 3; z++) for (let y = 1; y <= 4; y++) burnt ||= nameAt(simulation, x, y, z) === 'fire';
    }
    expect(burnt).toBe(true);
  });
});

describe('heavy blocks', () => {
  it('fall two ticks after they lost their ground and lie where they land', () => {
    const simulation = worldWith('/setblock 0 5 0 sand');
    run(simulation, 1);
    expect(nameAt(simulation, 0, 5, 0)).toBe('sand');
    run(simulation, 3);
    expect(nameAt(simulation, 0, 5, 0)).toBe('air');
    expect(simulation.entities.map((entity) => entity.kind)).toEqual(['falling_block']);
    run(simulation, 40);
    expect([nameAt(simulation, 0, 0, 0), simulation.entities.length]).toEqual(['sand', 0]);
  });

  it('break into items on a torch', () => {
    const simulation = worldWith('/setblock 0 0 0 torch', '/setblock 0 5 0 gravel');
    run(simulation, 40);
    expect(nameAt(simulation, 0, 0, 0)).toBe('torch');
    expect(simulation.entities.map((entity) => entity.stack?.item)).toEqual(['gravel']);
  });

  it('set at the surface, when they are concrete powder over water', () => {
    const simulation = worldWith('/fill 0 -3 0 0 -1 0 water', '/setblock 0 5 0 lime_concrete_powder');
    run(simulation, 40);
    expect([nameAt(simulation, 0, -1, 0), nameAt(simulation, 0, -2, 0)]).toEqual(['lime_concrete', 'water']);
  });

  it('fall one after another when a pillar loses its foot', () => {
    const simulation = worldWith('/setblock 0 0 0 stone', '/fill 0 1 0 0 4 0 sand', '/setblock 0 0 0 air');
    run(simulation, 60);
    expect([0, 1, 2, 3, 4].map((y) => nameAt(simulation, 0, y, 0))).toEqual(['sand', 'sand', 'sand', 'sand', 'air']);
  });
});
